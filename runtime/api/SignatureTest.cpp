//===- SignatureTest.cpp - only what a trusted key signed is loaded -------===//
#include "runtime/base/Checksum.h"
#include "runtime/hal/Crypto.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/StatusText.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;

namespace {

struct KeyText {
  const char *isPrivate, *isPublic;
};
// Of this test only: openssl genpkey -algorithm ed25519; openssl pkey -pubout.
constexpr KeyText kKeys[] = {{R"(-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ8Q/DNv30kcrxRgCYm9/l9uycve+AJCTPtoeo/ZhsoT
-----END PRIVATE KEY-----
)",
                              R"(-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEA7v6SrQa/NXGZGNVpE9stqEtk3VDpE9vXHCS213YRZr4=
-----END PUBLIC KEY-----
)"},
                             {R"(-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIIuLbvzZp4f7DN4QVqRjJ13sup1ys5o65vAd57QFL/tC
-----END PRIVATE KEY-----
)",
                              R"(-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEADxXiPL3MT59R8/B3HtJpRBOR9rpOri8aS2l2BLM/JFI=
-----END PUBLIC KEY-----
)"}};

class Signatures : public ::testing::Test {
protected:
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("sluice-signatures-" + std::to_string(::getpid()));
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;

  void SetUp() override {
    const hal::Crypto *crypto;
    if (!hal::Crypto::open("", crypto).ok())
      GTEST_SKIP() << "no libcrypto";
    std::filesystem::create_directories(folder);
    for (int i = 0; i < 2; ++i) {
      write("private" + std::to_string(i), kKeys[i].isPrivate);
      write("public" + std::to_string(i), kKeys[i].isPublic);
    }
    write("both", std::string(kKeys[0].isPublic) + kKeys[1].isPublic);
    write("neither", "nothing\n");
    ASSERT_EQ(sluice_instance_create(&instance), nullptr);
    ASSERT_EQ(sluice_device_create(instance, "cpu", nullptr, &device), nullptr);
  }
  void TearDown() override {
    sluice_device_release(device);
    sluice_instance_release(instance);
    std::filesystem::remove_all(folder);
  }
  std::string file(const std::string &name) const { return folder / name; }
  void write(const std::string &name, const std::string &text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }
  /// A module with 3 MB of constants, signed by a key.
  std::vector<uint8_t> signedModule(int key) const {
    std::vector<uint8_t> constants(3 << 20, 7);
    FunctionBuilder f("main", {.refRegisters = 1});
    f.emit(Opcode::BufferConstant, {0, 0, 0});
    f.emit(Opcode::Return, {0, 0});
    module::ModuleDesc desc;
    desc.functions = {f.desc};
    desc.exports = {{{}, "main", 0, {}, {}, ""}};
    desc.segments = {constants};
    std::vector<uint8_t> bytes = module::serializeModule(desc);
    module::Signature signature{};
    Status status = module::sign(file("private" + std::to_string(key)).c_str(), bytes, signature);
    EXPECT_TRUE(status.ok()) << status.message();
    auto *end = reinterpret_cast<const uint8_t *>(&signature);
    bytes.insert(bytes.end(), end, end + sizeof(signature));
    return bytes;
  }
  std::string load(const std::vector<uint8_t> &bytes, std::vector<std::string> keys,
                   bool requires_ = false) const {
    AlignedBytes aligned(bytes);
    std::vector<std::string> paths;
    std::vector<const char *> names;
    for (const std::string &key : keys)
      paths.push_back(file(key));
    for (const std::string &path : paths)
      names.push_back(path.c_str());
    sluice_module_options_t options{sizeof(options), nullptr,      nullptr,  nullptr, nullptr, {},
                                    names.data(),    names.size(), requires_};
    sluice_module_t *module = nullptr;
    sluice_status_t status = sluice_module_load_memory_with(
        &device, 1, aligned.data(), bytes.size(), nullptr, nullptr, &options, &module);
    sluice_module_release(module);
    return take(status);
  }
};

/// Makes the checksums fit, as an attacker would.
void fixChecksums(std::vector<uint8_t> &bytes) {
  module::Header header;
  std::memcpy(&header, bytes.data(), sizeof(header));
  uint32_t total = 0;
  for (size_t at = sizeof(header); at < header.fileBytes; at += module::kChunkBytes) {
    uint32_t sum =
        crc32c(bytes.data() + at, std::min<size_t>(module::kChunkBytes, header.fileBytes - at));
    total = crc32c(&sum, 4, total);
  }
  header.contentChecksum = total;
  header.headerChecksum = crc32c(&header, sizeof(header) - 4);
  std::memcpy(bytes.data(), &header, sizeof(header));
  module::Signature signature;
  std::memcpy(&signature, bytes.data() + header.fileBytes, sizeof(signature));
  signature.checksum = crc32c(&signature, offsetof(module::Signature, checksum));
  std::memcpy(bytes.data() + header.fileBytes, &signature, sizeof(signature));
}

} // namespace

TEST_F(Signatures, WhoIsTrusted) {
  std::vector<uint8_t> bytes = signedModule(0);
  std::vector<uint8_t> bare(bytes.begin(), bytes.end() - sizeof(module::Signature));
  for (auto keys : {std::vector<std::string>{}, {"public0"}, {"public1", "public0"}, {"both"}})
    EXPECT_EQ(load(bytes, keys), "");
  EXPECT_EQ(load(bare, {}), "");
  EXPECT_EQ(load(bare, {"public0"}), "PERMISSION_DENIED module is not signed");
  EXPECT_EQ(load(bare, {}, true), "PERMISSION_DENIED module is not signed");
  EXPECT_EQ(load(bytes, {"public1"}).substr(0, 42), "PERMISSION_DENIED module is signed by key ");
  EXPECT_NE(load(bytes, {}, true).find("which is none of the 0 trusted"), std::string::npos);
  EXPECT_EQ(load(bytes, {"neither"}),
            "INVALID_ARGUMENT '" + file("neither") + "' has no public key in PEM");
  // Of two gigabytes and more, whose length is negative as an int, and no end of a text.
  write("huge", "");
  std::filesystem::resize_file(file("huge"), (uint64_t(1) << 31) + 4096);
  EXPECT_EQ(load(bytes, {"huge"}),
            "INVALID_ARGUMENT '" + file("huge") + "' is too large for a file of keys");
  EXPECT_EQ(load(bytes, {"absent"}).substr(0, 9), "NOT_FOUND");
}

// Every byte counts: of the header, tables, constants and the signature itself, wherever checksums
// are made to fit.
TEST_F(Signatures, WhatWasChanged) {
  const std::vector<uint8_t> bytes = signedModule(0);
  size_t content = bytes.size() - sizeof(module::Signature);
  // In the header a reserved word; then tables, padding, constants; the signature's key and bytes.
  std::vector<size_t> places = {12, 40, 64, 80, 4000, 4096, content / 2, content - 1};
  for (size_t at : places) {
    std::vector<uint8_t> changed = bytes;
    changed[at] ^= 1;
    EXPECT_EQ(load(changed, {"public0"}).substr(0, 9), "DATA_LOSS") << at;
    fixChecksums(changed);
    EXPECT_NE(load(changed, {"public0"}).find("PERMISSION_DENIED module was changed after key"),
              std::string::npos)
        << at;
  }
  for (size_t at : {content + 8, content + 39, content + 40, content + 103, content + 104}) {
    std::vector<uint8_t> changed = bytes;
    changed[at] ^= 1;
    EXPECT_EQ(load(changed, {"public0"}),
              "DATA_LOSS module is damaged: the checksum of its signature does not match");
    EXPECT_EQ(load(changed, {}), load(changed, {"public0"}));
    fixChecksums(changed);
    EXPECT_EQ(load(changed, {"public0"}).substr(0, 17),
              at == content + 104 ? "" : "PERMISSION_DENIED");
  }
  // The same module with the signature of another key.
  std::vector<uint8_t> other = signedModule(1);
  EXPECT_EQ(load(other, {"public1"}), "");
  std::copy(bytes.begin() + ptrdiff_t(content) + 8, bytes.begin() + ptrdiff_t(content) + 40,
            other.begin() + ptrdiff_t(content) + 8);
  fixChecksums(other);
  EXPECT_EQ(load(other, {"public0"}).substr(0, 17), "PERMISSION_DENIED");
  std::vector<uint8_t> truncated(bytes.begin(), bytes.end() - 1);
  EXPECT_EQ(load(truncated, {"public0"}).substr(0, 9), "DATA_LOSS");
}
