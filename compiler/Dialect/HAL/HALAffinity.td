//===- HALAffinity.td - on one device, or on the best of several ----------===//
#ifndef SLUICE_HAL_AFFINITY
#define SLUICE_HAL_AFFINITY
include "compiler/Dialect/HAL/HALDeviceAttrs.td"
include "compiler/Dialect/HAL/HALTypes.td"

def HAL_AffinityAttr :
    AnyAttrOf<[HAL_DeviceAffinityAttr, HAL_DeviceOptimalAttr],
    "a place on one device, or on the best of several">;

#endif
