// The kernels for all CPUs of the architecture: four pixels at a time.
#include "Level.h"

#define WIDEST 4
#define KERNEL_TABLE easel_kernels_baseline
#define KERNEL_LEVEL EaselKernelLevelBaseline
#include "Kernels.h"
