// All kernels of one level and their table. Included once per level file, which defines
//   WIDEST        pixels in a vector: 4, 8 or 16
//   KERNEL_TABLE  the table's name
//   KERNEL_LEVEL  its level

typedef enum { SOURCE_PIXEL, SOURCE_SPAN } SourceKind;
typedef enum { MASK_NONE, MASK_FACTOR, MASK_SPAN } MaskKind;

typedef struct {
  SourceKind kind;
  uint32_t pixel;
  const uint32_t *span;
} Source;

typedef struct {
  MaskKind kind;
  uint16_t factor;
  const uint8_t *span;
} Mask;

// The nearest whole number, ties to even, for 0 to 2^22; beyond, an even one next to it. The same steps on every level.
#define ROUND(v) (((v) + 12582912.0f) - 12582912.0f)

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

#include "GradientRow.h"

#define LANES 4
#include "PixelVector.h"
#include "Composite.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#if WIDEST >= 8
#undef LANES
#define LANES 8
#include "PixelVector.h"
#include "Composite.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#endif
#if WIDEST >= 16
#undef LANES
#define LANES 16
#include "PixelVector.h"
#include "Composite.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#endif

#include "SpanKernels.h"
#include "MaskKernels.h"
#include "LineKernels.h"
#include "CoverageKernels.h"
#include "GradientKernels.h"
#include "ImageKernels.h"
#include "ImageOverKernels.h"
#include "BlurKernels.h"

const EaselKernelTable KERNEL_TABLE = {
    .level = KERNEL_LEVEL,
    .fill = fill,
    .fill_rows = fill_rows,
    .copy = copy,
    .over_solid = over_solid,
    .over_solid_rows = over_solid_rows,
    .over_solid_mask = over_solid_mask,
    .over_solid_mask_rows = over_solid_mask_rows,
    .over_span = over_span,
    .over_span_mask = over_span_mask,
    .over_span_alpha = over_span_alpha,
    .mask_multiply = mask_multiply,
    .mask_scale = mask_scale,
    .mask_invert = mask_invert,
    .accumulate = accumulate,
    .coverage_nonzero = coverage_nonzero,
    .coverage_evenodd = coverage_evenodd,
    .gradient = gradient,
    .over_gradient = over_gradient,
    .over_gradient_mask = over_gradient_mask,
    .image_bilinear = image_bilinear,
    .image_nearest = image_nearest,
    .over_bilinear = over_bilinear,
    .wide_from_pixels = wide_from_pixels,
    .wide_from_alpha = wide_from_alpha,
    .wide_from_mask = wide_from_mask,
    .pixels_from_wide = pixels_from_wide,
    .pixels_from_wide_alpha = pixels_from_wide_alpha,
    .mask_from_wide = mask_from_wide,
    .convolve_symmetric = convolve_symmetric,
    .convolve = convolve,
    .blur_mask = blur_mask,
    .mix_four = mix_four,
    .mix_two = mix_two,
    .deinterleave = deinterleave,
    .join_pairs = join_pairs,
};
