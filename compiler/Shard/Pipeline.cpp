//===- Pipeline.cpp - cutting a program for several processes, in order ---===//
#include "compiler/Shard/Passes.h"

void sluice::shard::buildShardPipeline(OpPassManager &pm, const std::string &shard) {
  PartitionShardsOptions processes;
  processes.shard = shard;
  pm.addPass(createPartitionShards(
      processes)); // annotations of shard, --shard -> what each process computes
  pm.addPass(createConvertShardToFlow()); // collectives of shard -> flow.collective on channels
}
