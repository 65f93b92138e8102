import EaselDrawing
import Foundation
import SwiftUI
import Testing

@testable import EaselDemos

/// The rain is random: these tests check its structure.
@MainActor @Suite struct RainTests {
  private func model(ticks: Int, limit: Int = 50) -> RainModel {
    let model = RainModel(limit: limit)
    for tick in 0..<ticks { model.advance(to: Date(timeIntervalSinceReferenceDate: Double(tick) * 0.1)) }
    return model
  }

  @Test func aColumnIsAddedEveryTwoTenthsOfASecondUpToTheLimit() {
    #expect(model(ticks: 1).columns.count == 1)
    #expect(model(ticks: 2).columns.count == 1)
    #expect(model(ticks: 21).columns.count >= 10)
    #expect(model(ticks: 21).columns.count <= 11)
    #expect(model(ticks: 1000, limit: 7).columns.count == 7)
  }

  @Test func columnsArePaintedFromFarToNear() {
    let depths = model(ticks: 300).columns.map(\.depth)
    #expect(depths.count == 50 && depths == depths.sorted(by: >))
    #expect(depths.allSatisfy { 0..<1 ~= $0 })
  }

  @Test func aColumnGrowsToElevenShrinksFromTheTopAndRestarts() throws {
    let model = RainModel(limit: 1)
    var lengths: [Int] = []
    var offsets: [Double] = []
    for tick in 0..<24 {
      model.advance(to: Date(timeIntervalSinceReferenceDate: Double(tick) * 0.1))
      lengths.append(model.columns[0].characters.count)
      offsets.append(model.columns[0].offset)
    }
    #expect(lengths == [0] + Array(1...11) + Array((0...10).reversed()) + [1])
    let column = try #require(model.columns.first)
    let step = 2 + (1 - column.depth) * 5
    #expect((0..<22).allSatisfy { abs(offsets[$0] - Double($0) * step) < 1e-9 })
    #expect(offsets[22] == 0 && abs(offsets[23] - step) < 1e-9)
  }

  /// The layers of the display list: blur of 3 z, scale of 1 - 0.3 z about the canvas's origin, green fading
  /// to clear downwards.
  @Test(arguments: [1, 2])
  func theListHasALayerForEachColumn(variant: Int) throws {
    let film = try DemoFilm("rain", variant: variant)
    let lines = film.fragment(at: 5).dump().split(separator: "\n").map(String.init)
    let blurs = lines.compactMap { $0.firstMatch(of: #/blur\(([0-9.]+)\)/#).flatMap { Double($0.1) } }
    // A column without characters has no layer.
    #expect(45...50 ~= blurs.count && blurs == blurs.sorted(by: >))
    let scales = lines.compactMap { line -> Double? in
      guard line.contains("symbol"), let match = line.firstMatch(of: #/matrix\(([0-9.]+) 0 0 ([0-9.]+) /#),
        match.1 == match.2
      else { return nil }
      return Double(match.1)
    }
    #expect(scales.count == blurs.count)
    for (scale, blur) in zip(scales, blurs) { #expect(abs(scale - (1 - 0.1 * blur)) < 0.002) }
    let gradients = lines.filter { $0.contains("glyphs") }
    #expect(!gradients.isEmpty && gradients.allSatisfy { $0.contains("linear(") })
    let stops =
      variant == 1
      ? "[0 #34C759FF, 1 #34C75900]" : "[0 #FFFFFFFF, 0.5 #34C759FF, 1 #34C75900]"
    #expect(gradients.allSatisfy { $0.contains(stops) }, "\(gradients.first ?? "")")
  }

  @Test func theRainMovesEveryTenthOfASecondAndNotBetween() throws {
    let film = try DemoFilm("rain")
    let first = film.fragment(at: 3)
    #expect(film.fragment(at: 3.05) === first)
    #expect(film.fragment(at: 3.11).hash != first.hash)
  }

  @Test func signsAreGreenOnBlack() throws {
    let picture = try DemoFilm("rain").picture(at: 6)
    #expect(picture.count { $0 == DemoImage.black } > 200_000)
    let bright = picture.count { ($0 >> 8 & 255) > 120 && ($0 >> 16 & 255) < 90 }
    #expect(bright > 500)
  }

  /// The number of green pixels in each quarter of the first image, from the top.
  @Test(arguments: 1...3)
  func theFirstFrameIsFullOfRain(variant: Int) throws {
    let pixmap = try DemoFilm("rain", variant: variant).picture(at: 0).pixmap
    let quarters = (0..<4).map { quarter in
      (0..<112).reduce(0) { sum, row in
        sum + (0..<800).count { pixmap[$0, quarter * 112 + row] >> 8 & 255 > 60 }
      }
    }
    #expect(quarters.allSatisfy { $0 > 400 }, "\(quarters)")
  }

  @Test func theVariantsDifferInTheirFirstFrames() throws {
    let dumps = try (1...3).map { try DemoFilm("rain", variant: $0).fragment(at: 0).dump() }
    #expect(Set(dumps).count == 3)
    #expect(135...150 ~= dumps[2].matches(of: #/blur\(/#).count)
  }

  /// The position of the gradient's start and end in each column of the smooth rain, and the position of the
  /// column, from the display list.
  private func smoothColumns(at time: Double) throws -> [String: (start: Double, end: Double, top: Double)] {
    let dump = try DemoFilm("smooth-rain").fragment(at: time).dump()
    let pattern = #/linear\(0 ([-0-9.]+) to 0 ([-0-9.]+)\).*matrix\(.* ([-0-9.]+) ([-0-9.]+)\)/#
    var columns: [String: (start: Double, end: Double, top: Double)] = [:]
    for line in dump.split(separator: "\n") {
      guard let match = line.firstMatch(of: pattern) else { continue }
      let numbers = [match.1, match.2, match.4].map { Double($0) ?? .nan }
      columns[String(match.3)] = (numbers[0], numbers[1], numbers[2])
    }
    return columns
  }

  @Test func theBrightEndOfAFallingColumnIsBelow() throws {
    let (first, later) = (try smoothColumns(at: 0), try smoothColumns(at: 0.1))
    #expect(first.count == 50 && first.values.allSatisfy { $0.start > $0.end + 300 && $0.end == 0 })
    // All columns fall, except those that have left the canvas and start again.
    let falling = first.count { column, place in later[column].map { $0.top > place.top + 3 } ?? false }
    #expect(falling >= 45)
  }
}
