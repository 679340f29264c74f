//===- TestMain.cpp - unit tests that ask for targets by name -------------===//
#include "compiler/Backend/Family.h"
#include <gtest/gtest.h>

int main(int argc, char **argv) {
  sluice::backend::registerFamilies();
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
