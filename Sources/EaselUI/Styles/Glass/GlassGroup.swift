/// A path of glass in the space of its container.
struct GlassShape {
  var path: Path
  var glass: Glass

  /// The shapes of the views in a container. Views with the same union identifier and the same glass have one shape.
  @MainActor static func shapes(of items: [GlassItem], in proxy: GeometryProxy) -> [GlassShape] {
    var shapes: [GlassShape] = []
    var unions: [(item: GlassItem, bounds: CGRect, place: Int)] = []
    for item in items {
      var bounds = proxy[item.bounds]
      if let union = item.union {
        if let index = unions.firstIndex(where: { $0.item.union == union && $0.item.glass == item.glass }) {
          unions[index].bounds = unions[index].bounds.union(bounds)
          bounds = unions[index].bounds
          shapes[unions[index].place].path = unions[index].item.shape.path(in: bounds)
          continue
        }
        unions.append((item, bounds, shapes.count))
      }
      shapes.append(GlassShape(path: item.shape.path(in: bounds), glass: item.glass))
    }
    return shapes
  }

  /// Joins paths: where they are closer to each other than `spacing`, the gap is filled up to where a circle of that
  /// diameter fits in.
  ///
  /// This is the closing of mathematical morphology: the paths grow by the radius of the circle, and the joined path
  /// shrinks by it again.
  static func joined(_ paths: [Path], spacing: CGFloat) -> Path {
    let union = paths.dropFirst().reduce(paths.first ?? Path()) { $0.union($1) }
    guard paths.count > 1, spacing > 0, spacing.isFinite else { return union }
    let pen = StrokeStyle(lineWidth: spacing, lineCap: .round, lineJoin: .round)
    let grown = union.union(union.strokedPath(pen))
    return grown.subtracting(grown.strokedPath(pen)).union(union)
  }

  /// Divides paths into groups that are farther from each other than `spacing`.
  static func groups(_ paths: [Path], spacing: CGFloat) -> [[Path]] {
    var groups: [[Path]] = []
    for path in paths {
      let reach = path.boundingRect.insetBy(dx: -spacing, dy: -spacing)
      let near = groups.indices.filter { index in
        groups[index].contains { !$0.boundingRect.overlap(reach).isNull }
      }
      let joined = near.flatMap { groups[$0] } + [path]
      groups = groups.indices.filter { !near.contains($0) }.map { groups[$0] } + [joined]
    }
    return groups
  }
}

/// The glass of a container.
struct GlassGroup: View {
  let shapes: [GlassShape]
  let spacing: CGFloat

  var body: some View {
    ZStack {
      surface(.regular)
      surface(.clear)
    }
  }

  @ViewBuilder private func surface(_ kind: Glass.Kind) -> some View {
    let own = shapes.filter { $0.glass.kind == kind }
    if !own.isEmpty {
      GlassSurface(shape: FixedShape(path: path(of: own)), kind: kind)
        .overlay {
          ForEach(Array(own.enumerated()), id: \.offset) { _, shape in
            if let tint = shape.glass.tintColor {
              GlassTint(shape: FixedShape(path: shape.path), color: tint)
            }
          }
        }
    }
  }

  private func path(of own: [GlassShape]) -> Path {
    var path = Path()
    for group in GlassShape.groups(own.map(\.path), spacing: spacing) {
      path.addPath(GlassShape.joined(group, spacing: spacing))
    }
    return path
  }
}

/// A path that does not depend on the bounds of its view.
private struct FixedShape: Shape {
  let path: Path

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { path }
}
