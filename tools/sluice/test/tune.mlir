// Plans are measured on a device, written down, and followed by later compilations.
// RUN: sluice tune %s --device=cpu --repetitions=1 -o %t.plans | FileCheck %s --check-prefix=TUNE
// RUN: FileCheck %s --check-prefix=FILE --input-file=%t.plans && not ls %t.plans.part
// RUN: sluice compile %s --plans=%t.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=TUNED
// RUN: sluice inspect %t.slm --json | FileCheck %s --check-prefix=JSON
// RUN: sluice verify %s --plans=%t.plans
// Files for something else, and broken ones.
// RUN: sed 's/^cpu:[^\t]*/cuda:sm_80\/108/' %t.plans > %t.device.plans && sluice compile %s --plans=%t.device.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: sed 's/by sluice [0-9.]*/by sluice 0.0.1/' %t.plans > %t.version.plans && sluice compile %s --plans=%t.version.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: sed 's/#[0-9a-f]\{8\}/#00000000/' %t.plans > %t.shape.plans && sluice compile %s --plans=%t.shape.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: sed 's/\tmatmul: [^\t]*/\tmatmul: by magic/' %t.plans > %t.plan.plans && sluice compile %s --plans=%t.plan.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=UNTUNED
// RUN: echo lost >> %t.plans && not sluice compile %s --plans=%t.plans -o %t.bad.slm 2>&1 | FileCheck %s --check-prefix=BROKEN && not ls %t.bad.slm
// RUN: not sluice compile %s --plans=%t.none -o %t.bad.slm 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not sluice tune %s 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: not sluice tune %t.slm -o %t.x 2>&1 | FileCheck %s --check-prefix=MODULE
// TUNE:    .plans: 1 of 2 kernels have several plans
// FILE:    # sluice plans, made by sluice [[#]].
// FILE-NEXT: cpu:{{.*}} matmul_20x320x1024_f32(20x1024xf32;1024x320xf32;20x320xf32)#{{[0-9a-f]+}} {{[a-z]+: .*}} {{[0-9.]+}} {{[0-9.]+}}
// FILE-NOT:  {{.}}
// QUIET-NOT: {{.}}
// TUNED:   main_0_matmul
// TUNED:   plan {{.*}}, tuned
// TUNED:   main_1
// TUNED-NOT: tuned
// JSON:    "tuned": 1
// JSON:    "tuned": 0
// DEVICE:  warning: '{{.*}}.device.plans' has plans for cuda:sm_80/108, none for cpu:
// DEVICE-NOT: warning
// VERSION: warning: '{{.*}}.version.plans' was made by sluice 0.0.1{{.*}}, and this is sluice {{.*}}: its plans are not used
// VERSION-NOT: warning
// SHAPE:   warning: '{{.*}}.shape.plans' has plans for 1 kernels on cpu:{{.*}}, none of which is in this model
// PLAN:    warning: '{{.*}}.plan.plans' is for other kernels: matmul_20x320x1024_f32({{.*}} has no plan 'matmul: by magic'
// UNTUNED-NOT: tuned
// BROKEN:  error: {{.*}}.plans:3: expected device, kernel, plan and two times with tabs between, found 1 of them
// NONE:    error: cannot read the plans in '{{.*}}.none': No such file or directory
// USAGE:   error: no output named; add -o FILE.plans
// MODULE:  error: '{{.*}}.slm' is a module: plans are measured for a model, which is compiled with each of them
func.func @main(%a: tensor<20x1024xf32>, %b: tensor<1024x320xf32>, %c: tensor<4x8xf32>) -> (tensor<20x320xf32>, tensor<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x320xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<20x320xf32>) -> tensor<20x320xf32>
  %m = linalg.matmul ins(%a, %b : tensor<20x1024xf32>, tensor<1024x320xf32>) outs(%f : tensor<20x320xf32>) -> tensor<20x320xf32>
  %y = math.tanh %c : tensor<4x8xf32>
  return %m, %y : tensor<20x320xf32>, tensor<4x8xf32>
}
