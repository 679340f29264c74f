// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func.func @boundary(
//       CHECK:   stream.resource.import %{{.+}} : !stream.resource
//       CHECK:   stream.resource.constant @weights : !stream.resource
//       CHECK:   stream.resource.load %{{.+}}[%{{.+}}] : f32
//       CHECK:   stream.resource.load await(%{{.+}}) %{{.+}}[%{{.+}}] : i64
//       CHECK:   stream.resource.export %{{.+}} as tensor<?x4xf32>{%{{.+}}} : !hal.buffer_view
//       CHECK:   stream.resource.export %{{.+}} as tensor<4xf32> : !hal.buffer_view
hal.constant private @weights = dense<1.0> : tensor<2xf32>
func.func @boundary(%view: !hal.buffer_view, %n: index, %t: !stream.timepoint) {
  %0 = stream.resource.import %view : !stream.resource
  %1 = stream.resource.constant @weights : !stream.resource
  %2 = stream.resource.load %0[%n] : f32
  %3 = stream.resource.load await(%t) %0[%n] : i64
  %4 = stream.resource.export %0 as tensor<?x4xf32>{%n} : !hal.buffer_view
  %5 = stream.resource.export %0 as tensor<4xf32> : !hal.buffer_view
  return
}

// CHECK-LABEL: func.func @values(
//       CHECK:   stream.async.empty on(#hal.device.affinity<@gpu>) : !stream.resource{%{{.+}}}
//       CHECK:   stream.async.splat %{{.+}} : f32 -> !stream.resource{%{{.+}}}
//       CHECK:   stream.async.clone %{{.+}} : !stream.resource{%{{.+}}}
//       CHECK:   stream.async.transfer on(#hal.device.affinity<@gpu>) %{{.+}} : !stream.resource{%{{.+}}}
//       CHECK:   stream.async.slice %{{.+}}[%{{.+}} for %{{.+}}] : !stream.resource
//       CHECK:   stream.async.update %{{.+}} into %{{.+}}[%{{.+}} for %{{.+}}] : !stream.resource
//       CHECK:   stream.async.fill %{{.+}} : f32 into %{{.+}}[%{{.+}} for %{{.+}}] : !stream.resource
//       CHECK:   stream.async.dispatch @e[](%{{.+}}{%{{.+}}}) -> !stream.resource{%{{.+}}}
//       CHECK:   stream.async.dispatch @e[%{{.+}}]() -> (!stream.resource{%{{.+}}}, !stream.resource{%{{.+}}})
//       CHECK:   stream.async.dispatch @e[](%{{.+}}{%{{.+}}}, %{{.+}}{%{{.+}}}) -> ()
func.func @values(%x: f32, %n: index, %k: i64) {
  %0 = stream.async.empty on(#hal.device.affinity<@gpu>) : !stream.resource{%n}
  %1 = stream.async.splat %x : f32 -> !stream.resource{%n}
  %2 = stream.async.clone %1 : !stream.resource{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@gpu>) %2 : !stream.resource{%n}
  %3 = stream.async.slice %2[%n for %n] : !stream.resource
  %4 = stream.async.update %3 into %0[%n for %n] : !stream.resource
  %5 = stream.async.fill %x : f32 into %4[%n for %n] : !stream.resource
  %6 = stream.async.dispatch @e[](%5{%n}) -> !stream.resource{%n}
  %7:2 = stream.async.dispatch @e[%k]() -> (!stream.resource{%n}, !stream.resource{%n})
  stream.async.dispatch @e[](%6{%n}, %7#0{%n}) -> ()
  return
}

// CHECK-LABEL: func.func @submissions(
//       CHECK:   %[[T:.+]] = stream.timepoint.immediate : !stream.timepoint
//       CHECK:   stream.async.execute after %[[T]] -> (!stream.resource) {
//       CHECK:     stream.async.barrier
//       CHECK:     stream.yield %{{.+}}
//       CHECK:   stream.async.execute after %{{.+}} {
//       CHECK:     stream.yield
//       CHECK:   stream.timepoint.join %{{.+}}, %{{.+}} : !stream.timepoint
//       CHECK:   stream.timepoint.await
func.func @submissions(%n: index) {
  %t = stream.timepoint.immediate : !stream.timepoint
  %r, %done = stream.async.execute after %t -> (!stream.resource) {
    %0 = stream.async.empty : !stream.resource{%n}
    stream.async.barrier
    stream.yield %0
  }
  %last = stream.async.execute after %done {
    stream.yield
  }
  %all = stream.timepoint.join %last, %t : !stream.timepoint
  stream.timepoint.await %all
  return
}

// CHECK-LABEL: func.func @commands(
//       CHECK:   stream.resource.pack groups [0, 1] to [1, 2] sizes(%{{.+}}, %{{.+}}) : index, index, index
//       CHECK:   stream.resource.alloc external after %{{.+}} : !stream.resource{%{{.+}}}
//       CHECK:   stream.resource.subview %{{.+}}[%{{.+}} for %{{.+}}] : !stream.resource
//       CHECK:   stream.cmd.execute after %{{.+}} {
//       CHECK:     stream.cmd.dispatch @e[%{{.+}}] reads(%{{.+}}[%{{.+}} for %{{.+}}]) writes()
//       CHECK:     stream.cmd.barrier
//       CHECK:     stream.cmd.fill %{{.+}} : i64 into %{{.+}}[%{{.+}} for %{{.+}}]
//       CHECK:     stream.cmd.copy %{{.+}}[%{{.+}}] to %{{.+}}[%{{.+}}] for %{{.+}}
//       CHECK:   stream.resource.dealloc %{{.+}} after %{{.+}} : !stream.timepoint
func.func @commands(%t: !stream.timepoint, %n: index, %k: i64) {
  %0:3 = stream.resource.pack groups [0, 1] to [1, 2] sizes(%n, %n) : index, index, index
  %1, %ready = stream.resource.alloc external after %t : !stream.resource{%n}
  %2 = stream.resource.subview %1[%n for %n] : !stream.resource
  %done = stream.cmd.execute after %ready {
    stream.cmd.dispatch @e[%k] reads(%2[%n for %n]) writes()
    stream.cmd.barrier
    stream.cmd.fill %k : i64 into %1[%n for %n]
    stream.cmd.copy %1[%n] to %2[%n] for %n
    stream.yield
  }
  %3 = stream.resource.dealloc %1 after %done : !stream.timepoint
  return
}

// CHECK-LABEL: func.func @collectives(
//       CHECK:   stream.async.collective all_gather none f32 %{{.+}}{%{{.+}}} to %{{.+}} from %{{.+}} into %{{.+}}[%{{.+}} for %{{.+}}] on @all : !stream.resource
//       CHECK:     stream.cmd.collective all_reduce maximum f16 to %{{.+}} from %{{.+}} %{{.+}}[%{{.+}} for %{{.+}}] into %{{.+}}[%{{.+}} for %{{.+}}] on @all
hal.channel private @all grid [2] axes [0]
func.func @collectives(%x: !stream.resource, %n: index, %t: !stream.timepoint) {
  %0 = stream.async.collective all_gather none f32 %x{%n} to %n from %n into %x[%n for %n] on @all : !stream.resource
  %done = stream.cmd.execute after %t {
    stream.cmd.collective all_reduce maximum f16 to %n from %n %x[%n for %n] into %0[%n for %n] on @all
    stream.yield
  }
  return
}
