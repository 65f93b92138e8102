import EaselGeometry

/// A path in the notation of the scene format: `M`, `L`, `Q`, `C` and `Z` commands, or one `R` or `U` command.
struct ScenePath {
  private(set) var text = ""

  /// The distance of a cubic's control points from its ends that approximates a quarter of a unit circle.
  private static let kappa = 0.5522847498

  // MARK: Commands

  mutating func move(to point: CGPoint) { add("M", [point]) }
  mutating func line(to point: CGPoint) { add("L", [point]) }
  mutating func quad(to point: CGPoint, control: CGPoint) { add("Q", [control, point]) }
  mutating func curve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    add("C", [control1, control2, point])
  }
  mutating func close() { add("Z", []) }

  mutating func append(_ other: ScenePath) { text += (text.isEmpty ? "" : " ") + other.text }

  private mutating func add(_ command: String, _ points: [CGPoint]) {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { sceneNumber(Double($0)) }
    text += (text.isEmpty ? "" : " ") + ([command] + numbers).joined(separator: " ")
  }

  // MARK: Shapes

  static func rect(_ rect: CGRect) -> ScenePath {
    ScenePath(text: "R " + sceneNumbers([rect.minX, rect.minY, rect.width, rect.height]))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ScenePath {
    rect(CGRect(x: x, y: y, width: width, height: height))
  }

  /// A rectangle with circular corners of a radius of at most half its shorter side.
  static func rounded(_ rect: CGRect, radius: Double) -> ScenePath {
    let limit = Double(min(rect.width, rect.height)) / 2
    return ScenePath(
      text: "U "
        + sceneNumbers([rect.minX, rect.minY, rect.width, rect.height, CGFloat(min(radius, limit))]))
  }

  static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> ScenePath {
    rounded(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }

  /// Four cubics.
  static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> ScenePath {
    func point(_ u: Double, _ v: Double) -> CGPoint { CGPoint(x: x + u * radiusX, y: y + v * radiusY) }
    var path = ScenePath()
    path.move(to: point(1, 0))
    path.curve(to: point(0, 1), point(1, kappa), point(kappa, 1))
    path.curve(to: point(-1, 0), point(-kappa, 1), point(-1, kappa))
    path.curve(to: point(0, -1), point(-1, -kappa), point(-kappa, -1))
    path.curve(to: point(1, 0), point(kappa, -1), point(1, -kappa))
    path.close()
    return path
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> ScenePath {
    ellipse(x, y, radius, radius)
  }

  /// Straight lines through the points.
  static func lines(_ points: [CGPoint], isClosed: Bool = false) -> ScenePath {
    var path = ScenePath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> ScenePath {
    lines([CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1)])
  }

  static func polygon(_ points: [CGPoint]) -> ScenePath { lines(points, isClosed: true) }

  /// A star with `points` tips whose inner corners lie at a share of the radius.
  static func star(
    _ x: Double, _ y: Double, radius: Double, points: Int, inner: Double, turn: Double = 0
  ) -> ScenePath {
    polygon(
      (0..<2 * points).map { index in
        let distance = index % 2 == 0 ? radius : radius * inner
        return .polar(x, y, distance, turn + Double(index) * .pi / Double(points))
      })
  }

  /// A smooth closed curve: quadratics whose control points are the corners and whose ends lie between them.
  static func smooth(_ corners: [CGPoint]) -> ScenePath {
    var path = ScenePath()
    for index in corners.indices {
      let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
      if index == 0 {
        path.move(to: .between(corners[corners.count - 1], corner))
      }
      path.quad(to: .between(corner, next), control: corner)
    }
    path.close()
    return path
  }
}

/// A paint in the notation of the scene format. All stops of a gradient have the same alpha, so that libraries that
/// interpolate premultiplied colors and those that interpolate straight colors draw the same.
struct ScenePaint {
  let text: String

  enum Spread: String { case pad, `repeat`, reflect }

  /// - Parameter color: `0xRRGGBBAA`, straight sRGB.
  static func solid(_ color: UInt32) -> ScenePaint { ScenePaint(text: "solid \(sceneColor(color))") }

  static func linear(
    _ start: CGPoint, _ end: CGPoint, _ colors: [UInt32], spread: Spread = .pad
  ) -> ScenePaint {
    ScenePaint(
      text: "linear \(sceneNumbers([start.x, start.y, end.x, end.y])) \(spread.rawValue) \(stops(colors))")
  }

  /// The gradient begins at the focus, which is `center` unless given, and ends on the circle.
  static func radial(
    _ center: CGPoint, _ radius: Double, focus: CGPoint? = nil, _ colors: [UInt32], spread: Spread = .pad
  ) -> ScenePaint {
    let focus = focus ?? center
    let numbers = sceneNumbers([center.x, center.y, CGFloat(radius), focus.x, focus.y])
    return ScenePaint(text: "radial \(numbers) \(spread.rawValue) \(stops(colors))")
  }

  /// Clockwise, from an angle in radians.
  static func conic(_ center: CGPoint, angle: Double, _ colors: [UInt32]) -> ScenePaint {
    ScenePaint(text: "conic \(sceneNumbers([center.x, center.y, CGFloat(angle)])) pad \(stops(colors))")
  }

  /// Stops at even distances.
  private static func stops(_ colors: [UInt32]) -> String {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      "\(sceneNumber(Double(index) / last)) \(sceneColor(color))"
    }
    return "\(colors.count) " + stops.joined(separator: " ")
  }
}

/// A number with at most `decimals` decimals, written the same in every locale.
func sceneNumber(_ number: Double, decimals: Int = 3) -> String {
  let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
  let scaled = Int((number * Double(unit)).rounded())
  let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: unit)
  var digits = String(unit + rest).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return (scaled < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
}

func sceneNumbers(_ numbers: [CGFloat]) -> String {
  numbers.map { sceneNumber(Double($0)) }.joined(separator: " ")
}

/// Six numbers. Rotations need more decimals than coordinates.
func sceneTransform(_ t: CGAffineTransform) -> String {
  [t.a, t.b, t.c, t.d, t.tx, t.ty].map { sceneNumber(Double($0), decimals: 6) }.joined(separator: " ")
}

private func sceneColor(_ color: UInt32) -> String {
  let digits = String(color, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}

extension CGPoint {
  static func polar(_ x: Double, _ y: Double, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }

  static func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
