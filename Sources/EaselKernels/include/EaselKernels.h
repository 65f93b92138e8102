// The inner loops of the rasterizer in C. They are compiled for several instruction sets, one of which is chosen at
// run time.
//
// Pixels are premultiplied BGRA, 8 bits each, in a native uint32_t: alpha << 24 | red << 16 | green << 8 | blue.
// Masks are 8-bit coverage; 255 is full coverage. Counts are in pixels and may be 0. Pointers need no alignment.
//
// All instruction sets compute the same bytes. The comment of each kernel defines them with these functions, and the
// tests compare every kernel with a Swift implementation of its definition:
//   div255(x)            x / 255, rounded: (x + 128 + ((x + 128) >> 8)) >> 8, exact for x in 0...65,025
//   scaled(p, m)         div255(c * m) for each component c of the pixel p
//   over(s, d)           min(s + div255(d * (255 - alpha of s)), 255) for each component. The minimum matters only if
//                        a component of s is greater than its alpha
//
// The destination may be equal to the source, but must not overlap it otherwise.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) EaselKernelLevel {
  EaselKernelLevelBaseline = 0,  // available on every CPU of the architecture: SSE2 on x86-64, NEON on arm64
  EaselKernelLevelAVX2 = 1,    // with BMI and BMI2
  EaselKernelLevelAVX512 = 2,  // F, BW, DQ and VL, with BMI and BMI2
} EaselKernelLevel;

// How a parameter t outside of 0...1 is mapped to a color of a gradient.
typedef enum __attribute__((enum_extensibility(closed))) EaselSpread {
  EaselSpreadPad = 0,     // the nearest end
  EaselSpreadRepeat = 1,  // t - floor(t)
  EaselSpreadMirror = 2,  // h = t / 2, f = 2 (h - floor(h)), f < 1 ? f : 2 - f
} EaselSpread;

// The colors along a gradient: the first for t = 0, the last for t = 1.
typedef struct EaselColorRamp {
  const uint32_t *colors;
  int32_t size;  // at least 1
  EaselSpread spread;
  // At least the first `leading` colors are equal, and at least the last `trailing` colors. 0 is always correct.
  int32_t leading, trailing;
} EaselColorRamp;

// Two circles: one with center (0, 0) and `radius`, the other with center (center_u, center_v) and radius +
// radius_delta.
typedef struct EaselTwoCircles {
  float center_u, center_v, radius, radius_delta;
  float a;          // center_u^2 + center_v^2 - radius_delta^2; 0 if it is too small to divide by
  float inverse_a;  // 1 / a, or undefined if a is 0
  // Whether a is so small that t is computed without subtracting nearly equal numbers: see GradientVectors.h. It
  // changes only the rounding error of t.
  int32_t is_flat;
} EaselTwoCircles;

typedef enum __attribute__((enum_extensibility(closed))) EaselGradientKind {
  EaselGradientKindLinear = 0,      // t = u
  EaselGradientKindRadial = 1,      // t = sqrt(u^2 + v^2) scale + bias: circles with one center
  EaselGradientKindTwoCircles = 2,  // t = the largest number for which (u, v) lies on the interpolated circle and its
                                    // radius is not negative. If there is none, the pixel is 0. If a < 0 and the
                                    // radius grows, there always is one
  EaselGradientKindConic = 3,       // t = the angle of (u, v) from the u axis towards the v axis in turns, with an error
                                    // below 3e-6; 0 at the origin. It is within 0...1, so the spread does not matter
} EaselGradientKind;

// A gradient as a function of column X and row Y: u = (float)(u + Y u_dy) + (float)X u_dx, and v in the same way.
typedef struct EaselGradient {
  EaselGradientKind kind;
  EaselColorRamp ramp;
  double u, v, u_dy, v_dy;
  float u_dx, v_dx;
  float scale, bias;        // for EaselGradientKindRadial
  EaselTwoCircles circles;  // for EaselGradientKindTwoCircles
} EaselGradient;

// What is drawn outside of the used part of an image.
typedef enum __attribute__((enum_extensibility(closed))) EaselEdge {
  EaselEdgeTransparent = 0,
  EaselEdgeTile = 1,         // repetitions of the used part
  EaselEdgeBoundedTile = 2,  // repetitions of the used part within bounds
} EaselEdge;

// The bounds of repetitions: columns x0 ..< x1, rows y0 ..< y1. They contain the used part.
typedef struct EaselTileBounds {
  int32_t x0, y0, x1, y1;
  // What is drawn outside of the bounds: the nearest pixel beside the used part, which the image must have (1), or
  // the nearest pixel of a repetition (0).
  int32_t has_margin;
} EaselTileBounds;

// An image and its used part: columns x0 ..< x1, rows y0 ..< y1, not empty.
typedef struct EaselImage {
  const uint32_t *pixels;  // of column 0 and row 0
  int32_t stride;          // in pixels
  int32_t x0, y0, x1, y1;
  EaselEdge edge;
  EaselTileBounds bounds;  // for EaselEdgeBoundedTile
} EaselImage;

// An affine transform to image coordinates, in units of 2^-32: (u + X u_dx + Y u_dy, v + X v_dx + Y v_dy) for column
// X and row Y. Coordinates overflow at 2^31 pixels.
typedef struct EaselImageMap {
  int64_t u, v, u_dx, v_dx, u_dy, v_dy;
} EaselImageMap;

// A directed line in units of 1/256 pixel, never horizontal. A downward line adds 1 to the winding number on its
// right.
typedef struct EaselLine {
  int32_t x0, y0, x1, y1;
} EaselLine;

// The differences of coverage between neighboring columns, for a window of `columns` columns from column0 on. Rows
// are grouped in strips: strip s has the rows 4 s ..< 4 s + 4. Strides lead from strip to strip, in columns and in
// words.
typedef struct EaselCells {
  int32_t *cells;   // four for each column of a strip, one for each row
  uint64_t *marks;  // a bit for each block of four columns of a strip, set if a cell of it may not be 0
  int32_t column0, strip0, columns, strips;
  size_t stride, mark_stride;
} EaselCells;

// The largest radius of `blur_mask`, in pixels.
#define EASEL_MASK_BLUR_RADIUS 15

// A mask to be convolved along rows, then along columns. Weights are symmetric and given for the distances
// 0...radius. Columns and rows are relative to the first pixel of the target.
typedef struct EaselMaskBlur {
  const uint8_t *source;   // of column x0 and row y0. Outside of columns x0 ..< x1 and rows y0 ..< y1, it is clear
  size_t source_stride;
  int32_t x0, y0, x1, y1;
  uint8_t *target;
  size_t target_stride;
  int32_t columns, rows;   // of the target
  const uint16_t *horizontal, *vertical;
  size_t horizontal_radius, vertical_radius;  // 0...EASEL_MASK_BLUR_RADIUS
  uint16_t rounding;
} EaselMaskBlur;

// A row of fixed-point components.
typedef const uint16_t *_Nonnull EaselFixedRow;

// The composite modes but source-over. The formulas are those of https://www.w3.org/TR/compositing-1/ and ISO 32000-1, 11.3.5;
// plus darker adds the distances from white.
typedef enum __attribute__((enum_extensibility(closed))) EaselBlendMode {
  EaselBlendModeMultiply = 1,
  EaselBlendModeScreen = 2,
  EaselBlendModeOverlay = 3,
  EaselBlendModeDarken = 4,
  EaselBlendModeLighten = 5,
  EaselBlendModeColorDodge = 6,
  EaselBlendModeColorBurn = 7,
  EaselBlendModeSoftLight = 8,
  EaselBlendModeHardLight = 9,
  EaselBlendModeDifference = 10,
  EaselBlendModeExclusion = 11,
  EaselBlendModeHue = 12,
  EaselBlendModeSaturation = 13,
  EaselBlendModeColor = 14,
  EaselBlendModeLuminosity = 15,
  EaselBlendModeClear = 16,
  EaselBlendModeCopy = 17,
  EaselBlendModeSourceIn = 18,
  EaselBlendModeSourceOut = 19,
  EaselBlendModeSourceAtop = 20,
  EaselBlendModeDestinationOver = 21,
  EaselBlendModeDestinationIn = 22,
  EaselBlendModeDestinationOut = 23,
  EaselBlendModeDestinationAtop = 24,
  EaselBlendModeXor = 25,
  EaselBlendModePlusDarker = 26,
  EaselBlendModePlusLighter = 27,
} EaselBlendMode;

// The parameters of `blend`.
typedef struct EaselBlend {
  EaselBlendMode mode;
  uint32_t pixel;    // the source of all pixels, if there is no span
  uint8_t coverage;  // of all pixels, if there is no mask
  uint8_t opacity;   // a factor of the source; 255 is 1
} EaselBlend;

typedef struct __attribute__((swift_attr("@Sendable"))) EaselKernelTable {
  EaselKernelLevel level;

  // MARK: Pixels

  // dst = pixel
  void (*fill)(uint32_t *dst, size_t n, uint32_t pixel);
  // fill for `rows` rows. The stride is in pixels
  void (*fill_rows)(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel);
  // dst = over(pixel, dst)
  void (*over_solid)(uint32_t *dst, size_t n, uint32_t pixel);
  // over_solid for `rows` rows. The stride is in pixels
  void (*over_solid_rows)(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel);
  // dst = over(scaled(pixel, mask), dst)
  void (*over_solid_mask)(uint32_t *dst, const uint8_t *mask, size_t n, uint32_t pixel);
  // over_solid_mask for `rows` rows. Strides are in elements
  void (*over_solid_mask_rows)(
      uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t n, size_t rows,
      uint32_t pixel);
  // dst = over(src, dst)
  void (*over_span)(uint32_t *dst, const uint32_t *src, size_t n);
  // dst = over(scaled(src, mask), dst)
  void (*over_span_mask)(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
  // dst = over(scaled(src, alpha), dst)
  void (*over_span_alpha)(uint32_t *dst, const uint32_t *src, size_t n, uint8_t alpha);

  // Composites src, or one pixel if it is NULL, through a mask, or with one coverage if it is NULL, in float.
  // `BlendFunctions.h` and `BlendKernels.h` have each step. Components above their alpha count as equal to it
  void (*blend)(
      uint32_t *dst, size_t n, const uint32_t *_Nullable src, const uint8_t *_Nullable mask, const EaselBlend *blend);

  // MARK: Masks

  // mask = div255(mask * other)
  void (*mask_multiply)(uint8_t *mask, const uint8_t *other, size_t n);
  // mask = div255(mask * alpha)
  void (*mask_scale)(uint8_t *mask, size_t n, uint8_t alpha);
  // mask = 255 - mask
  void (*mask_invert)(uint8_t *mask, size_t n);

  // MARK: Coverage

  // Adds the coverage of the area to the right of each line, within the window, and sets the marks of the changed
  // cells. Full coverage is 131,072. `stride` is greater than `columns`. Up to four columns behind the last one of a
  // strip are accessed, but not changed. For each line from its upper end (xu, yu) to its lower end (xl, yl), and
  // each row of pixels [Y, Y + 256):
  //   x(y) = xu + round((y - yu) * (float)(|xl - xu| / (yl - yu))) towards xl, and not beyond xl
  //   ya, yb = yu and yl clamped to Y...Y + 256. If they are equal, the row does not change
  //   left, right = the minimum and the maximum of x(ya) and x(yb)
  //   height(x) = 0 for x <= left, yb - ya for x >= right, and between them
  //     min(round((x - left) * (float)((yl - yu) / |xl - xu|)), yb - ya)
  //   for each column [X, X + 256):
  //     rise = height(X + 256) - height(X), enter = max(X, left), leave = min(X + 256, right)
  //     area = winding * rise * (2 X + 512 - enter - leave)
  //     cells[column] += area + rest of the previous column
  //     rest = winding * rise * 512 - area
  // Lines to the left of the window cover its first column in full. Computed in single precision, with x relative to
  // the left side of the window and round(v) = (v + 12582912) - 12582912.
  void (*accumulate)(const EaselCells *target, const EaselLine *lines, size_t n);

  // Sums the differences of coverage along four rows, and writes 8-bit masks.
  //
  // cells[column * 4 + row] is the difference to the previous column, in units of 2^-17 of full coverage. `sums`
  // holds the running sum of each row, which is updated. `columns` is a multiple of 4. For each cell, in order of
  // columns:
  //   sums[row] += cell (wrapping), cell = 0
  //   nonzero: a = min(|sum| >> 2, 32767)
  //   evenodd: m = sum & 262143, a = min((131072 - |m - 131072|) >> 2, 32767)
  //   mask[row * mask_stride + column] = (a * 255 + 16384) >> 15
  void (*coverage_nonzero)(
      int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride);
  void (*coverage_evenodd)(
      int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride);

  // MARK: Gradients

  // source(x, y) = colors[(int)(spread(t) * (size - 1) + 0.5)]. t depends on the column and the row only. It is
  // computed in float with one rounding for each operation; NaN counts as 0. dst has `rows` rows from column x and
  // row y on. Strides are in elements.

  // dst = source
  void (*gradient)(
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient);
  // dst = over(scaled(source, alpha), dst)
  void (*over_gradient)(
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
      uint8_t alpha);
  // dst = over(scaled(source, mask), dst)
  void (*over_gradient_mask)(
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselGradient *gradient,
      const uint8_t *mask, size_t mask_stride);

  // MARK: Images

  // Bilinear interpolation for columns x + i of row y. The first of the four neighbors is at (U >> 32, V >> 32), so
  // half a pixel must be subtracted from the coordinates of pixel centers. Weights have 8 bits. The sum of the four
  // exact products is rounded once.
  void (*image_bilinear)(
      uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map);
  // The pixel at (U >> 32, V >> 32).
  void (*image_nearest)(
      uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map);

  // dst = over(scaled(scaled(source, alpha), mask), dst) with the source of image_bilinear, for `rows` rows from
  // column x and row y on. `mask` has three rows: for the first row, for the rows between, and for the last row if it
  // is not the first. Strides are in elements.
  void (*over_bilinear)(
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselImage *image,
      const EaselImageMap *map, uint8_t alpha, const uint8_t *mask, size_t mask_stride);

  // MARK: Blur

  // Fixed-point components have 7 bits after the point: a byte << 7, 0...32,640. A row has 4 for each pixel, in the
  // order of its bytes, or 1 if only alpha is blurred. weighted(a, w) = (a * w) >> 16 is truncated, so that clear
  // stays exactly clear. The average loss is 1/2, which the last rounding can compensate. If n counts components, it
  // is a multiple of 32.

  // The components of n pixels
  void (*fixed_from_pixels)(uint16_t *dst, const uint32_t *src, size_t n);
  // The alpha of n pixels
  void (*fixed_from_alpha)(uint16_t *dst, const uint32_t *src, size_t n);
  // n bytes of coverage
  void (*fixed_from_mask)(uint16_t *dst, const uint8_t *src, size_t n);
  // (component + rounding) >> 7 for n pixels. `rounding` has numbers in 0...127 for 8 pixels, which repeat
  void (*pixels_from_fixed)(uint32_t *dst, const uint16_t *src, size_t n, const uint16_t *rounding);
  // (weighted(2 alpha, color) + 2 rounding) >> 8 for n pixels. `color` is premultiplied blue, green, red and alpha in
  // 0...65,535
  void (*pixels_from_fixed_alpha)(
      uint32_t *dst, const uint16_t *alpha, size_t n, const uint16_t *color, uint16_t rounding);
  // (component + rounding) >> 7 for n components
  void (*mask_from_fixed)(uint8_t *dst, const uint16_t *src, size_t n, uint16_t rounding);
  // dst[i] = weighted(taps[radius][i], weights[0])
  //        + the sum over k in 1...radius of weighted(taps[radius - k][i] + taps[radius + k][i], weights[k])
  // To convolve along a row, the taps point into that row, one pixel apart. To convolve along columns, they point to
  // consecutive rows. The sum of the weights of all 2 radius + 1 taps must not exceed 65,536. Taps must not overlap
  // dst.
  void (*convolve_symmetric)(
      uint16_t *dst, const EaselFixedRow _Nonnull *_Nonnull taps, size_t n, const uint16_t *weights, size_t radius);
  // dst[i] = the sum over k of weighted(taps[k][i], weights[k]), under the same conditions
  void (*convolve)(
      uint16_t *dst, const EaselFixedRow _Nonnull *_Nonnull taps, size_t n, const uint16_t *weights, size_t count);
  // fixed_from_mask, convolve_symmetric along rows, convolve_symmetric along columns and mask_from_fixed in one call
  void (*blur_mask)(const EaselMaskBlur *blur);
  // dst = weighted(inner0 + inner1, 24576) + weighted(outer0 + outer1, 8192): the weights 1 3 3 1 / 8
  void (*downsample)(
      uint16_t *dst, const uint16_t *inner0, const uint16_t *inner1, const uint16_t *outer0,
      const uint16_t *outer1, size_t n);
  // dst = weighted(near, 49152) + weighted(far, 16384): the weights 3 1 / 4
  void (*upsample)(uint16_t *dst, const uint16_t *near, const uint16_t *far, size_t n);
  // Copies pixels 0, 2, 4 ... of src to even and 1, 3, 5 ... to odd, n components each. A pixel has 4 components or 1
  void (*deinterleave)(uint16_t *even, uint16_t *odd, const uint16_t *src, size_t n, size_t components);
  // The inverse of deinterleave, for n components of even and of odd
  void (*interleave)(
      uint16_t *dst, const uint16_t *even, const uint16_t *odd, size_t n, size_t components);

  // MARK: Color filters

  // Multiplies the colors of pixels by a matrix, in float. The matrix has five columns of four numbers: what red, green,
  // blue, alpha and 1 contribute to the red, green, blue and alpha of the result. Colors are divided by alpha before, and
  // multiplied by the new alpha afterwards; `ColorKernels.h` has each step. NaN becomes 0
  void (*color_matrix)(uint32_t *dst, const uint32_t *src, size_t n, const float *matrix);
} EaselKernelTable;

// The kernels for the best instruction set of this CPU. The pointer is the same for each call.
const EaselKernelTable *easel_kernels(void);

// The kernels for one instruction set, or NULL if this CPU or this build does not support it.
const EaselKernelTable *_Nullable easel_kernels_for_level(EaselKernelLevel level);

#pragma clang assume_nonnull end
