/*===- sluice.h - all public headers --------------------------------------===*/
#ifndef SLUICE_SLUICE_H
#define SLUICE_SLUICE_H

#include "sluice/buffer.h"
#include "sluice/call.h"
#include "sluice/device.h"
#include "sluice/element_type.h"
#include "sluice/fence.h"
#include "sluice/instance.h"
#include "sluice/limits.h"
#include "sluice/module.h"
#include "sluice/policy.h"
#include "sluice/share.h"
#include "sluice/status.h"
#include "sluice/tensor.h"
#include "sluice/trace.h"
#include "sluice/version.h"
#include "sluice/world.h"

#endif
