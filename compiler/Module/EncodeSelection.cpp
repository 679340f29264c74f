//===- EncodeSelection.cpp - from whose memory a buffer comes ---------------===//
// Devices are scalars: their numbers in the module. So what is asked is constants, and one
// instruction asks.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/HAL/MemoryBits.h"
#include "compiler/Module/FunctionEncoder.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sluice::module {
using vm::Opcode;

/// The bits of the queues of an affinity; all if it names none.
static uint64_t queueBits(hal::DeviceAffinityAttr affinity) {
  if (affinity.getQueues().empty())
    return UINT64_MAX;
  uint64_t bits = 0;
  for (int64_t queue : affinity.getQueues())
    bits |= queue >= 0 && queue < 64 ? uint64_t(1) << queue : 0;
  return bits;
}

void FunctionEncoder::encodeSelection(Operation *op) {
  auto constant = [&](Value result, uint64_t value) {
    emit(op, Opcode::ConstI64, result, Wide{value});
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](hal::DeviceResolveOp resolve) {
        constant(resolve.getDevice(), tables.device(resolve.getAffinity()));
        constant(resolve.getQueueAffinity(), queueBits(resolve.getAffinity()));
      })
      .Case([&](hal::MemoryTypeOp type) {
        constant(type.getBits(), *hal::parseMemoryType(type.getMemoryType()));
      })
      .Case([&](hal::BufferUsageOp usage) {
        constant(usage.getBits(), *hal::parseBufferUsage(usage.getUsage()));
      })
      .Case([&](hal::AllocatorSelectOp select) {
        begin(op, Opcode::AllocatorSelect);
        put(select.getSelectedDevice());
        put(select.getSelectedQueueAffinity());
        put(select.getDevices().size());
        for (auto [device, queues] :
             llvm::zip_equal(select.getDevices(), select.getQueueAffinities())) {
          put(device);
          put(queues);
        }
        put(select.getMemoryTypes());
        put(select.getBufferUsage());
        end();
      });
}

} // namespace sluice::module
