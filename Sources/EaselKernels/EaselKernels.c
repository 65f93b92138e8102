#include "EaselKernels.h"
