import EaselGeometry

extension SceneBuilder {
  // MARK: Landscape

  mutating func drawLandscape() {
    fillSheet(0x5fa8_e8ff, 0xfdeb_c8ff)
    fill(.circle(760, 150, 220), .radial(CGPoint(x: 760, y: 150), 220, [0xfff4_c028, 0xfdeb_c828]))
    fill(.circle(760, 150, 62), 0xfff6_d0ff)
    for _ in 0..<9 { drawCloud(random.number(0, 1000), random.number(40, 260), random.number(0.5, 1.3)) }
    for range in 0..<7 {
      let share = Double(range) / 6
      fill(
        ridge(340 + 60 * Double(range), height: 120 - 12 * Double(range)),
        mixColors(0x9ab8_d0ff, 0x2c58_34ff, share))
    }
    for index in 0..<90 {
      let y = 560 + 190 * Double(index) / 90
      drawFir(random.number(0, 1000), y, 0.4 + Double(index) / 70)
    }
  }

  /// A range of hills from the left to the right and down to the bottom.
  mutating func ridge(_ level: Double, height: Double) -> ScenePath {
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

  mutating func drawCloud(_ x: Double, _ y: Double, _ scale: Double) {
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
        .polygon(corners.map { CGPoint(x: $0.0, y: $0.1) }),
        mixColors(0x1e50_30ff, 0x4c8a_48ff, Double(tier) / 4),
        place)
    }
  }

  // MARK: Flower bed

  mutating func drawFlowerBed() {
    fillSheet(0xc8e8_f8ff, 0x78b0_50ff)
    for _ in 0..<500 {
      let (x, y) = (random.number(0, 1000), random.number(420, 760))
      var blade = ScenePath()
      blade.move(to: CGPoint(x: x, y: y))
      blade.quad(
        to: CGPoint(x: x + random.number(-20, 20), y: y - random.number(30, 80)),
        control: CGPoint(x: x + 8, y: y - 30))
      stroke(blade, mixColors(0x2c70_28ff, 0x9cc8_50ff, random.number(0, 1)), width: 2.5, cap: .round)
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
      [mixColors(color, 0x4020_30ff, 0.4), color, mixColors(color, 0xffff_ffff, 0.6)])
    for index in 0..<petals {
      fill(petal, paint, placed(x, y, scale: scale, turn: 2 * .pi * Double(index) / Double(petals)))
    }
    let middle = ScenePaint.radial(
      CGPoint(x: 0, y: 0), 14, focus: CGPoint(x: -4, y: -4), [0xffe8_80ff, 0xb868_10ff])
    fill(.circle(0, 0, 14), middle, placed(x, y, scale: scale))
  }

  // MARK: Night sky

  mutating func drawNightSky() {
    fillSheet(0x0406_18ff, 0x3030_68ff)
    for _ in 0..<60 {
      let (x, y, radius) = (random.number(0, 1000), random.number(0, 600), random.number(60, 200))
      let color = mixColors(0x6040_a014, 0x2080_a014, random.number(0, 1))
      fill(.circle(x, y, radius), .radial(CGPoint(x: x, y: y), radius, [color, 0x1010_3014]))
    }
    for _ in 0..<900 {
      let (x, y) = (random.number(0, 1000), random.number(0, 700))
      fill(.circle(x, y, random.number(0.5, 2)), mixColors(0xb0c8_ffff, 0xffff_e0ff, random.number(0, 1)))
    }
    for _ in 0..<40 {
      let (x, y) = (random.number(0, 1000), random.number(0, 600))
      fill(.star(x, y, radius: random.number(5, 14), points: 4, inner: 0.18), 0xffff_f0d0)
    }
    for index in 0..<5 {
      fill(
        ridge(560 + 40 * Double(index), height: 90), mixColors(0x2838_60ff, 0x0408_10ff, Double(index) / 4))
    }
  }

  // MARK: Sea

  mutating func drawSea() {
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
        weed, mixColors(0x1060_40ff, 0x60a8_38ff, random.number(0, 1)), width: random.number(4, 11),
        cap: .round)
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
    fill(.polygon(tail), mixColors(color, 0x0000_00ff, 0.3), place)
    let body = ScenePaint.linear(
      CGPoint(x: 0, y: -20), CGPoint(x: 0, y: 20),
      [mixColors(color, 0xffff_ffff, 0.5), color, mixColors(color, 0x0000_00ff, 0.4)])
    fill(.ellipse(0, 0, 44, 20), body, place)
    for stripe in 0..<3 {
      fill(.ellipse(-10 + 16 * Double(stripe), 0, 3, 16), mixColors(color, 0xffff_ffff, 0.7), place)
    }
    fill(.circle(-28, -4, 5), 0xffff_ffff, place)
    fill(.circle(-29, -4, 2.5), 0x0000_00ff, place)
  }

  // MARK: Tree

  mutating func drawTree() {
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
    stroke(branch, mixColors(0x8a60_38ff, 0x4a2c_18ff, Double(depth) / 9), width: width, cap: .round)
    guard depth > 0 else {
      var leaf = ScenePath()
      leaf.move(to: CGPoint(x: 0, y: 0))
      leaf.quad(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: -10))
      leaf.quad(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 10, y: 10))
      leaf.close()
      let color = mixColors(0xd048_20d0, 0xf0b0_30d0, random.number(0, 1))
      fill(leaf, color, placed(end.x, end.y, turn: random.number(0, 6)))
      return
    }
    for side in [-1.0, 1] {
      drawBranch(
        end, angle: angle + side * random.number(0.2, 0.55), length: length * random.number(0.68, 0.84),
        width: width * 0.66, depth: depth - 1)
    }
  }
}
