//===- NcclChannel.cpp - collectives between GPUs of NVIDIA ---------------===//
// Types and numbers are those of NCCL's C interface, which has kept them since its version 2.10.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Channels.h"

#include "runtime/collectives/World.h"
#include "runtime/hal/DynamicLibrary.h"

#include <cstdlib>
#include <cstring>

namespace sluice::collectives {
namespace {

using hal::CollectiveDesc;
using hal::CollectiveKind;
using hal::Reduction;

using Result = int; // 0 = success
using Communicator = void *;
using Stream = void *;
struct UniqueId {
  char bytes[128];
};
enum : int { kInt8 = 0 };

struct Nccl : hal::FunctionTable {
  /// Opens it at the first call.
  static Status get(const Nccl *&nccl);

  Status check(Result result, const char *what) const {
    if (!result)
      return {};
    const char *detail = lastError ? lastError(nullptr) : "";
    return makeError(SLUICE_IO_ERROR, "NCCL: %s failed: %s%s%s", what, errorString(result),
                     detail && *detail ? ": " : "", detail ? detail : "");
  }

  template <typename... Arguments> using Call = hal::Function<Result(Arguments...)>;
  using Source = const void *;
  Call<UniqueId *> getUniqueId{*this, "ncclGetUniqueId"};
  Call<Communicator *, int, UniqueId, int> initRank{*this, "ncclCommInitRank"};
  Call<Communicator> abort{*this, "ncclCommAbort"};
  Call<Communicator> destroy{*this, "ncclCommDestroy"};
  Call<Communicator, Result *> asyncError{*this, "ncclCommGetAsyncError"};
  hal::Function<const char *(Result)> errorString{*this, "ncclGetErrorString"};
  hal::Function<const char *(Communicator)> lastError{*this, "?ncclGetLastError"};
  // Count, type, then reduction, root or peer.
  Call<Source, void *, size_t, int, int, Communicator, Stream> allReduce{*this, "ncclAllReduce"};
  Call<Source, void *, size_t, int, int, int, Communicator, Stream> reduce{*this, "ncclReduce"};
  Call<Source, void *, size_t, int, int, Communicator, Stream> reduceScatter{*this,
                                                                             "ncclReduceScatter"};
  Call<Source, void *, size_t, int, Communicator, Stream> allGather{*this, "ncclAllGather"};
  Call<Source, void *, size_t, int, int, Communicator, Stream> broadcast{*this, "ncclBroadcast"};
  Call<Source, size_t, int, int, Communicator, Stream> send{*this, "ncclSend"};
  Call<void *, size_t, int, int, Communicator, Stream> receive{*this, "ncclRecv"};
  Call<> groupStart{*this, "ncclGroupStart"};
  Call<> groupEnd{*this, "ncclGroupEnd"};

private:
  Status open();
};

Status Nccl::open() {
  hal::DynamicLibrary library;
  const char *named = std::getenv("SLUICE_NCCL");
  Status status = named && *named
                      ? hal::DynamicLibrary::open({named}, library)
                      : hal::DynamicLibrary::open({"libnccl.so.2", "libnccl.so"}, library);
  if (!status.ok())
    return makeError(
        SLUICE_NOT_FOUND,
        "collectives between CUDA devices need NCCL: %s; SLUICE_NCCL=FILE says where it is",
        status.message());
  if (const char *missing = fill(library))
    return makeError(SLUICE_UNSUPPORTED, "this NCCL is too old: it has no %s", missing);
  return {};
}

Status Nccl::get(const Nccl *&nccl) {
  static std::mutex mutex;
  static Nccl library;
  static Status failure;
  static bool tried = false;
  std::lock_guard lock(mutex);
  if (!std::exchange(tried, true))
    failure = library.open();
  nccl = &library;
  return failure.copy();
}

/// By NCCL's numbers.
constexpr sluice_element_type_t kTypes[] = {
    SLUICE_ELEMENT_I8,  SLUICE_ELEMENT_UI8,  SLUICE_ELEMENT_I32, SLUICE_ELEMENT_UI32,
    SLUICE_ELEMENT_I64, SLUICE_ELEMENT_UI64, SLUICE_ELEMENT_F16, SLUICE_ELEMENT_F32,
    SLUICE_ELEMENT_F64, SLUICE_ELEMENT_BF16};
constexpr Reduction kReductions[] = {Reduction::Sum, Reduction::Product, Reduction::Maximum,
                                     Reduction::Minimum};

class NcclChannel final : public GpuChannel {
public:
  NcclChannel(const Nccl &nccl, World &world, std::vector<uint32_t> ranks, uint32_t member,
              Communicator communicator)
      : GpuChannel(member, uint32_t(ranks.size())), nccl(nccl), world(world),
        ranks(std::move(ranks)), communicator(communicator) {}
  ~NcclChannel() override {
    if (!aborted.exchange(true))
      nccl.destroy(communicator);
  }

  Status health() override {
    SLUICE_RETURN_IF_ERROR(world.checkPresent(ranks));
    Result result = 0;
    constexpr Result kInProgress = 7;
    if (!aborted.load() && nccl.asyncError(communicator, &result) == 0 && result &&
        result != kInProgress)
      return nccl.check(result, "a collective");
    return {};
  }

  void abort() override {
    if (!aborted.exchange(true))
      nccl.abort(communicator);
  }

  Status enqueue(const CollectiveDesc &desc, uint64_t source, uint64_t sourceBytes, uint64_t target,
                 uint64_t targetBytes, Stream stream) override {
    SLUICE_RETURN_IF_ERROR(check(desc, sourceBytes, targetBytes));
    if (aborted.load())
      return health();
    auto *from = reinterpret_cast<const uint8_t *>(uintptr_t(source));
    auto *to = reinterpret_cast<uint8_t *>(uintptr_t(target));
    // Of what does not reduce, neither is looked at.
    int type = int(std::ranges::find(kTypes, desc.type) - kTypes), root = int(desc.to);
    int reduction = int(std::ranges::find(kReductions, desc.reduction) - kReductions);
    if (desc.reduction != Reduction::None && type == int(std::size(kTypes)))
      return makeError(SLUICE_UNSUPPORTED, "NCCL has no %s of %s", hal::nameOf(desc.kind),
                       sluice_element_type_name(desc.type))
          .at(desc.location);
    uint64_t element = sluice_element_type_size(desc.type);
    Result result = 0;
    switch (desc.kind) {
    case CollectiveKind::AllReduce:
      result =
          nccl.allReduce(from, to, sourceBytes / element, type, reduction, communicator, stream);
      break;
    case CollectiveKind::Reduce:
      result =
          nccl.reduce(from, to, sourceBytes / element, type, reduction, root, communicator, stream);
      break;
    case CollectiveKind::ReduceScatter:
      result = nccl.reduceScatter(from, to, targetBytes / element, type, reduction, communicator,
                                  stream);
      break;
    case CollectiveKind::AllGather:
      result = nccl.allGather(from, to, sourceBytes, kInt8, communicator, stream);
      break;
    case CollectiveKind::Broadcast:
      result = nccl.broadcast(from, to, sourceBytes, kInt8, root, communicator, stream);
      break;
    default:
      result = nccl.groupStart();
      auto add = [&](Result next) { result = result ? result : next; };
      for (uint32_t i = 0; i < size(); ++i) {
        auto [sent, received] = exchangeWith(i, desc, sourceBytes, targetBytes);
        if (sent.bytes)
          add(nccl.send(from + sent.offset, sent.bytes, kInt8, int(i), communicator, stream));
        if (received.bytes)
          add(nccl.receive(to + received.offset, received.bytes, kInt8, int(i), communicator,
                           stream));
      }
      add(nccl.groupEnd());
    }
    return result ? nccl.check(result, hal::nameOf(desc.kind)).at(desc.location) : Status();
  }

private:
  const Nccl &nccl;
  World &world;
  const std::vector<uint32_t> ranks;
  const Communicator communicator;
  std::atomic<bool> aborted{false};
};

} // namespace

Status createNcclChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                         Ref<GpuChannel> &channel) {
  World *world;
  SLUICE_RETURN_IF_ERROR(World::get(world));
  // A process without NCCL says so to the others, which would wait for it.
  const Nccl *nccl;
  Status status = Nccl::get(nccl);
  UniqueId id{};
  if (status.ok() && member == 0)
    status = nccl->check(nccl->getUniqueId(&id), "making an identifier");
  Bytes mine{uint8_t(status.ok())};
  mine.insert(mine.end(), id.bytes, id.bytes + sizeof(id.bytes));
  std::vector<Bytes> all;
  Status exchanged = world->exchange(mine, all);
  SLUICE_RETURN_IF_ERROR(std::move(status));
  SLUICE_RETURN_IF_ERROR(std::move(exchanged));
  for (uint32_t each = 0; each < all.size(); ++each)
    if (all[each].size() != mine.size() || !all[each][0])
      return makeError(SLUICE_CANCELLED, "process %u of %u cannot use NCCL", each, world->size());
  std::memcpy(id.bytes, all[ranks[0]].data() + 1, sizeof(id.bytes));
  Communicator communicator = nullptr;
  SLUICE_RETURN_IF_ERROR(nccl->check(
      nccl->initRank(&communicator, int(ranks.size()), id, int(member)), "meeting the other GPUs"));
  channel = makeRef<NcclChannel>(*nccl, *world, ranks, member, communicator);
  return {};
}

} // namespace sluice::collectives
