//===- Kernels.c - kernels for the runtime's tests ------------------------===//
// Built as the compiler builds kernels: a shared object without a C library, found by symbol name.
//===----------------------------------------------------------------------===//
#include "sluice/kernel_abi.h"

#define KERNEL(name)                                                                               \
  __attribute__((visibility("default"))) int32_t name(const sluice_kernel_dispatch_t *dispatch,    \
                                                      uint32_t x, uint32_t y, uint32_t z,          \
                                                      void *workspace)

float expf(float);
void *memcpy(void *, const void *, unsigned long);

// out[i] = a[i] + b[i]; workgroups of 64 elements; constants: n.
KERNEL(add) {
  const float *a = dispatch->bindings[0], *b = dispatch->bindings[1];
  float *out = dispatch->bindings[2];
  for (int64_t i = (int64_t)x * 64; i < (int64_t)x * 64 + 64 && i < dispatch->constants[0]; ++i)
    out[i] = a[i] + b[i];
  return 0;
}

// x[0] = x[0] * 3 + 1 over integers: the result tells how often and in which order it ran.
KERNEL(step) {
  int64_t *value = dispatch->bindings[0];
  *value = *value * 3 + dispatch->constants[0];
  return 0;
}

KERNEL(nothing) { return 0; }

// As nothing, but gives up on grids that would take forever.
KERNEL(guarded) {
  const uint32_t *n = dispatch->workgroup_count;
  return n[0] > 1000 || n[1] > 1000 || n[2] > 1000 ? 1 : 0;
}

// Every workgroup counts itself at its own coordinates: out[z][y][x] += 1 + x + 100 y + 10000 z.
KERNEL(coordinates) {
  int64_t *out = dispatch->bindings[0];
  const uint32_t *n = dispatch->workgroup_count;
  out[((int64_t)z * n[1] + y) * n[0] + x] += 1 + x + 100 * y + 10000 * z;
  return 0;
}

// Fails as failure 2 in workgroup 3.
KERNEL(fails) { return x == 3 ? 2 : 0; }

// out[x] = exp(x / 8) through the workspace and two imports.
KERNEL(scratch) {
  float *out = dispatch->bindings[0], *values = workspace;
  if (!workspace || ((uintptr_t)workspace & 63) || dispatch->workspace_size < 4)
    return 1;
  values[0] = expf((float)x / 8);
  memcpy(&out[x], values, 4);
  return 0;
}

static const float table[4] = {1, 2, 4, 8};
static const float *const pointers[4] = {&table[3], &table[2], &table[1],
                                         &table[0]}; // needs relative relocations
static int64_t calls;                                // needs zeroed memory

KERNEL(data) {
  float *out = dispatch->bindings[0];
  ++calls;
  out[0] = *pointers[dispatch->constants[0] & 3];
  return 0;
}

// out[0] = the sum of 20 constants.
KERNEL(sum) {
  int64_t total = 0;
  for (int i = 0; i < 20; ++i)
    total += dispatch->constants[i];
  *(int64_t *)dispatch->bindings[0] = total;
  return 0;
}

// Waits until it runs `constants[0]` times at once, and fails if that does not come to pass.
KERNEL(meet) {
  int64_t *count = dispatch->bindings[0];
  __atomic_add_fetch(count, 1, __ATOMIC_SEQ_CST);
  for (int64_t patience = (int64_t)4 << 30;
       __atomic_load_n(count, __ATOMIC_SEQ_CST) < dispatch->constants[0]; --patience)
    if (patience == 0)
      return 1;
  return 0;
}

// Reverses 64 values; on a GPU through workgroup memory.
KERNEL(reverse) {
  int32_t *values = dispatch->bindings[0];
  for (int i = 0; i < 32; ++i) {
    int32_t value = values[i];
    values[i] = values[63 - i], values[63 - i] = value;
  }
  return 0;
}
