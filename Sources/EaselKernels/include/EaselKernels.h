// Inner loops of the rasterizer, in C, built for several instruction sets and chosen once at run time.
//
// Pixels are premultiplied BGRA, 8 bits each, in a native uint32_t: alpha << 24 | red << 16 | green << 8 | blue.
// Masks are 8-bit coverage, 255 is full. Counts are in pixels; 0 is legal; no pointer needs any alignment.
//
// Every level gives the same bytes as these definitions, which the tests hold in plain Swift:
//   div255(x)            x / 255 rounded to nearest, exact for 0...65,025: (x + 128 + ((x + 128) >> 8)) >> 8
//   scaled(p, m)         div255(c * m) for each component c of the pixel p
//   over(s, d)           min(s + div255(d * (255 - alpha of s)), 255) for each component; the minimum acts only where
//                        a component of s exceeds its alpha
//
// Destination and source may be the same pointer but must not overlap otherwise.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) EaselKernelLevel {
  EaselKernelLevelBaseline = 0,  // what every CPU of the architecture has: SSE2 on x86-64, NEON on arm64
  EaselKernelLevelAVX2 = 1,
  EaselKernelLevelAVX512 = 2,  // F, BW, DQ and VL
} EaselKernelLevel;

// What a gradient shows where its parameter t is outside 0...1.
typedef enum __attribute__((enum_extensibility(closed))) EaselSpread {
  EaselSpreadPad = 0,     // the nearest end
  EaselSpreadRepeat = 1,  // t - floor(t)
  EaselSpreadMirror = 2,  // there and back: h = t / 2, f = 2 (h - floor(h)), f < 1 ? f : 2 - f
} EaselSpread;

// Colours along a gradient: the first for t = 0, the last for t = 1.
typedef struct EaselColorRamp {
  const uint32_t *colors;
  int32_t size;  // at least 1
  EaselSpread spread;
  // The first `leading` colours are equal, and so are the last `trailing` ones. 0 is always right: it only says less.
  int32_t leading, trailing;
} EaselColorRamp;

// Circles from (0, 0) with `radius` to (center_u, center_v) with radius + radius_delta.
typedef struct EaselTwoCircles {
  float center_u, center_v, radius, radius_delta;
  float a;          // center_u^2 + center_v^2 - radius_delta^2; exactly 0 where it is too small to divide by
  float inverse_a;  // 1 / a, not read where a is 0
} EaselTwoCircles;

typedef enum __attribute__((enum_extensibility(closed))) EaselGradientKind {
  EaselGradientKindLinear = 0,      // t = u
  EaselGradientKindRadial = 1,      // t = sqrt(u^2 + v^2) scale + bias: circles around one centre
  EaselGradientKindTwoCircles = 2,  // t = the larger number for which (u, v) lies on the circle between the two, whose
                                    // radius is not negative; where there is none, the pixel is 0. With a < 0 and a
                                    // growing radius there always is one
  EaselGradientKindConic = 3,       // t = the angle of (u, v) from the u axis towards the v axis in turns, 0 at the
                                    // origin, off by less than 3e-6; within 0...1, the spread does not matter
} EaselGradientKind;

// A gradient as a function of the pixel. In column X and row Y, u = (float)(u + Y u_dy) + (float)X u_dx, and v alike.
typedef struct EaselGradient {
  EaselGradientKind kind;
  EaselColorRamp ramp;
  double u, v, u_dy, v_dy;
  float u_dx, v_dx;
  float scale, bias;        // of radial ones
  EaselTwoCircles circles;  // of those between two circles
} EaselGradient;

// What an image shows outside its used part.
typedef enum __attribute__((enum_extensibility(closed))) EaselEdge {
  EaselEdgeTransparent = 0,
  EaselEdgeTile = 1,   // the used part, repeated
  EaselEdgeClamp = 2,  // the nearest pixel of the used part
  EaselEdgeBoundedTile = 3,  // the used part, repeated within bounds
} EaselEdge;

// Where repetitions of an image's used part end: columns x0 ..< x1, rows y0 ..< y1, which hold that part.
typedef struct EaselTileBounds {
  int32_t x0, y0, x1, y1;
  int32_t has_margin;  // beyond them: 1: the pixels beside the used part, which the image must have; 0: their outermost ones
} EaselTileBounds;

// An image and the part of it that is used: columns x0 ..< x1, rows y0 ..< y1, not empty.
typedef struct EaselImage {
  const uint32_t *pixels;  // of the image's own column 0 and row 0
  int32_t stride;          // in pixels
  int32_t x0, y0, x1, y1;
  EaselEdge edge;
  EaselTileBounds bounds;  // of EaselEdgeBoundedTile
} EaselImage;

// Image coordinates in units of 2^-32: (u + X u_dx + Y u_dy, v + X v_dx + Y v_dy) for column X and row Y. They wrap at
// 2^31 pixels.
typedef struct EaselImageMap {
  int64_t u, v, u_dx, v_dx, u_dy, v_dy;
} EaselImageMap;

// A directed line in units of 1/256 pixel; never horizontal. Downwards it winds +1 about what lies to its right.
typedef struct EaselLine {
  int32_t x0, y0, x1, y1;
} EaselLine;

// Differences of coverage in a window of pixels, for `columns` columns from column0 on, in strips of four rows; strip s
// has the rows 4 s ..< 4 s + 4. Strides are from strip to strip, in columns and in words of marks.
typedef struct EaselCells {
  int32_t *cells;   // four to a column, one for each row
  uint64_t *marks;  // a bit for each four columns that were touched
  int32_t column0, strip0, columns, strips;
  size_t stride, mark_stride;
} EaselCells;

// The furthest that a mask is blurred by one kernel, in pixels.
#define EASEL_MASK_BLUR_RADIUS 15

// A mask and where to write what it becomes when it is convolved along its rows, then along its columns. Both kernels are
// symmetric: weights of distances 0...radius. Columns and rows are relative to the target's first pixel.
typedef struct EaselMaskBlur {
  const uint8_t *source;   // of column x0 and row y0; what lies outside x0 ..< x1 and y0 ..< y1 is clear
  size_t source_stride;
  int32_t x0, y0, x1, y1;
  uint8_t *target;
  size_t target_stride;
  int32_t columns, rows;   // of the target
  const uint16_t *horizontal, *vertical;
  size_t horizontal_radius, vertical_radius;  // 0...EASEL_MASK_BLUR_RADIUS
  uint16_t rounding;
} EaselMaskBlur;

// A row of 15-bit components.
typedef const uint16_t *_Nonnull EaselWideRow;

typedef struct __attribute__((swift_attr("@Sendable"))) EaselKernelTable {
  EaselKernelLevel level;

  // MARK: Pixels

  // dst = pixel
  void (*fill)(uint32_t *dst, size_t n, uint32_t pixel);
  // fill for `rows` rows; the stride is in pixels
  void (*fill_rows)(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel);
  // dst = src
  void (*copy)(uint32_t *dst, const uint32_t *src, size_t n);
  // dst = over(pixel, dst)
  void (*over_solid)(uint32_t *dst, size_t n, uint32_t pixel);
  // over_solid for `rows` rows; the stride is in pixels
  void (*over_solid_rows)(uint32_t *dst, size_t stride, size_t n, size_t rows, uint32_t pixel);
  // dst = over(scaled(pixel, mask), dst)
  void (*over_solid_mask)(uint32_t *dst, const uint8_t *mask, size_t n, uint32_t pixel);
  // over_solid_mask for `rows` rows; strides are in elements. One call for a strip of short rows.
  void (*over_solid_mask_rows)(
      uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t n, size_t rows,
      uint32_t pixel);
  // dst = over(src, dst)
  void (*over_span)(uint32_t *dst, const uint32_t *src, size_t n);
  // dst = over(scaled(src, mask), dst)
  void (*over_span_mask)(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n);
  // dst = over(scaled(src, alpha), dst)
  void (*over_span_alpha)(uint32_t *dst, const uint32_t *src, size_t n, uint8_t alpha);

  // MARK: Masks

  // mask = div255(mask * other)
  void (*mask_multiply)(uint8_t *mask, const uint8_t *other, size_t n);
  // mask = div255(mask * alpha)
  void (*mask_scale)(uint8_t *mask, size_t n, uint8_t alpha);
  // mask = 255 - mask
  void (*mask_invert)(uint8_t *mask, size_t n);

  // MARK: Coverage

  // Adds the coverage of all that lies to the right of each line, as far as the window shows it, and marks the columns
  // that it touches. A whole pixel counts 131,072. `stride` is more than `columns`; up to four columns beyond a strip's
  // last are rewritten as they are.
  // For each line, from its upper end (xu, yu) to its lower one (xl, yl), and each row of pixels Y ..< Y + 256:
  //   x(y) = xu +- round((y - yu) * (float)(|xl - xu| / (yl - yu))) towards xl, at most xl
  //   ya, yb = yu and yl clamped to Y ... Y + 256; nothing where they are equal
  //   left, right = the smaller and the larger one of x(ya) and x(yb)
  //   height(x) = min(round((x - left) * (float)((yl - yu) / |xl - xu|)), yb - ya) for x between them, 0 before and
  //   yb - ya from the right one on
  //   for each column [X, X + 256): rise = height(X + 256) - height(X), enter = max(X, left), leave = min(X + 256, right),
  //     area = winding * rise * (2 X + 512 - enter - leave), cells[column] += area + rest of the column before,
  //     rest = winding * rise * 512 - area
  // What lies left of the window counts in its first column as wholly covered. In single precision, with x relative to
  // the window's left side and round(v) = (v + 12582912) - 12582912.
  void (*accumulate)(const EaselCells *target, const EaselLine *lines, size_t n);

  // Sums differences of coverage along four rows and leaves 8-bit masks.
  //
  // cells[column * 4 + row] is what column `column` adds to the winding of everything from it to the right, in units
  // of 2^-17 of a covered pixel; `sums` is the running total of each row, in and out. `columns` is a multiple of 4.
  // For each cell, in order of columns:
  //   sums[row] += cell (wrapping), cell = 0
  //   nonzero: a = min(|sum| >> 2, 32767)
  //   evenodd: m = sum & 262143, a = min((131072 - |m - 131072|) >> 2, 32767)
  //   mask[row * mask_stride + column] = (a * 255 + 16384) >> 15
  void (*coverage_nonzero)(
      int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride);
  void (*coverage_evenodd)(
      int32_t *cells, size_t columns, int32_t *sums, uint8_t *mask, size_t mask_stride);

  // MARK: Gradients

  // source(x, y) = colors[(int)(spread(t) * (size - 1) + 0.5)], with t computed in float from column and row alone, one
  // rounding for each operation, and NaN taken as the lower end. dst is `rows` rows from column x and row y on; strides
  // are in elements.

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

  // For the pixels at columns x + i of row y; the four neighbours begin at (U >> 32, V >> 32), so a map to pixel centres
  // has half a pixel taken off both coordinates. Weights have 8 bits, the sum of four exact products is rounded once.
  void (*image_bilinear)(
      uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map);
  // The pixel at (U >> 32, V >> 32).
  void (*image_nearest)(
      uint32_t *dst, int32_t x, int32_t y, size_t n, const EaselImage *image, const EaselImageMap *map);

  // dst = over(scaled(scaled(source, alpha), mask), dst), with the source of image_bilinear, for `rows` rows from column x
  // and row y on. There are three rows of masks: for the first row, for those between, and for the last one where it is
  // not the first. Strides are in elements. One call for a small image.
  void (*over_bilinear)(
      uint32_t *dst, size_t dst_stride, int32_t x, int32_t y, size_t n, size_t rows, const EaselImage *image,
      const EaselImageMap *map, uint8_t alpha, const uint8_t *mask, size_t mask_stride);

  // MARK: Blur

  // *Wide* components have 15 bits: a byte << 7, 0...32,640. Rows of them hold 4 to a pixel, in the order of its bytes,
  // or 1 where only alpha is blurred. weighted(a, w) = (a * w) >> 16, truncated, so that clear stays exactly clear; each
  // takes 1/2 on average, which the last rounding may give back. Where n counts components, it is a multiple of 32.

  // n pixels
  void (*wide_from_pixels)(uint16_t *dst, const uint32_t *src, size_t n);
  // the alpha of n pixels
  void (*wide_from_alpha)(uint16_t *dst, const uint32_t *src, size_t n);
  // n bytes
  void (*wide_from_mask)(uint16_t *dst, const uint8_t *src, size_t n);
  // (component + rounding) >> 7 for n pixels; `rounding` is for 8 pixels in turn, 0...127, 64 rounds to nearest
  void (*pixels_from_wide)(uint32_t *dst, const uint16_t *src, size_t n, const uint16_t *rounding);
  // (weighted(2 alpha, color) + 2 rounding) >> 8 for n pixels; `color` is blue, green, red, alpha, premultiplied, 65,535
  // for 1
  void (*pixels_from_wide_alpha)(
      uint32_t *dst, const uint16_t *alpha, size_t n, const uint16_t *color, uint16_t rounding);
  // (component + rounding) >> 7 for n components, rounding as above
  void (*mask_from_wide)(uint8_t *dst, const uint16_t *src, size_t n, uint16_t rounding);
  // dst[i] = weighted(taps[radius][i], weights[0])
  //        + the sum over k in 1...radius of weighted(taps[radius - k][i] + taps[radius + k][i], weights[k])
  // For a row along itself the taps are the row moved by whole pixels, else they are rows. The weights of all
  // 2 radius + 1 taps together must not exceed 65,536. No tap may overlap dst.
  void (*convolve_symmetric)(
      uint16_t *dst, const EaselWideRow _Nonnull *_Nonnull taps, size_t n, const uint16_t *weights, size_t radius);
  // dst[i] = the sum over k of weighted(taps[k][i], weights[k]); same conditions
  void (*convolve)(
      uint16_t *dst, const EaselWideRow _Nonnull *_Nonnull taps, size_t n, const uint16_t *weights, size_t count);
  // What wide_from_mask, convolve_symmetric along each row, convolve_symmetric along each column and mask_from_wide give,
  // in one call for all rows.
  void (*blur_mask)(const EaselMaskBlur *blur);
  // To a grid of half the fineness: weighted(inner0 + inner1, 24576) + weighted(outer0 + outer1, 8192)
  void (*mix_four)(
      uint16_t *dst, const uint16_t *inner0, const uint16_t *inner1, const uint16_t *outer0,
      const uint16_t *outer1, size_t n);
  // To a grid of twice the fineness: weighted(near, 49152) + weighted(far, 16384)
  void (*mix_two)(uint16_t *dst, const uint16_t *near, const uint16_t *far, size_t n);
  // Pixels 0, 2, 4 ... of src to even and 1, 3, 5 ... to odd, n components each; `components` to a pixel: 4 or 1.
  void (*deinterleave)(uint16_t *even, uint16_t *odd, const uint16_t *src, size_t n, size_t components);
  // The reverse: n components from even and from odd each.
  void (*join_pairs)(
      uint16_t *dst, const uint16_t *even, const uint16_t *odd, size_t n, size_t components);
} EaselKernelTable;

// The kernels for the best level that this CPU has. The same pointer each time.
const EaselKernelTable *easel_kernels(void);

// The kernels of one level, or NULL where this CPU or build does not have it.
const EaselKernelTable *_Nullable easel_kernels_for_level(EaselKernelLevel level);

#pragma clang assume_nonnull end
