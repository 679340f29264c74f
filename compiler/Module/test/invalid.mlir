// RUN: sluice-opt %s --sluice-module-pipeline --sluice-write-module=path=%t.slm --split-input-file --verify-diagnostics

func.func private @uncompiled(%t: !hal.timepoint) -> !hal.timepoint {
  %commands = hal.command_buffer.create : !hal.command_buffer
  // expected-error @+1 {{has no launches: kernel 'e' was not compiled}}
  stream.cmd.dispatch %commands, @e[] reads() writes()
  %done = hal.queue.submit %commands after %t : !hal.timepoint
  return %done : !hal.timepoint
}

// -----

hal.executable.kernel private @e launches ["e"] grids [@missing]
func.func private @no_grid(%t: !hal.timepoint) -> !hal.timepoint {
  %commands = hal.command_buffer.create : !hal.command_buffer
  // expected-error @+1 {{has no grid: there is no function 'missing' of one block}}
  stream.cmd.dispatch %commands, @e[] reads() writes()
  %done = hal.queue.submit %commands after %t : !hal.timepoint
  return %done : !hal.timepoint
}

// -----

// expected-error @+1 {{needs a grid for each of its 2 launches, and at least one}}
hal.executable.kernel private @e launches ["e", "e.launch1"] grids [@e_grid]

// -----

hal.executable.kernel private @e launches ["e"] grids [@e_grid]
func.func private @e_grid() -> (i64, i64, i64, i64) {
  %c1 = arith.constant 1 : i64
  return %c1, %c1, %c1, %c1 : i64, i64, i64, i64
}
func.func private @mismatch(%t: !hal.timepoint, %n: i64) -> !hal.timepoint {
  %commands = hal.command_buffer.create : !hal.command_buffer
  // expected-error @+1 {{passes 1 constants, but 'e_grid' has type}}
  stream.cmd.dispatch %commands, @e[%n] reads() writes()
  %done = hal.queue.submit %commands after %t : !hal.timepoint
  return %done : !hal.timepoint
}

// -----

func.func @left_over(%c4: index) {
  // expected-error @+1 {{is left by the stream stage}}
  %r = stream.async.empty : !hal.buffer{%c4}
  return
}

// -----

func.func @unknown(%a: i64, %b: i64) -> i64 {
  // expected-error @+1 {{the host program cannot run 'arith.mulsi_extended'}}
  %low, %high = arith.mulsi_extended %a, %b : i64
  return %high : i64
}

// -----

// expected-error @+1 {{has an argument or result of type 'vector<4xf32>', which callers cannot pass}}
func.func @vector(%a: vector<4xf32>) {
  return
}
