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

static int64_t ask_system(int64_t number, int64_t a, const void *b, int64_t c, int64_t d, int64_t e,
                          int64_t f) {
#if defined(__x86_64__)
  register int64_t r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  int64_t result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register int64_t x8 __asm__("x8") = number, x0 __asm__("x0") = a, x2 __asm__("x2") = c,
                      x3 __asm__("x3") = d, x4 __asm__("x4") = e, x5 __asm__("x5") = f;
  register const void *x1 __asm__("x1") = b;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
  return -1;
#endif
}

// What kernels from strangers may do; what, by constants[0]. Constants 1 to 3: what it is done
// with.
KERNEL(hostile) {
  const int64_t *constants = dispatch->constants;
  int64_t *values = dispatch->bindings[0], *out = dispatch->bindings[1];
  volatile int64_t *anywhere = (volatile int64_t *)constants[1];
  switch (constants[0]) {
  case 1: // stores at an address
    *anywhere = 1;
    break;
  case 2: // stores from the argument on, without an end
    for (volatile int64_t *at = values;; at += constants[1])
      *at = constants[2];
  case 3: // takes as long as it likes
    for (volatile int64_t i = 0;; ++i)
      ;
  case 4: // asks the system
    out[1] = ask_system(constants[1], constants[2], "/etc/passwd", constants[3] & 0xffff,
                        constants[3] >> 16, -1, 0);
    break;
  case 5: // takes memory behind the runtime's back, by the system's call 1 to map it, and uses it
    for (int64_t i = 0; i < constants[2]; ++i) {
      int64_t chunk = 16 << 20, at = ask_system(constants[1], 0, (void *)chunk, 3, 34, -1, 0);
      if (at < 0 && at > -4096)
        return 1;
      for (int64_t page = 0; page < chunk; page += 4096)
        *(volatile int64_t *)(at + page) = 1;
    }
    break;
  case 6: __builtin_trap();
  case 7: // asks by the system's call 1 for 2 bytes of addresses that are only read
    out[1] = ask_system(constants[1], 0, (void *)constants[2], 1, 0x4022, -1, 0);
    break;
  }
  for (int i = 0; i < 8; ++i)
    if (i != 1)
      out[i] = 2 * values[i] + 1;
  return 0;
}
