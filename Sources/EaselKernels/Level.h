// What the level files share: how functions are inlined, names with a width, exact float arithmetic.
#pragma once
#include <stddef.h>
#include <stdint.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#include "EaselKernels.h"

// A product and a sum are rounded each on its own, on every level.
#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

// LANED(u32v) is u32v8 where LANES is 8.
#define LANED_JOIN(name, lanes) name##lanes
#define LANED_EXPAND(name, lanes) LANED_JOIN(name, lanes)
#define LANED(name) LANED_EXPAND(name, LANES)

// The tables of the level files; those of other architectures do not exist.
extern const EaselKernelTable easel_kernels_baseline;
#if defined(__x86_64__)
extern const EaselKernelTable easel_kernels_avx2;
extern const EaselKernelTable easel_kernels_avx512;
#endif
