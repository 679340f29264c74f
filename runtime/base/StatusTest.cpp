//===- StatusTest.cpp -----------------------------------------------------===//
#include "runtime/base/Status.h"

#include <gtest/gtest.h>

using namespace sluice;

TEST(Status, SuccessIsNull) {
  Status status;
  EXPECT_TRUE(status.ok());
  EXPECT_EQ(status.code(), SLUICE_OK);
  EXPECT_STREQ(status.message(), "");
  EXPECT_EQ(status.release(), nullptr);
}

TEST(Status, FailureCarriesPlace) {
  Status status = makeError(SLUICE_OUT_OF_RANGE, "no element %d", 7).at("MatMul_3 (MatMul)");
  EXPECT_EQ(status.code(), SLUICE_OUT_OF_RANGE);
  EXPECT_STREQ(status.message(), "no element 7");
  Status again = std::move(status).at("elsewhere"); // the first place stays
  sluice_status_t handle = again.copy().release();
  EXPECT_STREQ(sluice_status_location(handle), "MatMul_3 (MatMul)");
  EXPECT_STREQ(sluice_status_text(handle), "MatMul_3 (MatMul): no element 7");
  EXPECT_STREQ(sluice_status_code_name(sluice_status_code(handle)), "OUT_OF_RANGE");
  sluice_status_free(handle);
}
