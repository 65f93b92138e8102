#include "CPolygonClipper.h"
#include <new>
#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

struct EaselPolygonClipper {
  Clipper clipper;
  Paths result;
  bool hasLines = false;
};

namespace {
// Exceptions must not reach callers in other languages than C++.
template <typename Body> bool succeeds(Body body) {
  try {
    return body();
  } catch (...) {
    return false;
  }
}
}  // namespace

EaselPolygonClipper *easel_polygon_clipper_create(void) { return new (std::nothrow) EaselPolygonClipper; }

void easel_polygon_clipper_destroy(EaselPolygonClipper *clipper) { delete clipper; }

bool easel_polygon_clipper_add(
    EaselPolygonClipper *clipper, const int64_t *coordinates, int64_t count, EaselPolygonRole role) {
  return succeeds([&] {
    Path path;
    path.reserve(count);
    for (int64_t index = 0; index < count; index++) {
      path.push_back(IntPoint(coordinates[2 * index], coordinates[2 * index + 1]));
    }
    const bool isLine = role == EaselPolygonLine;
    clipper->hasLines = clipper->hasLines || isLine;
    clipper->clipper.AddPath(path, role == EaselPolygonClip ? ptClip : ptSubject, !isLine);
    return true;
  });
}

bool easel_polygon_clipper_run(EaselPolygonClipper *clipper, EaselPolygonOperation operation, bool isEvenOdd) {
  return succeeds([&] {
    const ClipType type = static_cast<ClipType>(operation);
    const PolyFillType fill = isEvenOdd ? pftEvenOdd : pftNonZero;
    clipper->result.clear();
    if (!clipper->hasLines) return clipper->clipper.Execute(type, clipper->result, fill, fill);
    PolyTree tree;
    const bool isDone = clipper->clipper.Execute(type, tree, fill, fill);
    OpenPathsFromPolyTree(tree, clipper->result);
    return isDone;
  });
}

int64_t easel_polygon_clipper_contours(const EaselPolygonClipper *clipper) { return clipper->result.size(); }

int64_t easel_polygon_clipper_points(const EaselPolygonClipper *clipper, int64_t contour) {
  return clipper->result[contour].size();
}

void easel_polygon_clipper_read(const EaselPolygonClipper *clipper, int64_t contour, int64_t *coordinates) {
  for (const IntPoint &point : clipper->result[contour]) {
    *coordinates++ = point.X;
    *coordinates++ = point.Y;
  }
}
