// Definitions for the files of all instruction sets: inlining, names with a vector width, exact float arithmetic.
#pragma once
#include <stddef.h>
#include <stdint.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#include "EaselKernels.h"

// Products and sums are rounded separately on all instruction sets.
#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

// LANED(u32v) is u32v8 if LANES is 8.
#define LANED_JOIN(name, lanes) name##lanes
#define LANED_EXPAND(name, lanes) LANED_JOIN(name, lanes)
#define LANED(name) LANED_EXPAND(name, LANES)

// The tables of the instruction sets of this architecture.
extern const EaselKernelTable easel_kernels_baseline;
#if defined(__x86_64__)
extern const EaselKernelTable easel_kernels_avx2;
extern const EaselKernelTable easel_kernels_avx512;
#endif
