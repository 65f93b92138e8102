#pragma once
#include <png.h>

/// The maximum size in bytes of the PNG file of an image of fewer than 2^30 bytes. Wraps a macro, which Swift
/// does not import.
static inline png_alloc_size_t easel_png_size_limit(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }
