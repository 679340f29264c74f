//===- EmitPtx.cpp - LLVM dialect to the PTX of one kernel ----------------===//
// Optimizes with LLVM's standard pipeline, refuses what NVPTX has no instruction for (its code
// generator would end the process), and reads back from the text what the kernel needs: private
// memory, workgroup memory, and that it calls nothing.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;
using namespace sluice;

static void setAttributes(Function &entry, int64_t threads, int64_t resident, int64_t cluster) {
  entry.addFnAttr("nvvm.maxntid", utostr(threads));
  if (resident > 0)
    entry.addFnAttr("nvvm.minctasm", utostr(resident));
  if (cluster > 1)
    entry.addFnAttr("nvvm.cluster_dim", utostr(cluster) + ",1,1");
  for (Argument &argument : entry.args())
    if (argument.hasByValAttr())
      argument.addAttr(Attribute::get(entry.getContext(), "nvvm.grid_constant"));
  // Names of the model's functions need not be names in PTX, and what is shared by a workgroup must
  // not have the name of what another kernel of the same machine code has: ptxas makes one of both.
  unsigned next = 0;
  for (GlobalVariable &global : entry.getParent()->globals())
    global.setName(entry.getName() + "_constant" + Twine(next++));
}

/// The text of inline assembly; "" of other instructions.
static StringRef assemblyOf(const Instruction &instruction) {
  auto *call = dyn_cast<CallInst>(&instruction);
  return call && call->isInlineAsm()
             ? StringRef(cast<InlineAsm>(call->getCalledOperand())->getAsmString())
             : "";
}

/// Lets the next kernel begin when all workgroups of this one are about to end, and wait for what
/// they wrote (programmatic dependent launch). If it may begin at once, it fills compute units that
/// are done first, and the others have too few of its workgroups: generation by weights that are
/// read once took a quarter longer so (H100). Kernels that read these before they wait let it begin
/// there: their last workgroups leave memory idle.
static void overlapLaunches(Function &entry) {
  LLVMContext &context = entry.getContext();
  auto *type = FunctionType::get(Type::getVoidTy(context), /*isVarArg=*/false);
  auto addBefore = [&](Instruction &place, const Twine &instruction) {
    IRBuilder<>(&place).CreateCall(
        InlineAsm::get(type, (instruction + ";").str(), "~{memory}", /*hasSideEffects=*/true));
  };
  for (BasicBlock &block : entry)
    if (isa<ReturnInst>(block.getTerminator()))
      addBefore(*block.getTerminator(), "griddepcontrol.launch_dependents");
  SmallVector<Instruction *> behindWaits; // Some kernels wait when they have made ready.
  for (Instruction &instruction : instructions(entry))
    if (assemblyOf(instruction).starts_with(cuda::kWait))
      behindWaits.push_back(instruction.getNextNode());
  if (behindWaits.empty()) {
    behindWaits.push_back(&*entry.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    addBefore(*behindWaits.front(), cuda::kWait);
  }
  // Loads of memory that is only read (ld.global.nc) would be moved before the wait by ptxas. It
  // moves none before a branch around them, which is never taken: no memory has the last address.
  auto *address = find_if(entry.args(), [](Argument &a) { return a.getType()->isPointerTy(); });
  if (address == entry.arg_end())
    return;
  constexpr int64_t kPage = 4096; // Above what anything is aligned to, which ptxas knows.
  BasicBlock *never = BasicBlock::Create(context, "", &entry);
  ReturnInst::Create(context, never);
  for (Instruction *first : behindWaits) {
    BasicBlock *before = first->getParent(), *body = before->splitBasicBlock(first->getIterator());
    before->getTerminator()->eraseFromParent();
    IRBuilder<> b(before);
    b.CreateCondBr(b.CreateICmpEQ(b.CreatePtrToInt(address, b.getInt64Ty()), b.getInt64(-kPage)),
                   never, body);
  }
}

/// Keeps loops around wgmma of many columns as they are. Where the number of steps is known, ptxas
/// would do four at once, for which it takes 0.4 s instead of 0.1 when sums fill the registers:
/// bert and resnet50 are as fast either way (H100). Loops of smaller tiles wait more, and gain up
/// to 5 %.
static void keepLoopsOfWideTiles(Function &entry) {
  constexpr StringRef kWgmma = "wgmma.mma_async.sync.aligned.m64n";
  constexpr int64_t kWide = 96;
  DominatorTree dominators(entry);
  LoopInfo loops(dominators);
  for (Instruction &instruction : instructions(entry)) {
    Loop *loop = loops.getLoopFor(instruction.getParent());
    StringRef sizes = assemblyOf(instruction).split(kWgmma).second;
    int64_t columns = 0;
    if (loop && !sizes.consumeInteger(10, columns) && columns >= kWide)
      loop->setLoopAlreadyUnrolled();
  }
}

/// Loads that kernels do in front of their wait are for other kernels to run beside, and those in
/// front of kLoadsIssued to be in flight together: ptxas moves those of memory that is only read
/// behind either, and leaves others where they are. Nothing reads again what 16 bytes of weights of
/// few bits are: they leave L1 to other operands (a cold call of 33 MB 18.9 us on an H100, 21.6).
static void keepLoadsInFront(std::string &ptx, const TargetModel &target) {
  constexpr StringRef kLoad = "ld.global", kReadOnly = ".nc";
  // Of what is not there 0.
  size_t end = std::max(ptx.find(cuda::kWait) + 1, ptx.rfind(cuda::kLoadsIssued) + 1);
  bool unpacks =
      cuda::computeCapability(target) >= 90 && StringRef(ptx).contains(cuda::kLoadsIssued);
  for (size_t at = ptx.find(kLoad); at < end; at = ptx.find(kLoad, at + kLoad.size())) {
    StringRef rest = StringRef(ptx).substr(at + kLoad.size());
    if (!rest.starts_with(kReadOnly))
      continue;
    size_t front = std::min(rest.find(cuda::kWait), rest.find(cuda::kLoadsIssued));
    bool isOnce = unpacks && rest.starts_with(".nc.v4") && !rest.take_front(front).contains("$L__");
    StringRef how = isOnce ? ".L1::no_allocate.L2::256B" : "";
    ptx.replace(at + kLoad.size(), kReadOnly.size(), how);
    end += how.size() - kReadOnly.size();
  }
}

Expected<backend::GpuKernel> cuda::measurePtx(std::string ptx) {
  backend::GpuKernel kernel;
  StringRef rest = ptx;
  while (!rest.empty()) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    line = line.trim();
    // Workgroup memory whose size the launch says.
    bool atLaunch = line.starts_with(".extern .shared");
    if ((line.starts_with(".extern") && !atLaunch) || line.starts_with("call ") ||
        line.starts_with("call."))
      return createStringError("kernel calls what is not part of it: " + line);
    bool isPrivate = line.starts_with(".local");
    if (!isPrivate && !line.contains(".shared "))
      continue;
    // .local .align 16 .b8 	__local_depot0[64];
    StringRef declaration = line.split(';').first;
    int64_t bytes = 0;
    if (!declaration.consume_back("]") || declaration.rsplit('[').second.getAsInteger(10, bytes))
      continue;
    (isPrivate ? kernel.privateBytes : kernel.workgroupBytes) += bytes;
  }
  kernel.code = std::move(ptx);
  return kernel;
}

Expected<backend::GpuKernel> cuda::emitPtx(mlir::Operation *executable, const TargetModel &target,
                                           int64_t threads, int optLevel) {
  TargetModel variant = target;
  int64_t resident = 0, cluster = 0;
  auto kernelOp = dyn_cast<flow::ExecutableOp>(executable);
  mlir::ArrayAttr features = kernelOp ? kernelOp.getCodeFeaturesAttr() : mlir::ArrayAttr();
  for (mlir::Attribute attr : features ? features.getValue() : ArrayRef<mlir::Attribute>()) {
    StringRef feature = cast<mlir::StringAttr>(attr).getValue();
    int64_t known = 0, needed = 0;
    if (feature.consume_front(kResident)) {
      feature.getAsInteger(10, resident);
      continue;
    }
    if (feature.consume_front(kCluster)) {
      feature.getAsInteger(10, cluster);
      continue;
    }
    if (feature == kArchitectureSpecific && !StringRef(target.cpu).ends_with("a")) {
      Expected<TargetModel> specific = parseTarget(target.spec() + "a");
      if (!specific)
        return specific.takeError();
      variant = std::move(*specific);
    } else if (feature.consume_front(kPtxVersion) && !feature.getAsInteger(10, needed) &&
               !StringRef(variant.features).substr(4).getAsInteger(10, known) && known < needed) {
      variant.features = "+ptx" + std::to_string(needed);
    }
  }
  auto kernel = LLVMKernel::translate(executable, variant, optLevel, /*library=*/{});
  if (!kernel)
    return kernel.takeError();
  Function &entry = (*kernel)->makeEntry(kernelOp ? backend::entrySymbol(kernelOp.getSymName())
                                                  : backend::kEntrySymbol,
                                         CallingConv::PTX_Kernel);
  setAttributes(entry, threads, resident, cluster);
  if (optLevel > 0)
    useFastDivisions((*kernel)->getModule());
  Expected<SmallString<0>> text =
      (*kernel)->compileForGpu("llvm.nvvm.", CodeGenFileType::AssemblyFile, [&](Module &) {
        if (computeCapability(target) >= 90)
          overlapLaunches(entry);
        keepLoopsOfWideTiles(entry);
      });
  if (!text)
    return text.takeError();
  std::string ptx = text->str().str();
  keepLoadsInFront(ptx, target);
  return measurePtx(std::move(ptx));
}
