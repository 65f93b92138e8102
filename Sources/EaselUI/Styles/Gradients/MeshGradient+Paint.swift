import EaselDrawing

extension MeshGradient {
  /// The mesh in a rectangle of user space; nil, and a message once, if it is not valid.
  func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> MeshPaint? {
    let theme = ColorTheme(environment)
    let transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      .scaledBy(x: bounds.width, y: bounds.height)
    let mesh = MeshPaint(
      columns: width, rows: height, vertices: vertices, colors: colors.paintColors(in: theme),
      background: background.paintColor(in: theme), isSmooth: smoothsColors,
      interpolation: colorSpace.interpolation,
      transform: transform)
    if mesh == nil {
      MeshGradient.reports.writeOnce("a mesh gradient is invalid and draws nothing: \(complaint)")
    }
    return mesh
  }

  static let reports = OneTimeReports()

  private var vertices: [MeshPaint.Vertex] {
    switch locations {
    case .points(let points): MeshPaint.vertices(at: points, columns: max(1, width))
    case .bezierPoints(let points):
      points.map {
        MeshPaint.Vertex(
          position: $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint,
          trailing: $0.trailingControlPoint, bottom: $0.bottomControlPoint)
      }
    }
  }

  private var complaint: String {
    let pointCount = locations.count
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    if width < 2 || height < 2 { return "it has \(width) x \(height) points, at least 2 x 2 are needed" }
    if overflows || pointCount != count || colors.count != count {
      return "it has \(width) x \(height) places, \(pointCount) points and \(colors.count) colors"
    }
    return "a coordinate is not finite"
  }
}

extension MeshGradient.Locations {
  fileprivate var count: Int {
    switch self {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }
}

extension MeshGradient.Colors {
  fileprivate var count: Int {
    switch self {
    case .colors(let colors): colors.count
    case .resolvedColors(let colors): colors.count
    }
  }

  fileprivate func paintColors(in theme: ColorTheme) -> [PaintColor] {
    switch self {
    case .colors(let colors): colors.map { $0.paintColor(in: theme) }
    case .resolvedColors(let colors): colors.map(\.paintColor)
    }
  }
}

extension MeshGradient: AnimatableStyle {
  /// The coordinates of all points, then the linear components of all colors.
  func numbers(in environment: EnvironmentValues) -> [Float] {
    var numbers: [Float] = []
    switch locations {
    case .points(let points): for point in points { numbers.append(point) }
    case .bezierPoints(let points):
      for point in points {
        numbers.append(point.position)
        numbers.append(point.leadingControlPoint)
        numbers.append(point.topControlPoint)
        numbers.append(point.trailingControlPoint)
        numbers.append(point.bottomControlPoint)
      }
    }
    switch colors {
    case .colors(let colors): for color in colors { numbers.append(color.resolve(in: environment)) }
    case .resolvedColors(let colors): for color in colors { numbers.append(color) }
    }
    return numbers
  }

  mutating func setNumbers(_ numbers: [Float]) {
    var rest = NumberReader(numbers)
    let moved: Locations
    switch locations {
    case .points(let points): moved = .points(points.map { _ in rest.point() })
    case .bezierPoints(let points):
      moved = .bezierPoints(
        points.map { _ in
          BezierPoint(
            position: rest.point(), leadingControlPoint: rest.point(), topControlPoint: rest.point(),
            trailingControlPoint: rest.point(), bottomControlPoint: rest.point())
        })
    }
    let mixed = (0..<colors.count).map { _ in rest.color() }
    guard rest.isExhausted else { return }
    locations = moved
    colors = .resolvedColors(mixed)
  }
}
