// Chooses the instruction set at run time. The kernels are compiled in Baseline.c, AVX2.c and AVX512.c.
//
// Each extension that a file names is tested: a virtual machine may offer one without the others.
#include "Level.h"

const EaselKernelTable *easel_kernels_for_level(EaselKernelLevel level) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (level == EaselKernelLevelAVX2 && __builtin_cpu_supports("avx2") &&
      __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
    return &easel_kernels_avx2;
  if (level == EaselKernelLevelAVX512 && __builtin_cpu_supports("avx512f") &&
      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
    return &easel_kernels_avx512;
#endif
  return level == EaselKernelLevelBaseline ? &easel_kernels_baseline : NULL;
}

static const EaselKernelTable *best_kernels(void) {
  for (int level = EaselKernelLevelAVX512; level > EaselKernelLevelBaseline; level--) {
    const EaselKernelTable *kernels = easel_kernels_for_level((EaselKernelLevel)level);
    if (kernels != NULL) return kernels;
  }
  return &easel_kernels_baseline;
}

const EaselKernelTable *easel_kernels(void) {
  static _Atomic(const EaselKernelTable *) chosen;
  const EaselKernelTable *kernels = __c11_atomic_load(&chosen, __ATOMIC_RELAXED);
  if (kernels == NULL) {
    kernels = best_kernels();
    __c11_atomic_store(&chosen, kernels, __ATOMIC_RELAXED);
  }
  return kernels;
}
