//===- Exchange.cpp - what a host and its worker tell each other ----------===//
#include "runtime/isolation/Isolation.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::isolation {
namespace {

// Both map as much as there may ever be, so that nothing moves; it is there as far as the file.
constexpr uint64_t kMostBytes = uint64_t(1) << 40, kPage = 4096;
constexpr size_t kHeader = 3, kMostWords = 24000; // of a message, as sockets take it by default
constexpr int kTickMs = 10, kPatienceTicks = 10;

uint64_t align(uint64_t bytes) { return (bytes + 63) / 64 * 64; }

Status cannotShare(const char *what) {
  return makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot share memory with a worker process: %s: %s",
                   what, std::strerror(errno));
}

Status goneError() { return makeError(SLUICE_CANCELLED, "the other end is gone"); }

} // namespace

void Parcel::add(std::string_view text) {
  words.push_back(text.size());
  words.resize(words.size() + (text.size() + 7) / 8);
  std::memcpy(words.data() + words.size() - (text.size() + 7) / 8, text.data(), text.size());
}

std::string Parcel::text() {
  uint64_t bytes = number();
  if (isCut || bytes > (words.size() - at) * 8)
    return isCut = true, "";
  const auto *first = reinterpret_cast<const char *>(words.data() + at);
  at += (bytes + 7) / 8;
  return {first, bytes};
}

void Parcel::add(Ref<hal::Tensor> tensor) {
  add(uint64_t(tensor->elementType()));
  add(tensor->dims().size());
  words.insert(words.end(), tensor->dims().begin(), tensor->dims().end());
  tensors.push_back(std::move(tensor));
}

Status Parcel::tensor(hal::Device &device, bool inPlace, Ref<hal::Tensor> &tensor) {
  constexpr uint64_t kTypes = 64;
  uint64_t number = this->number(), rank = this->number(), bytes = 0;
  auto type = static_cast<sluice_element_type_t>(number % kTypes);
  std::vector<int64_t> dims;
  while (dims.size() < rank && !isCut)
    dims.push_back(int64_t(this->number()));
  if (isCut || number >= kTypes || !sluice_element_type_size(type) ||
      !tensorByteLength(type, dims.data(), dims.size(), bytes) || align(bytes) > contents.size())
    return makeError(SLUICE_PROGRAM_FAILED, "the worker process gave a tensor that is none");
  Ref<hal::Buffer> buffer;
  if (inPlace) {
    SLUICE_RETURN_IF_ERROR(device.importHost(contents.data(), bytes, buffer));
    buffer->storage().setReadOnly();
  } else {
    SLUICE_RETURN_IF_ERROR(device.allocate(bytes, hal::kMemoryHostWrite, buffer));
    SLUICE_RETURN_IF_ERROR(device.write(*buffer, 0, contents.data(), bytes));
  }
  contents = contents.subspan(align(bytes));
  return hal::Tensor::create(std::move(buffer), 0, type, std::move(dims), tensor);
}

Exchange::~Exchange() {
  if (memory)
    ::munmap(memory, kMostBytes);
  for (int each : {socket, file})
    if (each >= 0)
      ::close(each);
}

Status Exchange::open(int itsSocket, int itsFile) {
  socket = itsSocket, file = itsFile;
  void *mapped = ::mmap(nullptr, kMostBytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED)
    return cannotShare("mmap");
  memory = static_cast<uint8_t *>(mapped);
  ::madvise(memory, kMostBytes, MADV_DONTDUMP);
  return isHost ? grow(kPage) : Status();
}

Status Exchange::grow(uint64_t bytes) {
  if (bytes > kMostBytes || ::ftruncate(file, off_t(bytes)) != 0)
    return cannotShare("ftruncate");
  size = bytes;
  return {};
}

Status Exchange::post(std::span<const uint64_t> words) {
  // There is room for it unless the other end reads nothing.
  ssize_t sent = ::send(socket, words.data(), words.size_bytes(), MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent == ssize_t(words.size_bytes()) ? Status() : goneError();
}

Status Exchange::next(const Budget *budget) {
  for (int late = 0; budget;) {
    pollfd wanted{socket, POLLIN, 0};
    int ready = ::poll(&wanted, 1, kTickMs);
    if (ready > 0)
      break;
    if (ready < 0 && errno != EINTR)
      return cannotShare("poll");
    if (!budget->isOver())
      continue;
    __atomic_store_n(cancelled(), true, __ATOMIC_RELAXED);
    if (++late > kPatienceTicks)
      return budget->check();
  }
  incoming.resize(kMostWords);
  ssize_t got;
  do
    got = ::recv(socket, incoming.data(), kMostWords * 8, 0);
  while (got < 0 && errno == EINTR);
  message = {incoming.data(), got > 0 ? size_t(got) / 8 : 0};
  if (message.size() < kHeader)
    return goneError();
  if (!isHost)
    answers = message[1], size = message[2];
  return {};
}

Status Exchange::send(Parcel &parcel) {
  uint64_t at = isHost ? kPage : answers, end = at;
  for (const auto &tensor : parcel.tensors)
    end += align(tensor->buffer().length());
  if (parcel.words.size() > kMostWords)
    return makeError(SLUICE_UNSUPPORTED, "a worker process takes and gives some 3,000 tensors");
  if (end > size && isHost)
    SLUICE_RETURN_IF_ERROR(grow(end));
  if (end > size) { // asks the host to do that
    SLUICE_RETURN_IF_ERROR(post(std::array<uint64_t, kHeader>{0, end, 0}));
    SLUICE_RETURN_IF_ERROR(next(nullptr));
  }
  if (isHost) {
    answers = end;
    __atomic_store_n(cancelled(), false, __ATOMIC_RELAXED);
  }
  parcel.words[0] = at, parcel.words[1] = end, parcel.words[2] = size;
  for (const auto &tensor : parcel.tensors) {
    hal::Buffer &buffer = tensor->buffer();
    SLUICE_RETURN_IF_ERROR(buffer.device().read(buffer, 0, memory + at, buffer.length()));
    at += align(buffer.length());
  }
  return post(parcel.words);
}

Status Exchange::receive(Parcel &parcel, const Budget *budget, uint64_t room) {
  SLUICE_RETURN_IF_ERROR(next(budget));
  if (uint64_t wanted = message[1]; isHost && message.size() == kHeader && wanted > size) {
    if (wanted - answers > room)
      return makeError(SLUICE_RESOURCE_EXHAUSTED,
                       "the results need %llu bytes, the limit of memory is %llu",
                       (unsigned long long)(wanted - answers), (unsigned long long)room);
    SLUICE_RETURN_IF_ERROR(grow(wanted));
    SLUICE_RETURN_IF_ERROR(post(std::array<uint64_t, kHeader>{0, answers, size}));
    SLUICE_RETURN_IF_ERROR(next(budget));
  }
  parcel = {};
  parcel.words.assign(message.begin(), message.end());
  uint64_t begin = std::min(message[0], size);
  parcel.contents = {memory + begin, size_t(size - begin)};
  return {};
}

} // namespace sluice::isolation
