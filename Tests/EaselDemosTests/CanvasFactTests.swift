import EaselPixels
import SwiftUI
import Testing

@testable import EaselDemos

/// Facts about the images of the canvas demos with paths, text and symbols.
@MainActor @Suite struct CanvasFactTests {
  typealias Picture = DemoImage

  /// Blue at a quarter of its opacity on white.
  private static let pale: UInt32 = 0xffc0_deff

  @Test func cornersAreTallerThanWide() throws {
    let picture = try Picture("drawings", variant: 1)
    #expect(picture[200, 150] == Self.pale)
    #expect(picture[200, 50] == Picture.blue && picture[50, 150] == Picture.blue)
    // Ten points from the corner the top edge is already straight, the side edge is still curved.
    #expect(picture[68, 50] == Picture.blue)
    #expect(picture[50, 62] == Picture.white)
  }

  @Test func aCGPathDrawsAsTheEllipse() throws {
    let picture = try Picture("drawings", variant: 2)
    #expect(picture[200, 50] == Picture.blue && picture[349, 150] == Picture.blue)
    #expect(picture[200, 150] == Self.pale)
    #expect(picture[60, 60] == Picture.white)
  }

  /// `addLines` adds a move of its own, so that the first move starts an empty subpath, which draws nothing.
  @Test func addLinesStartsANewSubpath() throws {
    let picture = try Picture("drawings", variant: 3)
    #expect(picture[100, 50] == Picture.blue && picture[50, 75] == Picture.blue)
    #expect(picture[60, 30] == Self.pale)
    #expect(picture[2, 2] == Picture.white)
    // The open side bounds the fill and has no stroke.
    #expect(picture[55, 8] == Self.pale)
  }

  @Test func aCircleStaysRoundInAWideBox() throws {
    let picture = try Picture("drawings", variant: 4)
    #expect(picture[200, 50] == Picture.blue && picture[100, 150] == Picture.blue)
    #expect(picture[299, 150] == Picture.blue)
    #expect(picture[80, 150] == Picture.white && picture[200, 150] == Self.pale)
  }

  @Test func aCustomShapeIsDrawnAsAPath() throws {
    let picture = try Picture("drawings", variant: 5)
    #expect(picture[200, 150] == Self.pale)
    #expect(picture[60, 60] == Picture.white && picture[340, 240] == Picture.white)
    #expect(picture[348, 80] == Picture.blue)
  }

  @Test func textGoesFromGreenToBlue() throws {
    let picture = try Picture("drawings", variant: 6)
    let ink = picture.ink(brightness: 235)
    #expect(ink.midX > 195 && ink.midX < 205 && ink.midY > 140 && ink.midY < 160)
    let (left, right) = (picture.mean(in: ink.left(0.1)), picture.mean(in: ink.right(0.1)))
    #expect(left.green > left.blue + 20 && right.blue > right.green + 20)
    #expect(ink.width > 180 && ink.width < 300)
  }

  @Test(arguments: 7...9)
  func theMiddleHouseIsOutOfFocus(variant: Int) throws {
    let picture = try Picture("drawings", variant: variant)
    // Sample points in the walls, beside the doors.
    let (red, green, blue) = (picture[100, 170], picture[183, 158], picture[298, 165])
    #expect(red == Picture.red && blue == Picture.blue)
    #expect(green >> 8 & 255 > 180 && green >> 16 & 255 < 120)
    // Sharpness: the number of distinct values along a row through the left edge of the wall.
    func shades(_ columns: ClosedRange<Int>) -> Int { Set(columns.map { picture[Double($0), 165] }).count }
    #expect(shades(165...182) > shades(83...100) + 4)
    #expect(picture[155, 150] != picture[200, 20])
  }

  @Test func aCopyAndALayerBlurTheSame() throws {
    let pictures = try (7...9).map { PixelImage(copying: try Picture("drawings", variant: $0).pixmap).pixels }
    #expect(pictures[1] == pictures[2])
    // In drawing order green lies over blue where the two overlap; all other pixels are equal.
    let differing = pictures[0].indices.filter { pictures[0][$0] != pictures[1][$0] }.map { $0 % 400 }
    #expect(differing.allSatisfy { $0 > 200 && $0 < 260 })
  }

  @Test func marksFillTheirRectangles() throws {
    let picture = try Picture("ellipse", variant: 5)
    let places = ScatterPlot.circles.places
    #expect(places.count == 50)
    #expect(picture[50, 150] == Picture.blue)
    for place in places.prefix(5) {
      // The ring of the stretched symbol lies within the rectangle, near its left edge.
      let row = place.midY.rounded(.down)
      let columns = stride(from: place.minX, to: place.midX, by: 1)
      #expect(columns.contains { picture[50 + $0, 50 + row] != Picture.white }, "\(place)")
    }
    let outside = (0..<400).filter { picture[Double($0), 40] != Picture.white }
    #expect(outside.isEmpty)
  }
}

extension DemoImage {
  /// Returns the bounding box of the pixels darker than `brightness` (0...255).
  func ink(brightness limit: Int) -> CGRect {
    var box = CGRect.null
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where self.brightness(Double(x), Double(y)) < limit {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Returns the mean color of all pixels that are not white.
  func mean(in box: CGRect) -> (red: Double, green: Double, blue: Double) {
    var (sum, count) = (SIMD3<Double>.zero, 0.0)
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) where pixmap[x, y] != Self.white {
        let pixel = pixmap[x, y]
        sum += SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
        count += 1
      }
    }
    let mean = sum / max(count, 1)
    return (mean.x, mean.y, mean.z)
  }
}

extension CGRect {
  /// Returns the left part of the rectangle, as a fraction of its width.
  fileprivate func left(_ fraction: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width * fraction, height: height)
  }

  fileprivate func right(_ fraction: CGFloat) -> CGRect {
    CGRect(x: maxX - width * fraction, y: minY, width: width * fraction, height: height)
  }
}
