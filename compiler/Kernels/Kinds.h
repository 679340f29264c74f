//===- Kinds.h - what kinds of kernels there are, and their plans -----------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Takes kernels of one arg-compare along the last dimension.
SmallVector<Candidate> argComparePlans(const Kernel &kernel);
/// Takes kernels of one attention: any number of dimensions of each role and any order of them, f32
/// or narrower elements, masks and regions on scores. Keys stream through workgroup memory, scores
/// stay in registers.
SmallVector<Candidate> attentionPlans(const Kernel &kernel);
/// Takes convolutions whose channels are contiguous (NHWC and its kin), with weights in panels: any
/// number of spatial dimensions, strides, dilations and groups; depthwise ones, too.
SmallVector<Candidate> cpuConvolutionPlans(const Kernel &kernel);
/// Takes depthwise convolutions of planes, along whose lines neighbours lie, and elementwise
/// operations after them: strides between lines, dilations, zeros around.
SmallVector<Candidate> cpuPlanePlans(const Kernel &kernel);
/// Takes products with weights of few bits (Dialect/LinalgExt/ScaledCodes.h).
SmallVector<Candidate> codeProductPlans(const Kernel &kernel);
/// Takes kernels whose root is a sum of products over one dimension (CpuMatmulKind.h).
SmallVector<Candidate> cpuMatmulPlans(const Kernel &kernel);
/// Takes kernels of one convolution that is no product of matrices worth the name, depthwise or in
/// groups of few channels, and of elementwise operations after it: any number of dimensions in any
/// order, strides, dilations, zeros around; windows of known size.
SmallVector<Candidate> directConvPlans(const Kernel &kernel);
/// Takes every kernel. Plans, best first: tiles over shared outer dimensions, then plain loops in
/// one workgroup.
SmallVector<Candidate> genericPlans(const Kernel &kernel);
/// Takes every kernel on GPUs. Plans: each thread computes tiles of all operations together; or all
/// workgroups run operation after operation, in launches; or one workgroup does. None needs
/// workgroup memory; scratch is private where it is small, else in the workspace.
SmallVector<Candidate> gpuFallbackPlans(const Kernel &kernel);
/// Takes kernels of one loop of a recurrent layer (Recurrence/RecurrentLoop.h).
SmallVector<Candidate> gpuRecurrencePlans(const Kernel &kernel);
/// Takes kernels whose results neighbour each other in memory and whose reduced elements do not,
/// with elementwise operations before and after: means over images with channels last, pools of any
/// window and what is around their images. Every plan is within the limits of any GPU.
SmallVector<Candidate> columnPlans(const Kernel &kernel);
/// Takes kernels of one product of matrices (batched, in any layout, of any sizes, of several loops
/// each: contractions and convolutions) and elementwise operations after it. Elementwise operations
/// are computed on the sums in registers.
SmallVector<Candidate> gpuMatmulPlans(const Kernel &kernel);
/// Takes products of so few rows or columns, each a sum of so few products, that tiles of matrices
/// would be mostly empty: what neighbours in the result is computed as columnPlans do.
SmallVector<Candidate> smallProductPlans(const Kernel &kernel);
/// Takes kernels of tensor.insert_slice, what is computed element by element of sources and around
/// them, and what is computed so of the whole: one pass over the results, in vectors where slices
/// begin and end between them. Every plan is within the limits of any GPU.
SmallVector<Candidate> insertionPlans(const Kernel &kernel);
/// Kernels that are one encoding.set to #encoding.panels: one workgroup fills one panel, zero past
/// the last column.
SmallVector<Candidate> packPlans(const Kernel &kernel);
/// Takes kernels of one loop whose steps compute small products and elements of what it carries.
SmallVector<Candidate> recurrencePlans(const Kernel &kernel);
/// Takes kernels of linalg.generic operations on whole rows. Every plan is within the limits of any
/// GPU.
SmallVector<Candidate> reductionPlans(const Kernel &kernel);
/// The same where some operands lie along rows and others, turned, across them: what a lane reads
/// of these far from its neighbours the rows beside its own find in L1; and of few rows that all do
/// what columnPlans do not take, which come before.
SmallVector<Candidate> transposedReductionPlans(const Kernel &kernel);
/// Takes kernels of one scan whose combining is known to be associative.
SmallVector<Candidate> scanPlans(const Kernel &kernel);
/// Takes any comparator and any number of values. Rows that a thread sorts as well, and targets
/// whose workgroup memory holds none, are left.
SmallVector<Candidate> sortPlans(const Kernel &kernel);
/// Takes kernels of one top-k.
SmallVector<Candidate> topkPlans(const Kernel &kernel);
/// Takes kernels of elementwise linalg.generic operations of which an operand is contiguous along
/// another loop than the results.
SmallVector<Candidate> transposePlans(const Kernel &kernel);

} // namespace sluice::kernels
