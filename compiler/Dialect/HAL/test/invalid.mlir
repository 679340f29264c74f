// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @view(%b: !hal.buffer, %n: index) {
  // expected-error @+1 {{has 1 sizes but 2 dimensions}}
  %0 = hal.buffer_view.create %b as tensor<?x4xf32>[%n] : !hal.buffer_view
  return
}

// -----

func.func @pack(%n: index) {
  // expected-error @+1 {{needs first, last and offset for each of its 1 sizes}}
  %0:2 = hal.arena.pack groups [0, 1] to [1] sizes(%n) : index, index
  return
}

// -----

func.func @dispatch(%c: !hal.command_buffer, %b: !hal.buffer, %x: i64) {
  // expected-error @+1 {{needs an offset and a length for each of its 1 buffers}}
  "hal.command_buffer.dispatch"(%c, %x, %x, %x, %x, %b) {entry = @e, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1, 0, 0>}
      : (!hal.command_buffer, i64, i64, i64, i64, !hal.buffer) -> ()
  return
}

// -----

func.func @dimension() {
  // expected-error @+1 {{attribute 'dimension' failed to satisfy constraint}}
  %0 = hal.workgroup.id[3] : index
  return
}

// -----

func.func @workspace() {
  // expected-error @+1 {{must be 1D memref of 8-bit signless integer values}}
  %0 = hal.workspace : memref<4x4xi8>
  return
}

// -----

func.func @load(%b: !hal.buffer, %n: index) {
  // expected-error @+1 {{must be a scalar, but got 'tensor<4xf32>'}}
  %0 = hal.buffer.load %b[%n] : tensor<4xf32>
  return
}
