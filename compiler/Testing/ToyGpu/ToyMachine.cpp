//===- ToyMachine.cpp - runs the toy's kernels ----------------------------===//
// Each thread of a workgroup is a context of this thread. One runs to its next barrier, then the
// next one: between two barriers nobody sees what depends on their order.
//===----------------------------------------------------------------------===//
#include "compiler/Testing/ToyGpu/ToyMachine.h"
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <dlfcn.h>
#include <ucontext.h>

using namespace sluice;

static constexpr size_t kStackBytes = 256 << 10;
static constexpr int64_t kSubgroup = 32, kSide = 16, kHandle = 42;

namespace {
struct Machine {
  using Kernel = void (*)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                          uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                          uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
  Kernel kernel = nullptr;
  std::vector<uint64_t> words;
  std::array<int32_t, 3> workgroup = {}, workgroups = {};
  int32_t thread = 0;
  ucontext_t scheduler;
  std::vector<ucontext_t> threads;
  std::vector<bool> ended;
  struct Operands {
    float column, row;
  };
  std::vector<Operands> operands; // Those of mma.f32, by thread.
  std::vector<float> sums;        // The memory of tensor.*.
  std::map<std::string, int64_t> executed;

  void wait() { swapcontext(&threads[thread], &scheduler); }
};
} // namespace
static Machine machine;

static void runThread() {
  std::vector<uint64_t> &w = machine.words;
  machine.kernel(w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8], w[9], w[10], w[11], w[12],
                 w[13], w[14], w[15], w[16], w[17], w[18], w[19]);
  machine.ended[machine.thread] = true;
}

#define INSTRUCTION extern "C" __attribute__((visibility("default"), used))

INSTRUCTION int32_t toy_place(int32_t which, int32_t dimension) {
  if (which == backend::EntryForm::WorkgroupCount)
    return machine.workgroups[dimension];
  if (which == backend::EntryForm::WorkgroupId)
    return machine.workgroup[dimension];
  return dimension == 0 ? machine.thread : 0;
}

INSTRUCTION void toy_barrier() { machine.wait(); }

/// D[i][j] += A[i][k] * B[k][j]: a lane has A and B at row (column) lane % 16 and k = lane / 16,
/// and of column lane % 16 the rows r of D with r / 4 % 2 = lane / 16.
INSTRUCTION void toy_mma_f32_16x16x2(float a, float c, float *sums) {
  machine.operands[machine.thread] = {a, c};
  machine.wait();
  ++machine.executed["mma.f32"];
  int64_t lane = machine.thread % kSubgroup, first = machine.thread - lane;
  for (int64_t s = 0; s < 8; ++s)
    for (int64_t k = 0; k < kSubgroup; k += kSide) {
      int64_t row = s % 4 + lane / kSide * 4 + s / 4 * 8;
      sums[s] +=
          machine.operands[first + k + row].column * machine.operands[first + k + lane % kSide].row;
    }
  machine.wait();
}

INSTRUCTION int64_t toy_tensor_allocate(int32_t count) {
  if (machine.thread == 0)
    machine.sums.assign(count, 0);
  machine.wait();
  return kHandle;
}

/// bf16 at row (column) `own` and `k` of a K tile, the rows of which are along k, or along `own`.
static float elementAt(int64_t kTile, int64_t own, int64_t k, bool kContiguous, int64_t lineBytes) {
  int64_t line = kContiguous ? own : k, within = kContiguous ? k : own;
  uint16_t half;
  std::memcpy(&half, reinterpret_cast<const char *>(kTile) + line * lineBytes + within * 2, 2);
  uint32_t bits = uint32_t(half) << 16;
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}

INSTRUCTION int64_t toy_tensor_mma_bf16(int64_t handle, int64_t lhs, int64_t rhs, int32_t rows,
                                        int32_t columns, int32_t lhsAlongK, int32_t rhsAlongK,
                                        int32_t lhsLine, int32_t rhsLine) {
  ++machine.executed["tensor.mma"];
  for (int64_t row = machine.thread; row < rows; row += int64_t(machine.threads.size()))
    for (int64_t column = 0; column < columns; ++column)
      for (int64_t k = 0; k < 64; ++k)
        machine.sums[row * columns + column] += elementAt(lhs, row, k, lhsAlongK, lhsLine) *
                                                elementAt(rhs, column, k, rhsAlongK, rhsLine);
  machine.wait();
  return handle;
}

INSTRUCTION float toy_tensor_load(int64_t handle, int32_t at) {
  return handle == kHandle ? machine.sums.at(at) : NAN;
}

INSTRUCTION int64_t toy_tensor_free(int64_t) {
  machine.wait();
  machine.sums.clear();
  return 0;
}

static void runWorkgroup(std::vector<char> &stacks) {
  machine.ended.assign(machine.threads.size(), false);
  for (size_t i = 0; i < machine.threads.size(); ++i) {
    ucontext_t &context = machine.threads[i];
    getcontext(&context);
    context.uc_stack.ss_sp = stacks.data() + i * kStackBytes;
    context.uc_stack.ss_size = kStackBytes;
    context.uc_link = &machine.scheduler;
    makecontext(&context, runThread, 0);
  }
  while (llvm::is_contained(machine.ended, false))
    for (machine.thread = 0; size_t(machine.thread) < machine.threads.size(); ++machine.thread)
      if (!machine.ended[machine.thread])
        swapcontext(&machine.scheduler, &machine.threads[machine.thread]);
}

std::map<std::string, int64_t> toy::launch(std::span<const uint8_t> code,
                                           std::array<int32_t, 3> workgroups, int32_t threads,
                                           std::vector<uint64_t> words) {
  llvm::SmallString<64> path;
  int file = -1;
  if (llvm::sys::fs::createTemporaryFile("toy", "so", file, path))
    return {{"", 0}};
  llvm::raw_fd_ostream(file, /*shouldClose=*/true)
      .write(reinterpret_cast<const char *>(code.data()), code.size());
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  llvm::sys::fs::remove(path);
  if (!library)
    return {{dlerror(), 0}};
  machine = Machine();
  machine.kernel = reinterpret_cast<Machine::Kernel>(dlsym(library, backend::kEntrySymbol));
  words.resize(20);
  machine.words = std::move(words);
  machine.workgroups = workgroups;
  machine.threads.resize(threads);
  machine.operands.resize(threads);
  std::vector<char> stacks(threads * kStackBytes);
  auto &[x, y, z] = machine.workgroup;
  for (z = 0; z < workgroups[2]; ++z)
    for (y = 0; y < workgroups[1]; ++y)
      for (x = 0; x < workgroups[0]; ++x)
        runWorkgroup(stacks);
  dlclose(library);
  return machine.executed;
}
