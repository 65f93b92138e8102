import EaselPixels
import SwiftUI
import Testing

@testable import EaselDemos

/// Facts about the images of the demos that show renderer features.
@MainActor @Suite struct ShowcaseFactTests {
  typealias Picture = DemoImage

  /// Returns the number of pixels that satisfy a condition.
  private func count(_ picture: Picture, where isCounted: (UInt32) -> Bool) -> Int {
    PixelImage(copying: picture.pixmap).pixels.count(where: isCounted)
  }

  private func components(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  @Test func metaballsAreSharpInOneOrderAndSoftInTheOther() throws {
    let (sharp, soft) = (try Picture("metaballs"), try Picture("metaballs", variant: 2))
    func isBetween(_ pixel: UInt32) -> Bool { (16..<200).contains(Int(pixel >> 16 & 255)) }
    #expect(sharp[2, 2] == Picture.black && soft[2, 2] == Picture.black)
    #expect(count(sharp) { $0 >> 16 & 255 > 230 } > 5_000)
    #expect(count(sharp, where: isBetween) < 3_000)
    #expect(count(soft, where: isBetween) > 4 * count(sharp, where: isBetween))
  }

  @Test func sparksAreBlendedAdditively() throws {
    let (many, few) = (try Picture("particles"), try Picture("particles", variant: 2))
    #expect(many.brightness(5, 5) < 12 && many.brightness(350, 530) > 150)
    // The fountain fits: no spark is near an upper edge.
    let top = (0..<20).flatMap { y in (0..<700).map { x in many.brightness(Double(x), Double(y)) } }
    #expect(top.allSatisfy { $0 < 20 })
    func light(_ picture: Picture) -> Int { count(picture) { $0 >> 16 & 255 > 100 } }
    #expect(light(many) > light(few) && light(few) > 200)
    let later = try Picture("particles", at: Picture.date + 0.5)
    #expect(PixelImage(copying: later.pixmap).pixels != PixelImage(copying: many.pixmap).pixels)
  }

  /// At 166 points per second the curve has moved 83 points to the left after half a second.
  @Test func theChartRunsToTheLeft() throws {
    let (first, later) = (try Picture("chart"), try Picture("chart", at: Picture.date + 0.5))
    #expect(first[20, 5] == Picture.white)
    #expect(count(first) { $0 == Picture.blue } > 2_000)
    func isCurve(_ pixel: UInt32) -> Bool { pixel == Picture.blue }
    var (common, all) = (0, 0)
    for x in 200..<800 {
      for y in 20..<370 where isCurve(first[Double(x), Double(y)]) {
        all += 1
        if isCurve(later[Double(x - 83), Double(y)]) { common += 1 }
      }
    }
    #expect(all > 1_000 && common > all * 9 / 10)
  }

  /// Tiles of 140 by 155 points; the color wheel is centred at (70, 68) in each.
  @Test func blendModesAreLimitedToTheirTiles() throws {
    let picture = try Picture("blend-modes")
    func pixel(_ mode: Int, _ x: Double, _ y: Double) -> UInt32 {
      picture[Double(mode % 7) * 140 + x, Double(mode / 7) * 155 + y]
    }
    // Squares of 8 points from (6, 6), white and gray by turns.
    func isClear(_ mode: Int, _ x: Double, _ y: Double) -> Bool {
      let isGray = (Int(x - 6) / 8 + Int(y - 6) / 8).isMultiple(of: 2)
      return pixel(mode, x, y) == (isGray ? 0xffe1_e1e1 : Picture.white)
    }
    #expect(isClear(16, 70, 30) && isClear(16, 78, 30) && isClear(16, 20, 120))
    // A copy leaves the color wheel unchanged; destinationOut cuts a hole into the bars.
    #expect(isClear(17, 10, 10) && pixel(17, 90, 68) == pixel(0, 90, 68))
    #expect(isClear(23, 72, 68) && isClear(23, 80, 68) && pixel(23, 10, 10) == pixel(0, 10, 10))
    let (multiplied, screened) = (components(pixel(1, 85, 68)), components(pixel(2, 85, 68)))
    #expect(multiplied.red <= screened.red && multiplied.green <= screened.green)
  }

  /// Tiles of 190 by 190 points; the flower is centred at (95, 85) in each.
  @Test func filtersChangeTheFlower() throws {
    let picture = try Picture("filters")
    func middle(_ filter: Int) -> (red: Int, green: Int, blue: Int) {
      components(picture[Double(filter % 4) * 190 + 95, Double(filter / 4) * 190 + 85])
    }
    let (plain, inverted, grey) = (middle(0), middle(7), middle(12))
    #expect(plain.red > 240 && plain.blue < 60)
    #expect(abs(plain.red + inverted.red - 255) <= 1 && abs(plain.blue + inverted.blue - 255) <= 1)
    #expect(grey.red == grey.green && grey.green == grey.blue)
    let threshold = middle(14)
    #expect((threshold.red, threshold.green, threshold.blue) == (0x34, 0xc7, 0x59))
  }

  @Test func everyScriptHasInkInItsColors() throws {
    let picture = try Picture("scripts")
    for row in 0..<12 {
      let band = Double(row) * 640 / 12..<Double(row + 1) * 640 / 12
      var ink = 0
      for x in 182..<500 {
        for y in stride(from: band.lowerBound, to: band.upperBound, by: 1)
        where picture.brightness(Double(x), y) < 200 {
          ink += 1
        }
      }
      #expect(ink > 200, "row \(row)")
    }
  }

  @Test func theMoonIsAboveItsReflection() throws {
    let picture = try Picture("landscape")
    #expect(picture[765, 122] == 0xffff_f7e0)
    #expect(picture.brightness(400, 20) < picture.brightness(400, 270))
    #expect(picture.brightness(400, 415) < 40)
    let pixels = PixelImage(copying: picture.pixmap).pixels
    func glints(_ columns: Range<Int>) -> Int {
      (430..<640).reduce(0) { sum, y in sum + columns.count { components(pixels[y * 1000 + $0]).red > 190 } }
    }
    #expect(glints(690..<860) > 20 * max(1, glints(100..<270)))
  }

  @Test func onlyStarsMistAndWaterMove() throws {
    let (first, later) = (try Picture("landscape"), try Picture("landscape", at: Picture.date + 1))
    func changes(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in sum + (0..<1000).count { first.pixmap[$0, y] != later.pixmap[$0, y] } }
    }
    #expect(changes(450..<640) > 10_000)
    #expect((1..<2000).contains(changes(0..<250)))
    #expect(changes(270..<300) == 0)
  }

  /// The reflection reaches the edges of the lake, without a pale rim where it is blurred.
  @Test func theReflectionReachesTheSides() throws {
    let picture = try Picture("landscape")
    func row(_ columns: Range<Int>, _ y: Double) -> Int {
      columns.reduce(0) { $0 + picture.brightness(Double($1), y) } / columns.count
    }
    #expect(abs(row(0..<2, 424) - row(10..<40, 424)) <= 4)
    #expect(abs(row(998..<1000, 424) - row(960..<990, 424)) <= 4)
    #expect(abs(row(100..<300, 423) - row(100..<300, 430)) <= 4)
  }

  /// The rectangles with text, in points.
  @Test(arguments: [
    ("chart", CGRect(x: 10, y: 5, width: 40, height: 390)),
    ("blend-modes", CGRect(x: 20, y: 135, width: 100, height: 18)),
    ("filters", CGRect(x: 40, y: 168, width: 110, height: 18)),
    ("scripts", CGRect(x: 20, y: 10, width: 100, height: 30)),
    ("stress", CGRect(x: 50, y: 605, width: 75, height: 30)),
  ])
  func textIsLightOnADarkBackground(name: String, place: CGRect) throws {
    let picture = try Picture(name, scheme: .dark)
    var values: [Int] = []
    for y in Int(place.minY)..<Int(place.maxY) {
      for x in Int(place.minX)..<Int(place.maxX) { values.append(picture.brightness(Double(x), Double(y))) }
    }
    values.sort()
    #expect(values[values.count / 2] < 40, "the background is not dark")
    #expect(values[values.count - 20] > 110, "the text is not light")
  }

  @Test func starsTurnAboveTheirSlider() throws {
    let (first, later) = (try Picture("stress"), try Picture("stress", at: Picture.date + 0.3))
    #expect(first[150, 614] == Picture.blue)
    #expect(first[600, 614] != Picture.blue)
    #expect(count(first) { $0 != Picture.white } > 100_000)
    #expect(PixelImage(copying: first.pixmap).pixels != PixelImage(copying: later.pixmap).pixels)
  }

  @Test func smoothRainFallsOnBlack() throws {
    let (first, many, white) = (
      try Picture("smooth-rain"), try Picture("smooth-rain", variant: 2),
      try Picture("smooth-rain", variant: 3)
    )
    func ink(_ picture: Picture) -> Int { count(picture) { $0 >> 8 & 255 > 60 } }
    #expect(ink(first) > 1_000 && ink(many) > 2 * ink(first))
    #expect(count(first) { $0 >> 16 & 255 > 120 } == 0)
    #expect(count(white) { $0 >> 16 & 255 > 120 } > 100)
    let later = try Picture("smooth-rain", at: Picture.date + 0.05)
    #expect(PixelImage(copying: first.pixmap).pixels != PixelImage(copying: later.pixmap).pixels)
  }
}
