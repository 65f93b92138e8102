import EaselGeometry
import Foundation
import Testing

@Suite struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func area(_ path: Path) -> Double { abs(FlatPath(filling: path).signedArea) }

  @Test func circularCornersRemoveTheirSpandrels() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    #expect(abs(area(path) - (20_000 - 400 * (4 - .pi))) < 0.5)
    let elliptical = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
    #expect(abs(area(elliptical) - (20_000 - 400 * (4 - .pi))) < 0.5)
  }

  @Test func continuousCornersStartBeforeTheRadius() {
    let path = Path(roundedRect: rect, cornerRadius: 20)
    let points = path.elementsCopy.points
    #expect(path.elementsCopy.verbs.filter { $0 == .curve }.count == 12)
    #expect(points[0] == CGPoint(x: 200, y: 50))
    #expect(abs(points[1].y - (100 - 1.528665 * 20)) < 1e-9)
    #expect(
      points.contains {
        abs($0.x - (200 - 0.07491139 * 20)) < 1e-9 && abs($0.y - (100 - 0.63149379 * 20)) < 1e-9
      })
    #expect(area(path) < area(Path(roundedRect: rect, cornerRadius: 20, style: .circular)))
  }

  @Test func radiiThatDoNotFitMakeCapsules() {
    let capsule = Path(roundedRect: rect, cornerRadius: 50)
    for radius in [50.0, 70, 1e9, .infinity] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == capsule)
      let size = CGSize(width: radius, height: 60)
      #expect(Path(roundedRect: rect, cornerSize: size) == capsule)
      let circular = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      #expect(abs(area(circular) - (10_000 + .pi * 2500)) < 3)
    }
    #expect(abs(area(capsule) - (10_000 + .pi * 2500)) < 100)
  }

  @Test func shapeChangesGraduallyAsTheSpaceShrinks() {
    // 100 / 2 / 1.528665 = 32.7 is the largest radius with the full curve.
    let areas = stride(from: 30.0, through: 50, by: 0.25).map {
      area(Path(roundedRect: rect, cornerRadius: $0))
    }
    for (a, b) in zip(areas, areas.dropFirst()) { #expect(a > b && a - b < 40) }
  }

  @Test func withoutCornersItIsARectangle() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 0)) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .nan).boundingRect == rect)
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    #expect(
      Path(roundedRect: CGRect(x: 5, y: 5, width: 0, height: 9), cornerRadius: 3).boundingRect.width == 0)
  }

  @Test func eachCornerHasItsOwnRadius() {
    let radii = RectangleCornerRadii(topLeading: 50, bottomTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(abs(area(path) - (20_000 - (2500 + 400) * (1 - .pi / 4))) < 1)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 198, y: 2)))
    #expect(!path.contains(CGPoint(x: 198, y: 98)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
    let equal = RectangleCornerRadii(topLeading: 9, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9)
    #expect(Path(roundedRect: rect, cornerRadii: equal) == Path(roundedRect: rect, cornerRadius: 9))
  }

  @Test func curvesJoinWithoutKinks() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius in [10.0, 35, 45, 50] {
        let pieces = Path(roundedRect: rect, cornerRadius: radius, style: style).pieces(perCurve: 500)
          .map { $0.1 - $0.0 }.filter { ($0 * $0).sum() > 0 }
        for (a, b) in zip(pieces, pieces.dropFirst()) {
          let cosine = (a * b).sum() / ((a * a).sum() * (b * b).sum()).squareRoot()
          #expect(cosine > 0.999)
        }
      }
    }
  }
}
