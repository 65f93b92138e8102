#pragma once
#include <png.h>

/// The most bytes that an image of fewer than 2^30 bytes can take as a PNG file (a macro, which Swift does not import).
static inline png_alloc_size_t easel_png_size_limit(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }
