// All kernels and their table for one instruction set. Each file of an instruction set includes it, and defines
//   WIDEST        the number of pixels in a vector: 4, 8 or 16
//   KERNEL_TABLE  the name of the table
//   KERNEL_LEVEL  the instruction set

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

// The nearest integer, ties to even, for -2^22...2^22, and an even neighbor above. All instruction sets use the same
// steps.
#define ROUND(v) (((v) + 12582912.0f) - 12582912.0f)

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

#include "GradientRow.h"

#define LANES 4
#include "PixelVector.h"
#include "Composite.h"
#include "RowEnds.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#if WIDEST >= 8
#undef LANES
#define LANES 8
#include "PixelVector.h"
#include "Composite.h"
#include "RowEnds.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#endif
#if WIDEST >= 16
#undef LANES
#define LANES 16
#include "PixelVector.h"
#include "Composite.h"
#include "RowEnds.h"
#include "GradientVectors.h"
#include "ShortLineKernels.h"
#endif

#include "SpanKernels.h"
#include "MaskKernels.h"
#include "LineKernels.h"
#include "CoverageKernels.h"
#include "GradientKernels.h"
#include "ImageVectors.h"
#include "ImageKernels.h"
#include "ImageOverKernels.h"
#include "BlurKernels.h"
#include "ColorKernels.h"
#include "BlendFunctions.h"
#include "BlendIntegers.h"
#include "BlendKernels.h"

const EaselKernelTable KERNEL_TABLE = {
    .level = KERNEL_LEVEL,
    .fill = fill,
    .fill_rows = fill_rows,
    .over_solid = over_solid,
    .over_solid_rows = over_solid_rows,
    .over_solid_mask = over_solid_mask,
    .over_solid_mask_rows = over_solid_mask_rows,
    .over_span = over_span,
    .over_span_mask = over_span_mask,
    .over_span_alpha = over_span_alpha,
    .blend = blend,
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
    .fixed_from_pixels = fixed_from_pixels,
    .fixed_from_alpha = fixed_from_alpha,
    .fixed_from_mask = fixed_from_mask,
    .pixels_from_fixed = pixels_from_fixed,
    .pixels_from_fixed_alpha = pixels_from_fixed_alpha,
    .mask_from_fixed = mask_from_fixed,
    .convolve_symmetric = convolve_symmetric,
    .convolve = convolve,
    .blur_mask = blur_mask,
    .downsample = downsample,
    .upsample = upsample,
    .deinterleave = deinterleave,
    .interleave = interleave,
    .color_matrix = color_matrix,
};
