// Inner loops of the rasterizer in C, dispatched at run time to what the CPU has.
#pragma once
#include <stdint.h>
