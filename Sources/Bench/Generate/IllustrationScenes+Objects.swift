import EaselGeometry

extension SceneBuilder {
  // MARK: City

  mutating func drawCity() {
    fillSheet(0x1020_48ff, 0xe880_60ff)
    fill(.circle(240, 180, 60), .radial(CGPoint(x: 240, y: 180), 60, [0xffff_f0ff, 0xf0e0_b0ff]))
    for row in 0..<3 {
      var x = -20.0
      while x < 1000 {
        let (width, height) = (random.number(40, 100), random.number(120, 420) - 60 * Double(row))
        drawBuilding(x, 700 - height, width, height + 60, tone: Double(row) / 2)
        x += width + random.number(-6, 14)
      }
    }
    fill(.rect(0, 690, 1000, 60), 0x1818_20ff)
    stroke(.line(0, 720, 1000, 720), .solid(0xf0d8_60ff), width: 4, dash: [36, 26])
    for _ in 0..<26 {
      let x = random.number(0, 1000)
      drawCar(x, random.index(2) == 0 ? 702 : 732)
    }
  }

  private mutating func drawBuilding(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, tone: Double
  ) {
    let wall = mixColors(0x5a58_80ff, 0x1c1c_34ff, tone)
    fill(
      .rect(x, y, width, height),
      .linear(CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), [wall, mixColors(wall, 0x0000_00ff, 0.4)]))
    if random.index(3) == 0 { stroke(.line(x + width / 2, y, x + width / 2, y - 40), 0x2020_30ff, width: 3) }
    for row in stride(from: y + 10, to: y + height - 16, by: 18) {
      for column in stride(from: x + 7, to: x + width - 12, by: 14) where random.index(3) > 0 {
        fill(.rect(column, row, 8, 11), random.index(3) == 0 ? 0x3038_58ff : 0xffd8_80ff)
      }
    }
  }

  private mutating func drawCar(_ x: Double, _ y: Double) {
    let color = random.color()
    fill(.rounded(x, y, 44, 13, radius: 5), color)
    fill(.rounded(x + 9, y - 8, 24, 13, radius: 5), mixColors(color, 0xffff_ffff, 0.5))
    for wheel in [10.0, 34] { fill(.circle(x + wheel, y + 13, 5), 0x0808_08ff) }
  }

  // MARK: Map

  mutating func drawMap() {
    for _ in 0..<14 {
      let box = CGRect(x: random.number(-60, 860), y: random.number(-60, 640), width: 220, height: 180)
      fill(.smooth((0..<9).map { _ in random.point(in: box) }), 0xcfe3_bcff)
    }
    let river = meander(from: CGPoint(x: -20, y: 480), to: CGPoint(x: 1020, y: 250))
    stroke(river, 0x9cc8_e8ff, width: 46, cap: .round, join: .round)
    for block in 0..<260 {
      let (x, y) = (
        Double(block % 20) * 50 + random.number(4, 12), Double(block / 20) * 58 + random.number(4, 12)
      )
      fill(.rect(x, y, random.number(14, 32), random.number(14, 32)), 0xddd4_c4ff)
    }
    for index in 0..<40 {
      let isMain = index % 8 == 0
      let edge = random.number(0, 1)
      let road =
        index % 2 == 0
        ? meander(from: CGPoint(x: -20, y: 750 * edge), to: CGPoint(x: 1020, y: 750 * random.number(0, 1)))
        : meander(from: CGPoint(x: 1000 * edge, y: -20), to: CGPoint(x: 1000 * random.number(0, 1), y: 770))
      stroke(road, 0xb8a8_90ff, width: isMain ? 13 : 6, cap: .round, join: .round)
      stroke(road, isMain ? 0xffd9_78ff : 0xffff_ffff, width: isMain ? 10 : 4, cap: .round, join: .round)
    }
    stroke(
      meander(from: CGPoint(x: 0, y: 700), to: CGPoint(x: 1000, y: 40)), .solid(0x6060_68ff), width: 3,
      dash: [10, 6])
    for _ in 0..<30 { drawPin(random.number(40, 960), random.number(60, 720)) }
  }

  /// A winding line.
  mutating func meander(from start: CGPoint, to end: CGPoint) -> ScenePath {
    var path = ScenePath()
    path.move(to: start)
    for step in 1...6 {
      let (a, b) = ((Double(step) - 0.6) / 6, Double(step) / 6)
      func on(_ share: Double, _ offset: Double) -> CGPoint {
        CGPoint(
          x: start.x + (end.x - start.x) * share + offset, y: start.y + (end.y - start.y) * share - offset)
      }
      path.quad(to: on(b, step == 6 ? 0 : random.number(-24, 24)), control: on(a, random.number(-50, 50)))
    }
    return path
  }

  private mutating func drawPin(_ x: Double, _ y: Double) {
    var pin = ScenePath()
    pin.move(to: CGPoint(x: 0, y: 0))
    pin.curve(to: CGPoint(x: 0, y: -36), CGPoint(x: -24, y: -22), CGPoint(x: -14, y: -36))
    pin.curve(to: CGPoint(x: 0, y: 0), CGPoint(x: 14, y: -36), CGPoint(x: 24, y: -22))
    pin.close()
    fill(.ellipse(0, 0, 9, 3), 0x0000_0040, placed(x, y))
    fill(pin, random.color(), placed(x, y))
    fill(.circle(0, -24, 5), 0xffff_ffff, placed(x, y))
  }

  // MARK: Balloons

  mutating func drawBalloons() {
    fillSheet(0x78b8_f0ff, 0xf8f0_e8ff)
    for _ in 0..<14 { drawCloud(random.number(-50, 950), random.number(60, 700), random.number(0.6, 1.5)) }
    for index in 0..<22 {
      drawBalloon(random.number(40, 960), random.number(60, 600), 0.35 + Double(index) / 28)
    }
  }

  private mutating func drawBalloon(_ x: Double, _ y: Double, _ scale: Double) {
    let place = placed(x, y, scale: scale)
    var hull = ScenePath()
    hull.move(to: CGPoint(x: 0, y: -90))
    hull.curve(to: CGPoint(x: 16, y: 90), CGPoint(x: 105, y: -90), CGPoint(x: 80, y: 30))
    hull.line(to: CGPoint(x: -16, y: 90))
    hull.curve(to: CGPoint(x: 0, y: -90), CGPoint(x: -80, y: 30), CGPoint(x: -105, y: -90))
    hull.close()
    let colors = [random.color(), random.color()]
    fill(hull, colors[0], place)
    clip(hull, place) { scene in
      for stripe in 0..<4 {
        scene.fill(.ellipse(-60 + 40 * Double(stripe), -10, 11, 110), colors[1], place)
      }
    }
    let shade = ScenePaint.radial(CGPoint(x: -20, y: -30), 120, [0xffff_ff40, 0x0000_0040])
    fill(hull, shade, place)
    for side in [-14.0, 14] { stroke(.line(side, 90, side * 0.8, 118), 0x5040_30ff, width: 1.5, place) }
    fill(.rounded(-14, 116, 28, 22, radius: 4), 0x8a58_30ff, place)
  }

  // MARK: Clock face

  mutating func drawClockFace() {
    let middle = CGPoint(x: 500, y: 375)
    fill(
      .circle(500, 375, 340),
      .linear(CGPoint(x: 260, y: 135), CGPoint(x: 740, y: 615), [0xf0f0_f0ff, 0x7078_80ff, 0x1820_28ff]))
    fill(.circle(500, 375, 296), .radial(middle, 296, [0xffff_ffff, 0xffff_ffff, 0xd0d4_d8ff]))
    for minute in 0..<60 {
      let isHour = minute % 5 == 0
      fill(
        .rounded(isHour ? -5 : -2, -286, isHour ? 10 : 4, isHour ? 44 : 24, radius: 2), 0x1418_1cff,
        placed(500, 375, turn: Double(minute) * .pi / 30))
    }
    for (length, width, angle) in [(150.0, 18.0, 5.2), (230, 12, 0.9)] {
      let hand = ScenePath.rounded(-width / 2, -length, width, length + 40, radius: width / 2)
      fill(hand, 0x0000_0030, placed(504, 381, turn: angle))
      fill(hand, 0x1014_18ff, placed(500, 375, turn: angle))
    }
    fill(.rect(-2, -260, 4, 320), 0xd020_20ff, placed(500, 375, turn: 3.7))
    fill(
      .circle(500, 375, 14), .radial(middle, 14, focus: CGPoint(x: 496, y: 371), [0xff90_90ff, 0xa010_10ff]))
  }
}
