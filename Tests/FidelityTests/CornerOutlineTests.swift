import SwiftUI
import Testing

/// Rounded corners have SwiftUI's control points.
///
/// The points of continuous corners are those of `RoundedRectangle(cornerRadius:style:).path(in:)` on macOS,
/// printed to a thousandth of a point and published by github.com/lennondotw/interaction-lab.
@Suite("Corner outlines")
struct CornerOutlineTests {
  /// The top left corner of a rectangle at the origin, starting at its left edge.
  struct PublishedCorner: Sendable {
    let size: CGSize
    let radius: CGFloat
    let points: [CGPoint]

    init(_ width: CGFloat, _ height: CGFloat, radius: CGFloat, _ points: [CGPoint]) {
      (size, self.radius, self.points) = (CGSize(width: width, height: height), radius, points)
    }
  }

  private static func left(_ places: CGFloat...) -> [CGPoint] { places.map { CGPoint(x: 0, y: $0) } }

  static let publishedCorners = [
    PublishedCorner(
      1000, 1000, radius: 100,
      left(152.8665, 108.849, 86.8407) + [
        CGPoint(x: 7.4911, y: 63.1494), CGPoint(x: 16.906, y: 37.2824), CGPoint(x: 37.2824, y: 16.906),
        CGPoint(x: 63.1494, y: 7.4911), CGPoint(x: 86.8407, y: 0), CGPoint(x: 108.849, y: 0),
        CGPoint(x: 152.8665, y: 0),
      ]),
    PublishedCorner(300, 300, radius: 90, left(137.58, 97.964, 78.157)),
    PublishedCorner(300, 300, radius: 105, left(150, 111.737, 90.22)),
    PublishedCorner(300, 300, radius: 120, left(150, 122.491, 101.147)),
    PublishedCorner(300, 300, radius: 135, left(150, 133.246, 112.073)),
    PublishedCorner(300, 300, radius: 150, left(150, 144, 123)),
    PublishedCorner(
      400, 200, radius: 80,
      left(100, 81.661, 67.431) + [
        CGPoint(x: 5.993, y: 50.52), CGPoint(x: 13.525, y: 29.826), CGPoint(x: 29.826, y: 13.525),
        CGPoint(x: 50.52, y: 5.993), CGPoint(x: 69.473, y: 0), CGPoint(x: 87.079, y: 0),
        CGPoint(x: 122.293, y: 0),
      ]),
    PublishedCorner(
      300, 120, radius: 55,
      left(60, 54.015, 45.558) + [CGPoint(x: 4.12, y: 34.732), CGPoint(x: 84.077, y: 0)]),
  ]

  @Test("Continuous corners have the published points", arguments: publishedCorners)
  func continuousCorners(corner: PublishedCorner) {
    let rect = CGRect(origin: .zero, size: corner.size)
    let outline = Outline(RoundedRectangle(cornerRadius: corner.radius).path(in: rect))
    for point in corner.points {
      #expect(outline.contains(point), "\(corner.size), radius \(corner.radius): \(point)")
      let opposite = CGPoint(x: corner.size.width - point.x, y: corner.size.height - point.y)
      #expect(outline.contains(opposite), "\(corner.size), radius \(corner.radius): \(opposite)")
    }
  }

  @Test("A continuous capsule is the rounded rectangle with the largest radius")
  func capsules() {
    let rect = CGRect(x: 10, y: 20, width: 400, height: 200)
    let capsule = Outline(Capsule().path(in: rect))
    #expect(capsule.distance(to: Outline(RoundedRectangle(cornerRadius: 100).path(in: rect))) == 0)
    // The short side has no space beyond the radius of 100, the long side has all of it.
    for point in [
      CGPoint(x: 10, y: 120), CGPoint(x: 10, y: 116), CGPoint(x: 10, y: 102), CGPoint(x: 17.491, y: 83.149),
      CGPoint(x: 162.8665, y: 20),
    ] {
      #expect(capsule.contains(point), "\(point)")
    }
  }

  // MARK: Radii that do not fit

  private static let wide = CGRect(x: 0, y: 0, width: 200, height: 60)

  /// The points of the circular capsule in `wide`: half circles around (30, 30) and (170, 30).
  private static let capsule = RoundedRectangle(cornerRadius: 30, style: .circular)

  static let tooRound: [(name: String, path: Path)] = [
    ("cornerRadius", RoundedRectangle(cornerRadius: 45, style: .circular).path(in: wide)),
    ("infinite", RoundedRectangle(cornerRadius: .infinity, style: .circular).path(in: wide)),
    (
      "cornerSize",
      RoundedRectangle(cornerSize: CGSize(width: 90, height: 45), style: .circular).path(in: wide)
    ),
    ("rect", RoundedRectangle.rect(cornerRadius: 1000, style: .circular).path(in: wide)),
    (
      "inset",
      RoundedRectangle(cornerRadius: 100, style: .circular).inset(by: 5)
        .path(in: wide.insetBy(dx: -5, dy: -5))
    ),
    ("Path", Path(roundedRect: wide, cornerRadius: 31, style: .circular)),
    ("Path, size", Path(roundedRect: wide, cornerSize: CGSize(width: 99, height: 31), style: .circular)),
    (
      "Path, negative",
      Path(
        roundedRect: CGRect(x: 200, y: 60, width: -200, height: -60), cornerRadius: 50, style: .circular)
    ),
    (
      "uneven",
      UnevenRoundedRectangle(
        topLeadingRadius: 31, bottomLeadingRadius: 50, bottomTrailingRadius: 1e9, topTrailingRadius: 60,
        style: .circular
      ).path(in: wide)
    ),
  ]

  @Test("A radius above half the shorter side gives a capsule", arguments: tooRound.indices)
  func radiiThatDoNotFit(index: Int) {
    let (name, path) = Self.tooRound[index]
    let outline = Outline(path)
    #expect(outline.distance(to: Outline(Self.capsule.path(in: Self.wide))) < 1e-9, "\(name)")
    for point in [
      CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 60), CGPoint(x: 0, y: 30), CGPoint(x: 200, y: 30),
      CGPoint(x: 170, y: 60),
    ] {
      #expect(outline.contains(point), "\(name): \(point)")
    }
  }

  @Test("Width and height of a corner are clamped to the same length")
  func cornerSizes() {
    let size = CGSize(width: 50, height: 10)
    let outline = Outline(RoundedRectangle(cornerSize: size, style: .circular).path(in: Self.wide))
    #expect(outline.contains(CGPoint(x: 30, y: 0)))
    #expect(outline.contains(CGPoint(x: 0, y: 10)))
  }

  @Test("A CoreGraphics rounded rectangle keeps corners wider than half its height")
  func coreGraphicsCorners() {
    let path = CGPath(roundedRect: Self.wide, cornerWidth: 80, cornerHeight: 10, transform: nil)
    #expect(Outline(Path(path)).contains(CGPoint(x: 80, y: 0)))
    let mutable = CGMutablePath()
    mutable.addRoundedRect(in: Self.wide, cornerWidth: 80, cornerHeight: 10)
    #expect(Outline(Path(mutable)).contains(CGPoint(x: 80, y: 0)))
  }

  @Test("A clip with too large a radius is a capsule")
  @MainActor
  func clips() throws {
    let capsule = try Picture(of: Color.red.clipShape(Capsule()).frame(width: 60, height: 20), scale: 3)
    let radius = try Picture(of: Color.red.cornerRadius(100).frame(width: 60, height: 20), scale: 3)
    let rect = try Picture(
      of: Color.red.clipShape(.rect(cornerRadius: 15)).frame(width: 60, height: 20), scale: 3)
    #expect(radius.pixels == capsule.pixels)
    #expect(rect.pixels == capsule.pixels)
    #expect(capsule.alpha(0, 0) == 0)
    #expect(capsule.alpha(90, 30) == 255)
  }

  @Test("A corner beside a sharp one extends beyond the middle of their edge")
  func unevenCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let outline = Outline(UnevenRoundedRectangle(bottomTrailingRadius: 50).path(in: rect))
    let reach = 100 - 1.528665 * 50
    #expect(abs(outline.points[0].y - reach) < 1e-9)
    // The right edge has the sharp corner, the start of the curve and its control points.
    let places = outline.points.filter { $0.x == 100 }.map(\.y).sorted()
    let expected = [0, reach, 100 - 1.08849 * 50, 100 - 0.868407 * 50]
    #expect(zip(places, expected).allSatisfy { abs($0 - $1) < 1e-3 } && places.count == expected.count)
  }
}
