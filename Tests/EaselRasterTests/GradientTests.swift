import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Compares gradients with their definitions in double precision.
@Suite struct GradientTests {
  static let side = 96

  /// A frame filled with a gradient.
  static func picture(_ gradient: GradientPaint, transform: CGAffineTransform = .identity) -> Pixmap {
    var cover = Path()
    let limit = Double(side)
    cover.addLines(
      [.zero, CGPoint(x: limit, y: 0), CGPoint(x: limit, y: limit), CGPoint(x: 0, y: limit)].map {
        $0.applying(transform.inverted())
      })
    let list = Scenes.list(side, side, background: .clear) {
      $0.append(.fill(cover, FillStyle(), .gradient(gradient)), state: DrawingState(transform: transform))
    }
    return Scenes.draw(list)
  }

  /// The largest difference from the definition in units of 1/255, except next to hard stops.
  static func largestError(_ gradient: GradientPaint, _ transform: CGAffineTransform = .identity) -> Double {
    let frame = picture(gradient, transform: transform)
    let toPaint = gradient.transform.concatenating(transform).inverted()
    let twin = GradientTwin(gradient)
    var largest = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toPaint)
        guard let t = twin.parameter(at: point), twin.isSmooth(around: t) else { continue }
        largest = max(largest, CompositeTwin.distance(frame[x, y], twin.color(at: t)))
      }
    }
    return largest
  }

  static func gradient(
    _ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread = .pad,
    _ interpolation: GradientPaint.Interpolation = .encoded
  ) -> GradientPaint {
    let stops = [
      GradientPaint.Stop(location: 0, color: PaintColor(red: 1, green: 0.2, blue: 0, alpha: 1)),
      GradientPaint.Stop(location: 0.3, color: PaintColor(red: 0, green: 0.8, blue: 0.4, alpha: 0.6)),
      GradientPaint.Stop(location: 1.05, color: PaintColor(red: 0.1, green: 0, blue: 1, alpha: 0.9)),
    ]
    return GradientPaint(
      stops: stops, geometry: geometry, spread: spread, interpolation: interpolation,
      transform: CGAffineTransform(a: 1.1, b: 0.2, c: -0.3, d: 0.9, tx: 5, ty: -3))
  }

  static let geometries: [GradientPaint.Geometry] = [
    .linear(start: CGPoint(x: 20, y: 30), end: CGPoint(x: 60, y: 55)),
    .radial(
      startCenter: CGPoint(x: 45, y: 40), startRadius: 10, endCenter: CGPoint(x: 45, y: 40), endRadius: 44),
    .radial(
      startCenter: CGPoint(x: 40, y: 40), startRadius: 4, endCenter: CGPoint(x: 50, y: 45), endRadius: 50),
    .radial(
      startCenter: CGPoint(x: 20, y: 30), startRadius: 8, endCenter: CGPoint(x: 70, y: 60), endRadius: 16),
    .conic(center: CGPoint(x: 47, y: 51), angle: 0.7),
  ]

  /// Consecutive fills with one gradient and different transforms.
  @Test(arguments: geometries, [Float(1), 0.5])
  func eachFillHasItsOwnSpace(_ geometry: GradientPaint.Geometry, _ opacity: Float) {
    let figure = Scenes.rect(0, 0, 32, 96)
    let paint = Paint.gradient(Self.gradient(geometry))
    func draw(_ places: [CGAffineTransform]) -> Pixmap {
      Scenes.draw(
        Scenes.list(Self.side, Self.side, background: .clear) {
          for place in places {
            let state = DrawingState(transform: place, opacity: opacity)
            $0.append(.fill(figure, FillStyle(), paint), state: state)
          }
        })
    }
    let second = CGAffineTransform(translationX: 32, y: 0)
    let places = [.identity, second, second.translatedBy(x: 32, y: 0).scaledBy(x: 1, y: 0.5)]
    let (together, alone) = (draw(places), places.map { draw([$0]) })
    var different = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side where together[x, y] != alone[x / 32][x, y] { different += 1 }
    }
    #expect(different == 0)
    #expect(together[40, 20] == together[8, 20])
    #expect(together[88, 40] != together[24, 40])
  }

  @Test(arguments: geometries, [GradientPaint.Spread.pad, .repeat, .mirror])
  func everyGeometryAndSpreadIsWithinTwoLevels(
    _ geometry: GradientPaint.Geometry, _ spread: GradientPaint.Spread
  ) {
    let gradient = Self.gradient(geometry, spread)
    #expect(Self.largestError(gradient) <= 2)
    let turned = CGAffineTransform(translationX: 30, y: 10).rotated(by: 0.4).scaledBy(x: 1.3, y: 0.8)
    #expect(Self.largestError(gradient, turned) <= 2)
  }

  /// One circle touches the other from inside, but for 1/200,000 of their distance, and the roots differ by a factor of
  /// 100,000.
  @Test func almostTouchingCirclesAreWithinTwoLevels() {
    let (small, large) = (CGPoint(x: -30, y: 45), CGPoint(x: 45, y: 45))
    let (radius, largeRadius) = (CGFloat(10), CGFloat(85.0002))
    let geometries: [GradientPaint.Geometry] = [
      .radial(startCenter: small, startRadius: radius, endCenter: large, endRadius: largeRadius),
      .radial(startCenter: large, startRadius: largeRadius, endCenter: small, endRadius: radius),
    ]
    for geometry in geometries { #expect(Self.largestError(Self.gradient(geometry)) <= 2, "\(geometry)") }
  }

  @Test(arguments: [GradientPaint.Interpolation.encoded, .linearLight, .perceptual])
  func everyInterpolationIsWithinTwoLevels(_ interpolation: GradientPaint.Interpolation) {
    #expect(Self.largestError(Self.gradient(Self.geometries[0], .pad, interpolation)) <= 2)
    #expect(Self.largestError(Self.gradient(Self.geometries[1], .mirror, interpolation)) <= 2)
  }

  @Test func interpolationsDiffer() {
    let pictures = [GradientPaint.Interpolation.encoded, .linearLight, .perceptual].map {
      Scenes.bytes(Self.picture(Self.gradient(Self.geometries[0], .pad, $0)))
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[1] != pictures[2])
  }

  /// Colors are premultiplied before interpolation, so a gradient from white to clear is never gray.
  @Test func fadingWhiteStaysWhite() {
    let stops = [
      GradientPaint.Stop(location: 0, color: .white), GradientPaint.Stop(location: 1, color: .clear),
    ]
    let frame = Self.picture(
      GradientPaint(stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: Self.side, y: 0))))
    for x in 0..<Self.side {
      let pixel = frame[x, 3]
      #expect(pixel & 255 == pixel >> 24 && pixel >> 8 & 255 == pixel >> 24)
    }
  }

  /// The positions of close stops and hard stops are exact to a pixel in a gradient of 1,000 pixels.
  @Test func closeStopsAndHardStopsHaveExactPositions() {
    let width = 1000
    func row(_ stops: [GradientPaint.Stop]) -> [UInt32] {
      let gradient = GradientPaint(
        stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: width, y: 0)))
      let list = Scenes.list(width, 1) {
        $0.append(
          .fill(Scenes.rect(0, 0, Double(width), 1), FillStyle(), .gradient(gradient)), state: DrawingState())
      }
      return Scenes.bytes(Scenes.draw(list))
    }
    for edge in [Float(0.3337), 0.5, 0.7071, 0.0042, 0.9966] {
      let jump = row([
        GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: edge, color: .black),
        GradientPaint.Stop(location: edge, color: .white), GradientPaint.Stop(location: 1, color: .white),
      ])
      let place = jump.firstIndex { $0 == 0xffff_ffff } ?? width
      #expect(abs(Double(place) - Double(edge) * Double(width)) <= 1, "\(edge)")
      #expect(jump.allSatisfy { $0 == 0xffff_ffff || $0 == 0xff00_0000 })
      let ramp = row([
        GradientPaint.Stop(location: edge - 0.05, color: .black),
        GradientPaint.Stop(location: edge, color: .white),
      ])
      for x in 0..<width {
        let t = (Double(x) + 0.5) / Double(width)
        let expected = max(0, min(1, (t - Double(edge) + 0.05) / 0.05)) * 255
        #expect(abs(Double(ramp[x] & 255) - expected) <= 5, "\(edge), \(x)")
      }
    }
  }

  /// Stops are searched by halving. Many of them have the location of another one.
  @Test func eachLocationIsBetweenItsStops() {
    var random = SplitMix64(announcing: "many stops", seed: 91)
    for count in 1..<40 {
      let stops = (0..<count).map { _ in
        GradientPaint.Stop(
          location: Float(random.int(in: 0..<20)) / 20,
          color: PaintColor(red: Float(random.double(in: 0..<1)), green: 0, blue: 0, alpha: 1))
      }
      let ordered = stops.sorted { $0.location < $1.location }
      let search = GradientStops(GradientPaint(stops: ordered, geometry: Self.geometries[0]))
      for t in [-1, 0, 0.05, 0.3, 0.51, 0.95, 1, 2] as [Float] {
        let next = ordered.firstIndex { $0.location > t } ?? count
        let neighbors = [max(0, next - 1), min(count - 1, next)].map { ordered[$0].color.components.x }
          .sorted()
        let red = search.color(at: t).components.x
        if next == 0 || next == count {
          #expect(red == ordered[max(0, next - 1)].color.components.x)
        } else {
          #expect(neighbors[0] - 1e-5 <= red && red <= neighbors[1] + 1e-5)
        }
      }
    }
  }

  @Test func unorderedAndInvalidStopsDoNotTrap() {
    let lists: [[Float]] = [
      [.nan, 0.5, .infinity], [1, 0.5, 0], [-.infinity, .nan, 0.2], [2, 3, 4], [-3, -2, -1],
    ]
    for locations in lists {
      let stops = zip(locations, [PaintColor.black, .white, Scenes.red]).map {
        GradientPaint.Stop(location: $0, color: $1)
      }
      for geometry in Self.geometries {
        let frame = Self.picture(GradientPaint(stops: stops, geometry: geometry, spread: .repeat))
        #expect(frame[50, 50] >> 24 > 0 || geometry == Self.geometries[3])
      }
    }
  }

  @Test func invalidGeometriesDoNotTrap() {
    let stops = [
      GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: 1, color: Scenes.red),
    ]
    for bad in RobustnessTests.badNumbers {
      let geometries: [GradientPaint.Geometry] = [
        .linear(start: CGPoint(x: bad, y: 0), end: CGPoint(x: 3, y: bad)),
        .radial(startCenter: CGPoint(x: bad, y: 2), startRadius: bad, endCenter: .zero, endRadius: 3),
        .radial(startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 3, y: bad), endRadius: bad),
        .conic(center: CGPoint(x: 3, y: bad), angle: bad),
      ]
      for geometry in geometries {
        for spread in [GradientPaint.Spread.pad, .repeat, .mirror] {
          let frame = Self.picture(GradientPaint(stops: stops, geometry: geometry, spread: spread))
          #expect(frame.width == Self.side)
        }
      }
    }
  }
}

/// The definition of a gradient.
struct GradientTwin {
  let gradient: GradientPaint

  init(_ gradient: GradientPaint) { self.gradient = gradient }

  /// The parameter t at a point of paint space, before the spread; nil if there is none.
  func parameter(at point: CGPoint) -> Double? {
    switch gradient.geometry {
    case .linear(let start, let end):
      let axis = SIMD2(end.x - start.x, end.y - start.y)
      let offset = SIMD2(point.x - start.x, point.y - start.y)
      return (axis * offset).sum() / (axis * axis).sum()
    case .radial(let c0, let r0, let c1, let r1):
      return Self.radial(SIMD2(point.x, point.y), SIMD2(c0.x, c0.y), r0, SIMD2(c1.x, c1.y), r1)
    case .conic(let center, let angle):
      let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  /// The largest t for which the point is on the circle with center c0 + t (c1 - c0) and radius r0 + t (r1 - r0) >=
  /// 0.
  private static func radial(
    _ p: SIMD2<Double>, _ c0: SIMD2<Double>, _ r0: Double, _ c1: SIMD2<Double>, _ r1: Double
  ) -> Double? {
    let (d, q, dr) = (c1 - c0, p - c0, r1 - r0)
    let a = (d * d).sum() - dr * dr
    let b = (d * q).sum() + r0 * dr
    let c = (q * q).sum() - r0 * r0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let roots = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a]
    return roots.filter { r0 + $0 * dr >= 0 }.max()
  }

  /// Whether a small change of t changes the color only a little.
  func isSmooth(around t: Double) -> Bool {
    // 1/100 is more than a step of any table.
    let (low, high) = (color(at: t - 0.004), color(at: t + 0.004))
    let change = low - high
    return max(abs(change.x), abs(change.y), abs(change.z), abs(change.w)) < 0.1
  }

  func color(at t: Double) -> SIMD4<Double> {
    let t = spread(t)
    let colors = gradient.stops.map { encode($0.color.components) }
    let places = gradient.stops.map { Double($0.location) }
    guard let next = places.firstIndex(where: { $0 > t }) else { return decode(colors.last!) }
    guard next > 0 else { return decode(colors[0]) }
    let fraction = (t - places[next - 1]) / (places[next] - places[next - 1])
    return decode(colors[next - 1] + (colors[next] - colors[next - 1]) * fraction)
  }

  private func spread(_ t: Double) -> Double {
    switch gradient.spread {
    case .pad: return max(0, min(1, t))
    case .repeat: return t - t.rounded(.down)
    case .mirror:
      let half = t / 2 - (t / 2).rounded(.down)
      return half < 0.5 ? half * 2 : 2 - half * 2
    }
  }

  private func encode(_ c: SIMD4<Float>) -> SIMD4<Double> {
    var color = SIMD4<Double>(Double(c.x), Double(c.y), Double(c.z), 1)
    if gradient.interpolation != .encoded { color = TransferTwin.linear(color) }
    if gradient.interpolation == .perceptual { color = OklabTwin.fromLinear(color) }
    return color * Double(c.w)
  }

  private func decode(_ premultiplied: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = premultiplied.w
    guard alpha > 0, gradient.interpolation != .encoded else { return premultiplied }
    var color = premultiplied / alpha
    if gradient.interpolation == .perceptual { color = OklabTwin.toLinear(color) }
    color = TransferTwin.encoded(color).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    return color * alpha
  }
}

/// The transfer function of sRGB (IEC 61966-2-1) on the first three components.
enum TransferTwin {
  static func linear(_ c: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(linear(c.x), linear(c.y), linear(c.z), c.w)
  }

  static func encoded(_ c: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(encoded(c.x), encoded(c.y), encoded(c.z), c.w)
  }

  private static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }
}

/// Oklab (https://bottosson.github.io/posts/oklab/). The inverse is computed by Cramer's rule instead of from
/// published constants.
enum OklabTwin {
  private static let toCones: [SIMD3<Double>] = [
    SIMD3(0.4122214708, 0.5363325363, 0.0514459929), SIMD3(0.2119034982, 0.6806995451, 0.1073969566),
    SIMD3(0.0883024619, 0.2817188376, 0.6299787005),
  ]
  private static let toLab: [SIMD3<Double>] = [
    SIMD3(0.2104542553, 0.7936177850, -0.0040720468), SIMD3(1.9779984951, -2.4285922050, 0.4505937099),
    SIMD3(0.0259040371, 0.7827717662, -0.8086757660),
  ]

  static func fromLinear(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let cones = product(toCones, SIMD3(c.x, c.y, c.z))
    let lab = product(toLab, SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z)))
    return SIMD4(lab.x, lab.y, lab.z, c.w)
  }

  static func toLinear(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let roots = solved(toLab, SIMD3(c.x, c.y, c.z))
    let rgb = solved(toCones, roots * roots * roots)
    return SIMD4(rgb.x, rgb.y, rgb.z, c.w)
  }

  private static func product(_ m: [SIMD3<Double>], _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((m[0] * v).sum(), (m[1] * v).sum(), (m[2] * v).sum())
  }

  private static func solved(_ m: [SIMD3<Double>], _ v: SIMD3<Double>) -> SIMD3<Double> {
    func determinant(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Double {
      a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
    }
    func replaced(_ column: Int) -> Double {
      var rows = m
      for row in 0..<3 { rows[row][column] = v[row] }
      return determinant(rows[0], rows[1], rows[2])
    }
    return SIMD3(replaced(0), replaced(1), replaced(2)) / determinant(m[0], m[1], m[2])
  }
}
