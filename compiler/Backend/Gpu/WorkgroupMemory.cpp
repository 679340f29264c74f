//===- WorkgroupMemory.cpp - one block for what a workgroup shares --------===//
//   %tile = memref.alloc() : memref<64x64xf16, #gpu.address_space<workgroup>>
//     -> in the executable, and in the kernel
//   memref.global @workgroup : memref<8192xi8, #gpu.address_space<workgroup>>
//   %tile = memref.view (memref.get_global @workgroup)[offset]
// A block that is asked for at launch is a global of no bytes that LLVM sees as defined elsewhere.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Gpu/WorkgroupMemory.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace sluice;

static constexpr int64_t kAlignment = 1024; // What asynchronous copies of tiles want.

static int64_t bytesOf(MemRefType type) {
  return type.getNumElements() * elementBytes(type.getElementType());
}

int64_t backend::lowerWorkgroupMemory(func::FuncOp kernel, int64_t staticBytes) {
  SmallVector<std::pair<memref::AllocOp, int64_t>> allocs; // With their offsets.
  int64_t total = 0;
  kernel.walk([&](memref::AllocOp op) {
    total = llvm::alignTo(total,
                          std::min<int64_t>(kAlignment, llvm::PowerOf2Ceil(bytesOf(op.getType()))));
    allocs.push_back({op, total});
    total += bytesOf(op.getType());
  });
  if (allocs.empty())
    return 0;
  bool atLaunch = total > staticBytes;
  OpBuilder globals = OpBuilder::atBlockBegin(&kernel->getParentRegion()->front());
  auto space = allocs.front().first.getType().getMemorySpace();
  Type byte = globals.getI8Type();
  auto type = MemRefType::get({atLaunch ? 0 : total}, byte, MemRefLayoutAttrInterface(), space);
  // LLVM knows a global without initial value as a declaration.
  auto global = memref::GlobalOp::create(globals, kernel.getLoc(), "workgroup",
                                         atLaunch ? StringAttr() : globals.getStringAttr("private"),
                                         type, atLaunch ? Attribute() : globals.getUnitAttr(),
                                         /*constant=*/false, globals.getI64IntegerAttr(kAlignment));
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.front());
  Value block = memref::GetGlobalOp::create(builder, kernel.getLoc(), type, global.getSymName());
  if (atLaunch) {
    auto sized = MemRefType::get({total}, byte, MemRefLayoutAttrInterface(), space);
    block = memref::ReinterpretCastOp::create(builder, kernel.getLoc(), sized, block, /*offset=*/0,
                                              ArrayRef<int64_t>{total}, ArrayRef<int64_t>{1});
  }
  for (auto [alloc, offset] : allocs) {
    Value at = arith::ConstantIndexOp::create(builder, alloc.getLoc(), offset);
    alloc.replaceAllUsesWith(
        memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(), block, at, ValueRange())
            .getResult());
    alloc.erase();
  }
  return atLaunch ? total : 0;
}
