//===- MpiTransport.cpp - Open MPI, opened at run time --------------------===//
// Messages only: reductions are computed here (HostChannel.cpp), in an order and a precision of our
// own and for types that MPI does not have. Messages do not block, since a process that waits must
// notice when another is gone. The names are those of Open MPI's ABI, which has been the same since
// its version 1.7.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Transport.h"
#include "runtime/hal/DynamicLibrary.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

namespace sluice::collectives {
namespace {

using Communicator = void *;
using Request = void *;
using Datatype = void *;
constexpr int kSerialized = 2; // MPI_THREAD_SERIALIZED: one call at a time
constexpr uint64_t kPiece = 1 << 30;

class MpiTransport final : public Transport, hal::FunctionTable {
public:
  const char *name() const override { return "mpi"; }

  Status start(const Launch &launch) {
    // Its components look for its symbols in the process.
    const char *named = std::getenv("SLUICE_MPI"), *usual[] = {"libmpi.so.40", "libmpi.so"};
    for (const char *file : usual)
      if (::dlopen(named ? named : file, RTLD_NOW | RTLD_GLOBAL))
        break;
    hal::DynamicLibrary library;
    Status status = named ? hal::DynamicLibrary::open({named}, library)
                          : hal::DynamicLibrary::open({usual[0], usual[1]}, library);
    if (!status.ok())
      return makeError(SLUICE_NOT_FOUND,
                       "launched by mpirun, but Open MPI's library does not open: %s; "
                       "SLUICE_MPI=FILE says where it is",
                       status.message());
    world = library.symbol("ompi_mpi_comm_world"), byte = library.symbol("ompi_mpi_byte");
    void *errorsReturn = library.symbol("ompi_mpi_errors_return");
    if (fill(library) || !world || !byte || !errorsReturn)
      return makeError(SLUICE_UNSUPPORTED,
                       "libmpi is not Open MPI's, which is the one that is known here");
    int running = 0, level = 0, rank = -1, size = -1;
    initialized(&running);
    if (!running) {
      SLUICE_RETURN_IF_ERROR(check(initialize(nullptr, nullptr, kSerialized, &level), "starting"));
      ours = true;
    } else {
      threadLevel(&level);
    }
    if (level < kSerialized)
      return makeError(SLUICE_UNSUPPORTED,
                       "MPI was started for one thread only: ask for MPI_THREAD_SERIALIZED");
    SLUICE_RETURN_IF_ERROR(check(duplicate(world, &communicator), "copying the communicator"));
    SLUICE_RETURN_IF_ERROR(check(setErrorHandler(communicator, errorsReturn), "asking for errors"));
    rankOf(communicator, &rank), sizeOf(communicator, &size);
    if (rank != int(launch.rank) || size != int(launch.size))
      return makeError(
          SLUICE_INVALID_ARGUMENT,
          "this is process %d of %d to MPI, and %u of %u by its environment: another mpirun?", rank,
          size, launch.rank, launch.size);
    return {};
  }

  /// Where process 0 listens, to all. Before anything else is sent.
  Status tell(char *text, int bytes) {
    return check(broadcast(text, bytes, byte, 0, communicator), "a broadcast");
  }

  void watch(const Rendezvous &others) { rendezvous = &others; }

  Status exchange(uint32_t tag, std::span<const Message> sends,
                  std::span<const Message> receives) override {
    std::vector<Request> requests;
    {
      std::lock_guard lock(mutex);
      auto post = [&](std::span<const Message> messages, auto &&start) -> Status {
        for (const Message &message : messages)
          for (uint64_t at = 0; at < message.bytes; at += kPiece)
            SLUICE_RETURN_IF_ERROR(
                check(start(message.data + at, int(std::min(kPiece, message.bytes - at)),
                            int(message.peer), &requests.emplace_back(nullptr)),
                      "a message"));
        return {};
      };
      SLUICE_RETURN_IF_ERROR(
          post(receives, [&](uint8_t *data, int bytes, int peer, Request *request) {
            return receive(data, bytes, byte, peer, int(tag), communicator, request);
          }));
      SLUICE_RETURN_IF_ERROR(post(sends, [&](uint8_t *data, int bytes, int peer, Request *request) {
        return send(data, bytes, byte, peer, int(tag), communicator, request);
      }));
    }
    Patience patience(*rendezvous, sends, receives);
    while (true) {
      {
        std::lock_guard lock(mutex);
        while (!requests.empty()) {
          int done = 0;
          SLUICE_RETURN_IF_ERROR(check(test(&requests.back(), &done, nullptr), "a message"));
          if (!done)
            break;
          requests.pop_back();
        }
      }
      if (requests.empty())
        return {};
      SLUICE_RETURN_IF_ERROR(patience.wait());
    }
  }

  void finish() override {
    std::lock_guard lock(mutex);
    int over = 0;
    finalized(&over);
    if (ours && !over)
      finalize();
  }

private:
  Status check(int result, const char *what) {
    return result ? makeError(SLUICE_IO_ERROR, "MPI: %s failed with error %d", what, result)
                  : Status();
  }

  std::mutex mutex; // of all calls
  const Rendezvous *rendezvous = nullptr;
  bool ours = false; // started here
  Communicator world = nullptr, communicator = nullptr;
  Datatype byte = nullptr;
  template <typename... Arguments> using Call = hal::Function<int(Arguments...)>;
  Call<int *> initialized{*this, "MPI_Initialized"};
  Call<int *> finalized{*this, "MPI_Finalized"};
  Call<int *, char ***, int, int *> initialize{*this, "MPI_Init_thread"};
  Call<int *> threadLevel{*this, "MPI_Query_thread"};
  Call<> finalize{*this, "MPI_Finalize"};
  Call<Communicator, Communicator *> duplicate{*this, "MPI_Comm_dup"};
  Call<Communicator, void *> setErrorHandler{*this, "MPI_Comm_set_errhandler"};
  Call<Communicator, int *> rankOf{*this, "MPI_Comm_rank"};
  Call<Communicator, int *> sizeOf{*this, "MPI_Comm_size"};
  Call<const void *, int, Datatype, int, int, Communicator, Request *> send{*this, "MPI_Isend"};
  Call<void *, int, Datatype, int, int, Communicator, Request *> receive{*this, "MPI_Irecv"};
  Call<Request *, int *, void *> test{*this, "MPI_Test"};
  Call<void *, int, Datatype, int, Communicator> broadcast{*this, "MPI_Bcast"};
};

} // namespace

Status openMpi(const Launch &launch, std::unique_ptr<Rendezvous> &rendezvous,
               std::unique_ptr<Transport> &transport) {
  auto mpi = std::make_unique<MpiTransport>();
  SLUICE_RETURN_IF_ERROR(mpi->start(launch));
  // "PORT SECRET ADDRESS ADDRESS ...", or nothing if process 0 cannot listen.
  char text[1024] = "";
  Meeting meeting;
  Status listening;
  if (launch.rank == 0)
    listening = Secret::make(meeting.secret);
  if (launch.rank == 0 && listening.ok())
    listening = listenAt(launch.localSize == launch.size ? "127.0.0.1" : "", meeting.port,
                         meeting.listener);
  if (meeting.listener >= 0) {
    std::string told = std::to_string(meeting.port) + " " + meeting.secret.hexadecimal();
    for (const std::string &address : ownAddresses())
      if (told.size() + address.size() + 2 < sizeof(text))
        told += " " + address;
    std::strcpy(text, told.c_str());
  }
  SLUICE_RETURN_IF_ERROR(mpi->tell(text, sizeof(text)));
  SLUICE_RETURN_IF_ERROR(std::move(listening));
  if (!*text)
    return makeError(SLUICE_CANCELLED, "process 0 cannot listen for the others");
  std::vector<std::string> words(1);
  for (const char *each = text; *each; ++each)
    *each == ' ' ? void(words.emplace_back()) : words.back().push_back(*each);
  meeting.port = uint16_t(std::atoi(words[0].c_str()));
  meeting.secret = Secret(words[1]);
  meeting.addresses.assign(words.begin() + 2, words.end());
  SLUICE_RETURN_IF_ERROR(
      Rendezvous::create(launch.rank, launch.size, std::move(meeting), rendezvous));
  mpi->watch(*rendezvous);
  transport = std::move(mpi);
  return {};
}

} // namespace sluice::collectives
