//===- CollectivesTest.cpp - threads that act as processes ----------------===//
#include "runtime/collectives/Transport.h"

#include <chrono>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace sluice::collectives {
namespace {

/// Runs body(rank, rendezvous) on a thread for each of `size` processes that have met.
template <typename Body> void meet(uint32_t size, Body body) {
  uint16_t port = 0;
  int listener = -1;
  ASSERT_TRUE(listenAt(port, listener).ok());
  std::vector<std::thread> threads;
  for (uint32_t rank = 0; rank < size; ++rank)
    threads.emplace_back([=] {
      std::unique_ptr<Rendezvous> rendezvous;
      Status status =
          Rendezvous::create(rank, size, rank ? -1 : listener, {"127.0.0.1"}, port, rendezvous);
      ASSERT_TRUE(status.ok()) << status.message();
      body(rank, rendezvous);
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST(RendezvousTest, EverybodyGetsWhatAllGave) {
  meet(4, [](uint32_t rank, auto &rendezvous) {
    for (uint8_t round = 0; round < 20; ++round) {
      Bytes mine(rank * 1000 + round, uint8_t(rank));
      std::vector<Bytes> all;
      ASSERT_TRUE(rendezvous->exchange(mine, all).ok());
      ASSERT_EQ(all.size(), 4u);
      for (uint32_t other = 0; other < 4; ++other)
        EXPECT_EQ(all[other], Bytes(other * 1000 + round, uint8_t(other)));
    }
  });
}

TEST(RendezvousTest, WhoLeavesIsMissed) {
  meet(3, [](uint32_t rank, auto &rendezvous) {
    if (rank == 1) {
      rendezvous = nullptr;
      return;
    }
    std::vector<Bytes> all;
    Status status = rendezvous->exchange({}, all);
    EXPECT_EQ(status.code(), SLUICE_CANCELLED);
    EXPECT_STREQ(status.message(), "process 1 of 3 left before the others were done");
    uint32_t present[] = {0, 2}, gone[] = {1};
    EXPECT_FALSE(rendezvous->checkPresent(gone).ok());
    if (rank == 0) {
      EXPECT_TRUE(rendezvous->checkPresent(std::span(present).first(1)).ok());
    }
  });
}

TEST(RendezvousTest, WorldsOfUnequalSizeAreRefused) {
  uint16_t port = 0;
  int listener = -1;
  ASSERT_TRUE(listenAt(port, listener).ok());
  std::unique_ptr<Rendezvous> here, there;
  std::thread other([&] {
    Status status = Rendezvous::create(1, 3, -1, {"127.0.0.1"}, port, there);
    EXPECT_STREQ(status.message(), "process 1 is one of 3, process 0 is one of 2");
  });
  Status status = Rendezvous::create(0, 2, listener, {}, port, here);
  EXPECT_STREQ(status.message(), "process 0 is one of 2, and is met by process 1 of 3");
  other.join();
}

/// Process 2 of 4 is gone again before process 3 has come: those who wait learn it long before the
/// minute that they have.
TEST(RendezvousTest, WhoEndsBeforeAllHaveMetIsNamed) {
  uint16_t port = 0;
  int listener = -1;
  ASSERT_TRUE(listenAt(port, listener).ok());
  auto start = std::chrono::steady_clock::now();
  std::vector<std::thread> threads;
  for (uint32_t rank = 0; rank < 2; ++rank)
    threads.emplace_back([=] {
      std::unique_ptr<Rendezvous> rendezvous;
      Status status =
          Rendezvous::create(rank, 4, rank ? -1 : listener, {"127.0.0.1"}, port, rendezvous);
      EXPECT_EQ(status.code(), SLUICE_CANCELLED);
      EXPECT_STREQ(
          status.message(),
          "process 2 of 4 ended without notice before all had met: it crashed or was killed");
    });
  int socket = -1;
  ASSERT_TRUE(connectTo(0, {"127.0.0.1"}, port, 10, socket).ok());
  uint32_t greeting[] = {0x534C5231, 2, 4}, size = 0;
  EXPECT_EQ(::send(socket, greeting, sizeof(greeting), 0), ssize_t(sizeof(greeting)));
  EXPECT_EQ(::recv(socket, &size, sizeof(size), MSG_WAITALL), ssize_t(sizeof(size)));
  EXPECT_EQ(size, 4u);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  ::close(socket);
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(RendezvousTest, EndOfProcess0BeforeAllHaveMetIsNoticed) {
  uint16_t port = 0;
  int listener = -1;
  ASSERT_TRUE(listenAt(port, listener).ok());
  std::thread other([=] {
    std::unique_ptr<Rendezvous> rendezvous;
    Status status = Rendezvous::create(1, 2, -1, {"127.0.0.1"}, port, rendezvous);
    EXPECT_STREQ(
        status.message(),
        "process 0 of 2 ended without notice before all had met: it crashed or was killed");
  });
  int socket = ::accept(listener, nullptr, nullptr);
  uint32_t greeting[3], size = 2;
  EXPECT_EQ(::recv(socket, greeting, sizeof(greeting), MSG_WAITALL), ssize_t(sizeof(greeting)));
  EXPECT_EQ(::send(socket, &size, sizeof(size), 0), ssize_t(sizeof(size)));
  ::close(socket);
  other.join();
  ::close(listener);
}

/// Messages of two tags, of which one thread sends first what the other asks for last; some are
/// larger than a socket's buffer.
TEST(SocketTransportTest, MessagesFindTheirTags) {
  meet(3, [](uint32_t rank, auto &rendezvous) {
    Launch launch;
    launch.rank = rank, launch.size = 3;
    std::unique_ptr<Transport> transport;
    ASSERT_TRUE(openSockets(launch, *rendezvous, transport).ok());
    auto talk = [&](uint32_t tag, size_t bytes) {
      for (int round = 0; round < 10; ++round) {
        std::vector<Bytes> outgoing, incoming;
        std::vector<Message> sends, receives;
        for (uint32_t peer = 0; peer < 3; ++peer) {
          outgoing.emplace_back(bytes, uint8_t(rank * 16 + tag));
          incoming.emplace_back(bytes);
        }
        for (uint32_t peer = 0; peer < 3; ++peer)
          if (peer != rank) {
            sends.push_back({peer, outgoing[peer].data(), bytes});
            receives.push_back({peer, incoming[peer].data(), bytes});
          }
        Status status = transport->exchange(tag, sends, receives);
        ASSERT_TRUE(status.ok()) << status.message();
        for (uint32_t peer = 0; peer < 3; ++peer)
          if (peer != rank) {
            EXPECT_EQ(incoming[peer], Bytes(bytes, uint8_t(peer * 16 + tag)));
          }
      }
    };
    std::thread second([&] { talk(2, 3); });
    talk(1, 3 << 20);
    second.join();
  });
}

TEST(SocketTransportTest, UnequalLengthsAreNamed) {
  meet(2, [](uint32_t rank, auto &rendezvous) {
    Launch launch;
    launch.rank = rank, launch.size = 2;
    std::unique_ptr<Transport> transport;
    ASSERT_TRUE(openSockets(launch, *rendezvous, transport).ok());
    uint8_t data[8] = {};
    Message message{1 - rank, data, rank ? 8u : 4u};
    if (rank == 0) {
      EXPECT_TRUE(transport->exchange(1, {&message, 1}, {}).ok());
      std::vector<Bytes> all;
      EXPECT_TRUE(rendezvous->exchange({}, all).ok());
    } else {
      Status status = transport->exchange(1, {}, {&message, 1});
      EXPECT_STREQ(status.message(),
                   "processes disagree on a collective: one sends 4 bytes, the other expects 8");
      std::vector<Bytes> all;
      EXPECT_TRUE(rendezvous->exchange({}, all).ok());
    }
  });
}

} // namespace
} // namespace sluice::collectives
