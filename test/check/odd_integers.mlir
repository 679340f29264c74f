// Integers of widths that no memory has: an element takes the fewest bytes of 1, 2, 4 or 8 that hold it.

func.func @arithmetic_i3() {
  %a = util.unfoldable_constant dense<[-4, 3, 0, -2, -3, -1]> : tensor<6xi3>
  %b = util.unfoldable_constant dense<[-4, 3, -4, 1, -3, -3]> : tensor<6xi3>
  %addi = arith.addi %a, %b : tensor<6xi3>
  check.expect_eq_const(%addi, dense<[0, -2, -4, -1, 2, -4]> : tensor<6xi3>) : tensor<6xi3>
  %subi = arith.subi %a, %b : tensor<6xi3>
  check.expect_eq_const(%subi, dense<[0, 0, -4, -3, 0, 2]> : tensor<6xi3>) : tensor<6xi3>
  %muli = arith.muli %a, %b : tensor<6xi3>
  check.expect_eq_const(%muli, dense<[0, 1, 0, -2, 1, 3]> : tensor<6xi3>) : tensor<6xi3>
  %divsi = arith.divsi %a, %b : tensor<6xi3>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, -2, 1, 0]> : tensor<6xi3>) : tensor<6xi3>
  %remsi = arith.remsi %a, %b : tensor<6xi3>
  check.expect_eq_const(%remsi, dense<[0, 0, 0, 0, 0, -1]> : tensor<6xi3>) : tensor<6xi3>
  %divui = arith.divui %a, %b : tensor<6xi3>
  check.expect_eq_const(%divui, dense<[1, 1, 0, -2, 1, 1]> : tensor<6xi3>) : tensor<6xi3>
  %remui = arith.remui %a, %b : tensor<6xi3>
  check.expect_eq_const(%remui, dense<[0, 0, 0, 0, 0, 2]> : tensor<6xi3>) : tensor<6xi3>
  %maxsi = arith.maxsi %a, %b : tensor<6xi3>
  check.expect_eq_const(%maxsi, dense<[-4, 3, 0, 1, -3, -1]> : tensor<6xi3>) : tensor<6xi3>
  %minui = arith.minui %a, %b : tensor<6xi3>
  check.expect_eq_const(%minui, dense<[-4, 3, 0, 1, -3, -3]> : tensor<6xi3>) : tensor<6xi3>
  %andi = arith.andi %a, %b : tensor<6xi3>
  check.expect_eq_const(%andi, dense<[-4, 3, 0, 0, -3, -3]> : tensor<6xi3>) : tensor<6xi3>
  %xori = arith.xori %a, %b : tensor<6xi3>
  check.expect_eq_const(%xori, dense<[0, 0, -4, -1, 0, 2]> : tensor<6xi3>) : tensor<6xi3>
  return
}

func.func @arithmetic_i3_dynamic() {
  %a = flow.tensor.dynamic_constant dense<[-4, 3, 3, 1, -2, 3]> : tensor<6xi3> -> tensor<?xi3>
  %b = flow.tensor.dynamic_constant dense<[-4, 3, 2, -4, 1, 1]> : tensor<6xi3> -> tensor<?xi3>
  %addi = arith.addi %a, %b : tensor<?xi3>
  check.expect_eq_const(%addi, dense<[0, -2, -3, -3, -1, -4]> : tensor<6xi3>) : tensor<?xi3>
  %subi = arith.subi %a, %b : tensor<?xi3>
  check.expect_eq_const(%subi, dense<[0, 0, 1, -3, -3, 2]> : tensor<6xi3>) : tensor<?xi3>
  %muli = arith.muli %a, %b : tensor<?xi3>
  check.expect_eq_const(%muli, dense<[0, 1, -2, -4, -2, 3]> : tensor<6xi3>) : tensor<?xi3>
  %divsi = arith.divsi %a, %b : tensor<?xi3>
  check.expect_eq_const(%divsi, dense<[1, 1, 1, 0, -2, 3]> : tensor<6xi3>) : tensor<?xi3>
  %remsi = arith.remsi %a, %b : tensor<?xi3>
  check.expect_eq_const(%remsi, dense<[0, 0, 1, 1, 0, 0]> : tensor<6xi3>) : tensor<?xi3>
  %divui = arith.divui %a, %b : tensor<?xi3>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 0, -2, 3]> : tensor<6xi3>) : tensor<?xi3>
  %remui = arith.remui %a, %b : tensor<?xi3>
  check.expect_eq_const(%remui, dense<[0, 0, 1, 1, 0, 0]> : tensor<6xi3>) : tensor<?xi3>
  %maxsi = arith.maxsi %a, %b : tensor<?xi3>
  check.expect_eq_const(%maxsi, dense<[-4, 3, 3, 1, 1, 3]> : tensor<6xi3>) : tensor<?xi3>
  %minui = arith.minui %a, %b : tensor<?xi3>
  check.expect_eq_const(%minui, dense<[-4, 3, 2, 1, 1, 1]> : tensor<6xi3>) : tensor<?xi3>
  %andi = arith.andi %a, %b : tensor<?xi3>
  check.expect_eq_const(%andi, dense<[-4, 3, 2, 0, 0, 1]> : tensor<6xi3>) : tensor<?xi3>
  %xori = arith.xori %a, %b : tensor<?xi3>
  check.expect_eq_const(%xori, dense<[0, 0, 1, -3, -1, 2]> : tensor<6xi3>) : tensor<?xi3>
  return
}

func.func @arithmetic_i5() {
  %a = util.unfoldable_constant dense<[-16, 15, -2, 5, -12, 10]> : tensor<6xi5>
  %b = util.unfoldable_constant dense<[-16, 15, 13, 15, -12, -14]> : tensor<6xi5>
  %addi = arith.addi %a, %b : tensor<6xi5>
  check.expect_eq_const(%addi, dense<[0, -2, 11, -12, 8, -4]> : tensor<6xi5>) : tensor<6xi5>
  %subi = arith.subi %a, %b : tensor<6xi5>
  check.expect_eq_const(%subi, dense<[0, 0, -15, -10, 0, -8]> : tensor<6xi5>) : tensor<6xi5>
  %muli = arith.muli %a, %b : tensor<6xi5>
  check.expect_eq_const(%muli, dense<[0, 1, 6, 11, -16, -12]> : tensor<6xi5>) : tensor<6xi5>
  %divsi = arith.divsi %a, %b : tensor<6xi5>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, 0, 1, 0]> : tensor<6xi5>) : tensor<6xi5>
  %remsi = arith.remsi %a, %b : tensor<6xi5>
  check.expect_eq_const(%remsi, dense<[0, 0, -2, 5, 0, 10]> : tensor<6xi5>) : tensor<6xi5>
  %divui = arith.divui %a, %b : tensor<6xi5>
  check.expect_eq_const(%divui, dense<[1, 1, 2, 0, 1, 0]> : tensor<6xi5>) : tensor<6xi5>
  %remui = arith.remui %a, %b : tensor<6xi5>
  check.expect_eq_const(%remui, dense<[0, 0, 4, 5, 0, 10]> : tensor<6xi5>) : tensor<6xi5>
  %maxsi = arith.maxsi %a, %b : tensor<6xi5>
  check.expect_eq_const(%maxsi, dense<[-16, 15, 13, 15, -12, 10]> : tensor<6xi5>) : tensor<6xi5>
  %minui = arith.minui %a, %b : tensor<6xi5>
  check.expect_eq_const(%minui, dense<[-16, 15, 13, 5, -12, 10]> : tensor<6xi5>) : tensor<6xi5>
  %andi = arith.andi %a, %b : tensor<6xi5>
  check.expect_eq_const(%andi, dense<[-16, 15, 12, 5, -12, 2]> : tensor<6xi5>) : tensor<6xi5>
  %xori = arith.xori %a, %b : tensor<6xi5>
  check.expect_eq_const(%xori, dense<[0, 0, -13, 10, 0, -8]> : tensor<6xi5>) : tensor<6xi5>
  return
}

func.func @arithmetic_i7() {
  %a = util.unfoldable_constant dense<[-64, 63, -54, 48, 60, 41]> : tensor<6xi7>
  %b = util.unfoldable_constant dense<[-64, 63, -14, 13, 35, -44]> : tensor<6xi7>
  %addi = arith.addi %a, %b : tensor<6xi7>
  check.expect_eq_const(%addi, dense<[0, -2, 60, 61, -33, -3]> : tensor<6xi7>) : tensor<6xi7>
  %subi = arith.subi %a, %b : tensor<6xi7>
  check.expect_eq_const(%subi, dense<[0, 0, -40, 35, 25, -43]> : tensor<6xi7>) : tensor<6xi7>
  %muli = arith.muli %a, %b : tensor<6xi7>
  check.expect_eq_const(%muli, dense<[0, 1, -12, -16, 52, -12]> : tensor<6xi7>) : tensor<6xi7>
  %divsi = arith.divsi %a, %b : tensor<6xi7>
  check.expect_eq_const(%divsi, dense<[1, 1, 3, 3, 1, 0]> : tensor<6xi7>) : tensor<6xi7>
  %remsi = arith.remsi %a, %b : tensor<6xi7>
  check.expect_eq_const(%remsi, dense<[0, 0, -12, 9, 25, 41]> : tensor<6xi7>) : tensor<6xi7>
  %divui = arith.divui %a, %b : tensor<6xi7>
  check.expect_eq_const(%divui, dense<[1, 1, 0, 3, 1, 0]> : tensor<6xi7>) : tensor<6xi7>
  %remui = arith.remui %a, %b : tensor<6xi7>
  check.expect_eq_const(%remui, dense<[0, 0, -54, 9, 25, 41]> : tensor<6xi7>) : tensor<6xi7>
  %maxsi = arith.maxsi %a, %b : tensor<6xi7>
  check.expect_eq_const(%maxsi, dense<[-64, 63, -14, 48, 60, 41]> : tensor<6xi7>) : tensor<6xi7>
  %minui = arith.minui %a, %b : tensor<6xi7>
  check.expect_eq_const(%minui, dense<[-64, 63, -54, 13, 35, 41]> : tensor<6xi7>) : tensor<6xi7>
  %andi = arith.andi %a, %b : tensor<6xi7>
  check.expect_eq_const(%andi, dense<[-64, 63, -62, 0, 32, 0]> : tensor<6xi7>) : tensor<6xi7>
  %xori = arith.xori %a, %b : tensor<6xi7>
  check.expect_eq_const(%xori, dense<[0, 0, 56, 61, 31, -3]> : tensor<6xi7>) : tensor<6xi7>
  return
}

func.func @arithmetic_i12() {
  %a = util.unfoldable_constant dense<[-2048, 2047, -1428, 899, -484, -1626]> : tensor<6xi12>
  %b = util.unfoldable_constant dense<[-2048, 2047, -1796, 1039, -276, 1165]> : tensor<6xi12>
  %addi = arith.addi %a, %b : tensor<6xi12>
  check.expect_eq_const(%addi, dense<[0, -2, 872, 1938, -760, -461]> : tensor<6xi12>) : tensor<6xi12>
  %subi = arith.subi %a, %b : tensor<6xi12>
  check.expect_eq_const(%subi, dense<[0, 0, 368, -140, -208, 1305]> : tensor<6xi12>) : tensor<6xi12>
  %muli = arith.muli %a, %b : tensor<6xi12>
  check.expect_eq_const(%muli, dense<[0, 1, 592, 173, -1584, -1938]> : tensor<6xi12>) : tensor<6xi12>
  %divsi = arith.divsi %a, %b : tensor<6xi12>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, 0, 1, -1]> : tensor<6xi12>) : tensor<6xi12>
  %remsi = arith.remsi %a, %b : tensor<6xi12>
  check.expect_eq_const(%remsi, dense<[0, 0, -1428, 899, -208, -461]> : tensor<6xi12>) : tensor<6xi12>
  %divui = arith.divui %a, %b : tensor<6xi12>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 0, 0, 2]> : tensor<6xi12>) : tensor<6xi12>
  %remui = arith.remui %a, %b : tensor<6xi12>
  check.expect_eq_const(%remui, dense<[0, 0, 368, 899, -484, 140]> : tensor<6xi12>) : tensor<6xi12>
  %maxsi = arith.maxsi %a, %b : tensor<6xi12>
  check.expect_eq_const(%maxsi, dense<[-2048, 2047, -1428, 1039, -276, 1165]> : tensor<6xi12>) : tensor<6xi12>
  %minui = arith.minui %a, %b : tensor<6xi12>
  check.expect_eq_const(%minui, dense<[-2048, 2047, -1796, 899, -484, 1165]> : tensor<6xi12>) : tensor<6xi12>
  %andi = arith.andi %a, %b : tensor<6xi12>
  check.expect_eq_const(%andi, dense<[-2048, 2047, -1940, 3, -500, 132]> : tensor<6xi12>) : tensor<6xi12>
  %xori = arith.xori %a, %b : tensor<6xi12>
  check.expect_eq_const(%xori, dense<[0, 0, 656, 1932, 240, -725]> : tensor<6xi12>) : tensor<6xi12>
  return
}

func.func @arithmetic_i24() {
  %a = util.unfoldable_constant dense<[-8388608, 8388607, -3674340, 1609995, -6382970, -7678696]> : tensor<6xi24>
  %b = util.unfoldable_constant dense<[-8388608, 8388607, 6860421, -8072942, 6405459, 2768400]> : tensor<6xi24>
  %addi = arith.addi %a, %b : tensor<6xi24>
  check.expect_eq_const(%addi, dense<[0, -2, 3186081, -6462947, 22489, -4910296]> : tensor<6xi24>) : tensor<6xi24>
  %subi = arith.subi %a, %b : tensor<6xi24>
  check.expect_eq_const(%subi, dense<[0, 0, 6242455, -7094279, 3988787, 6330120]> : tensor<6xi24>) : tensor<6xi24>
  %muli = arith.muli %a, %b : tensor<6xi24>
  check.expect_eq_const(%muli, dense<[0, 1, -3915380, -3134010, 4654962, 3744128]> : tensor<6xi24>) : tensor<6xi24>
  %divsi = arith.divsi %a, %b : tensor<6xi24>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, 0, 0, -2]> : tensor<6xi24>) : tensor<6xi24>
  %remsi = arith.remsi %a, %b : tensor<6xi24>
  check.expect_eq_const(%remsi, dense<[0, 0, -3674340, 1609995, -6382970, -2141896]> : tensor<6xi24>) : tensor<6xi24>
  %divui = arith.divui %a, %b : tensor<6xi24>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 0, 1, 3]> : tensor<6xi24>) : tensor<6xi24>
  %remui = arith.remui %a, %b : tensor<6xi24>
  check.expect_eq_const(%remui, dense<[0, 0, 6242455, 1609995, 3988787, 793320]> : tensor<6xi24>) : tensor<6xi24>
  %maxsi = arith.maxsi %a, %b : tensor<6xi24>
  check.expect_eq_const(%maxsi, dense<[-8388608, 8388607, 6860421, 1609995, 6405459, 2768400]> : tensor<6xi24>) : tensor<6xi24>
  %minui = arith.minui %a, %b : tensor<6xi24>
  check.expect_eq_const(%minui, dense<[-8388608, 8388607, 6860421, 1609995, 6405459, 2768400]> : tensor<6xi24>) : tensor<6xi24>
  %andi = arith.andi %a, %b : tensor<6xi24>
  check.expect_eq_const(%andi, dense<[-8388608, 8388607, 4238852, 37122, 38914, 660496]> : tensor<6xi24>) : tensor<6xi24>
  %xori = arith.xori %a, %b : tensor<6xi24>
  check.expect_eq_const(%xori, dense<[0, 0, -5291623, -6537191, -55339, -6231288]> : tensor<6xi24>) : tensor<6xi24>
  return
}

func.func @arithmetic_i24_dynamic() {
  %a = flow.tensor.dynamic_constant dense<[-8388608, 8388607, -6991309, -3411484, 7558491, -1069171]> : tensor<6xi24> -> tensor<?xi24>
  %b = flow.tensor.dynamic_constant dense<[-8388608, 8388607, 3820905, 4796276, 359614, -7834651]> : tensor<6xi24> -> tensor<?xi24>
  %addi = arith.addi %a, %b : tensor<?xi24>
  check.expect_eq_const(%addi, dense<[0, -2, -3170404, 1384792, 7918105, 7873394]> : tensor<6xi24>) : tensor<?xi24>
  %subi = arith.subi %a, %b : tensor<?xi24>
  check.expect_eq_const(%subi, dense<[0, 0, 5965002, -8207760, 7198877, 6765480]> : tensor<6xi24>) : tensor<?xi24>
  %muli = arith.muli %a, %b : tensor<?xi24>
  check.expect_eq_const(%muli, dense<[0, 1, -7991829, -2721968, -4690550, 2908193]> : tensor<6xi24>) : tensor<?xi24>
  %divsi = arith.divsi %a, %b : tensor<?xi24>
  check.expect_eq_const(%divsi, dense<[1, 1, -1, 0, 21, 0]> : tensor<6xi24>) : tensor<?xi24>
  %remsi = arith.remsi %a, %b : tensor<?xi24>
  check.expect_eq_const(%remsi, dense<[0, 0, -3170404, -3411484, 6597, -1069171]> : tensor<6xi24>) : tensor<?xi24>
  %divui = arith.divui %a, %b : tensor<?xi24>
  check.expect_eq_const(%divui, dense<[1, 1, 2, 2, 21, 1]> : tensor<6xi24>) : tensor<?xi24>
  %remui = arith.remui %a, %b : tensor<?xi24>
  check.expect_eq_const(%remui, dense<[0, 0, 2144097, 3773180, 6597, 6765480]> : tensor<6xi24>) : tensor<?xi24>
  %maxsi = arith.maxsi %a, %b : tensor<?xi24>
  check.expect_eq_const(%maxsi, dense<[-8388608, 8388607, 3820905, 4796276, 7558491, -1069171]> : tensor<6xi24>) : tensor<?xi24>
  %minui = arith.minui %a, %b : tensor<?xi24>
  check.expect_eq_const(%minui, dense<[-8388608, 8388607, 3820905, 4796276, 359614, -7834651]> : tensor<6xi24>) : tensor<?xi24>
  %andi = arith.andi %a, %b : tensor<?xi24>
  check.expect_eq_const(%andi, dense<[-8388608, 8388607, 1064993, 4792676, 87066, -7855227]> : tensor<6xi24>) : tensor<?xi24>
  %xori = arith.xori %a, %b : tensor<?xi24>
  check.expect_eq_const(%xori, dense<[0, 0, -5300390, -8200560, 7743973, 6806632]> : tensor<6xi24>) : tensor<?xi24>
  return
}

func.func @arithmetic_i33() {
  %a = util.unfoldable_constant dense<[-4294967296, 4294967295, -1142435885, -2468164231, 645900586, 3401497939]> : tensor<6xi33>
  %b = util.unfoldable_constant dense<[-4294967296, 4294967295, -1651662495, 2485521857, -2908956225, 2516907781]> : tensor<6xi33>
  %addi = arith.addi %a, %b : tensor<6xi33>
  check.expect_eq_const(%addi, dense<[0, -2, -2794098380, 17357626, -2263055639, -2671528872]> : tensor<6xi33>) : tensor<6xi33>
  %subi = arith.subi %a, %b : tensor<6xi33>
  check.expect_eq_const(%subi, dense<[0, 0, 509226610, 3636248504, 3554856811, 884590158]> : tensor<6xi33>) : tensor<6xi33>
  %muli = arith.muli %a, %b : tensor<6xi33>
  check.expect_eq_const(%muli, dense<[0, 1, -624922125, -4036883143, -2261004202, -1783576673]> : tensor<6xi33>) : tensor<6xi33>
  %divsi = arith.divsi %a, %b : tensor<6xi33>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, 0, 0, 1]> : tensor<6xi33>) : tensor<6xi33>
  %remsi = arith.remsi %a, %b : tensor<6xi33>
  check.expect_eq_const(%remsi, dense<[0, 0, -1142435885, -2468164231, 645900586, 884590158]> : tensor<6xi33>) : tensor<6xi33>
  %divui = arith.divui %a, %b : tensor<6xi33>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 2, 0, 1]> : tensor<6xi33>) : tensor<6xi33>
  %remui = arith.remui %a, %b : tensor<6xi33>
  check.expect_eq_const(%remui, dense<[0, 0, 509226610, 1150726647, 645900586, 884590158]> : tensor<6xi33>) : tensor<6xi33>
  %maxsi = arith.maxsi %a, %b : tensor<6xi33>
  check.expect_eq_const(%maxsi, dense<[-4294967296, 4294967295, -1142435885, 2485521857, 645900586, 3401497939]> : tensor<6xi33>) : tensor<6xi33>
  %minui = arith.minui %a, %b : tensor<6xi33>
  check.expect_eq_const(%minui, dense<[-4294967296, 4294967295, -1651662495, 2485521857, 645900586, 2516907781]> : tensor<6xi33>) : tensor<6xi33>
  %andi = arith.andi %a, %b : tensor<6xi33>
  check.expect_eq_const(%andi, dense<[-4294967296, 4294967295, -1719303871, 69340481, 35424554, 2181346561]> : tensor<6xi33>) : tensor<6xi33>
  %xori = arith.xori %a, %b : tensor<6xi33>
  check.expect_eq_const(%xori, dense<[0, 0, 644509362, -121323336, -2333904747, 1555712598]> : tensor<6xi33>) : tensor<6xi33>
  return
}

func.func @arithmetic_i48() {
  %a = util.unfoldable_constant dense<[-140737488355328, 140737488355327, -127982756887627, 41366294903583, 123678695496481, 31069072082720]> : tensor<6xi48>
  %b = util.unfoldable_constant dense<[-140737488355328, 140737488355327, -123527571489151, 3455509100737, -25668859994556, -2874602111060]> : tensor<6xi48>
  %addi = arith.addi %a, %b : tensor<6xi48>
  check.expect_eq_const(%addi, dense<[0, -2, 29964648333878, 44821804004320, 98009835501925, 28194469971660]> : tensor<6xi48>) : tensor<6xi48>
  %subi = arith.subi %a, %b : tensor<6xi48>
  check.expect_eq_const(%subi, dense<[0, 0, -4455185398476, 37910785802846, -132127421219619, 33943674193780]> : tensor<6xi48>) : tensor<6xi48>
  %muli = arith.muli %a, %b : tensor<6xi48>
  check.expect_eq_const(%muli, dense<[0, 1, 110214482998325, -80167790765473, 14842341413572, 113108507732352]> : tensor<6xi48>) : tensor<6xi48>
  %divsi = arith.divsi %a, %b : tensor<6xi48>
  check.expect_eq_const(%divsi, dense<[1, 1, 1, 11, -4, -10]> : tensor<6xi48>) : tensor<6xi48>
  %remsi = arith.remsi %a, %b : tensor<6xi48>
  check.expect_eq_const(%remsi, dense<[0, 0, -4455185398476, 3355694795476, 21003255518257, 2323050972120]> : tensor<6xi48>) : tensor<6xi48>
  %divui = arith.divui %a, %b : tensor<6xi48>
  check.expect_eq_const(%divui, dense<[1, 1, 0, 11, 0, 0]> : tensor<6xi48>) : tensor<6xi48>
  %remui = arith.remui %a, %b : tensor<6xi48>
  check.expect_eq_const(%remui, dense<[0, 0, -127982756887627, 3355694795476, 123678695496481, 31069072082720]> : tensor<6xi48>) : tensor<6xi48>
  %maxsi = arith.maxsi %a, %b : tensor<6xi48>
  check.expect_eq_const(%maxsi, dense<[-140737488355328, 140737488355327, -123527571489151, 41366294903583, 123678695496481, 31069072082720]> : tensor<6xi48>) : tensor<6xi48>
  %minui = arith.minui %a, %b : tensor<6xi48>
  check.expect_eq_const(%minui, dense<[-140737488355328, 140737488355327, -127982756887627, 3455509100737, 123678695496481, 31069072082720]> : tensor<6xi48>) : tensor<6xi48>
  %andi = arith.andi %a, %b : tensor<6xi48>
  check.expect_eq_const(%andi, dense<[-140737488355328, 140737488355327, -128090148109695, 1116762814465, 105707747023360, 31063686514464]> : tensor<6xi48>) : tensor<6xi48>
  %xori = arith.xori %a, %b : tensor<6xi48>
  check.expect_eq_const(%xori, dense<[0, 0, 4669967842612, 42588278375390, -113405658544795, -33932903057268]> : tensor<6xi48>) : tensor<6xi48>
  return
}

func.func @arithmetic_i63() {
  %a = util.unfoldable_constant dense<[-4611686018427387904, 4611686018427387903, -975402554385373298, 1056234679635163323, 50640120042271262, 3600057748447198016]> : tensor<6xi63>
  %b = util.unfoldable_constant dense<[-4611686018427387904, 4611686018427387903, -2034154040434314235, -359692755626058664, -834534048455311607, 3080477942062293590]> : tensor<6xi63>
  %addi = arith.addi %a, %b : tensor<6xi63>
  check.expect_eq_const(%addi, dense<[0, -2, -3009556594819687533, 696541924009104659, -783893928413040345, -2542836346345284202]> : tensor<6xi63>) : tensor<6xi63>
  %subi = arith.subi %a, %b : tensor<6xi63>
  check.expect_eq_const(%subi, dense<[0, 0, 1058751486048940937, 1415927435261221987, 885174168497582869, 519579806384904426]> : tensor<6xi63>) : tensor<6xi63>
  %muli = arith.muli %a, %b : tensor<6xi63>
  check.expect_eq_const(%muli, dense<[0, 1, 4569542865999977926, 2432169051300394056, -4304594528076585714, -4096703353733781632]> : tensor<6xi63>) : tensor<6xi63>
  %divsi = arith.divsi %a, %b : tensor<6xi63>
  check.expect_eq_const(%divsi, dense<[1, 1, 0, -2, 0, 1]> : tensor<6xi63>) : tensor<6xi63>
  %remsi = arith.remsi %a, %b : tensor<6xi63>
  check.expect_eq_const(%remsi, dense<[0, 0, -975402554385373298, 336849168383045995, 50640120042271262, 519579806384904426]> : tensor<6xi63>) : tensor<6xi63>
  %divui = arith.divui %a, %b : tensor<6xi63>
  check.expect_eq_const(%divui, dense<[1, 1, 1, 0, 0, 1]> : tensor<6xi63>) : tensor<6xi63>
  %remui = arith.remui %a, %b : tensor<6xi63>
  check.expect_eq_const(%remui, dense<[0, 0, 1058751486048940937, 1056234679635163323, 50640120042271262, 519579806384904426]> : tensor<6xi63>) : tensor<6xi63>
  %maxsi = arith.maxsi %a, %b : tensor<6xi63>
  check.expect_eq_const(%maxsi, dense<[-4611686018427387904, 4611686018427387903, -975402554385373298, 1056234679635163323, 50640120042271262, 3600057748447198016]> : tensor<6xi63>) : tensor<6xi63>
  %minui = arith.minui %a, %b : tensor<6xi63>
  check.expect_eq_const(%minui, dense<[-4611686018427387904, 4611686018427387903, -2034154040434314235, 1056234679635163323, 50640120042271262, 3080477942062293590]> : tensor<6xi63>) : tensor<6xi63>
  %andi = arith.andi %a, %b : tensor<6xi63>
  check.expect_eq_const(%andi, dense<[-4611686018427387904, 4611686018427387903, -2142542951961025532, 720608204173613080, 9887496162783752, 2359895353073082944]> : tensor<6xi63>) : tensor<6xi63>
  %xori = arith.xori %a, %b : tensor<6xi63>
  check.expect_eq_const(%xori, dense<[0, 0, 1275529309102363531, -744674484338121501, -803668920738607849, 1960744984363325718]> : tensor<6xi63>) : tensor<6xi63>
  return
}

func.func @widths_i5() {
  %x = util.unfoldable_constant dense<[-16, 15, -8, 9, 13]> : tensor<5xi5>
  %s = arith.extsi %x : tensor<5xi5> to tensor<5xi64>
  check.expect_eq_const(%s, dense<[-16, 15, -8, 9, 13]> : tensor<5xi64>) : tensor<5xi64>
  %u = arith.extui %x : tensor<5xi5> to tensor<5xi64>
  check.expect_eq_const(%u, dense<[16, 15, 24, 9, 13]> : tensor<5xi64>) : tensor<5xi64>
  %t = arith.trunci %u : tensor<5xi64> to tensor<5xi5>
  check.expect_eq_const(%t, dense<[-16, 15, -8, 9, 13]> : tensor<5xi5>) : tensor<5xi5>
  %f = arith.sitofp %x : tensor<5xi5> to tensor<5xf32>
  check.expect_eq_const(%f, dense<[-16.0, 15.0, -8.0, 9.0, 13.0]> : tensor<5xf32>) : tensor<5xf32>
  %three = arith.constant dense<3> : tensor<5xi5>
  %l = arith.shli %x, %three : tensor<5xi5>
  check.expect_eq_const(%l, dense<[0, -8, 0, 8, 8]> : tensor<5xi5>) : tensor<5xi5>
  %r = arith.shrsi %x, %three : tensor<5xi5>
  check.expect_eq_const(%r, dense<[-2, 1, -1, 1, 1]> : tensor<5xi5>) : tensor<5xi5>
  %c = arith.cmpi slt, %x, %three : tensor<5xi5>
  check.expect_eq_const(%c, dense<[true, false, true, false, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @widths_i12() {
  %x = util.unfoldable_constant dense<[-2048, 2047, -992, -1750, -947]> : tensor<5xi12>
  %s = arith.extsi %x : tensor<5xi12> to tensor<5xi64>
  check.expect_eq_const(%s, dense<[-2048, 2047, -992, -1750, -947]> : tensor<5xi64>) : tensor<5xi64>
  %u = arith.extui %x : tensor<5xi12> to tensor<5xi64>
  check.expect_eq_const(%u, dense<[2048, 2047, 3104, 2346, 3149]> : tensor<5xi64>) : tensor<5xi64>
  %t = arith.trunci %u : tensor<5xi64> to tensor<5xi12>
  check.expect_eq_const(%t, dense<[-2048, 2047, -992, -1750, -947]> : tensor<5xi12>) : tensor<5xi12>
  %f = arith.sitofp %x : tensor<5xi12> to tensor<5xf32>
  check.expect_eq_const(%f, dense<[-2048.0, 2047.0, -992.0, -1750.0, -947.0]> : tensor<5xf32>) : tensor<5xf32>
  %three = arith.constant dense<3> : tensor<5xi12>
  %l = arith.shli %x, %three : tensor<5xi12>
  check.expect_eq_const(%l, dense<[0, -8, 256, -1712, 616]> : tensor<5xi12>) : tensor<5xi12>
  %r = arith.shrsi %x, %three : tensor<5xi12>
  check.expect_eq_const(%r, dense<[-256, 255, -124, -219, -119]> : tensor<5xi12>) : tensor<5xi12>
  %c = arith.cmpi slt, %x, %three : tensor<5xi12>
  check.expect_eq_const(%c, dense<[true, false, true, true, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @widths_i24() {
  %x = util.unfoldable_constant dense<[-8388608, 8388607, 7872082, 6191640, 3095125]> : tensor<5xi24>
  %s = arith.extsi %x : tensor<5xi24> to tensor<5xi64>
  check.expect_eq_const(%s, dense<[-8388608, 8388607, 7872082, 6191640, 3095125]> : tensor<5xi64>) : tensor<5xi64>
  %u = arith.extui %x : tensor<5xi24> to tensor<5xi64>
  check.expect_eq_const(%u, dense<[8388608, 8388607, 7872082, 6191640, 3095125]> : tensor<5xi64>) : tensor<5xi64>
  %t = arith.trunci %u : tensor<5xi64> to tensor<5xi24>
  check.expect_eq_const(%t, dense<[-8388608, 8388607, 7872082, 6191640, 3095125]> : tensor<5xi24>) : tensor<5xi24>
  %f = arith.sitofp %x : tensor<5xi24> to tensor<5xf32>
  check.expect_eq_const(%f, dense<[-8388608.0, 8388607.0, 7872082.0, 6191640.0, 3095125.0]> : tensor<5xf32>) : tensor<5xf32>
  %three = arith.constant dense<3> : tensor<5xi24>
  %l = arith.shli %x, %three : tensor<5xi24>
  check.expect_eq_const(%l, dense<[0, -8, -4132208, -798528, 7983784]> : tensor<5xi24>) : tensor<5xi24>
  %r = arith.shrsi %x, %three : tensor<5xi24>
  check.expect_eq_const(%r, dense<[-1048576, 1048575, 984010, 773955, 386890]> : tensor<5xi24>) : tensor<5xi24>
  %c = arith.cmpi slt, %x, %three : tensor<5xi24>
  check.expect_eq_const(%c, dense<[true, false, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @widths_i48() {
  %x = util.unfoldable_constant dense<[-140737488355328, 140737488355327, -50164611192203, 22951370146343, -83062947935438]> : tensor<5xi48>
  %s = arith.extsi %x : tensor<5xi48> to tensor<5xi64>
  check.expect_eq_const(%s, dense<[-140737488355328, 140737488355327, -50164611192203, 22951370146343, -83062947935438]> : tensor<5xi64>) : tensor<5xi64>
  %u = arith.extui %x : tensor<5xi48> to tensor<5xi64>
  check.expect_eq_const(%u, dense<[140737488355328, 140737488355327, 231310365518453, 22951370146343, 198412028775218]> : tensor<5xi64>) : tensor<5xi64>
  %t = arith.trunci %u : tensor<5xi64> to tensor<5xi48>
  check.expect_eq_const(%t, dense<[-140737488355328, 140737488355327, -50164611192203, 22951370146343, -83062947935438]> : tensor<5xi48>) : tensor<5xi48>
  %f = arith.sitofp %x : tensor<5xi48> to tensor<5xf32>
  check.expect_eq_const(%f, dense<[-140737488355328.0, 140737488355328.0, -50164609843200.0, 22951369900032.0, -83062947840000.0]> : tensor<5xf32>) : tensor<5xf32>
  %three = arith.constant dense<3> : tensor<5xi48>
  %l = arith.shli %x, %three : tensor<5xi48>
  check.expect_eq_const(%l, dense<[0, -8, -119841912826968, -97864015539912, -101553630062192]> : tensor<5xi48>) : tensor<5xi48>
  %r = arith.shrsi %x, %three : tensor<5xi48>
  check.expect_eq_const(%r, dense<[-17592186044416, 17592186044415, -6270576399026, 2868921268292, -10382868491930]> : tensor<5xi48>) : tensor<5xi48>
  %c = arith.cmpi slt, %x, %three : tensor<5xi48>
  check.expect_eq_const(%c, dense<[true, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @shapes_i24() {
  %x = util.unfoldable_constant dense<[[3945039, -1396842, -3599406, 3025633], [-6081508, 4786102, -1231720, 7398048], [-4006318, -2085408, 6239723, 3469095]]> : tensor<3x4xi24>
  %e = tensor.empty() : tensor<4x3xi24>
  %t = linalg.transpose ins(%x : tensor<3x4xi24>) outs(%e : tensor<4x3xi24>) permutation = [1, 0]
  check.expect_eq_const(%t, dense<[[3945039, -6081508, -4006318], [-1396842, 4786102, -2085408], [-3599406, -1231720, 6239723], [3025633, 7398048, 3469095]]> : tensor<4x3xi24>) : tensor<4x3xi24>
  %row = tensor.extract_slice %x[1, 0] [1, 4] [1, 1] : tensor<3x4xi24> to tensor<4xi24>
  check.expect_eq_const(%row, dense<[-6081508, 4786102, -1231720, 7398048]> : tensor<4xi24>) : tensor<4xi24>
  %in = tensor.insert_slice %row into %x[2, 0] [1, 4] [1, 1] : tensor<4xi24> into tensor<3x4xi24>
  check.expect_eq_const(%in, dense<[[3945039, -1396842, -3599406, 3025633], [-6081508, 4786102, -1231720, 7398048], [-6081508, 4786102, -1231720, 7398048]]> : tensor<3x4xi24>) : tensor<3x4xi24>
  %c2 = arith.constant 2 : index
  %one = tensor.extract %x[%c2, %c2] : tensor<3x4xi24>
  %splat = tensor.splat %one : tensor<2xi24>
  check.expect_eq_const(%splat, dense<6239723> : tensor<2xi24>) : tensor<2xi24>
  %pair = tensor.from_elements %one, %one : tensor<2xi24>
  check.expect_eq_const(%pair, dense<6239723> : tensor<2xi24>) : tensor<2xi24>
  %set = tensor.insert %one into %row[%c2] : tensor<4xi24>
  check.expect_eq_const(%set, dense<[-6081508, 4786102, 6239723, 7398048]> : tensor<4xi24>) : tensor<4xi24>
  %zero = arith.constant 0 : i24
  %init = tensor.splat %zero : tensor<3xi24>
  %sum = linalg.reduce { arith.addi } ins(%x : tensor<3x4xi24>) outs(%init : tensor<3xi24>) dimensions = [1]
  check.expect_eq_const(%sum, dense<[1974424, 4870922, 3617092]> : tensor<3xi24>) : tensor<3xi24>
  return
}

func.func @matmul_i3() {
  %a = util.unfoldable_constant dense<[[-4, -2, -4, 2, -1], [-3, 1, 2, -4, 0], [-2, 1, 3, 0, 1]]> : tensor<3x5xi3>
  %b = util.unfoldable_constant dense<[[-2, 0], [-1, 1], [-4, -3], [-4, 3], [0, -1]]> : tensor<5x2xi3>
  %zero = arith.constant dense<0> : tensor<3x2xi3>
  %c = linalg.matmul ins(%a, %b : tensor<3x5xi3>, tensor<5x2xi3>) outs(%zero : tensor<3x2xi3>) -> tensor<3x2xi3>
  check.expect_eq_const(%c, dense<[[2, 1], [-3, -1], [-1, -1]]> : tensor<3x2xi3>) : tensor<3x2xi3>
  return
}

func.func @matmul_i12() {
  %a = util.unfoldable_constant dense<[[-4, -2, -4, 2, -1], [-3, 1, 2, -4, 0], [-2, 1, 3, 0, 1]]> : tensor<3x5xi12>
  %b = util.unfoldable_constant dense<[[-2, 0], [-1, 1], [-4, -3], [-4, 3], [0, -1]]> : tensor<5x2xi12>
  %zero = arith.constant dense<0> : tensor<3x2xi12>
  %c = linalg.matmul ins(%a, %b : tensor<3x5xi12>, tensor<5x2xi12>) outs(%zero : tensor<3x2xi12>) -> tensor<3x2xi12>
  check.expect_eq_const(%c, dense<[[18, 17], [13, -17], [-9, -9]]> : tensor<3x2xi12>) : tensor<3x2xi12>
  return
}

func.func @sort_i12() {
  %x = util.unfoldable_constant dense<[-2048, 2047, 385, -6, 1197, 1828, -1494]> : tensor<7xi12>
  %r = linalg_ext.sort dimension(0) outs(%x : tensor<7xi12>) {
  ^bb0(%a: i12, %b: i12):
    %c = arith.cmpi slt, %a, %b : i12
    linalg_ext.yield %c : i1
  } -> tensor<7xi12>
  check.expect_eq_const(%r, dense<[-2048, -1494, -6, 385, 1197, 1828, 2047]> : tensor<7xi12>) : tensor<7xi12>
  return
}

func.func @ipowi_i32() {
  %a = util.unfoldable_constant dense<[2, -3, 0, -1, 1, 7, 5, -1, 0, 2]> : tensor<10xi32>
  %b = util.unfoldable_constant dense<[10, 5, 0, -3, -4, 3, -1, -2, -1, 7]> : tensor<10xi32>
  %r = math.ipowi %a, %b : tensor<10xi32>
  check.expect_eq_const(%r, dense<[1024, -243, 1, -1, 1, 343, 0, 1, 0, 128]> : tensor<10xi32>) : tensor<10xi32>
  return
}

func.func @ipowi_i64() {
  %a = util.unfoldable_constant dense<[2, -3, 0, -1, 1, 7, 5, -1, 0, 2]> : tensor<10xi64>
  %b = util.unfoldable_constant dense<[10, 5, 0, -3, -4, 3, -1, -2, -1, 7]> : tensor<10xi64>
  %r = math.ipowi %a, %b : tensor<10xi64>
  check.expect_eq_const(%r, dense<[1024, -243, 1, -1, 1, 343, 0, 1, 0, 128]> : tensor<10xi64>) : tensor<10xi64>
  return
}

func.func @ipowi_i8() {
  %a = util.unfoldable_constant dense<[2, -3, 0, -1, 1, 7, 5, -1, 0, 2]> : tensor<10xi8>
  %b = util.unfoldable_constant dense<[10, 5, 0, -3, -4, 3, -1, -2, -1, 7]> : tensor<10xi8>
  %r = math.ipowi %a, %b : tensor<10xi8>
  check.expect_eq_const(%r, dense<[0, 13, 1, -1, 1, 87, 0, 1, 0, -128]> : tensor<10xi8>) : tensor<10xi8>
  return
}

func.func @ipowi_i24() {
  %a = util.unfoldable_constant dense<[2, -3, 0, -1, 1, 7, 5, -1, 0, 2]> : tensor<10xi24>
  %b = util.unfoldable_constant dense<[10, 5, 0, -3, -4, 3, -1, -2, -1, 7]> : tensor<10xi24>
  %r = math.ipowi %a, %b : tensor<10xi24>
  check.expect_eq_const(%r, dense<[1024, -243, 1, -1, 1, 343, 0, 1, 0, 128]> : tensor<10xi24>) : tensor<10xi24>
  return
}

// Indices of a program are divided as i64 is: by 0, by -1, by a position that is 0.
func.func @divisions_of_indices() {
  %a = util.unfoldable_constant dense<[7, -9223372036854775808, 5, 9]> : tensor<4xi64>
  %b = util.unfoldable_constant dense<[0, -1, 0, 2]> : tensor<4xi64>
  %e = tensor.empty() : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<4xi64>, tensor<4xi64>) outs(%e : tensor<4xi64>) {
  ^bb0(%x: i64, %y: i64, %o: i64):
    %i = arith.index_cast %x : i64 to index
    %j = arith.index_cast %y : i64 to index
    %k = linalg.index 0 : index
    %q = arith.divsi %i, %j : index
    %p = arith.remsi %i, %j : index
    %c = arith.ceildivsi %i, %k : index
    %qp = arith.addi %q, %p : index
    %s = arith.addi %qp, %c : index
    %z = arith.index_cast %s : index to i64
    linalg.yield %z : i64
  } -> tensor<4xi64>
  check.expect_eq_const(%r, dense<[0, 0, 3, 8]> : tensor<4xi64>) : tensor<4xi64>
  return
}
