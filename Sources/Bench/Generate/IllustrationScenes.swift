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

/// Colors between two ends, `share` from 0 to 1.
func mixColors(_ from: UInt32, _ to: UInt32, _ share: Double) -> UInt32 {
  stride(from: UInt32(0), to: 32, by: 8).reduce(0) { color, shift in
    let (a, b) = (Double(from >> shift & 0xff), Double(to >> shift & 0xff))
    return color | UInt32((a + (b - a) * share).rounded()) << shift
  }
}

extension SceneBuilder {
  /// The space that illustrations are drawn in.
  static let sheet = CGRect(x: 0, y: 0, width: 1000, height: 750)

  mutating func fillSheet(_ top: UInt32, _ bottom: UInt32) {
    fill(.rect(SceneBuilder.sheet), .linear(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 750), [top, bottom]))
  }

  func placed(_ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).rotated(by: turn).scaledBy(x: scale, y: scale)
  }

  // MARK: Mandala

  mutating func drawMandala() {
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

  mutating func drawMosaic() {
    for row in 0..<30 {
      for column in 0..<40 {
        let (x, y) = (25 * Double(column), 25 * Double(row))
        let corners = [(2.0, 2.0), (23, 2), (23, 23), (2, 23)].map { corner in
          CGPoint(x: x + corner.0 + random.number(-2, 2), y: y + corner.1 + random.number(-2, 2))
        }
        let distance = hypot(x - 490, y - 365)
        let tone = (sin(distance / 34) + 1) / 2
        let color = mixColors(mixColors(0x1848_78ff, 0xe8c0_60ff, tone), random.color(), 0.15)
        fill(.polygon(corners), color)
      }
    }
  }

  // MARK: Marble

  mutating func drawMarble() {
    for _ in 0..<160 {
      let middle = random.point(in: SceneBuilder.sheet)
      let corners = (0..<10).map { index in
        CGPoint.polar(middle.x, middle.y, random.number(30, 150), 2 * .pi * Double(index) / 10)
      }
      fill(.smooth(corners), mixColors(0x3050_7030, 0xd0b8_9830, random.number(0, 1)))
    }
    for _ in 0..<90 {
      let start = random.point(in: SceneBuilder.sheet)
      let vein = meander(from: start, to: random.point(in: SceneBuilder.sheet))
      stroke(vein, 0x6058_5060, width: random.number(0.6, 3), cap: .round, join: .round)
    }
  }
}
