// A C interface to the C++ library Clipper by Angus Johnson, for Boolean operations on polygons.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Polygons with integer coordinates and the result of an operation. Not safe for concurrent use.
typedef struct EaselPolygonClipper EaselPolygonClipper;

typedef enum { EaselPolygonSubject = 0, EaselPolygonClip = 1, EaselPolygonLine = 2 } EaselPolygonRole;

typedef enum {
  EaselPolygonIntersection = 0,
  EaselPolygonUnion = 1,
  EaselPolygonDifference = 2,
  EaselPolygonSymmetricDifference = 3,
} EaselPolygonOperation;

/// Creates a clipper without polygons. Returns NULL if out of memory.
EaselPolygonClipper *easel_polygon_clipper_create(void);
void easel_polygon_clipper_destroy(EaselPolygonClipper *clipper);

/// Adds a contour of `count` points, x and y alternating, each within +-2^62. Lines are open; other contours
/// are closed. Contours without area are ignored. Returns false if out of memory.
bool easel_polygon_clipper_add(
    EaselPolygonClipper *clipper, const int64_t *coordinates, int64_t count, EaselPolygonRole role);

/// Computes the contours of the result: open pieces if lines were added, otherwise closed contours, with
/// holes in the opposite direction of outer contours. Returns false if out of memory.
bool easel_polygon_clipper_run(EaselPolygonClipper *clipper, EaselPolygonOperation operation, bool isEvenOdd);

int64_t easel_polygon_clipper_contours(const EaselPolygonClipper *clipper);
int64_t easel_polygon_clipper_points(const EaselPolygonClipper *clipper, int64_t contour);

/// Writes the points of a contour of the result, x and y alternating.
void easel_polygon_clipper_read(const EaselPolygonClipper *clipper, int64_t contour, int64_t *coordinates);

#ifdef __cplusplus
}
#endif
