import EaselGeometry

/// The shapes that scenes of fills, strokes and gradients repeat.
enum SceneShape: String, CaseIterable {
  case alignedRect = "rect_aligned"
  case rect
  case turnedRect = "rect_turned"
  case roundedRect = "rect_rounded"
  case circle
  case triangle
  case star
  case polygon
  case evenOdd = "polygon_evenodd"
  case blob

  /// The shape in a box.
  func path(in box: CGRect, _ random: inout SceneRandom) -> ScenePath {
    switch self {
    case .alignedRect:
      .rect(CGRect(x: box.minX.rounded(), y: box.minY.rounded(), width: box.width, height: box.height))
    case .rect, .turnedRect: .rect(box)
    case .roundedRect: .rounded(box, radius: random.number(0.1, 0.4) * box.width)
    case .circle: .circle(box.midX, box.midY, box.width / 2)
    case .triangle: .polygon((0..<3).map { _ in random.point(in: box) })
    case .star:
      .star(box.midX, box.midY, radius: box.width / 2, points: 7, inner: 0.5, turn: random.number(0, 6))
    case .polygon: .polygon((0..<12).map { _ in random.point(in: box) })
    case .evenOdd: .polygon((0..<24).map { _ in random.point(in: box) })
    case .blob: .smooth((0..<8).map { _ in random.point(in: box) })
    }
  }

  /// A turn about the box's middle for the one shape that has it.
  func transform(in box: CGRect, _ random: inout SceneRandom) -> CGAffineTransform {
    guard self == .turnedRect else { return .identity }
    return CGAffineTransform(translationX: box.midX, y: box.midY).rotated(by: random.number(0, 3))
      .translatedBy(x: -box.midX, y: -box.midY)
  }
}

/// Many shapes of one size at random places.
private struct ShapeField {
  static let size = (width: 640, height: 480)

  let side: Double

  /// Fewer of the large ones, so that slow libraries finish too.
  var count: Int { side <= 64 ? 1000 : side <= 128 ? 400 : 150 }

  func box(_ random: inout SceneRandom) -> CGRect {
    CGRect(
      x: random.number(0, Double(ShapeField.size.width) - side),
      y: random.number(0, Double(ShapeField.size.height) - side), width: side, height: side)
  }

  func scene(seed: String, _ draw: (inout SceneBuilder, CGRect) -> Void) -> SceneBuilder {
    var scene = SceneBuilder(ShapeField.size.width, ShapeField.size.height, seed: seed)
    for _ in 0..<count {
      let box = box(&scene.random)
      draw(&scene, box)
    }
    return scene
  }
}

extension SceneCatalogue {
  // MARK: Fills

  static let fills: [SceneRecipe] = SceneShape.allCases.flatMap { shape in
    [8.0, 16, 32, 64, 128, 256].map { side in
      SceneRecipe(.fill, "\(shape.rawValue)_\(Int(side))") { name in
        ShapeField(side: side).scene(seed: name) { scene, box in
          let path = shape.path(in: box, &scene.random)
          let transform = shape.transform(in: box, &scene.random)
          let color = scene.random.color(alpha: scene.random.alpha())
          scene.fill(path, .solid(color), evenOdd: shape == .evenOdd, transform)
        }
      }
    }
  }

  // MARK: Gradients

  private enum GradientKind: String, CaseIterable {
    case linear, radial, conic

    func paint(in box: CGRect, colors: [UInt32], spread: ScenePaint.Spread = .pad) -> ScenePaint {
      let (center, radius) = (CGPoint(x: box.midX, y: box.midY), Double(box.width) / 2)
      // A share of the box, so that padding and repetition are visible.
      let part = spread == .pad ? 0.9 : 0.3
      switch self {
      case .linear:
        let start = CGPoint(x: box.minX + 0.1 * box.width, y: box.minY + 0.2 * box.height)
        let end = CGPoint(x: start.x + part * box.width, y: start.y + 0.7 * part * box.height)
        return .linear(start, end, colors, spread: spread)
      case .radial:
        let focus = CGPoint(x: center.x - 0.3 * radius * part, y: center.y - 0.2 * radius * part)
        return .radial(center, radius * part, focus: focus, colors, spread: spread)
      case .conic: return .conic(center, angle: 0.5, colors + [colors[0]])
      }
    }
  }

  static let gradients: [SceneRecipe] = gradientShapes + gradientSpreads + gradientBackgrounds

  private static let gradientShapes: [SceneRecipe] = GradientKind.allCases.flatMap { kind in
    [SceneShape.rect, .roundedRect, .circle, .star].flatMap { shape in
      [16.0, 64, 256].map { side in
        SceneRecipe(.gradient, "\(kind.rawValue)_\(shape.rawValue)_\(Int(side))") { name in
          ShapeField(side: side).scene(seed: name) { scene, box in
            let path = shape.path(in: box, &scene.random)
            scene.fill(path, kind.paint(in: box, colors: scene.random.colors(3)))
          }
        }
      }
    }
  }

  private static let gradientSpreads: [SceneRecipe] = [GradientKind.linear, .radial].flatMap { kind in
    [ScenePaint.Spread.repeat, .reflect].map { spread in
      SceneRecipe(.gradient, "\(kind.rawValue)_\(spread.rawValue)") { name in
        ShapeField(side: 128).scene(seed: name) { scene, box in
          let colors = scene.random.colors(3)
          scene.fill(.rect(box), kind.paint(in: box, colors: colors + [colors[0]], spread: spread))
        }
      }
    }
  }

  /// The whole canvas, many times, with few and with many stops.
  private static let gradientBackgrounds: [SceneRecipe] = GradientKind.allCases.flatMap { kind in
    [2, 12].map { stops in
      SceneRecipe(.gradient, "\(kind.rawValue)_canvas_\(stops)_stops") { name in
        var scene = SceneBuilder(1024, 768, seed: name)
        for _ in 0..<12 {
          let canvas = CGRect(x: 0, y: 0, width: 1024, height: 768)
          scene.fill(.rect(canvas), kind.paint(in: canvas, colors: scene.random.colors(stops)))
        }
        return scene
      }
    }
  }

  // MARK: Strokes

  static let strokes: [SceneRecipe] = strokedShapes + joins + dashes + lines

  private static let strokedShapes: [SceneRecipe] = [
    SceneShape.rect, .roundedRect, .circle, .polygon, .blob,
  ].flatMap { shape in
    [1.0, 3, 10].flatMap { width in
      [32.0, 128].map { side in
        SceneRecipe(.stroke, "\(shape.rawValue)_\(Int(side))_width_\(Int(width))") { name in
          ShapeField(side: side).scene(seed: name) { scene, box in
            let path = shape.path(in: box, &scene.random)
            scene.stroke(path, scene.random.color(alpha: scene.random.alpha()), width: width)
          }
        }
      }
    }
  }

  private static let joins: [SceneRecipe] = SceneBuilder.Join.allCases.flatMap { join in
    SceneBuilder.Cap.allCases.map { cap in
      SceneRecipe(.stroke, "zigzag_\(join.rawValue)_\(cap.rawValue)") { name in
        ShapeField(side: 128).scene(seed: name) { scene, box in
          let path = ScenePath.lines((0..<6).map { _ in scene.random.point(in: box) })
          let color = scene.random.color(alpha: scene.random.alpha())
          scene.stroke(path, color, width: 8, cap: cap, join: join)
        }
      }
    }
  }

  private static let dashes: [SceneRecipe] = SceneBuilder.Cap.allCases.map { cap in
    SceneRecipe(.stroke, "dashed_\(cap.rawValue)") { name in
      ShapeField(side: 128).scene(seed: name) { scene, box in
        // Not a single rectangle: libraries begin those at different corners, and the dashes with them.
        let path = ScenePath.smooth((0..<6).map { _ in scene.random.point(in: box) })
        let phase = scene.random.number(0, 21)
        scene.stroke(path, .solid(scene.random.color()), width: 4, cap: cap, dash: [12, 9], phase: phase)
      }
    }
  }

  /// Lines as charts, grids and drawings have them.
  private static let lines: [SceneRecipe] = [
    SceneRecipe(.stroke, "grid_hairlines") { name in
      var scene = SceneBuilder(1024, 768, seed: name)
      for x in stride(from: 8.0, to: 1024, by: 8) { scene.stroke(.line(x, 0, x, 768), 0xc0c8_d0ff, width: 1) }
      for y in stride(from: 8.0, to: 768, by: 8) { scene.stroke(.line(0, y, 1024, y), 0xc0c8_d0ff, width: 1) }
      return scene
    },
    chart(points: 2_000), chart(points: 30_000),
    SceneRecipe(.stroke, "spirals") { name in
      var scene = SceneBuilder(800, 800, seed: name)
      for arm in 0..<24 {
        let points = (0..<200).map { index in
          let t = Double(index) / 200
          return CGPoint.polar(400, 400, 390 * t, 9 * t + Double(arm) * .pi / 12)
        }
        scene.stroke(.lines(points), scene.random.color(), width: 5, cap: .round, join: .round)
      }
      return scene
    },
    SceneRecipe(.stroke, "stretched_pen") { name in
      ShapeField(side: 128).scene(seed: name) { scene, box in
        let path = ScenePath.circle(0, 0, 40)
        let transform = CGAffineTransform(translationX: box.midX, y: box.midY)
          .rotated(by: scene.random.number(0, 3)).scaledBy(x: 1.5, y: 0.4)
        scene.stroke(path, scene.random.color(), width: 6, transform)
      }
    },
    SceneRecipe(.stroke, "gradient") { name in
      ShapeField(side: 128).scene(seed: name) { scene, box in
        let path = ScenePath.smooth((0..<6).map { _ in scene.random.point(in: box) })
        let colors = scene.random.colors(3)
        scene.stroke(
          path, GradientKind.linear.paint(in: box, colors: colors), width: 6, cap: .round, join: .round)
      }
    },
    SceneRecipe(.stroke, "curves") { name in
      var scene = SceneBuilder(1024, 768, seed: name)
      let canvas = CGRect(x: 0, y: 0, width: 1024, height: 768)
      for _ in 0..<400 {
        var path = ScenePath()
        path.move(to: scene.random.point(in: canvas))
        let controls = (0..<3).map { _ in scene.random.point(in: canvas) }
        path.curve(to: controls[2], controls[0], controls[1])
        scene.stroke(path, scene.random.color(alpha: 160), width: scene.random.number(1, 5), cap: .round)
      }
      return scene
    },
  ]

  private static func chart(points count: Int) -> SceneRecipe {
    SceneRecipe(.stroke, "chart_\(count)_points") { name in
      var scene = SceneBuilder(1280, 720, seed: name)
      var value = 360.0
      let points = (0..<count).map { index in
        value += scene.random.number(-4, 4) + (360 - value) * 0.002
        return CGPoint(x: 20 + 1240 * Double(index) / Double(count), y: value)
      }
      scene.stroke(.lines(points), 0x2060_c0ff, width: 1.5, cap: .round, join: .round)
      return scene
    }
  }
}

extension SceneRandom {
  /// Colors of one alpha, for the stops of a gradient.
  mutating func colors(_ count: Int) -> [UInt32] {
    let alpha = alpha()
    return (0..<count).map { _ in color(alpha: alpha) }
  }
}
