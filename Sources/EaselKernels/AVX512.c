// The kernels with AVX-512: sixteen pixels at a time.
#include "Level.h"

#if defined(__x86_64__)
#pragma clang attribute push( \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2"))), apply_to = function)

#define WIDEST 16
#define KERNEL_TABLE easel_kernels_avx512
#define KERNEL_LEVEL EaselKernelLevelAVX512
#include "Kernels.h"

#pragma clang attribute pop
#endif
