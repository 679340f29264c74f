//===- FastDivisions.cpp - quotients that are rounded to few bits ---------===//
// div.rn.f32 is a sequence with a branch for what its first estimate misses; div.full.f32 has none,
// takes the whole range, and errs by 2 ulp at most (PTX ISA 9.7.3.8). Where the quotient, or
// products of it, are only ever rounded to f16 or bf16, whose ulp is 2^13 and more of those, that
// does. Not at -O0, the reference.
//   %q = fdiv float %a, %b              %q = call float @llvm.nvvm.div.full(float %a, float %b)
//   %p = fmul float %q, %c         ->   %p = fmul float %q, %c
//   %r = fptrunc float %p to half       %r = fptrunc float %p to half
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// Whether a relative error of `value` stays about as large in what `user` makes of it.
static bool keepsRelativeError(const Instruction *user) {
  if (is_contained<unsigned>({Instruction::FMul, Instruction::FDiv, Instruction::FNeg,
                              Instruction::PHI, Instruction::Select, Instruction::InsertElement,
                              Instruction::ExtractElement, Instruction::ShuffleVector},
                             user->getOpcode()))
    return true;
  auto *call = dyn_cast<IntrinsicInst>(user);
  return call && is_contained({Intrinsic::fabs, Intrinsic::minnum, Intrinsic::maxnum,
                               Intrinsic::minimum, Intrinsic::maximum},
                              call->getIntrinsicID());
}

/// Whether all that comes of `division` is rounded to a type of 16 bits.
static bool isRoundedToFewBits(const Instruction *division) {
  SmallPtrSet<const Instruction *, 16> seen{division};
  SmallVector<const Instruction *> open{division};
  while (!open.empty())
    for (const User *use : open.pop_back_val()->users()) {
      auto *user = cast<Instruction>(use);
      if (isa<FPTruncInst>(user) && user->getType()->getScalarSizeInBits() <= 16)
        continue;
      if (!keepsRelativeError(user))
        return false;
      if (seen.insert(user).second)
        open.push_back(user);
    }
  return true;
}

void sluice::cuda::useFastDivisions(Module &module) {
  SmallVector<Instruction *> divisions;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (instruction.getOpcode() == Instruction::FDiv &&
          instruction.getType()->getScalarType()->isFloatTy() && isRoundedToFewBits(&instruction))
        divisions.push_back(&instruction);
  for (Instruction *division : divisions) {
    IRBuilder<> b(division);
    Value *a = division->getOperand(0), *c = division->getOperand(1);
    auto divide = [&](Value *x, Value *y) {
      return b.CreateIntrinsic(Intrinsic::nvvm_div_full, {x, y});
    };
    Value *quotient = nullptr;
    if (auto *vector = dyn_cast<FixedVectorType>(division->getType())) {
      quotient = PoisonValue::get(vector);
      for (unsigned lane = 0; lane < vector->getNumElements(); ++lane)
        quotient = b.CreateInsertElement(
            quotient, divide(b.CreateExtractElement(a, lane), b.CreateExtractElement(c, lane)),
            lane);
    } else {
      quotient = divide(a, c);
    }
    division->replaceAllUsesWith(quotient);
    division->eraseFromParent();
  }
}
