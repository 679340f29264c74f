//===- ElementType.h - values of tensor elements --------------------------===//
// Loads and stores of single elements, and conversions of the small float types: for host reads,
// checks and printing.
//===----------------------------------------------------------------------===//
#pragma once

#include "sluice/element_type.h"

#include <cstdint>
#include <string>

namespace sluice {

bool isFloat(sluice_element_type_t type);
bool isUnsigned(sluice_element_type_t type);
/// The type of the real part and of the imaginary one; of other types than complex ones, itself.
sluice_element_type_t partOf(sluice_element_type_t type);
inline bool isComplex(sluice_element_type_t type) { return partOf(type) != type; }

/// Bits of an integer type's values; 0 for other types.
uint32_t integerBits(sluice_element_type_t type);

/// Float bits to a value and back, rounding to nearest even; for the float types.
double floatFromBits(sluice_element_type_t type, uint64_t bits);
uint64_t floatToBits(sluice_element_type_t type, double value);

/// The element at `address` as a VM register holds it: integers extended by their signedness, i1 as
/// 0 or 1, floats as bits. Not for complex types.
int64_t loadElement(sluice_element_type_t type, const void *address);
void storeElement(sluice_element_type_t type, void *address, int64_t bits);

/// The element as text, enough digits to read it back. Complex as "(re,im)".
std::string formatElement(sluice_element_type_t type, const void *address);

/// "2x?x3xf32", "f32" for rank 0. `names`, if given, are those of dimensions that are not known.
std::string formatShape(sluice_element_type_t type, const int64_t *dims, size_t rank,
                        const char *const *names = nullptr);

/// Bytes of a tensor, or false if a dimension is negative or the product does not fit in 2^62.
bool tensorByteLength(sluice_element_type_t type, const int64_t *dims, size_t rank,
                      uint64_t &bytes);

} // namespace sluice
