// What sets of polygons need of Angus Johnson's Clipper, which is C++.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Polygons on a grid of whole numbers, and what is made of them. For one thread at a time.
typedef struct EaselPolygonClipper EaselPolygonClipper;

typedef enum { EaselPolygonSubject = 0, EaselPolygonClip = 1, EaselPolygonLine = 2 } EaselPolygonRole;

typedef enum {
  EaselPolygonIntersection = 0,
  EaselPolygonUnion = 1,
  EaselPolygonDifference = 2,
  EaselPolygonSymmetricDifference = 3,
} EaselPolygonOperation;

/// A clipper without polygons; NULL when there is no memory.
EaselPolygonClipper *easel_polygon_clipper_create(void);
void easel_polygon_clipper_destroy(EaselPolygonClipper *clipper);

/// Adds one contour of `count` points, x and y in turn, each within +-2^62. A line is open, the others are closed.
/// False when there is no memory; contours without area are left out.
bool easel_polygon_clipper_add(
    EaselPolygonClipper *clipper, const int64_t *coordinates, int64_t count, EaselPolygonRole role);

/// Works out the contours of the result: pieces of lines when lines were added, otherwise closed ones, outer contours
/// one way round and holes the other. False when there is no memory.
bool easel_polygon_clipper_run(EaselPolygonClipper *clipper, EaselPolygonOperation operation, bool isEvenOdd);

int64_t easel_polygon_clipper_contours(const EaselPolygonClipper *clipper);
int64_t easel_polygon_clipper_points(const EaselPolygonClipper *clipper, int64_t contour);

/// Writes the points of a contour of the result, x and y in turn.
void easel_polygon_clipper_read(const EaselPolygonClipper *clipper, int64_t contour, int64_t *coordinates);

#ifdef __cplusplus
}
#endif
