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

def HAL_RoundsOp : HAL_Op<"rounds", [Pure]> {
  let summary = "the rounds of a launch whose workgroups wait for each other";
  let description = [{
    The grid's first dimension counts rounds, and its workgroups are those of the other two. Where
    the device runs all of y at once they are told all rounds; else they are launched for each. In
    round n they wait for what others write in rounds before n only.
  }];
  let results = (outs Index:$first, Index:$end);
  let assemblyFormat = "attr-dict `:` type($first) `,` type($end)";
}

def HAL_TensorMapsOp : HAL_Op<"tensor_maps", [Pure]> {
  let summary = "address of the tensor maps of `flow.executable`, kTensorMapBytes each";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
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

def HAL_LoadMatrixOp : HAL_Op<"load_matrix", [MemoryEffects<[MemRead]>]> {
  let summary = "a matrix that threads hold together, of the family's own type, from memory";
  let description = [{
    Its rows, columns if `transposed`, begin at `place`, `pitch` elements of `memory` apart.
  }];
  let arguments = (ins MemRefRankOf<[AnyType], [1]>:$memory, Index:$place, I32Attr:$pitch,
                       UnitAttr:$transposed);
  let results = (outs AnyType:$matrix);
  let assemblyFormat = [{
    (`transposed` $transposed^)? $memory `[` $place `]` `pitch` $pitch attr-dict
    `:` type($memory) `->` type($matrix)
  }];
}

def HAL_StoreMatrixOp : HAL_Op<"store_matrix", [MemoryEffects<[MemWrite]>]> {
  let summary = "stores such a matrix row by row";
  let arguments = (ins AnyType:$matrix, MemRefRankOf<[AnyType], [1]>:$memory, Index:$place,
                       I32Attr:$pitch);
  let assemblyFormat = [{
    $matrix `,` $memory `[` $place `]` `pitch` $pitch attr-dict `:` type($matrix) `,` type($memory)
  }];
}

#endif
