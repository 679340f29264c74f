// RUN: sluice-opt %s --sluice-module-pipeline --sluice-write-module=path=%t.slm --split-input-file --verify-diagnostics

func.func private @uncompiled(%t: !stream.timepoint) -> !stream.timepoint {
  %done = stream.cmd.execute after %t {
    // expected-error @+1 {{has no grid: kernel 'e' was not compiled}}
    stream.cmd.dispatch @e[] reads() writes()
    stream.yield
  }
  return %done : !stream.timepoint
}

// -----

func.func private @e_grid() -> (i64, i64, i64, i64) {
  %c1 = arith.constant 1 : i64
  return %c1, %c1, %c1, %c1 : i64, i64, i64, i64
}
func.func private @mismatch(%t: !stream.timepoint, %n: i64) -> !stream.timepoint {
  %done = stream.cmd.execute after %t {
    // expected-error @+1 {{passes 1 constants, but 'e_grid' has type}}
    stream.cmd.dispatch @e[%n] reads() writes()
    stream.yield
  }
  return %done : !stream.timepoint
}

// -----

func.func @left_over(%c4: index) {
  // expected-error @+1 {{is left by the stream stage}}
  %r = stream.async.empty : !stream.resource{%c4}
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
