//===- CollectivesTest.cpp - threads that act as processes ----------------===//
#include "runtime/collectives/Transport.h"
#include "runtime/hal/Channel.h"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace sluice::collectives {
namespace {

/// Where process 0 listens, and how it is met.
Meeting meetingHere() {
  Meeting meeting;
  meeting.addresses = {"127.0.0.1"}, meeting.secret = Secret("a secret of the tests");
  EXPECT_TRUE(listenAt("127.0.0.1", meeting.port, meeting.listener).ok());
  return meeting;
}
Status create(uint32_t rank, uint32_t size, Meeting meeting,
              std::unique_ptr<Rendezvous> &rendezvous) {
  if (rank)
    meeting.listener = -1;
  return Rendezvous::create(rank, size, std::move(meeting), rendezvous);
}

/// Runs body(rank, rendezvous) on a thread for each of `size` processes that have met.
template <typename Body> void meet(uint32_t size, Body body) {
  Meeting meeting = meetingHere();
  std::vector<std::thread> threads;
  for (uint32_t rank = 0; rank < size; ++rank)
    threads.emplace_back([=] {
      std::unique_ptr<Rendezvous> rendezvous;
      Status status = create(rank, size, meeting, rendezvous);
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
  Meeting meeting = meetingHere();
  std::unique_ptr<Rendezvous> here, there;
  std::thread other([&] {
    Status status = create(1, 3, meeting, there);
    EXPECT_STREQ(status.message(), "process 1 is one of 3, process 0 is one of 2");
  });
  Status status = create(0, 2, meeting, here);
  EXPECT_STREQ(status.message(), "process 0 is one of 2, and is met by process 1 of 3");
  other.join();
}

/// Process 2 of 4 is gone again before process 3 has come: those who wait learn it long before the
/// minute that they have.
TEST(RendezvousTest, WhoEndsBeforeAllHaveMetIsNamed) {
  Meeting meeting = meetingHere();
  auto start = std::chrono::steady_clock::now();
  std::vector<std::thread> threads;
  for (uint32_t rank = 0; rank < 2; ++rank)
    threads.emplace_back([=] {
      std::unique_ptr<Rendezvous> rendezvous;
      Status status = create(rank, 4, meeting, rendezvous);
      EXPECT_EQ(status.code(), SLUICE_CANCELLED);
      EXPECT_STREQ(
          status.message(),
          "process 2 of 4 ended without notice before all had met: it crashed or was killed");
    });
  int socket = -1;
  uint32_t size = 0;
  ASSERT_TRUE(enter(0, meeting.addresses, meeting.port, 10, Purpose::Rendezvous, {2, 4},
                    meeting.secret, size, socket)
                  .ok());
  EXPECT_EQ(size, 4u);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  ::close(socket);
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(RendezvousTest, EndOfProcess0BeforeAllHaveMetIsNoticed) {
  Meeting meeting = meetingHere();
  std::thread other([=] {
    std::unique_ptr<Rendezvous> rendezvous;
    Status status = create(1, 2, meeting, rendezvous);
    EXPECT_STREQ(
        status.message(),
        "process 0 of 2 ended without notice before all had met: it crashed or was killed");
  });
  {
    Door door(meeting.listener, Purpose::Rendezvous, 2, meeting.secret);
    std::vector<pollfd> none;
    Member member;
    int socket = -1;
    EXPECT_TRUE(door.wait(none, Clock::now() + std::chrono::seconds(10), member, socket).ok());
    EXPECT_EQ(member.rank, 1u);
    ::close(socket);
  }
  other.join();
  ::close(meeting.listener);
}

/// Strangers: silent, talkative, with a greeting of the protocol but not the secret, and many of
/// them. Who belongs to the launch is not kept for a second.
TEST(RendezvousTest, StrangersKeepNobody) {
  for (int kind = 0; kind < 4; ++kind) {
    Meeting meeting = meetingHere();
    std::atomic<bool> over{false};
    std::vector<std::thread> strangers;
    for (int i = 0; i < 8; ++i)
      strangers.emplace_back([&, i] {
        std::vector<int> open;
        std::vector<uint8_t> noise(kind == 1 ? 1 << 16 : 100, uint8_t(0xC0 + i));
        while (!over) {
          int socket = -1;
          if (connectTo("127.0.0.1", meeting.port, 2000, socket).ok()) {
            if (kind > 0)
              ::send(socket, noise.data(), noise.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            open.push_back(socket);
          }
          Secret guess("another secret, of strangers");
          uint32_t size;
          if (kind == 2 && enter(0, meeting.addresses, meeting.port, 0, Purpose::Rendezvous, {1, 3},
                                 guess, size, socket)
                               .ok())
            ADD_FAILURE() << "a stranger got in";
          if (open.size() > 40) {
            ::close(open.front());
            open.erase(open.begin());
          }
          if (kind < 3)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        for (int each : open)
          ::close(each);
      });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    auto start = Clock::now();
    std::vector<std::thread> threads;
    for (uint32_t rank = 0; rank < 3; ++rank)
      threads.emplace_back([=] {
        std::unique_ptr<Rendezvous> rendezvous;
        Status status = create(rank, 3, meeting, rendezvous);
        EXPECT_TRUE(status.ok()) << status.message();
        std::vector<Bytes> all;
        EXPECT_TRUE(!rendezvous || rendezvous->exchange({}, all).ok());
      });
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_LT(Clock::now() - start, std::chrono::seconds(1)) << kind;
    over = true;
    for (std::thread &stranger : strangers)
      stranger.join();
  }
}

/// Process 1 says what process 0 alone may say: what all gave, and who is gone.
TEST(RendezvousTest, OnlyProcess0SpeaksForAll) {
  Meeting meeting = meetingHere();
  std::thread other([meeting]() mutable {
    int socket = -1;
    uint32_t size = 0;
    ASSERT_TRUE(enter(0, meeting.addresses, meeting.port, 10, Purpose::Rendezvous, {1, 2},
                      meeting.secret, size, socket)
                    .ok());
    const uint8_t said[] = {2, 0, 0, 0, 0, 6, 0, 0, 0, 1, 0, 0, 0, 9, 9, // All: {9}, ...
                            4, 0, 0, 0, 0, 1, 0, 0, 0, 1,                // Gone: process 0
                            1, 1, 0, 0, 0, 2, 0, 0, 0, 5, 6};            // Part: {5, 6}
    EXPECT_TRUE(sendAll(socket, said, sizeof(said)));
    uint8_t byte;
    while (::recv(socket, &byte, 1, 0) > 0 && byte != 5)
      continue; // until all has come back
    ::close(socket);
  });
  std::unique_ptr<Rendezvous> rendezvous;
  ASSERT_TRUE(create(0, 2, meeting, rendezvous).ok());
  std::vector<Bytes> all;
  ASSERT_TRUE(rendezvous->exchange(Bytes{1, 2, 3}, all).ok());
  EXPECT_EQ(all, (std::vector<Bytes>{{1, 2, 3}, {5, 6}}));
  other.join();
}

TEST(RendezvousTest, AnotherSecretIsNamed) {
  Meeting meeting = meetingHere();
  std::thread door([meeting]() mutable {
    Door door(meeting.listener, Purpose::Rendezvous, 2, meeting.secret);
    std::vector<pollfd> none;
    Member member;
    int socket = -1;
    EXPECT_TRUE(door.wait(none, Clock::now() + std::chrono::seconds(1), member, socket).ok());
    EXPECT_LT(socket, 0);
  });
  std::unique_ptr<Rendezvous> rendezvous;
  Meeting other = meeting;
  other.secret = Secret("not that of the tests");
  EXPECT_EQ(create(1, 2, other, rendezvous).message(),
            "process 0 at 127.0.0.1, port " + std::to_string(meeting.port) +
                ", has another secret than process 1: SLUICE_SECRET or SLUICE_SECRET_FILE must "
                "give all the same one");
  door.join();
  ::close(meeting.listener);
}

/// RFC 4231, test case 2, and what is read from a file.
TEST(SecretTest, SignsAndReads) {
  Digest digest;
  std::string text = "what do ya want for nothing?", hex;
  ASSERT_TRUE(Secret("Jefe")
                  .sign({{reinterpret_cast<const uint8_t *>(text.data()), text.size()}}, digest)
                  .ok());
  for (uint8_t byte : digest)
    hex += formatText("%02x", byte);
  EXPECT_EQ(hex, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  Secret made, read;
  ASSERT_TRUE(Secret::inFile(1, true, made).ok());
  ASSERT_TRUE(Secret::inFile(1, false, read).ok());
  Digest other;
  ASSERT_TRUE(made.sign({}, digest).ok());
  ASSERT_TRUE(read.sign({}, other).ok());
  EXPECT_TRUE(areEqual(digest, other));
  made.forgetFile();
  ASSERT_TRUE(Secret::inFile(1, false, read).ok());
  EXPECT_EQ(read.sign({}, other).code(), SLUICE_IO_ERROR);
  ::setenv("SLUICE_SECRET", "too short", 1);
  EXPECT_STREQ(Secret::read(read).message(),
               "the secret in SLUICE_SECRET has 9 characters, the least is 16");
  ::unsetenv("SLUICE_SECRET");
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

/// What bytecode of strangers may ask of a group of three.
TEST(ChannelTest, RefusesWhatDoesNotFit) {
  using enum hal::CollectiveKind;
  auto group = makeRef<hal::Channel>(1u, 3u);
  auto says = [&](hal::CollectiveDesc desc, uint64_t source, uint64_t target) {
    return std::string(group->check(desc, source, target).message());
  };
  constexpr auto none = hal::Reduction::None, sum = hal::Reduction::Sum;
  constexpr auto f32 = SLUICE_ELEMENT_F32;
  for (hal::CollectiveKind kind : {AllReduce, AllGather, ReduceScatter, AllToAll, SendReceive,
                                   Broadcast, Reduce, Gather, Scatter, Count})
    EXPECT_EQ(says({kind, sum, f32, 0, 0, ""}, 12, 16),
              std::string(hal::nameOf(kind)) + " among 3 processes from 12 bytes to 16");
  EXPECT_EQ(says({AllToAll, none, f32, 0, 0, ""}, 16, 16),
            "all_to_all among 3 processes from 16 bytes to 16");
  for (int64_t root : {int64_t(3), int64_t(-1), INT64_MIN, INT64_MAX}) {
    EXPECT_EQ(says({Broadcast, none, f32, root, 0, ""}, 12, 12),
              "broadcast with root " + std::to_string(root) + " in a group of 3");
    if (root != -1) { // nobody
      EXPECT_EQ(says({SendReceive, none, f32, root, 0, ""}, 12, 12),
                "send_receive to member " + std::to_string(root) +
                    " and from member 0 of a group of 3");
      EXPECT_EQ(says({SendReceive, none, f32, 0, root, ""}, 12, 12),
                "send_receive to member 0 and from member " + std::to_string(root) +
                    " of a group of 3");
    }
  }
  for (auto reduction : {none, hal::Reduction::Count, hal::Reduction(77)})
    EXPECT_EQ(says({AllReduce, reduction, f32, 0, 0, ""}, 12, 12),
              "all_reduce without a reduction");
  EXPECT_EQ(says({Reduce, sum, SLUICE_ELEMENT_I1, 0, 0, ""}, 12, 12),
            "reduce of i1, which is neither a number of 8 to 64 bits nor f16, bf16, f32, f64");
  EXPECT_EQ(says({AllGather, none, f32, 0, 0, ""}, 4, 12), "");
  EXPECT_EQ(group->run({AllGather, none, f32, 0, 0, ""}, {}, {}).code(), SLUICE_INTERNAL);
  EXPECT_EQ(group->enqueue({AllGather, none, f32, 0, 0, ""}, 0, 0, 0, 0, nullptr).code(),
            SLUICE_INTERNAL);
}

} // namespace
} // namespace sluice::collectives
