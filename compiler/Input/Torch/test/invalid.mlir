// RUN: sluice-opt %s --sluice-import-torch --split-input-file --verify-diagnostics

// expected-error@+1 {{argument 0 of @rank has the type '!torch.vtensor<*,f32>', which is not supported: its rank and its element type must be known}}
func.func @rank(%x: !torch.vtensor<*,f32>) {
  return
}

// -----

// expected-error@+1 {{unknown type '!torch.something'}}
func.func @type(%x: !torch.something) {
  return
}

// -----

func.func @types(%x: !torch.vtensor<[2],f32>) {
  // expected-error@+1 {{torch.aten.mul.Tensor has 2 operands and 1 types of operands}}
  %0 = torch.aten.mul.Tensor %x, %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @constant() {
  // expected-error@+1 {{expected true or false}}
  %0 = torch.constant.bool 1
  return
}

// -----

func.func @operand(%x: !torch.vtensor<[2],f32>) {
  %none = torch.constant.none
  // expected-error@+1 {{aten.select.int: operand 1 must be an integer that is known at compile time, is None}}
  %0 = torch.aten.select.int %x, %none, %none : !torch.vtensor<[2],f32>, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  return
}

// -----

func.func @index(%x: !torch.vtensor<[2,3],f32>) {
  %one = torch.constant.int 1
  %index = torch.constant.int -4
  // expected-error@+1 {{aten.select.int: index -4 is out of range for dimension 1 of size 3}}
  %0 = torch.aten.select.int %x, %one, %index : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @missing_operands() {
  // expected-error@+1 {{aten.cat: operand 0 must be a list of tensors, is nothing}}
  %0 = torch.aten.cat -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @axis(%x: !torch.vtensor<[2,3],f32>) {
  %two = torch.constant.int 2
  %false = torch.constant.bool false
  // expected-error@+1 {{aten._softmax: dimension 2 is out of range for rank 2}}
  %0 = torch.aten._softmax %x, %two, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>
  return
}

// -----

func.func @samples(%x: !torch.vtensor<[1,2,8,8],f32>, %regions: !torch.vtensor<[1,5],f32>) {
  %scale = torch.constant.float 1.0
  %size = torch.constant.int 2
  %many = torch.constant.int 16384
  %false = torch.constant.bool false
  // expected-error@+1 {{RoiAlign: sampling_ratio 16384 is not below 16384}}
  %0 = torch.operator "torch.torchvision.roi_align"(%x, %regions, %scale, %size, %size, %many, %false) : (!torch.vtensor<[1,2,8,8],f32>, !torch.vtensor<[1,5],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.bool) -> !torch.vtensor<[1,2,2,2],f32>
  return
}

// -----

func.func @stated(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{aten.relu: the result has rank 2, the program states '!torch.vtensor<[2],f32>'}}
  %0 = torch.aten.relu %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @literal() {
  // expected-error@+1 {{the literal holds}}
  %0 = torch.vtensor.literal(dense<1> : tensor<2xsi32>) : !torch.vtensor<[2],si64>
  return
}

// -----

func.func @file() {
  // expected-error@+1 {{cannot read}}
  %0 = torch.vtensor.literal(file "no_such_file.bin" at 8) : !torch.vtensor<[2],si64>
  return
}

// -----

func.func @branches(%c: !torch.bool, %x: !torch.vtensor<[2],f32>) {
  // expected-error@+1 {{'torch.prim.If' needs regions of one block that ends with 'torch.prim.If.yield'}}
  %0 = torch.prim.If %c -> (!torch.vtensor<[2],f32>) {
  } else {
  }
  return
}

// -----

func.func @none(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %none = torch.constant.none
  // expected-error@+1 {{aten.mul.Scalar: an operand is missing}}
  %0 = torch.aten.mul.Scalar %x, %none : !torch.vtensor<[2],f32>, !torch.none -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
