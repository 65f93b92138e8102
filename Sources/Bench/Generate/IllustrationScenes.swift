import EaselGeometry

extension SceneCatalogue {
  /// Each drawing in a small and a large size. They are drawn in a space of 1000 x 750.
  static let illustrations: [SceneRecipe] = drawings.flatMap { name, background, draw in
    [640, 1600].map { width in
      SceneRecipe(.illustration, "\(name)_\(width)") { _ in
        // Both sizes have the seed of the drawing, so that they show the same.
        var scene = SceneBuilder(width, width * 3 / 4, background: background, seed: name)
        scene.base = CGAffineTransform(scaleX: CGFloat(width) / 1000, y: CGFloat(width) / 1000)
        draw(&scene)
        return scene
      }
    }
  }

  private static let drawings: [(String, UInt32, @Sendable (inout SceneBuilder) -> Void)] = [
    ("landscape", 0xffff_ffff, { $0.drawLandscape() }), ("city", 0x1020_38ff, { $0.drawCity() }),
    ("map", 0xf3ef_e4ff, { $0.drawMap() }), ("flower_bed", 0xdff0_d0ff, { $0.drawFlowerBed() }),
    ("night_sky", 0x0608_18ff, { $0.drawNightSky() }), ("sea", 0x0a3a_5aff, { $0.drawSea() }),
    ("tree", 0xfdf3_e0ff, { $0.drawTree() }), ("clock_face", 0x2830_38ff, { $0.drawClockFace() }),
    ("mandala", 0x1810_20ff, { $0.drawMandala() }), ("mosaic", 0x3030_30ff, { $0.drawMosaic() }),
    ("balloons", 0xffff_ffff, { $0.drawBalloons() }), ("marble", 0xf8f4_f0ff, { $0.drawMarble() }),
  ]
}

private let sheet = CGRect(x: 0, y: 0, width: 1000, height: 750)

/// Colors between two ends, `share` from 0 to 1.
private func mix(_ from: UInt32, _ to: UInt32, _ share: Double) -> UInt32 {
  stride(from: UInt32(0), to: 32, by: 8).reduce(0) { color, shift in
    let (a, b) = (Double(from >> shift & 0xff), Double(to >> shift & 0xff))
    return color | UInt32((a + (b - a) * share).rounded()) << shift
  }
}

extension SceneBuilder {
  private mutating func fillSheet(_ top: UInt32, _ bottom: UInt32) {
    fill(.rect(sheet), .linear(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 750), [top, bottom]))
  }

  private func placed(_ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).rotated(by: turn).scaledBy(x: scale, y: scale)
  }

  // MARK: Landscape

  fileprivate mutating func drawLandscape() {
    fillSheet(0x5fa8_e8ff, 0xfdeb_c8ff)
    fill(.circle(760, 150, 220), .radial(CGPoint(x: 760, y: 150), 220, [0xfff4_c060, 0xfdeb_c860]))
    fill(.circle(760, 150, 62), 0xfff6_d0ff)
    for _ in 0..<9 { drawCloud(random.number(0, 1000), random.number(40, 260), random.number(0.5, 1.3)) }
    for range in 0..<7 {
      let share = Double(range) / 6
      fill(
        ridge(340 + 60 * Double(range), height: 120 - 12 * Double(range)),
        mix(0x9ab8_d0ff, 0x2c58_34ff, share))
    }
    for index in 0..<90 {
      let y = 560 + 190 * Double(index) / 90
      drawFir(random.number(0, 1000), y, 0.4 + Double(index) / 70)
    }
  }

  /// A range of hills from the left to the right and down to the bottom.
  private mutating func ridge(_ level: Double, height: Double) -> ScenePath {
    var path = ScenePath()
    path.move(to: CGPoint(x: -20, y: 760))
    path.line(to: CGPoint(x: -20, y: level))
    for step in 0..<12 {
      let x = -20 + 87 * Double(step)
      path.curve(
        to: CGPoint(x: x + 87, y: level + random.number(-height, height) / 2),
        CGPoint(x: x + 30, y: level - random.number(0, height)),
        CGPoint(x: x + 60, y: level + random.number(0, height)))
    }
    path.line(to: CGPoint(x: 1030, y: 760))
    path.close()
    return path
  }

  private mutating func drawCloud(_ x: Double, _ y: Double, _ scale: Double) {
    for (dx, dy, radius) in [(0.0, 0.0, 34.0), (38, -14, 42), (80, -2, 36), (112, 8, 24), (50, 14, 38)] {
      fill(.circle(x + dx * scale, y + dy * scale, radius * scale), 0xffff_ffb0)
    }
  }

  private mutating func drawFir(_ x: Double, _ y: Double, _ scale: Double) {
    let place = placed(x, y, scale: scale)
    fill(.rect(-4, -10, 8, 22), 0x5a3a_20ff, place)
    for tier in 0..<4 {
      let (top, half) = (-70 + 14 * Double(tier), 12 + 7 * Double(tier))
      let corners = [
        (0.0, top), (half, top + 26), (half * 0.3, top + 22), (-half * 0.3, top + 22), (-half, top + 26),
      ]
      fill(
        .polygon(corners.map { CGPoint(x: $0.0, y: $0.1) }), mix(0x1e50_30ff, 0x4c8a_48ff, Double(tier) / 4),
        place)
    }
  }

  // MARK: City

  fileprivate mutating func drawCity() {
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
    let wall = mix(0x5a58_80ff, 0x1c1c_34ff, tone)
    fill(
      .rect(x, y, width, height),
      .linear(CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), [wall, mix(wall, 0x0000_00ff, 0.4)]))
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
    fill(.rounded(x + 9, y - 8, 24, 13, radius: 5), mix(color, 0xffff_ffff, 0.5))
    for wheel in [10.0, 34] { fill(.circle(x + wheel, y + 13, 5), 0x0808_08ff) }
  }

  // MARK: Map

  fileprivate mutating func drawMap() {
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
  private mutating func meander(from start: CGPoint, to end: CGPoint) -> ScenePath {
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

  // MARK: Flower bed

  fileprivate mutating func drawFlowerBed() {
    fillSheet(0xc8e8_f8ff, 0x78b0_50ff)
    for _ in 0..<500 {
      let (x, y) = (random.number(0, 1000), random.number(420, 760))
      var blade = ScenePath()
      blade.move(to: CGPoint(x: x, y: y))
      blade.quad(
        to: CGPoint(x: x + random.number(-20, 20), y: y - random.number(30, 80)),
        control: CGPoint(x: x + 8, y: y - 30))
      stroke(blade, mix(0x2c70_28ff, 0x9cc8_50ff, random.number(0, 1)), width: 2.5, cap: .round)
    }
    for index in 0..<70 {
      let y = 300 + 430 * Double(index) / 70
      drawFlower(random.number(0, 1000), y, scale: 0.35 + y / 900, petals: 5 + random.index(8))
    }
  }

  private mutating func drawFlower(_ x: Double, _ y: Double, scale: Double, petals: Int) {
    var stem = ScenePath()
    stem.move(to: CGPoint(x: 0, y: 0))
    stem.quad(
      to: CGPoint(x: random.number(-16, 16), y: 150), control: CGPoint(x: random.number(-30, 30), y: 70))
    stroke(stem, 0x3c80_34ff, width: 5, cap: .round, placed(x, y, scale: scale))
    var petal = ScenePath()
    petal.move(to: CGPoint(x: 0, y: 0))
    petal.curve(to: CGPoint(x: 52, y: 0), CGPoint(x: 14, y: -22), CGPoint(x: 44, y: -20))
    petal.curve(to: CGPoint(x: 0, y: 0), CGPoint(x: 44, y: 20), CGPoint(x: 14, y: 22))
    petal.close()
    let color = random.color()
    let paint = ScenePaint.linear(
      CGPoint(x: 0, y: 0), CGPoint(x: 52, y: 0),
      [mix(color, 0x4020_30ff, 0.4), color, mix(color, 0xffff_ffff, 0.6)])
    for index in 0..<petals {
      fill(petal, paint, placed(x, y, scale: scale, turn: 2 * .pi * Double(index) / Double(petals)))
    }
    let middle = ScenePaint.radial(
      CGPoint(x: 0, y: 0), 14, focus: CGPoint(x: -4, y: -4), [0xffe8_80ff, 0xb868_10ff])
    fill(.circle(0, 0, 14), middle, placed(x, y, scale: scale))
  }

  // MARK: Night sky

  fileprivate mutating func drawNightSky() {
    fillSheet(0x0406_18ff, 0x3030_68ff)
    for _ in 0..<60 {
      let (x, y, radius) = (random.number(0, 1000), random.number(0, 600), random.number(60, 200))
      let color = mix(0x6040_a014, 0x2080_a014, random.number(0, 1))
      fill(.circle(x, y, radius), .radial(CGPoint(x: x, y: y), radius, [color, 0x1010_3014]))
    }
    for _ in 0..<900 {
      let (x, y) = (random.number(0, 1000), random.number(0, 700))
      fill(.circle(x, y, random.number(0.5, 2)), mix(0xb0c8_ffff, 0xffff_e0ff, random.number(0, 1)))
    }
    for _ in 0..<40 {
      let (x, y) = (random.number(0, 1000), random.number(0, 600))
      fill(.star(x, y, radius: random.number(5, 14), points: 4, inner: 0.18), 0xffff_f0d0)
    }
    for index in 0..<5 {
      fill(ridge(560 + 40 * Double(index), height: 90), mix(0x2838_60ff, 0x0408_10ff, Double(index) / 4))
    }
  }

  // MARK: Sea

  fileprivate mutating func drawSea() {
    fillSheet(0x40b0_d0ff, 0x0420_40ff)
    for _ in 0..<14 {
      let x = random.number(0, 1000)
      let corners = [(x, 0.0), (x + 50, 0), (x + random.number(60, 300), 750), (x - 40, 750)]
      fill(.polygon(corners.map { CGPoint(x: $0.0, y: $0.1) }), 0xffff_ff12)
    }
    for index in 0..<70 { drawFish(random.number(0, 1000), random.number(40, 640), 0.3 + Double(index) / 70) }
    for _ in 0..<60 {
      let x = random.number(0, 1000)
      var weed = ScenePath()
      weed.move(to: CGPoint(x: x, y: 760))
      weed.curve(
        to: CGPoint(x: x + random.number(-30, 30), y: random.number(480, 660)), CGPoint(x: x + 50, y: 700),
        CGPoint(x: x - 50, y: 640))
      stroke(
        weed, mix(0x1060_40ff, 0x60a8_38ff, random.number(0, 1)), width: random.number(4, 11), cap: .round)
    }
    for _ in 0..<160 {
      let (x, y, radius) = (random.number(0, 1000), random.number(0, 750), random.number(2, 11))
      fill(.circle(x, y, radius), 0xffff_ff28)
      stroke(.circle(x, y, radius), 0xffff_ff90, width: 1)
    }
  }

  private mutating func drawFish(_ x: Double, _ y: Double, _ scale: Double) {
    let place = CGAffineTransform(translationX: x, y: y).scaledBy(
      x: random.index(2) == 0 ? scale : -scale, y: scale)
    let color = random.color()
    let tail = [(38.0, 0.0), (62, -20), (56, 0), (62, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    fill(.polygon(tail), mix(color, 0x0000_00ff, 0.3), place)
    let body = ScenePaint.linear(
      CGPoint(x: 0, y: -20), CGPoint(x: 0, y: 20),
      [mix(color, 0xffff_ffff, 0.5), color, mix(color, 0x0000_00ff, 0.4)])
    fill(.ellipse(0, 0, 44, 20), body, place)
    for stripe in 0..<3 {
      fill(.ellipse(-10 + 16 * Double(stripe), 0, 3, 16), mix(color, 0xffff_ffff, 0.7), place)
    }
    fill(.circle(-28, -4, 5), 0xffff_ffff, place)
    fill(.circle(-29, -4, 2.5), 0x0000_00ff, place)
  }

  // MARK: Tree

  fileprivate mutating func drawTree() {
    fillSheet(0xfbe8_c8ff, 0xf0c0_90ff)
    fill(.ellipse(500, 735, 420, 34), 0x8060_4060)
    drawBranch(CGPoint(x: 500, y: 735), angle: -.pi / 2, length: 150, width: 34, depth: 9)
  }

  private mutating func drawBranch(_ start: CGPoint, angle: Double, length: Double, width: Double, depth: Int)
  {
    let end = CGPoint.polar(start.x, start.y, length, angle)
    let bend = CGPoint.polar(start.x, start.y, length * 0.5, angle + random.number(-0.25, 0.25))
    var branch = ScenePath()
    branch.move(to: start)
    branch.quad(to: end, control: bend)
    stroke(branch, mix(0x8a60_38ff, 0x4a2c_18ff, Double(depth) / 9), width: width, cap: .round)
    guard depth > 0 else {
      var leaf = ScenePath()
      leaf.move(to: CGPoint(x: 0, y: 0))
      leaf.quad(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: -10))
      leaf.quad(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 10, y: 10))
      leaf.close()
      let color = mix(0xd048_20d0, 0xf0b0_30d0, random.number(0, 1))
      fill(leaf, color, placed(end.x, end.y, turn: random.number(0, 6)))
      return
    }
    for side in [-1.0, 1] {
      drawBranch(
        end, angle: angle + side * random.number(0.2, 0.55), length: length * random.number(0.68, 0.84),
        width: width * 0.66, depth: depth - 1)
    }
  }

  // MARK: Clock face

  fileprivate mutating func drawClockFace() {
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

  // MARK: Mandala

  fileprivate mutating func drawMandala() {
    for ring in 0..<11 {
      let radius = 350 - 30 * Double(ring)
      var petal = ScenePath()
      petal.move(to: CGPoint(x: 0, y: 0))
      petal.curve(
        to: CGPoint(x: radius, y: 0), CGPoint(x: radius * 0.3, y: -radius * 0.35),
        CGPoint(x: radius * 0.8, y: -radius * 0.2))
      petal.curve(
        to: CGPoint(x: 0, y: 0), CGPoint(x: radius * 0.8, y: radius * 0.2),
        CGPoint(x: radius * 0.3, y: radius * 0.35))
      petal.close()
      let colors = [random.color(alpha: 110), random.color(alpha: 110), random.color(alpha: 110)]
      let paint = ScenePaint.linear(CGPoint(x: 0, y: 0), CGPoint(x: radius, y: 0), colors)
      for index in 0..<24 {
        let place = placed(500, 375, turn: .pi * Double(index) / 12 + 0.13 * Double(ring))
        fill(petal, paint, place)
        stroke(petal, 0xffff_ff50, width: 1.2, place)
      }
    }
  }

  // MARK: Mosaic

  fileprivate mutating func drawMosaic() {
    for row in 0..<30 {
      for column in 0..<40 {
        let (x, y) = (25 * Double(column), 25 * Double(row))
        let corners = [(2.0, 2.0), (23, 2), (23, 23), (2, 23)].map { corner in
          CGPoint(x: x + corner.0 + random.number(-2, 2), y: y + corner.1 + random.number(-2, 2))
        }
        let distance = hypot(x - 490, y - 365)
        let tone = (sin(distance / 34) + 1) / 2
        let color = mix(mix(0x1848_78ff, 0xe8c0_60ff, tone), random.color(), 0.15)
        fill(.polygon(corners), color)
      }
    }
  }

  // MARK: Balloons

  fileprivate mutating func drawBalloons() {
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

  // MARK: Marble

  fileprivate mutating func drawMarble() {
    for _ in 0..<160 {
      let middle = random.point(in: sheet)
      let corners = (0..<10).map { index in
        CGPoint.polar(middle.x, middle.y, random.number(30, 150), 2 * .pi * Double(index) / 10)
      }
      fill(.smooth(corners), mix(0x3050_7030, 0xd0b8_9830, random.number(0, 1)))
    }
    for _ in 0..<90 {
      let start = random.point(in: sheet)
      let vein = meander(from: start, to: random.point(in: sheet))
      stroke(vein, 0x6058_5060, width: random.number(0.6, 3), cap: .round, join: .round)
    }
  }
}
