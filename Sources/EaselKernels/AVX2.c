// The kernels with AVX2: eight pixels at a time.
#include "Level.h"

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)

#define WIDEST 8
#define KERNEL_TABLE easel_kernels_avx2
#define KERNEL_LEVEL EaselKernelLevelAVX2
#include "Kernels.h"

#pragma clang attribute pop
#endif
