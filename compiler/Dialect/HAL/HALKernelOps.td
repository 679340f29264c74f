//===- HALKernelOps.td - what a kernel may ask about its place in the grid ===//
// Valid only inside the body of a kernel, from planning until it becomes machine code.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_HAL_KERNEL_OPS
#define SLUICE_HAL_KERNEL_OPS

class HAL_WorkgroupOp<string mnemonic> : HAL_Op<"workgroup." # mnemonic, [Pure]> {
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative, IntMaxValue<2>]>:$dimension);
  let results = (outs Index:$result);
  let assemblyFormat = "`[` $dimension `]` attr-dict `:` type($result)";
}

def HAL_WorkgroupIdOp : HAL_WorkgroupOp<"id"> {
  let summary = "which workgroup runs, in one dimension of the grid";
}

def HAL_WorkgroupCountOp : HAL_WorkgroupOp<"count"> {
  let summary = "how many workgroups there are in one dimension of the grid";
}

def HAL_WorkspaceOp : HAL_Op<"workspace", [Pure]> {
  let summary = "scratch memory of this workgroup";
  let description = [{
    64-byte aligned, as large as the kernel's grid function says, undefined content, not shared with
    other workgroups.
  }];
  let results = (outs MemRefRankOf<[I8], [1]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif
