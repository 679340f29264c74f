//===- TargetModel.h - what the planner may know about a machine ----------===//
// One plain struct per target. Planners read it, nothing else: no flags, no globals. `sluice
// devices --targets` prints it.
//===----------------------------------------------------------------------===//
#pragma once
#include "llvm/Support/Error.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace sluice {
struct TargetFamily;
namespace kernels {
class GpuUnits;
} // namespace kernels

/// Instructions of a family that multiply small matrices, as plans see them. Each lives as long as
/// the process and is known by its address; none (null) stands for multiplications and additions.
struct MatrixUnit {
  llvm::StringRef name;       ///< In reports: "mma".
  int64_t subgroups = 1;      ///< That multiply together; several read workgroup memory.
  int64_t threads = 0;        ///< A subgroup's; 0 = TargetModel::subgroupSize.
  int64_t kTileWordBytes = 1; ///< The elements that K tiles' memory is made of: bytes, or words.
  bool readsWhole = false;    ///< Whole matrices at once, whose rows are at equal distances.
  /// Operands of 16 bits may come from anywhere: GpuUnits::multiplyRegisters.
  bool takesRegisters = false;
};

/// Elements of matrices. Sums are f32, of f64 f64, of i8 i32. FNUZ: without infinities and -0.
enum class MatrixElement { F16, BF16, F32, F64, I8, F8E4M3, F8E5M2, F8E4M3FNUZ, F8E5M2FNUZ };

struct TargetModel {
  // Identity.
  const TargetFamily *family = nullptr; // That parseTarget asked.
  // What the family brings for kernels of GPUs (compiler/Kernels/Gpu/GpuUnits.h).
  const kernels::GpuUnits *units = nullptr;
  std::string kind;   // The family's name.
  std::string triple; // LLVM target triple.
  // CPU name in LLVM's words: the instruction set is that of `cpu` plus `features`.
  std::string cpu;
  std::string tuneCpu;  // CPU whose timings steer scheduling; may be empty.
  std::string features; // "+avx2,+fma,..." : all that the runtime must find on the machine, sorted.

  // Registers, in bytes and counts.
  int64_t vectorBytes = 16;
  int64_t vectorRegisters = 16;

  // Memory, in bytes.
  int64_t cacheLineBytes = 64;
  int64_t l1Bytes = 32 << 10;
  int64_t l2Bytes = 512 << 10;
  int64_t l3Bytes = 8 << 20;
  // Scratch of one workgroup (the workspace): plain memory on a CPU.
  int64_t workgroupMemoryBytes = int64_t(1) << 40;
  int64_t stackBytes = 64 << 10; // Largest stack frame of a kernel.

  // Grid.
  int64_t maxWorkgroups[3] = {INT32_MAX, INT32_MAX, INT32_MAX};

  // GPUs. Threads of a workgroup share workgroupMemoryBytes on chip; stackBytes are private memory
  // of a thread.
  int64_t subgroupSize = 0; // Threads that run in step; 0 = not known, no plan may rely on it.
  int64_t maxThreads = 1;   // In a workgroup. On a CPU it is one thread.
  int64_t maxLanes = 16;    // In a vector, whatever its elements: two to four in SPIR-V (2.16.1).
  int64_t workgroupRegisters = 0,
          threadRegisters =
              0; // 32-bit registers that a workgroup and a thread may use; 0 = not known.
  // As many as the architecture's largest chip has, 0 = not known: fewer workgroups leave some
  // idle.
  int64_t computeUnits = 0;
  // Private memory has one element type: its bytes are no values of another.
  bool privateIsTyped = false;
  int64_t maxArgumentWords = INT32_MAX;    // 8-byte arguments that a kernel takes,
  int64_t directArgumentWords = INT32_MAX; // and that it is passed directly: else their address.
  // A workgroup may wait for one that began before it, which runs on meanwhile: LLVM's name of the
  // scope in which both see a word. Empty where that is not promised, as by Vulkan.
  llvm::StringRef waitScope;
  // Steps of all loops of a thread together that every driver takes: lavapipe ends them silently.
  int64_t maxThreadSteps = INT64_MAX;

  // Instructions.
  const MatrixUnit *matrixUnit = nullptr;
  const MatrixUnit *groupUnit = nullptr; // Beside it, of several subgroups. Of 8 bits: along k.
  uint32_t matrixElements = 0;           // A bit for each that matrixUnit has instructions for,
  bool matrixUnsigned = false;           // and whether their integers may be unsigned.
  bool asyncCopy = false; // Copies to workgroup memory run beside others: GpuUnits::copier.
  bool fma = false;
  bool f16c = false;                 // f16 <-> f32 conversion.
  bool avx2 = false, avx512 = false; // avx512: F, BW, DQ, VL.
  bool avx512Vnni = false, avx512Vbmi = false, avx512Bf16 = false, avx512Fp16 = false,
       avxVnni = false;
  bool amxInt8 = false, amxBf16 = false, amxFp16 = false;
  bool neon = false, sve = false, dotprod = false, i8mm = false, neonBf16 = false, neonFp16 = false;

  bool isGpu() const { return maxThreads > 1; }
  bool multiplies(MatrixElement element) const { return matrixElements >> unsigned(element) & 1; }
  /// Adds instructions of matrixUnit for these.
  void addMatrixElements(std::initializer_list<MatrixElement> elements) {
    for (MatrixElement element : elements)
      matrixElements |= 1u << unsigned(element);
  }
  /// Threads that exchange registers: 1 where the size of a subgroup is known at run time only.
  int64_t shuffleWidth() const { return subgroupSize > 0 ? subgroupSize : 1; }
  bool isX86() const { return triple.starts_with("x86_64"); }
  bool isAArch64() const { return triple.starts_with("aarch64"); }
  /// Elements of `bits` bits in one vector register, at least 1.
  int64_t lanes(int64_t bits) const {
    return bits >= vectorBytes * 8 ? 1 : vectorBytes * 8 / (bits < 8 ? 8 : bits);
  }
  /// Workgroups have multiples of this many threads: fewer leave parts of a subgroup idle.
  int64_t threadStep() const { return subgroupSize ? subgroupSize : 32; }
  /// "cpu:<triple>:<cpu>:<features>", of GPUs "<family>:<name>": parseTarget(spec()) gives the same
  /// instruction set.
  std::string spec() const {
    return isGpu() ? kind + ":" + cpu : kind + ":" + triple + ":" + cpu + ":" + features;
  }
  void print(llvm::raw_ostream &os) const;
};

/// Reads "cpu" (this machine), "cpu:haswell" (an x86-64 CPU by LLVM's name),
/// "cpu:aarch64-cortex-a72" (architecture and CPU), a full "cpu:<triple>:<cpu>:<features>",
/// "cuda:sm_90" (an NVIDIA GPU by its compute capability), "rocm:gfx942" (an AMD GPU), or "vulkan",
/// "vulkan:<profile>". The error of an unknown one says what is known.
llvm::Expected<TargetModel> parseTarget(llvm::StringRef spec);

} // namespace sluice
