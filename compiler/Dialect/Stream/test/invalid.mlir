// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @export(%r: !hal.buffer, %n: index) {
  // expected-error @+1 {{has 1 sizes for 2 dynamic dimensions}}
  %0 = stream.resource.export %r as tensor<?x?xf32>{%n} : !hal.buffer_view
  return
}

// -----

func.func @dispatch(%r: !hal.buffer) {
  // expected-error @+1 {{needs a size for each input and result}}
  "stream.async.dispatch"(%r) {executable = @e, operandSegmentSizes = array<i32: 0, 1, 0, 0>} : (!hal.buffer) -> ()
  return
}

// -----

func.func @execute(%t: !hal.timepoint) {
  // expected-error @+1 {{does not yield its 1 results}}
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    stream.yield
  }
  return
}

// -----

func.func @pack(%n: index) {
  // expected-error @+1 {{needs first, last and offset for each of its 1 sizes}}
  %0:3 = hal.arena.pack groups [0] to [1] sizes(%n) : index, index, index
  return
}

// -----

func.func @command(%c: !hal.command_buffer, %r: !hal.buffer) {
  // expected-error @+1 {{needs an offset and a length for each resource}}
  "stream.cmd.dispatch"(%c, %r) {executable = @e, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0, 0>} : (!hal.command_buffer, !hal.buffer) -> ()
  return
}

// -----

func.func @barrier() {
  // expected-error @+1 {{expects parent op 'stream.async.execute'}}
  stream.async.barrier
  return
}
