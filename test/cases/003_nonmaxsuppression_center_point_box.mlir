// source: iree#20505, PR#20411
// symptom: found an unresolved external function 'malloc' in the final bitcode (sort bufferized to a global allocation in the kernel); the older Distribute path had thread races
// targets it failed on: rocm gfx942 (TileAndFuse pipeline)
// category: sort malloc
// input: 1x6x4xf32 range=0:1
// input: 1x1x6xf32 range=0.01:1
// input: 1xi64 value=3
// input: 1xf32 value=0.99
// input: 1xf32 value=0.0
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<1x6x4xf32>, %arg1: tensor<1x1x6xf32>, %arg2: tensor<1xi64>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>) -> (tensor<3x3xi64>) {
  %c0 = arith.constant 0 : index
  %c1_i64 = arith.constant 1 : i64
  %c0_i64 = arith.constant 0 : i64
  %c6_i64 = arith.constant 6 : i64
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %c6 = arith.constant 6 : index
  %cst = arith.constant 0x7F800000 : f32
  %cst_0 = arith.constant 1.000000e+00 : f32
  %cst_1 = arith.constant dense<0> : tensor<1xi64>
  %cst_2 = arith.constant dense<0.000000e+00> : tensor<1xf32>
  %cst_3 = arith.constant dense<1> : tensor<6xi64>
  %cst_4 = arith.constant 2.000000e+00 : f32
  %cst_5 = arith.constant dense<0> : tensor<3x2xi64>
  %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x6x4xf32> into tensor<6x4xf32>
  %collapsed_6 = tensor.collapse_shape %arg1 [[0, 1, 2]] : tensor<1x1x6xf32> into tensor<6xf32>
  %extracted_slice = tensor.extract_slice %collapsed[0, 0] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %extracted_slice_7 = tensor.extract_slice %collapsed[0, 2] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %5 = tensor.empty() : tensor<6x2xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %36 = arith.divf %in, %cst_4 : f32
    linalg.yield %36 : f32
  } -> tensor<6x2xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %6 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %36 = arith.subf %in, %in_15 : f32
    linalg.yield %36 : f32
  } -> tensor<6x2xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %6 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %36 = arith.addf %in, %in_15 : f32
    linalg.yield %36 : f32
  } -> tensor<6x2xf32>
  %concat = tensor.concat dim(1) %7, %8 : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
  %extracted = tensor.extract %arg4[%c0] : tensor<1xf32>
  %9 = tensor.empty() : tensor<f32>
  %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<f32>) -> tensor<f32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%collapsed_6 : tensor<6xf32>) outs(%10 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %36 = arith.minimumf %in, %out : f32
    linalg.yield %36 : f32
  } -> tensor<f32>
  %extracted_8 = tensor.extract %11[] : tensor<f32>
  %12 = arith.cmpf uge, %extracted_8, %extracted : f32
  cf.assert %12, "unimplemented: score_threshold should be <= min(scores)"
  %extracted_9 = tensor.extract %arg3[%c0] : tensor<1xf32>
  %extracted_10 = tensor.extract %arg2[%c0] : tensor<1xi64>
  %extracted_slice_11 = tensor.extract_slice %concat[0, 0] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %extracted_slice_12 = tensor.extract_slice %concat[0, 2] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
  %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11, %extracted_slice_12 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %36 = arith.cmpf olt, %in, %in_15 : f32
    %37 = arith.select %36, %in, %in_15 : f32
    linalg.yield %37 : f32
  } -> tensor<6x2xf32>
  %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11, %extracted_slice_12 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %36 = arith.cmpf ogt, %in, %in_15 : f32
    %37 = arith.select %36, %in, %in_15 : f32
    linalg.yield %37 : f32
  } -> tensor<6x2xf32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %13 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %36 = arith.subf %in, %in_15 : f32
    linalg.yield %36 : f32
  } -> tensor<6x2xf32>
  %16 = tensor.empty() : tensor<6xf32>
  %17 = linalg.fill ins(%cst_0 : f32) outs(%16 : tensor<6xf32>) -> tensor<6xf32>
  %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<6x2xf32>) outs(%17 : tensor<6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %36 = arith.mulf %in, %out : f32
    linalg.yield %36 : f32
  } -> tensor<6xf32>
  %19 = tensor.empty() : tensor<6xi64>
  %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%19 : tensor<6xi64>) {
  ^bb0(%out: i64):
    %36 = linalg.index 0 : index
    %37 = arith.index_cast %36 : index to i64
    linalg.yield %37 : i64
  } -> tensor<6xi64>
  %21:2 = iree_linalg_ext.sort dimension(0) outs(%collapsed_6, %20 : tensor<6xf32>, tensor<6xi64>) {
  ^bb0(%arg7: f32, %arg8: f32, %arg9: i64, %arg10: i64):
    %36 = arith.cmpf oge, %arg7, %arg8 : f32
    iree_linalg_ext.yield %36 : i1
  } -> tensor<6xf32>, tensor<6xi64>
  %22:3 = scf.for %arg7 = %c0 to %c6 step %c1 iter_args(%arg8 = %cst_3, %arg9 = %19, %arg10 = %c0_i64) -> (tensor<6xi64>, tensor<6xi64>, i64) {
    %36 = arith.index_cast %arg7 : index to i64
    %37 = arith.cmpi slt, %36, %c0_i64 : i64
    %38 = arith.extui %37 : i1 to i64
    %39 = arith.muli %38, %c6_i64 : i64
    %40 = arith.addi %36, %39 : i64
    %41 = arith.addi %40, %c6_i64 : i64
    %42 = arith.cmpi sge, %40, %c0_i64 : i64
    %43 = arith.select %42, %40, %41 : i64
    %44 = arith.maxsi %43, %c0_i64 : i64
    %45 = arith.minsi %44, %c6_i64 : i64
    %46 = arith.index_cast %45 : i64 to index
    %extracted_slice_15 = tensor.extract_slice %arg8[%46] [1] [1] : tensor<6xi64> to tensor<1xi64>
    %extracted_16 = tensor.extract %extracted_slice_15[%c0] : tensor<1xi64>
    %47 = arith.cmpi ne, %extracted_16, %c0_i64 : i64
    %48:3 = scf.if %47 -> (tensor<6xi64>, tensor<6xi64>, i64) {
      %extracted_slice_17 = tensor.extract_slice %21#1[%46] [1] [1] : tensor<6xi64> to tensor<1xi64>
      %49 = arith.addi %arg10, %c1_i64 : i64
      %50 = arith.addi %arg10, %c6_i64 : i64
      %51 = arith.cmpi sge, %arg10, %c0_i64 : i64
      %52 = arith.select %51, %arg10, %50 : i64
      %53 = arith.maxsi %52, %c0_i64 : i64
      %54 = arith.minsi %53, %c6_i64 : i64
      %55 = arith.index_cast %54 : i64 to index
      %inserted_slice = tensor.insert_slice %extracted_slice_17 into %arg9[%55] [1] [1] : tensor<1xi64> into tensor<6xi64>
      %extracted_18 = tensor.extract %extracted_slice_17[%c0] : tensor<1xi64>
      %56 = arith.addi %extracted_18, %c6_i64 : i64
      %57 = arith.cmpi sge, %extracted_18, %c0_i64 : i64
      %58 = arith.select %57, %extracted_18, %56 : i64
      %59 = arith.maxsi %58, %c0_i64 : i64
      %60 = arith.minsi %59, %c6_i64 : i64
      %61 = arith.index_cast %60 : i64 to index
      %extracted_slice_19 = tensor.extract_slice %concat[%61, 0] [1, 4] [1, 1] : tensor<6x4xf32> to tensor<1x4xf32>
      %extracted_slice_20 = tensor.extract_slice %extracted_slice_19[0, 0] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<1x2xf32>
      %extracted_slice_21 = tensor.extract_slice %extracted_slice_19[0, 2] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<1x2xf32>
      %62 = tensor.empty() : tensor<1x2xf32>
      %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_21 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%62 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.cmpf olt, %in, %in_23 : f32
        %75 = arith.select %74, %in, %in_23 : f32
        linalg.yield %75 : f32
      } -> tensor<1x2xf32>
      %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_21 : tensor<1x2xf32>, tensor<1x2xf32>) outs(%62 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.cmpf ogt, %in, %in_23 : f32
        %75 = arith.select %74, %in, %in_23 : f32
        linalg.yield %75 : f32
      } -> tensor<1x2xf32>
      %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %63 : tensor<6x2xf32>, tensor<1x2xf32>) outs(%5 : tensor<6x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.cmpf ogt, %in, %in_23 : f32
        %75 = arith.select %74, %in, %in_23 : f32
        linalg.yield %75 : f32
      } -> tensor<6x2xf32>
      %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %64 : tensor<6x2xf32>, tensor<1x2xf32>) outs(%5 : tensor<6x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.cmpf olt, %in, %in_23 : f32
        %75 = arith.select %74, %in, %in_23 : f32
        linalg.yield %75 : f32
      } -> tensor<6x2xf32>
      %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66, %65 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%5 : tensor<6x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.subf %in, %in_23 : f32
        linalg.yield %74 : f32
      } -> tensor<6x2xf32>
      %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%67, %cst_2 : tensor<6x2xf32>, tensor<1xf32>) outs(%5 : tensor<6x2xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.cmpf ogt, %in, %in_23 : f32
        %75 = arith.select %74, %in, %in_23 : f32
        linalg.yield %75 : f32
      } -> tensor<6x2xf32>
      %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<6x2xf32>) outs(%17 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %74 = arith.mulf %in, %out : f32
        linalg.yield %74 : f32
      } -> tensor<6xf32>
      %extracted_slice_22 = tensor.extract_slice %18[%61] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %70 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18, %extracted_slice_22 : tensor<6xf32>, tensor<1xf32>) outs(%16 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.addf %in, %in_23 : f32
        linalg.yield %74 : f32
      } -> tensor<6xf32>
      %71 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%70, %69 : tensor<6xf32>, tensor<6xf32>) outs(%16 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.subf %in, %in_23 : f32
        linalg.yield %74 : f32
      } -> tensor<6xf32>
      %72 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%69, %71 : tensor<6xf32>, tensor<6xf32>) outs(%16 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %74 = arith.divf %in, %in_23 : f32
        linalg.yield %74 : f32
      } -> tensor<6xf32>
      %73 = scf.for %arg11 = %c0 to %c6 step %c1 iter_args(%arg12 = %arg8) -> (tensor<6xi64>) {
        %74 = arith.index_cast %arg11 : index to i64
        %75 = arith.addi %74, %36 : i64
        %76 = arith.addi %75, %c1_i64 : i64
        %77 = arith.cmpi slt, %76, %c6_i64 : i64
        %78 = scf.if %77 -> (tensor<6xi64>) {
          %79 = arith.cmpi slt, %76, %c0_i64 : i64
          %80 = arith.extui %79 : i1 to i64
          %81 = arith.muli %80, %c6_i64 : i64
          %82 = arith.addi %76, %81 : i64
          %83 = arith.addi %82, %c6_i64 : i64
          %84 = arith.cmpi sge, %82, %c0_i64 : i64
          %85 = arith.select %84, %82, %83 : i64
          %86 = arith.maxsi %85, %c0_i64 : i64
          %87 = arith.minsi %86, %c6_i64 : i64
          %88 = arith.index_cast %87 : i64 to index
          %extracted_slice_23 = tensor.extract_slice %21#1[%88] [1] [1] : tensor<6xi64> to tensor<1xi64>
          %extracted_24 = tensor.extract %extracted_slice_23[%c0] : tensor<1xi64>
          %89 = arith.addi %extracted_24, %c6_i64 : i64
          %90 = arith.cmpi sge, %extracted_24, %c0_i64 : i64
          %91 = arith.select %90, %extracted_24, %89 : i64
          %92 = arith.maxsi %91, %c0_i64 : i64
          %93 = arith.minsi %92, %c6_i64 : i64
          %94 = arith.index_cast %93 : i64 to index
          %extracted_slice_25 = tensor.extract_slice %72[%94] [1] [1] : tensor<6xf32> to tensor<1xf32>
          %extracted_26 = tensor.extract %extracted_slice_25[%c0] : tensor<1xf32>
          %95 = arith.cmpf ugt, %extracted_26, %extracted_9 : f32
          %96 = scf.if %95 -> (tensor<6xi64>) {
            %97 = arith.addi %76, %c6_i64 : i64
            %98 = arith.cmpi sge, %76, %c0_i64 : i64
            %99 = arith.select %98, %76, %97 : i64
            %100 = arith.maxsi %99, %c0_i64 : i64
            %101 = arith.minsi %100, %c6_i64 : i64
            %102 = arith.index_cast %101 : i64 to index
            %inserted_slice_27 = tensor.insert_slice %cst_1 into %arg12[%102] [1] [1] : tensor<1xi64> into tensor<6xi64>
            scf.yield %inserted_slice_27 : tensor<6xi64>
          } else {
            scf.yield %arg12 : tensor<6xi64>
          }
          scf.yield %96 : tensor<6xi64>
        } else {
          scf.yield %arg12 : tensor<6xi64>
        }
        scf.yield %78 : tensor<6xi64>
      }
      scf.yield %73, %inserted_slice, %49 : tensor<6xi64>, tensor<6xi64>, i64
    } else {
      scf.yield %arg8, %arg9, %arg10 : tensor<6xi64>, tensor<6xi64>, i64
    }
    scf.yield %48#0, %48#1, %48#2 : tensor<6xi64>, tensor<6xi64>, i64
  }
  %23 = arith.index_cast %22#2 : i64 to index
  %24 = arith.cmpi slt, %23, %c0 : index
  %25 = arith.addi %23, %c6 : index
  %26 = arith.select %24, %25, %23 : index
  %27 = arith.cmpi slt, %26, %c0 : index
  %28 = arith.select %27, %c-1, %26 : index
  %29 = arith.minsi %28, %c6 : index
  %30 = arith.maxsi %29, %c0 : index
  %extracted_slice_13 = tensor.extract_slice %22#1[0] [%30] [1] : tensor<6xi64> to tensor<?xi64>
  %31 = arith.index_cast %30 : index to i64
  %32 = arith.cmpi sgt, %31, %extracted_10 : i64
  %33 = scf.if %32 -> (tensor<3xi64>) {
    %36 = arith.minsi %31, %c0_i64 : i64
    %37 = arith.index_cast %36 : i64 to index
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_13[%37] [3] [1] : tensor<?xi64> to tensor<3xi64>
    scf.yield %extracted_slice_15 : tensor<3xi64>
  } else {
    %extracted_slice_15 = tensor.extract_slice %22#1[0] [3] [1] : tensor<6xi64> to tensor<3xi64>
    scf.yield %extracted_slice_15 : tensor<3xi64>
  }
  %expanded = tensor.expand_shape %33 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
  %concat_14 = tensor.concat dim(1) %cst_5, %expanded : (tensor<3x2xi64>, tensor<3x1xi64>) -> tensor<3x3xi64>
  return %concat_14 : tensor<3x3xi64>
}
