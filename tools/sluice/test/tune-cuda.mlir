// Plans of a CUDA device that is not there: what is tuned for it is followed there, and nowhere else.
// REQUIRES: fake_cuda
// RUN: env LD_PRELOAD=%build/runtime/testing/fake_cuda.so SLUICE_FAKE_DRIVER=loads SLUICE_PTXAS=none sluice tune %s --device=cuda --repetitions=1 -o %t.plans | FileCheck %s --check-prefix=TUNE
// RUN: env LD_PRELOAD=%build/runtime/testing/fake_cuda.so SLUICE_FAKE_DRIVER=loads SLUICE_PTXAS=none sluice tune %s --device=cuda --seconds=0 -o %t.short.plans | FileCheck %s --check-prefix=SHORT
// RUN: sluice compile %s --target=cuda:sm_90 --ptxas=none --plans=%t.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=TUNED
// RUN: sluice compile %s --target=cuda:sm_80 --ptxas=none --plans=%t.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=UNTUNED
// RUN: sed 's/(4x8xf32/(4x9xf32/' %t.plans > %t.shape.plans && sluice compile %s --target=cuda:sm_90 --ptxas=none --plans=%t.shape.plans -o %t.slm 2>&1 | FileCheck %s --check-prefix=SHAPE
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=UNTUNED
// TUNE:        .plans: 1 of 1 kernels have several plans
// SHORT:       {{^1 of [2-9][0-9]* sets of plans were measured in 0 s}}
// QUIET-NOT:   {{.}}
// TUNED:       plan {{.*}}, tuned
// DEVICE:      warning: '{{.*}}.plans' has plans for cuda:sm_90/132, none for cuda:sm_80/108
// DEVICE-NOT:  warning
// UNTUNED-NOT: tuned
// SHAPE:       warning: '{{.*}}.plans' has plans for 1 kernels on cuda:sm_90/132, none of which is in this model
// SHAPE-NOT:   warning
func.func @main(%c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = math.tanh %c : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
