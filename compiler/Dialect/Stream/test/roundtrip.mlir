// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func.func @boundary(
//       CHECK:   stream.resource.import %{{.+}} : !hal.buffer
//       CHECK:   stream.resource.export %{{.+}} as tensor<?x4xf32>{%{{.+}}} : !hal.buffer_view
//       CHECK:   stream.resource.export %{{.+}} as tensor<4xf32> : !hal.buffer_view
func.func @boundary(%view: !hal.buffer_view, %n: index) {
  %0 = stream.resource.import %view : !hal.buffer
  %4 = stream.resource.export %0 as tensor<?x4xf32>{%n} : !hal.buffer_view
  %5 = stream.resource.export %0 as tensor<4xf32> : !hal.buffer_view
  return
}

// CHECK-LABEL: func.func @values(
//       CHECK:   stream.async.empty on(#hal.device.affinity<@gpu>) : !hal.buffer{%{{.+}}}
//       CHECK:   stream.async.splat %{{.+}} : f32 -> !hal.buffer{%{{.+}}}
//       CHECK:   stream.async.clone %{{.+}} : !hal.buffer{%{{.+}}}
//       CHECK:   stream.async.transfer on(#hal.device.affinity<@gpu>) %{{.+}} : !hal.buffer{%{{.+}}}
//       CHECK:   stream.async.slice %{{.+}}[%{{.+}} for %{{.+}}] : !hal.buffer
//       CHECK:   stream.async.update %{{.+}} into %{{.+}}[%{{.+}} for %{{.+}}] : !hal.buffer
//       CHECK:   stream.async.fill %{{.+}} : f32 into %{{.+}}[%{{.+}} for %{{.+}}] : !hal.buffer
//       CHECK:   stream.async.dispatch @e[](%{{.+}}{%{{.+}}}) -> !hal.buffer{%{{.+}}}
//       CHECK:   stream.async.dispatch @e[%{{.+}}]() -> (!hal.buffer{%{{.+}}}, !hal.buffer{%{{.+}}})
//       CHECK:   stream.async.dispatch @e[](%{{.+}}{%{{.+}}}, %{{.+}}{%{{.+}}}) -> ()
func.func @values(%x: f32, %n: index, %k: i64) {
  %0 = stream.async.empty on(#hal.device.affinity<@gpu>) : !hal.buffer{%n}
  %1 = stream.async.splat %x : f32 -> !hal.buffer{%n}
  %2 = stream.async.clone %1 : !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@gpu>) %2 : !hal.buffer{%n}
  %3 = stream.async.slice %2[%n for %n] : !hal.buffer
  %4 = stream.async.update %3 into %0[%n for %n] : !hal.buffer
  %5 = stream.async.fill %x : f32 into %4[%n for %n] : !hal.buffer
  %6 = stream.async.dispatch @e[](%5{%n}) -> !hal.buffer{%n}
  %7:2 = stream.async.dispatch @e[%k]() -> (!hal.buffer{%n}, !hal.buffer{%n})
  stream.async.dispatch @e[](%6{%n}, %7#0{%n}) -> ()
  return
}

// CHECK-LABEL: func.func @submissions(
//       CHECK:   %[[T:.+]] = hal.timepoint.immediate : !hal.timepoint
//       CHECK:   stream.async.execute after %[[T]] -> (!hal.buffer) {
//       CHECK:     stream.async.barrier
//       CHECK:     stream.yield %{{.+}}
//       CHECK:   stream.async.execute after %{{.+}} {
//       CHECK:     stream.yield
//       CHECK:   hal.timepoint.join %{{.+}}, %{{.+}} : !hal.timepoint
//       CHECK:   hal.timepoint.await
func.func @submissions(%n: index) {
  %t = hal.timepoint.immediate : !hal.timepoint
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    %0 = stream.async.empty : !hal.buffer{%n}
    stream.async.barrier
    stream.yield %0
  }
  %last = stream.async.execute after %done {
    stream.yield
  }
  %all = hal.timepoint.join %last, %t : !hal.timepoint
  hal.timepoint.await %all
  return
}

// CHECK-LABEL: func.func @commands(
//       CHECK:   hal.arena.pack groups [0, 1] to [1, 2] sizes(%{{.+}}, %{{.+}}) : index, index, index
//       CHECK:   hal.buffer.allocate external after %{{.+}}[%{{.+}}] : !hal.buffer
//       CHECK:   hal.buffer.subspan %{{.+}}[%{{.+}} for %{{.+}}] : !hal.buffer
//       CHECK:   stream.cmd.dispatch %{{.+}}, @e[%{{.+}}] reads(%{{.+}}[%{{.+}} for %{{.+}}]) writes()
//       CHECK:   hal.buffer.deallocate %{{.+}} after %{{.+}} : !hal.timepoint
func.func @commands(%t: !hal.timepoint, %n: index, %k: i64) {
  %0:3 = hal.arena.pack groups [0, 1] to [1, 2] sizes(%n, %n) : index, index, index
  %1, %ready = hal.buffer.allocate external after %t[%n] : !hal.buffer
  %2 = hal.buffer.subspan %1[%n for %n] : !hal.buffer
  %commands = hal.command_buffer.create : !hal.command_buffer
  stream.cmd.dispatch %commands, @e[%k] reads(%2[%n for %n]) writes()
  %done = hal.queue.submit %commands after %ready : !hal.timepoint
  %3 = hal.buffer.deallocate %1 after %done : !hal.timepoint
  return
}

// CHECK-LABEL: func.func @collectives(
//       CHECK:   stream.async.collective all_gather none f32 %{{.+}}{%{{.+}}} to %{{.+}} from %{{.+}} into %{{.+}}[%{{.+}} for %{{.+}}] on @all : !hal.buffer
hal.channel private @all grid [2] axes [0]
func.func @collectives(%x: !hal.buffer, %n: index, %t: !hal.timepoint) {
  %0 = stream.async.collective all_gather none f32 %x{%n} to %n from %n into %x[%n for %n] on @all : !hal.buffer
  return
}
