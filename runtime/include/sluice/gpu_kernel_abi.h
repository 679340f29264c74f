/*===- gpu_kernel_abi.h - how a compiled GPU kernel is called -------------===*/
/* A module's GPU kernels lie in one executable per target: a FlatBuffer       */
/* (runtime/module/gpu_executable.fbs) of code and of what each entry point    */
/* needs. Compiler and runtime agree on this file and on that one.             */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_GPU_KERNEL_ABI_H
#define SLUICE_GPU_KERNEL_ABI_H

#include <stdint.h>

/* A kernel is passed words of 8 bytes, little-endian, in this order:
     1. one device address per binding: element 0 of a contiguous, row-major tensor, or of one whose
   layout only kernels of this module know;
     2. the constants (i64): one per dynamic dimension and per scalar argument, as for the CPU
   (kernel_abi.h);
     3. if the entry point has SLUICE_GPU_ENTRY_WORKSPACE: the address of the workspace, scratch
   memory that the whole dispatch shares (on the CPU it is a workgroup's own), 64-byte aligned,
   content undefined;
     4. if it has SLUICE_GPU_ENTRY_REPORTS_FAILURE: the address of a 32-bit word that is 0 when the
   dispatch begins. A workgroup that fails stores n there for failure n - 1 of the module's table,
   as a CPU kernel returns it. A plain store: if several fail, any one of them is reported. What the
   kernel leaves in its results does not matter then;
     5. if it has SLUICE_GPU_ENTRY_ROUNDS (cuda, rocm): the first of the rounds that it is launched
   for, and the end of them. The grid's x counts rounds; a launch has one workgroup along x. Where
   all workgroups along y run at once, with as many along z, each of which goes on to others, it is
   launched once for all rounds; else once for each. Its workspace is zero before the first;
     6. its tensor maps (cuda), all of them one parameter of 128 bytes each. How the
   words arrive: cuda, rocm  as the kernel's parameters, each of 8 bytes. With
   SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY, one parameter: the address of the words. vulkan      as the
   push-constant block: a struct of 64-bit words from offset 0. With
   SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY, one word: the address of the words, which a kernel with
   more than 16 of them must use, since only 128 bytes of push constants are certain. Buffers are
   addresses in PhysicalStorageBuffer64; there are no descriptor sets. A kernel with
   SLUICE_GPU_ENTRY_CONTINUES is a launch of the one that is dispatched right before it: it runs
   after that, with the same bindings, constants and workspace (of the last that asked for one), in
   a grid of its own; one without workgroups is not dispatched. Words in memory are constant while
   the kernel runs. The grid comes from the program, in workgroups; the
   size of a workgroup and its dynamic shared memory are the entry point's. Between two commands
   without a barrier kernels may run at the same time. */

/* Bindings are 64-byte aligned unless they are slices of a caller's tensor, which a kernel with
   SLUICE_GPU_ENTRY_ALIGNED_BINDINGS does not take: its loads and stores are of 16 bytes. */
#define SLUICE_GPU_MAX_PUSH_WORDS 16

/* Kernels of vulkan with cooperative matrices have subgroups of so many threads, and matrices of
   that size in each direction: what a device must offer for them. */
#define SLUICE_GPU_MATRIX_SUBGROUP 32
#define SLUICE_GPU_MATRIX_SIZE 16

enum {
  SLUICE_GPU_ENTRY_WORKSPACE = 1,
  SLUICE_GPU_ENTRY_REPORTS_FAILURE = 2,
  SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY = 4,
  SLUICE_GPU_ENTRY_ALIGNED_BINDINGS = 8,
  SLUICE_GPU_ENTRY_CONTINUES = 16,
  /* It may begin before the command before it ends: its code waits before it uses memory. */
  SLUICE_GPU_ENTRY_WAITS = 32,
  SLUICE_GPU_ENTRY_ROUNDS = 64
};

/* What an entry point needs beyond 32-bit integers, f32 and 64-bit addresses; bits of
   Entry.features. CUDA and ROCm devices are known by their architecture and have all of them; a
   Vulkan device says what it has. */
#define SLUICE_GPU_FEATURES(FEATURE)                                                               \
  FEATURE(F64, 0, "64-bit floats")                                                                 \
  FEATURE(F16, 1, "16-bit float arithmetic")                                                       \
  FEATURE(I64, 2, "64-bit integers")                                                               \
  FEATURE(I16, 3, "16-bit integer arithmetic")                                                     \
  FEATURE(I8, 4, "8-bit integer arithmetic")                                                       \
  FEATURE(STORAGE16, 5, "16-bit values in buffers")                                                \
  FEATURE(STORAGE8, 6, "8-bit values in buffers")                                                  \
  FEATURE(ATOMIC_I64, 7, "64-bit integer atomics in buffers")                                      \
  FEATURE(SHARED_ATOMIC_I64, 8, "64-bit integer atomics in workgroup memory")                      \
  FEATURE(SUBGROUP_VOTE, 12, "subgroup votes")                                                     \
  FEATURE(SUBGROUP_BALLOT, 14, "subgroup ballots")                                                 \
  FEATURE(SUBGROUP_SHUFFLE, 15, "subgroup shuffles")                                               \
  FEATURE(SUBGROUP_SHUFFLE_RELATIVE, 16, "relative subgroup shuffles")                             \
  FEATURE(MEMORY_MODEL, 18, "the Vulkan memory model")                                             \
  FEATURE(COOPERATIVE_MATRIX, 21,                                                                  \
          "cooperative matrices of f16 (16x16x16, sums of f32, subgroups of 32)")                  \
  FEATURE(NANS_F16, 22, "infinities, NaNs and signed zeros of 16-bit floats")                      \
  FEATURE(NANS_F32, 23, "infinities, NaNs and signed zeros of 32-bit floats")                      \
  FEATURE(NANS_F64, 24, "infinities, NaNs and signed zeros of 64-bit floats")                      \
  FEATURE(LONG_THREADS, 25, "threads whose loops take more than 65,535 steps")                     \
  FEATURE(COOPERATIVE_MATRIX_I8, 26,                                                               \
          "cooperative matrices of i8 (16x16x32, sums of i32, subgroups of 32)")                   \
  FEATURE(COOPERATIVE_MATRIX_BF16, 27,                                                             \
          "cooperative matrices of bf16 (16x16x16, sums of f32, subgroups of 32)")

enum {
#define SLUICE_GPU_FEATURE_BIT(name, bit, text) SLUICE_GPU_FEATURE_##name = 1 << bit,
  SLUICE_GPU_FEATURES(SLUICE_GPU_FEATURE_BIT)
#undef SLUICE_GPU_FEATURE_BIT
      SLUICE_GPU_FEATURE_NONE = 0
};

#endif
