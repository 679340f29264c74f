// linalg.pack and linalg.unpack of tensors whose sizes are known only at run time.

// Sizes that are whole tiles, known only at run time: no padding value is needed.
func.func @whole_tiles() {
  %x = flow.tensor.dynamic_constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0, 16.0, 17.0], [18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : tensor<4x6xf32> -> tensor<?x?xf32>
  %n = util.unfoldable_constant 2 : index
  %m = util.unfoldable_constant 2 : index
  %e = tensor.empty(%n, %m) : tensor<?x?x2x3xf32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %e : tensor<?x?xf32> -> tensor<?x?x2x3xf32>
  check.expect_eq_const(%p, dense<[[[[0.0, 1.0, 2.0], [6.0, 7.0, 8.0]], [[3.0, 4.0, 5.0], [9.0, 10.0, 11.0]]], [[[12.0, 13.0, 14.0], [18.0, 19.0, 20.0]], [[15.0, 16.0, 17.0], [21.0, 22.0, 23.0]]]]> : tensor<2x2x2x3xf32>) : tensor<?x?x2x3xf32>
  %h = util.unfoldable_constant 4 : index
  %w = util.unfoldable_constant 6 : index
  %f = tensor.empty(%h, %w) : tensor<?x?xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %f : tensor<?x?x2x3xf32> -> tensor<?x?xf32>
  check.expect_eq_const(%u, dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0, 16.0, 17.0], [18.0, 19.0, 20.0, 21.0, 22.0, 23.0]]> : tensor<4x6xf32>) : tensor<?x?xf32>
  return
}

// Three dimensions, the inner tiles turned, the outer ones in another order, and tiles that reach past the end.
func.func @turned_tiles() {
  %x = flow.tensor.dynamic_constant dense<[[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0], [14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0], [28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0]], [[35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0], [42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0], [49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0], [56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0], [63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0]], [[70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0], [77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0], [84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0], [91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0], [98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0]]]> : tensor<3x5x7xf32> -> tensor<?x?x?xf32>
  %pad = arith.constant -1.0 : f32
  %a = util.unfoldable_constant 3 : index
  %b = util.unfoldable_constant 3 : index
  %c = util.unfoldable_constant 2 : index
  %e = tensor.empty(%a, %b, %c) : tensor<?x?x?x4x2xf32>
  %p = linalg.pack %x padding_value(%pad : f32) outer_dims_perm = [1, 0, 2] inner_dims_pos = [2, 1] inner_tiles = [4, 2] into %e : tensor<?x?x?xf32> -> tensor<?x?x?x4x2xf32>
  check.expect_eq_const(%p, dense<[[[[[0.0, 7.0], [1.0, 8.0], [2.0, 9.0], [3.0, 10.0]], [[4.0, 11.0], [5.0, 12.0], [6.0, 13.0], [-1.0, -1.0]]], [[[35.0, 42.0], [36.0, 43.0], [37.0, 44.0], [38.0, 45.0]], [[39.0, 46.0], [40.0, 47.0], [41.0, 48.0], [-1.0, -1.0]]], [[[70.0, 77.0], [71.0, 78.0], [72.0, 79.0], [73.0, 80.0]], [[74.0, 81.0], [75.0, 82.0], [76.0, 83.0], [-1.0, -1.0]]]], [[[[14.0, 21.0], [15.0, 22.0], [16.0, 23.0], [17.0, 24.0]], [[18.0, 25.0], [19.0, 26.0], [20.0, 27.0], [-1.0, -1.0]]], [[[49.0, 56.0], [50.0, 57.0], [51.0, 58.0], [52.0, 59.0]], [[53.0, 60.0], [54.0, 61.0], [55.0, 62.0], [-1.0, -1.0]]], [[[84.0, 91.0], [85.0, 92.0], [86.0, 93.0], [87.0, 94.0]], [[88.0, 95.0], [89.0, 96.0], [90.0, 97.0], [-1.0, -1.0]]]], [[[[28.0, -1.0], [29.0, -1.0], [30.0, -1.0], [31.0, -1.0]], [[32.0, -1.0], [33.0, -1.0], [34.0, -1.0], [-1.0, -1.0]]], [[[63.0, -1.0], [64.0, -1.0], [65.0, -1.0], [66.0, -1.0]], [[67.0, -1.0], [68.0, -1.0], [69.0, -1.0], [-1.0, -1.0]]], [[[98.0, -1.0], [99.0, -1.0], [100.0, -1.0], [101.0, -1.0]], [[102.0, -1.0], [103.0, -1.0], [104.0, -1.0], [-1.0, -1.0]]]]]> : tensor<3x3x2x4x2xf32>) : tensor<?x?x?x4x2xf32>
  %h = util.unfoldable_constant 3 : index
  %v = util.unfoldable_constant 5 : index
  %w = util.unfoldable_constant 7 : index
  %f = tensor.empty(%h, %v, %w) : tensor<?x?x?xf32>
  %u = linalg.unpack %p outer_dims_perm = [1, 0, 2] inner_dims_pos = [2, 1] inner_tiles = [4, 2] into %f : tensor<?x?x?x4x2xf32> -> tensor<?x?x?xf32>
  check.expect_eq_const(%u, dense<[[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0], [14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0], [28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0]], [[35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0], [42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0], [49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0], [56.0, 57.0, 58.0, 59.0, 60.0, 61.0, 62.0], [63.0, 64.0, 65.0, 66.0, 67.0, 68.0, 69.0]], [[70.0, 71.0, 72.0, 73.0, 74.0, 75.0, 76.0], [77.0, 78.0, 79.0, 80.0, 81.0, 82.0, 83.0], [84.0, 85.0, 86.0, 87.0, 88.0, 89.0, 90.0], [91.0, 92.0, 93.0, 94.0, 95.0, 96.0, 97.0], [98.0, 99.0, 100.0, 101.0, 102.0, 103.0, 104.0]]]> : tensor<3x5x7xf32>) : tensor<?x?x?xf32>
  return
}

// A tile of a size that is known only at run time, in integers.
func.func @sized_tile() {
  %x = flow.tensor.dynamic_constant dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29]]> : tensor<5x6xi8> -> tensor<?x6xi8>
  %pad = arith.constant 9 : i8
  %t = util.unfoldable_constant 4 : index
  %n = util.unfoldable_constant 2 : index
  %h = util.unfoldable_constant 5 : index
  %e = tensor.empty(%n, %h, %t) : tensor<?x?x?xi8>
  %p = linalg.pack %x padding_value(%pad : i8) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%t] into %e : tensor<?x6xi8> -> tensor<?x?x?xi8>
  check.expect_eq_const(%p, dense<[[[0, 1, 2, 3], [6, 7, 8, 9], [12, 13, 14, 15], [18, 19, 20, 21], [24, 25, 26, 27]], [[4, 5, 9, 9], [10, 11, 9, 9], [16, 17, 9, 9], [22, 23, 9, 9], [28, 29, 9, 9]]]> : tensor<2x5x4xi8>) : tensor<?x?x?xi8>
  %f = tensor.empty(%h) : tensor<?x6xi8>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%t] into %f : tensor<?x?x?xi8> -> tensor<?x6xi8>
  check.expect_eq_const(%u, dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29]]> : tensor<5x6xi8>) : tensor<?x6xi8>
  return
}
