//===- Sandbox.cpp - a process gives up what it may do --------------------===//
// Whoever is inside may run any instruction. What reaches further are calls of the system, of which
// a filter (seccomp) lets through those that touch nothing but the process itself. None of them
// takes a path, opens or closes a file, or names another process, so Landlock or namespaces would
// have nothing left to forbid.
//===----------------------------------------------------------------------===//
#include "runtime/isolation/worker/Sandbox.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sluice::isolation {
namespace {

#if defined(__x86_64__)
constexpr uint32_t kMachine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kMachine = AUDIT_ARCH_AARCH64;
#endif

Status systemError(const char *what) {
  return makeError(SLUICE_UNSUPPORTED, "this system cannot isolate a process: %s: %s", what,
                   std::strerror(errno));
}

/// Ends the process when a call is not one of these.
bool installFilter(int socket) {
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, uint32_t(offsetof(seccomp_data, field)))
#define GIVE(action) BPF_STMT(BPF_RET | BPF_K, action)
#define IS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, uint32_t(value), skipped, 0)
#define UNLESS(what, value, skipped) BPF_JUMP(BPF_JMP | what | BPF_K, uint32_t(value), 0, skipped)
#define ALLOW(call) UNLESS(BPF_JEQ, SYS_##call, 1), GIVE(SECCOMP_RET_ALLOW)
#define REFUSE(call) UNLESS(BPF_JEQ, SYS_##call, 1), GIVE(SECCOMP_RET_ERRNO | EPERM)
  sock_filter code[] = {
      LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kMachine, 1, 0),
      GIVE(SECCOMP_RET_KILL_PROCESS), LOAD(nr),
      // Memory and locks of the process, and clocks. Its threads have begun.
      ALLOW(brk), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise), ALLOW(sched_yield),
      ALLOW(getcpu), ALLOW(gettimeofday), ALLOW(nanosleep), ALLOW(restart_syscall),
      ALLOW(rt_sigreturn), ALLOW(rt_sigprocmask), ALLOW(gettid), ALLOW(exit), ALLOW(exit_group),
      // A negative clock is the time that another process has used.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clock_gettime, 1, 0),
      UNLESS(BPF_JEQ, SYS_clock_nanosleep, 4), LOAD(args[0]), UNLESS(BPF_JSET, 1u << 31, 1),
      GIVE(SECCOMP_RET_KILL_PROCESS), GIVE(SECCOMP_RET_ALLOW),
      // Locks wait and wake; those that lend priorities name other processes.
      UNLESS(BPF_JEQ, SYS_futex, 8), LOAD(args[1]),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, uint32_t(FUTEX_CMD_MASK)), IS(FUTEX_WAIT, 4),
      IS(FUTEX_WAKE, 3), IS(FUTEX_WAIT_BITSET, 2), IS(FUTEX_WAKE_BITSET, 1),
      GIVE(SECCOMP_RET_KILL_PROCESS), GIVE(SECCOMP_RET_ALLOW),
      // The pool moves its threads where it may; these can name other processes.
      REFUSE(sched_setaffinity), REFUSE(sched_getaffinity),
      // New memory is private and no stack, so that RLIMIT_DATA counts it.
      UNLESS(BPF_JEQ, SYS_mmap, 4), LOAD(args[3]), UNLESS(BPF_JSET, MAP_SHARED | MAP_GROWSDOWN, 1),
      GIVE(SECCOMP_RET_KILL_PROCESS), GIVE(SECCOMP_RET_ALLOW),
      // Messages.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_sendto, 1, 0), UNLESS(BPF_JEQ, SYS_recvfrom, 3),
      LOAD(args[0]), UNLESS(BPF_JEQ, socket, 1), GIVE(SECCOMP_RET_ALLOW),
      GIVE(SECCOMP_RET_KILL_PROCESS)};
#undef LOAD
#undef GIVE
#undef IS
#undef UNLESS
#undef ALLOW
#undef REFUSE
  sock_fprog program{sizeof(code) / sizeof(code[0]), code};
  return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

/// No more than `bytes` that are the process's own, beside what it has now; nor more addresses, as
/// the tables of those that are only read take memory, too.
bool limitMemory(uint64_t bytes) {
  unsigned long all = 0, own = 0;
  if (FILE *file = std::fopen("/proc/self/statm", "re")) {
    if (std::fscanf(file, "%lu %*u %*u %*u %*u %lu", &all, &own) != 2)
      own = 0;
    std::fclose(file);
  }
  auto limit = [&](auto what, unsigned long pages) {
    rlim_t most = pages * rlim_t(::sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit both{most, most};
    return ::setrlimit(what, &both) == 0;
  };
  return own && limit(RLIMIT_DATA, own) && limit(RLIMIT_AS, all);
}

bool closeOthers(int socket, int life) {
  unsigned low = unsigned(std::min(socket, life)), high = unsigned(std::max(socket, life));
  auto close = [](unsigned first, unsigned end) {
    return first == end || ::syscall(SYS_close_range, first, end - 1, 0) == 0;
  };
  return close(0, low) && close(low + 1, high) && close(high + 1, ~0u);
}

} // namespace

Status enterSandbox(int socket, int life, uint64_t memory) {
  constexpr uint64_t kRuntime = uint64_t(64) << 20, kMost = uint64_t(1) << 62;
  const rlimit nothing{0, 0};
  if (FILE *file = std::fopen("/proc/self/oom_score_adj", "we")) {
    std::fputs("1000", file);
    std::fclose(file);
  }
  if (memory && !limitMemory(std::min(memory, kMost) + kRuntime))
    return systemError("RLIMIT_DATA");
  if (::setrlimit(RLIMIT_CORE, &nothing) != 0 || ::setrlimit(RLIMIT_FSIZE, &nothing) != 0)
    return systemError("setrlimit");
  if (!closeOthers(socket, life))
    return systemError("close_range");
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
    return systemError("no_new_privs");
  return installFilter(socket) ? Status() : systemError("seccomp");
}

bool dropPrivileges() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3]{};
  return ::syscall(SYS_capset, &header, none) == 0;
}

bool endWith(int life) {
  return ::fcntl(life, F_SETOWN, ::getpid()) == 0 && ::fcntl(life, F_SETSIG, SIGKILL) == 0 &&
         ::fcntl(life, F_SETFL, O_ASYNC) == 0;
}

} // namespace sluice::isolation
