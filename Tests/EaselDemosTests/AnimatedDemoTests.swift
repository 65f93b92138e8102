import EaselDrawing
import SwiftUI
import Testing

@testable import EaselDemos

/// Facts about the images of animated demos at given times, before and after taps.
@MainActor @Suite struct AnimatedDemoTests {
  typealias Picture = DemoImage

  // MARK: Symbols

  @Test func symbolsOverlapInDrawingOrder() throws {
    for variant in 1...2 {
      let picture = try DemoFilm("symbols", variant: variant).picture(at: 0)
      // A canvas of 180 by 130 points, twice as large, in the middle of 400 by 300.
      func pixel(_ x: Double, _ y: Double) -> UInt32 { picture[20 + 2 * x, 20 + 2 * y] }
      #expect(pixel(20, 20) == Picture.cyan && pixel(60, 30) == Picture.blue)
      #expect(pixel(60, 48) == Picture.blue && pixel(70, 60) == Picture.indigo)
      #expect(pixel(160, 110) == Picture.cyan && pixel(145, 105) == Picture.cyan)
      #expect(pixel(11, 11) == Picture.white && pixel(175, 60) == Picture.white)
    }
  }

  @Test func theGlyphTurnsOnceASecondWithoutPause() throws {
    let film = try DemoFilm("symbols", variant: 3)
    func box(_ time: Double) -> CGRect { film.picture(at: time).bounds { $0 != Picture.white } }
    let start = box(0)
    #expect(abs(start.midX - 200) < 12 && abs(start.midY - 150) < 12)
    let quarter = box(3.25)
    #expect(abs(quarter.width - start.height) <= 2 && abs(quarter.height - start.width) <= 2)
    // After a clockwise turn by 90 degrees the part right of the center lies below it.
    #expect(abs((quarter.maxY - 150) - (start.maxX - 200)) <= 2)
    #expect(film.host.nextUpdate != nil)
    let first = film.picture(at: 5).pixmap
    let second = film.picture(at: 7).pixmap
    #expect((0..<300).allSatisfy { y in (0..<400).allSatisfy { x in first[x, y] == second[x, y] } })
  }

  @Test func aThousandTilesTurn() throws {
    let film = try DemoFilm("thousand")
    #expect(film.fragment(at: 0).dump().split(separator: "\n").count { $0.contains("symbol") } == 1000)
    let (first, second) = (film.picture(at: 1), film.picture(at: 1.3))
    let corner = first.bounds { $0 != Picture.white }
    #expect(corner.width > 1200 && corner.height > 680)
    let white = first.count { $0 == Picture.white }
    #expect(abs(white - (1280 * 720 - 1000 * (24 * 24 - 31))) < 50_000)
    // The grid has no gaps, and the last row is complete.
    #expect((1240..<1280).contains { first[Double($0), 710] != Picture.white })
    let changed = (0..<1280).count { first[Double($0), 360] != second[Double($0), 360] }
    #expect(changed > 100)
  }

  // MARK: Tower

  /// Measures the photo of the tower by the sky at its left edge: its width, and its invalidatedOpacity as a measure
  /// of opacity.
  private func tower(_ picture: Picture) -> (width: CGFloat, invalidatedOpacity: Int) {
    let box = picture.bounds { pixel in
      let (red, blue) = (Int(pixel >> 16 & 255), Int(pixel & 255))
      return abs(red - blue) > 8
    }
    return (box.width, picture.brightness(200, box.minY + box.height * 0.08))
  }

  @Test func anImplicitAnimationCoversScaleAndOpacity() throws {
    let film = try DemoFilm("tower", variant: 1)
    let before = tower(film.picture(at: 1))
    #expect(abs(before.width - 150) < 3)
    film.tap(200, 180)
    let middle = tower(film.picture(at: 1.5))
    #expect(abs(middle.width - 112) < 4 && middle.invalidatedOpacity > before.invalidatedOpacity + 40)
    let after = tower(film.picture(at: 2.1))
    #expect(abs(after.width - 75) < 3 && after.invalidatedOpacity > middle.invalidatedOpacity + 20)
  }

  @Test func anExplicitAnimationCoversOnlyItsOwnChange() throws {
    let film = try DemoFilm("tower", variant: 2)
    let before = tower(film.picture(at: 1))
    film.tap(200, 180)
    let first = tower(film.picture(at: 1.02))
    #expect(abs(first.width - 75) < 3 && abs(first.invalidatedOpacity - before.invalidatedOpacity) < 12)
    let after = tower(film.picture(at: 2.1))
    #expect(abs(after.width - 75) < 3 && after.invalidatedOpacity > before.invalidatedOpacity + 40)
  }

  @Test func anAnimationModifierCoversTheModifiersBeforeIt() throws {
    let film = try DemoFilm("tower", variant: 3)
    film.tap(200, 180)
    let first = tower(film.picture(at: 0.02))
    #expect(abs(first.width - 75) < 3 && first.invalidatedOpacity < 110)
    #expect(tower(film.picture(at: 1.1)).invalidatedOpacity > 180)
  }

  @Test func aNilAnimationInsideDisablesTheOuterOne() throws {
    let film = try DemoFilm("tower", variant: 4)
    film.tap(200, 180)
    let first = tower(film.picture(at: 0.02))
    #expect(abs(first.width - 75) < 3 && first.invalidatedOpacity > 180)
    #expect(film.host.nextUpdate == nil)
  }

  // MARK: Polygons

  /// Returns the corners of a polygon around (200, 204.5); the radius is in points.
  private func corners(_ sides: Double, _ radius: Double) -> [(x: Double, y: Double)] {
    (0..<Int(sides.rounded(.up))).map {
      let angle = Double($0) / sides * 2 * .pi
      return (200 + radius * cos(angle), 204.5 + radius * sin(angle))
    }
  }

  private func hasLine(_ picture: Picture, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double))
    -> Bool
  {
    stride(from: 0.05, through: 0.95, by: 0.1).allSatisfy { share in
      let (x, y) = (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
      return [-1.0, 0, 1].contains { dx in [-1.0, 0, 1].contains { picture[x + dx, y + $0] != Picture.white }
      }
    }
  }

  @Test(arguments: [1, 2])
  func thePolygonGrowsItsSidesOneByOne(variant: Int) throws {
    let film = try DemoFilm("polygon", variant: variant)
    film.tap(208, 447)
    // Halfway between four and seven sides.
    for (time, sides) in [(0.5, 5.5), (1.1, 7)] {
      let picture = film.picture(at: time)
      let box = picture.bounds { $0 == (variant == 1 ? Picture.blue : Picture.red) }
      let radius = (box.maxX - 200)
      let places = corners(sides, radius - 2)
      for (first, second) in zip(places, places.dropFirst() + [places[0]]) {
        #expect(hasLine(picture, first, second), "\(sides) sides")
      }
    }
  }

  @Test func thePolygonShrinksToSeventyAndFortyPercent() throws {
    let film = try DemoFilm("polygon", variant: 3)
    func reach(_ time: Double) -> CGFloat {
      film.picture(at: time).bounds { $0 == Picture.purple }.maxX - 200
    }
    let whole = reach(0)
    film.tap(178, 447)
    #expect(abs(reach(1.1) / whole - 0.7) < 0.03)
    film.tap(208, 447)
    #expect(abs(reach(2.3) / whole - 0.4) < 0.03)
  }

  @Test func everyVertexIsJoinedWithEveryOther() throws {
    let film = try DemoFilm("polygon", variant: 4)
    let first = film.picture(at: 0)
    let radius = first.bounds { $0 == Picture.pink }.maxX - 200
    #expect(first[200, 201 - radius / 2] == Picture.pink || first[199, 201 - radius / 2] == Picture.pink)
    film.tap(244, 447)
    let last = film.picture(at: 3.1)
    #expect(last.count { $0 != Picture.white } > 3 * first.count { $0 != Picture.white })
    // With thirty sides, fifteen diagonals cross the center.
    #expect(last[200, 194] != Picture.white && last[207, 201] != Picture.white)
  }

  @Test func theClockAnimatesThroughEveryMinute() throws {
    let film = try DemoFilm("clock-shape")
    let radius = 180.0
    func shows(_ picture: Picture, _ turn: Double, _ share: Double) -> Bool {
      let angle = (turn - 0.25) * 2 * .pi
      return picture[200 + radius * share * cos(angle), 202 + radius * share * sin(angle)] != Picture.white
    }
    #expect(shows(film.picture(at: 0), 50.0 / 60, 0.6))
    // The circle closes without a seam: nothing protrudes at its start.
    let box = film.picture(at: 0).bounds { $0 == Picture.blue }
    #expect(abs((box.maxX - 200) - (200 - box.minX)) < 1, "\(box)")
    film.tap(340, 447)
    // From 9:50:05 to 10:01:45 in ten seconds: halfway it is 9:55:55.
    let middle = film.picture(at: 5)
    #expect(shows(middle, 55.0 / 60, 0.6) && shows(middle, 9.0 / 12, 0.4) && !shows(middle, 50.0 / 60, 0.6))
    let end = film.picture(at: 10.1)
    #expect(shows(end, 1.0 / 60, 0.6) && shows(end, 10.0 / 12, 0.4) && shows(end, 45.0 / 60, 0.8))
  }

  // MARK: Flower

  /// Whether a pixel belongs to a petal and not to its shadow.
  private func isColorful(_ pixel: UInt32) -> Bool {
    let channels = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
    return channels.max()! - channels.min()! > 100
  }

  @Test func theFlowerBreathesAndTurns() throws {
    for variant in 1...3 {
      let film = try DemoFilm("flower", variant: variant)
      func ink(_ time: Double) -> Int { film.picture(at: time).count(where: isColorful) }
      let (wide, narrow, again) = (ink(0), ink(1.5), ink(3))
      #expect(narrow < wide * 3 / 5, "\(narrow) of \(wide)")
      #expect(abs(again - wide) < wide / 20)
      // At 12 s and at 15 s the petals have the same width, but different rotations.
      let later = film.picture(at: 12)
      let first = film.picture(at: 15)
      #expect((0..<500).contains { later[250 + Double($0) / 4, 150] != first[250 + Double($0) / 4, 150] })
    }
  }

  @Test func theGroupedFlowerIsOneLayerOfAHundredAndFortySevenPetals() throws {
    let dump = try DemoFilm("flower").fragment(at: 1).dump()
    #expect(
      dump.split(separator: "\n").count { $0.contains("fill path") }
        == (0..<7).map { 15 + 2 * $0 }.reduce(0, +))
    #expect(dump.contains("radial("))
  }

  // MARK: Effects

  @Test func labelsLeanAndArriveOneAfterTheOther() throws {
    let film = try DemoFilm("labels")
    let start = film.picture(at: 0).bounds { $0 != Picture.white && $0 & 0xff < 0x60 }
    #expect(start.maxX < 160)
    film.tap(30, 200)
    let middle = film.picture(at: 0.5)
    // Halfway through, the upper edge of the first label is left of the lower edge: it leans back.
    func edge(_ y: Double) -> Double {
      stride(from: 0.0, to: 400, by: 1).first { middle[$0, y] != Picture.white } ?? 400
    }
    let box = middle.bounds { $0 >> 16 & 255 > 180 && $0 >> 8 & 255 < 110 && $0 & 255 < 110 }
    #expect(edge(box.minY + 8) > edge(box.maxY - 8) + 4)
    // The last label starts 0.6 s after the first.
    let last = film.picture(at: 0.55).bounds { $0 == 0xffcc_3db8 }
    #expect(last.isNull || last.maxX < 165)
    let end = film.picture(at: 1.8)
    #expect(end.bounds { $0 != Picture.white && $0 & 0xff < 0x60 }.minX > 240)
  }

  @Test func theCardShowsItsBackHalfTheTimeAndAnotherFaceEachTime() async throws {
    let film = try DemoFilm("card")
    let blue: (UInt32) -> Bool = { $0 & 255 > 130 && $0 >> 16 & 255 < 100 }
    let red: (UInt32) -> Bool = { $0 >> 16 & 255 > 230 && $0 & 255 < 80 }
    let first = await film.settledPicture(at: 0)
    #expect(first.count(where: red) > 3000 && first.count(where: blue) == 0)
    #expect(first.bounds { $0 == Picture.white }.width > 180)
    let second = await film.settledPicture(at: 2)
    #expect(second.count(where: blue) > 20_000)
    // The second face is the eight of clubs, which is black.
    let third = await film.settledPicture(at: 4.01)
    #expect(third.count(where: blue) == 0 && third.count(where: red) == 0)
    #expect(third.count { $0 == Picture.black } > 2000)
    // Rotated by 45 degrees in space, part of the card is nearer to the viewer and thus larger.
    let turned = await film.settledPicture(at: 4.5)
    #expect(turned.count { $0 == Picture.white } < third.count { $0 == Picture.white })
  }

  @Test func theAeroplaneIsOnItsTrackNoseForward() throws {
    let film = try DemoFilm("follower")
    let red: (UInt32) -> Bool = { $0 == Picture.red }
    for (time, x, y) in [(4.0, 250.0, 150.0), (5, 460, 150), (6, 250, 150), (7, 40, 150)] {
      let box = film.picture(at: time).bounds(where: red)
      #expect(abs(box.midX - x) < 12 && abs(box.midY - y) < 12, "\(time): \(box)")
    }
    // At the right end of the track it flies down: the wings lie across, the nose is the lowest point.
    let down = film.picture(at: 5)
    let box = down.bounds(where: red)
    func width(_ y: Double) -> Int { (400..<500).count { down[Double($0), y] == Picture.red } }
    let (nose, tail) = (width(box.maxY - 3), width(box.minY + 3))
    #expect((3..<12).contains(nose) && tail > nose + 3, "\(nose), \(tail)")
    #expect(box.width > 30 && box.height > 30)
  }

  // MARK: Modifiers

  @Test func theRingIsFilledToItsValue() throws {
    let film = try DemoFilm("modifiers", variant: 1)
    let half = film.picture(at: 1.5)
    let orange: (UInt32) -> Bool = { $0 == 0xffff_9500 }
    #expect(orange(half[300, 200]) && !orange(half[100, 200]))
    let full = film.picture(at: 3)
    #expect(orange(full[300, 200]) && orange(full[100, 200]))
    #expect(film.fragment(at: 1.5).dump().contains("glyphs 3"))
  }

  @Test func theGradientIsHalfWayBetweenItsColors() throws {
    let film = try DemoFilm("modifiers", variant: 2)
    let (start, middle, end) = (film.picture(at: 0), film.picture(at: 1), film.picture(at: 2))
    func red(_ picture: Picture) -> Int { Int(picture[70, 70] >> 16 & 255) }
    #expect(red(start) < 60 && red(end) > 200 && red(middle) > red(start) + 50 && red(middle) < red(end) - 20)
  }

  @Test func theWavePassesThroughTheText() throws {
    let film = try DemoFilm("modifiers", variant: 3)
    func tallest(_ time: Double) -> Double {
      let picture = film.picture(at: time)
      let heights = stride(from: 0, to: 400, by: 26).map { left -> (Double, Int) in
        let rows = (150..<250).filter { y in
          (left..<left + 26).contains { $0 < 400 && picture[Double($0), Double(y)] == Picture.black }
        }
        return (Double(left), (rows.last ?? 0) - (rows.first ?? 0))
      }
      return heights.max { $0.1 < $1.1 }?.0 ?? 0
    }
    #expect(tallest(1) < tallest(2) - 60)
  }

  @Test func theCounterOvershootsItsDigitAndSettles() throws {
    let film = try DemoFilm("modifiers", variant: 4)
    let first = film.picture(at: 0)
    film.tap(215, 286)
    let tap = film.picture(at: 0.3)
    let rolling = (160..<240).contains { y in tap[200, Double(y)] != first[200, Double(y)] }
    #expect(rolling)
    film.fragment(at: 30)
    #expect(film.host.nextUpdate == nil)
  }

  @Test func theTextIsPurpleHalfWayBetweenRedAndBlue() throws {
    let film = try DemoFilm("modifiers", variant: 5)
    #expect(film.picture(at: 0).count { $0 == Picture.red } > 2000)
    #expect(film.picture(at: 2).count { $0 == Picture.blue } > 2000)
    let middle = film.picture(at: 1)
    #expect(middle.count { $0 == Picture.red || $0 == Picture.blue } == 0)
  }
}
