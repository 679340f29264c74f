//===- FakeStreamApi.h - a stream interface without a device --------------===//
#pragma once

#include "runtime/hal/gpu/StreamApi.h"

namespace sluice::testing {

/// What StreamBackend does with CUDA and HIP, checked where neither is: memory is the host's, calls
/// run at once, and the kernels of testing/Kernels.c are functions, found by name in any PTX that
/// begins as testing/gpu/Kernels.ptx does.
Status openFakeStreamApi(Ref<hal::gpu::StreamApi> &api);

/// The same with two devices: whose kernels address each other's memory, or which only copy from
/// it.
Status openFakePeers(Ref<hal::gpu::StreamApi> &api);
Status openFakeDistantPeers(Ref<hal::gpu::StreamApi> &api);
/// The same, and no stream runs before somebody waits: in any order then that events allow, so what
/// lacks an event shows.
Status openFakeLatePeers(Ref<hal::gpu::StreamApi> &api);
Status openFakeLateDistantPeers(Ref<hal::gpu::StreamApi> &api);

/// One device that opens memory by file descriptors which belong to a GPU of the UUID 1, 1, ...
/// Memory is that of the file.
Status openFakeOpener(Ref<hal::gpu::StreamApi> &api);
/// How many such memories are open.
unsigned fakeOpenedMemories();

/// The error that every call of the device gives from now on, as after a kernel that faulted; 0 =
/// none.
void setFakeStreamFault(int result);
/// What tells of each call whether it finds no memory; null: none does.
void setFakeStreamFaults(bool (*fails)());
/// Whether no event comes to pass, as while a long kernel runs. A fault ends that.
void setFakeStreamBusy(bool isBusy);
/// Whether kernels of late streams do not run, as while a long one runs. Nothing may be awaited
/// meanwhile that needs one.
void holdFakeKernels(bool hold);
/// The word at an address of a device with late streams, none of which runs meanwhile.
uint32_t peekFakeMemory(uint64_t address);
/// The error that launches of graphs give from now on; 0 = none.
void setFakeGraphFault(int result);
/// How many times between events are not known, from now on.
void loseFakeTimes(int count);
/// How many codes were loaded since the last call. Machine code is what begins with "machine"; what
/// begins with "foreign" is that of another device. Linked is what was PTX.
struct FakeLoads {
  unsigned machineCode, ptx, linked;
};
FakeLoads takeFakeLoads();
/// How many copies between devices there were since the last call, and how often a stream was told
/// to wait for an event.
struct FakePeerWork {
  unsigned copies, waits;
};
FakePeerWork takeFakePeerWork();
/// How many ranges of host memory the devices know.
unsigned fakePinnedRanges();
/// How many graphs were launched since the last call.
unsigned takeFakeGraphLaunches();
/// How many kernels may have begun before the one before them ended.
unsigned takeFakeOverlappingLaunches();

} // namespace sluice::testing
