/*===- kernel_abi.h - how a compiled CPU kernel is called -----------------===*/
/* A module's CPU kernels lie in one ELF shared object. Each is an exported    */
/* function of the type below, found by name. Compiler and runtime agree on    */
/* this file and on nothing else: kernels call nothing but the functions the   */
/* loader offers (runtime/hal/cpu/ElfImports.cpp).                             */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_KERNEL_ABI_H
#define SLUICE_KERNEL_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bindings are 64-byte aligned unless they are slices of a caller's tensor. */
#define SLUICE_KERNEL_ALIGNMENT 64

/* One dispatch, shared by all its workgroups; read only. A kernel's arguments are taken in order: a
   tensor gives one binding (address of element 0, contiguous, row-major) and one constant per
   dynamic dimension; a scalar gives one constant (integers sign-extended, i1 as 0 or 1, f32 and f64
   as bits in the low bytes). */
typedef struct sluice_kernel_dispatch_t {
  void *const *bindings;
  const int64_t *constants;
  uint32_t workgroup_count[3];
  uint32_t reserved;
  uint64_t workspace_size; /* bytes behind `workspace`, 0 if the kernel asked for none */
} sluice_kernel_dispatch_t;

/* Runs workgroup (x, y, z). `workspace` is scratch of this workgroup alone, 64-byte aligned,
   content undefined; it is null if the size is 0. Workgroups run in any order and at the same time.
   Returns 0, or n for failure n - 1 of the module's table of kernel failures; the first failure
   ends the call, after workgroups already begun. */
typedef int32_t (*sluice_kernel_fn_t)(const sluice_kernel_dispatch_t *dispatch, uint32_t x,
                                      uint32_t y, uint32_t z, void *workspace);

#ifdef __cplusplus
}
#endif
#endif
