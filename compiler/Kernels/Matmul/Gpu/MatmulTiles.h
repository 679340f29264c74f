//===- MatmulTiles.h - tiles of matrix products on GPUs --------------------===//
// A table of tiles that reached the vendor's library in measurements: few rows are a matter of
// reading B fast, many stages ahead; large products want the largest tile whose sums fit in
// registers.
//===----------------------------------------------------------------------===//
#pragma once
#include <cstdint>

namespace sluice::kernels {

/// What multiplies: instructions of four subgroups together, of one, or threads one by one.
enum class Engine { Groups, Subgroups, Threads };
/// For which numbers of rows of C a tile is meant, or for operands read element by element.
enum class Use { Few, Some, Many, Gathered };
/// What a tile may ask for. Unknown sizes are large, and fill whatever there is.
enum Condition : unsigned {
  kFills = 1 << 0,         ///< Every compute unit has a tile.
  kFilled = 1 << 1,        ///< Half of its columns are there: empty ones cost as much as others.
  kNarrow = 1 << 2,        ///< C has 64 columns at most,
  kHigh = 1 << 3,          ///< and more than 64 rows.
  kLittleWaste = 1 << 4,   ///< It has little more empty columns than tiles of 128.
  kLongSum = 1 << 5,       ///< See isShortSum; or others copy.
  kSmallSums = 1 << 6,     ///< A sum takes one register: not f64.
  kManyRegisters = 1 << 7, ///< A thread has 512.
  kEnoughStages = 1 << 8,  ///< As many fit as hide what copies take,
  kAllStages = 1 << 9,     ///< as are wanted.
  kSoonest = 1 << 10,      ///< None of the others that ask for it is clearly sooner, see costOf;
  kKnown = 1 << 11,        ///< nor is a size unknown.
  kOneWave = 1 << 12,      ///< No compute unit has two tiles.
  kWide = 1 << 13,         ///< C has more than 64 columns.
  kHalfWords = 1 << 14,    ///< Elements of 16 bits.
  /// Of known sizes the soonest, with enough stages.
  kEstimated = kEnoughStages | kKnown | kLongSum | kWide | kSoonest,
};

struct Tile {
  Engine engine;
  Use use;
  int64_t rows, columns;
  int64_t stages;      ///< As many of these as fit.
  int64_t fewerStages; ///< For short sums, or where copies do not run ahead.
  unsigned asks;       ///< Conditions, all of which must hold.
  /// Where the number of rows is unknown: the tile, so many further down, that takes those which
  /// leave this one's compute units idle; small tiles read B on more of them.
  int smaller;
};
inline constexpr Tile kTiles[] = {
    {Engine::Subgroups, Use::Few, 16, 128, 6, 6, 0, 0},
    {Engine::Groups, Use::Some, 64, 128, 4, 4, kFills | kHalfWords, 0},
    {Engine::Subgroups, Use::Some, 64, 128, 4, 4, kFills, 0},
    // More compute units, each with all that it multiplies on the way (by wgmma, which halves k,
    // 64 x 4096 x 4096 takes 9.4 us, by mma 15.2).
    {Engine::Groups, Use::Some, 64, 64, 6, 6, kHalfWords, 0},
    {Engine::Subgroups, Use::Some, 64, 64, 8, 8, 0, 0},
    {Engine::Groups, Use::Many, 128, 256, 4, 4,
     kEnoughStages | kFills | kLittleWaste | kLongSum | kSoonest, 1},
    {Engine::Groups, Use::Many, 128, 128, 7, 3, kFilled | kSoonest, 0},
    {Engine::Groups, Use::Many, 128, 160, 5, 5, kEstimated, 0},
    {Engine::Groups, Use::Many, 256, 192, 4, 4, kEstimated | kOneWave | kHalfWords, 0},
    {Engine::Groups, Use::Many, 128, 192, 5, 5, kEstimated, 0},
    {Engine::Groups, Use::Many, 128, 64, 8, 8, kKnown | kLongSum | kOneWave | kSoonest, 0},
    {Engine::Groups, Use::Many, 128, 96, 7, 7, kEstimated, 0},
    {Engine::Groups, Use::Many, 64, 64, 6, 6, kKnown | kLongSum | kOneWave | kSoonest | kHalfWords,
     0},
    {Engine::Groups, Use::Many, 64, 128, 4, 4, kEstimated | kOneWave | kHalfWords, 0},
    {Engine::Groups, Use::Many, 64, 192, 3, 3, kEstimated | kOneWave | kHalfWords, 0},
    {Engine::Groups, Use::Many, 128, 224, 4, 4, kEstimated, 0},
    {Engine::Groups, Use::Many, 256, 176, 4, 4, kEstimated | kOneWave | kHalfWords, 0},
    {Engine::Groups, Use::Many, 128, 64, 8, 3, 0, 0},
    {Engine::Subgroups, Use::Many, 256, 128, 1, 1,
     kManyRegisters | kEnoughStages | kFilled | kFills | kSmallSums, 0},
    {Engine::Subgroups, Use::Many, 128, 128, 4, 4, kFilled | kFills | kSmallSums, 0},
    {Engine::Subgroups, Use::Many, 128, 64, 4, 4, kNarrow, 0},
    {Engine::Subgroups, Use::Many, 64, 128, 4, 4, 0, 0},
    // Copies that run ahead want a stage more than copies through registers.
    {Engine::Threads, Use::Many, 128, 128, 3, 2, kAllStages | kFilled | kFills, 2},
    {Engine::Threads, Use::Many, 64, 128, 3, 2, kAllStages | kFilled | kFills, 0},
    {Engine::Threads, Use::Many, 64, 64, 3, 2, 0, 0},
    {Engine::Subgroups, Use::Gathered, 128, 64, 3, 3, kNarrow | kHigh, 0},
    {Engine::Subgroups, Use::Gathered, 64, 128, 3, 3, 0, 0},
    {Engine::Threads, Use::Gathered, 64, 128, 2, 2, kAllStages | kFilled | kFills, 0},
    {Engine::Threads, Use::Gathered, 64, 64, 2, 2, 0, 0},
};

} // namespace sluice::kernels
