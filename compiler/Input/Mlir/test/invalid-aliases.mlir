// RUN: sluice-opt %s --verify-diagnostics
func.func @unknown(%x: tensor<9xf32>) {
  // expected-error @+1 {{unknown operation 'iree_linalg_ext.frobnicate': there is no 'linalg_ext.frobnicate'}}
  iree_linalg_ext.frobnicate %x
  return
}
