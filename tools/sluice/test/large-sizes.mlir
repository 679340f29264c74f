// Sizes that come from values are checked where they are multiplied: no product wraps.
// REQUIRES: sluice
// RUN: not sluice run %s --input=i64=4294967296 --input=i64=4294967296 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not sluice run %s --input=i64=4 --input=i64=4611686018427387904 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: sluice run %s --input=i64=2 --input=i64=3 --print | FileCheck %s --check-prefix=SMALL

// BOTH: error: fill: a size of 4294967296 times 4294967296 is too large
// ONE: error: fill: a size of 4 times 4611686018427387904 is too large
// SMALL: 2x3xf32={{.*}}1 1 1{{.*}}1 1 1
func.func @main(%n: tensor<i64>, %m: tensor<i64>) -> tensor<?x?xf32> {
  %one = arith.constant 1.0 : f32
  %rows = tensor.extract %n[] : tensor<i64>
  %columns = tensor.extract %m[] : tensor<i64>
  %r = arith.index_cast %rows : i64 to index
  %c = arith.index_cast %columns : i64 to index
  %e = tensor.empty(%r, %c) : tensor<?x?xf32>
  %y = linalg.fill ins(%one : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32> loc("fill")
  return %y : tensor<?x?xf32>
}
