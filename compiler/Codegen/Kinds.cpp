//===- Kinds.cpp - all kinds of kernels, in the order they are asked ------===//
#include "compiler/Codegen/Contraction/ContractionKind.h"
#include "compiler/Codegen/Contraction/PackKind.h"
#include "compiler/Codegen/Convolution/ConvolutionKind.h"
#include "compiler/Codegen/Generic/GenericKind.h"
#include "compiler/Codegen/Gpu/ArgCompare/ArgKind.h"
#include "compiler/Codegen/Gpu/Attention/AttentionKind.h"
#include "compiler/Codegen/Gpu/Convolution/DirectKind.h"
#include "compiler/Codegen/Gpu/GpuKind.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixKind.h"
#include "compiler/Codegen/Gpu/Rows/RowKind.h"
#include "compiler/Codegen/Gpu/Scan/ScanKind.h"
#include "compiler/Codegen/Gpu/Sort/SortKind.h"
#include "compiler/Codegen/Gpu/Topk/TopkKind.h"
#include "compiler/Codegen/Gpu/Transpose/TransposeKind.h"
#include "compiler/Codegen/Kernel.h"

using namespace sluice;
using namespace sluice::codegen;

llvm::ArrayRef<const KernelKind *> sluice::codegen::kernelKinds(const TargetModel &target) {
  static const ContractionKind contraction;
  static const ConvolutionKind convolution;
  static const PackKind pack;
  static const GenericKind generic;
  static const KernelKind *const kinds[] = {&contraction, &convolution, &pack, &generic};
  static const DirectKind direct;
  static const MatrixKind matrix;
  static const AttentionKind attention;
  static const TransposeKind transpose;
  static const RowKind rows;
  static const SortKind sort;
  static const TopkKind topk;
  static const ScanKind scan;
  static const ArgKind arg;
  static const GpuKind gpu;
  static const KernelKind *const gpuKinds[] = {&direct, &matrix, &attention, &transpose, &rows,
                                               &sort,   &topk,   &scan,      &arg,       &gpu};
  return target.isGpu() ? llvm::ArrayRef(gpuKinds) : llvm::ArrayRef(kinds);
}
