// Operations, types and attributes that nothing here defines: one line, at the place, with the name that was meant where one is near.
// RUN: rm -rf %t && split-file %s %t
// DEFINE: %{file} =
// DEFINE: %{says} = not sluice compile %t/%{file}.mlir -o %t/out.slm 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note: --check-prefix
// REDEFINE: %{file} = dialect
// RUN: %{says}=DIALECT
// DIALECT: dialect.mlir:2:8: error: operation 'stablehlo.add' is unknown: there is no dialect 'stablehlo'
// REDEFINE: %{file} = generic
// RUN: %{says}=GENERIC
// GENERIC: generic.mlir:3:{{[0-9]+}}: error: operation 'mhlo.add' is unknown: there is no dialect 'mhlo'
// REDEFINE: %{file} = misspelt
// RUN: %{says}=MISSPELT
// MISSPELT: misspelt.mlir:2:{{[0-9]+}}: error: operation 'linalg_ext.sorts' is unknown; did you mean 'linalg_ext.sort'?
// REDEFINE: %{file} = dump
// RUN: %{says}=DUMP
// DUMP: dump.mlir:3:{{[0-9]+}}: error: operation 'flow.dispach' is unknown; did you mean 'flow.dispatch'?
// REDEFINE: %{file} = other
// RUN: %{says}=OTHER
// OTHER: other.mlir:2:{{[0-9]+}}: error: operation 'linalg_ext.median' is unknown
// REDEFINE: %{file} = type
// RUN: %{says}=TYPE
// TYPE: type.mlir:1:{{[0-9]+}}: error: type '!foo' is unknown: there is no dialect 'foo'
// REDEFINE: %{file} = attribute
// RUN: %{says}=ATTRIBUTE
// ATTRIBUTE: attribute.mlir:1:{{[0-9]+}}: error: attribute '#foo' is unknown: there is no dialect 'foo'

//--- dialect.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.add %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
//--- generic.mlir
module attributes {sluice.stage = "global"} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = "mhlo.add"(%x, %x) {what = "this"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %y : tensor<4xf32>
  }
}
//--- misspelt.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = linalg_ext.sorts keys(%x) : tensor<4xf32>
  return %y : tensor<4xf32>
}
//--- dump.mlir
module attributes {sluice.stage = "dispatch"} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = "flow.dispach"(%x) {executable = @k} : (tensor<4xf32>) -> tensor<4xf32>
    return %y : tensor<4xf32>
  }
}
//--- other.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = "linalg_ext.median"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
//--- type.mlir
func.func @main(%x: !foo.bar<4>) {
  return
}
//--- attribute.mlir
func.func @main(%x: tensor<4xf32, #foo.layout<2>>) {
  return
}
