import EaselGeometry

extension SceneCatalogue {
  // MARK: Text

  static let texts: [SceneRecipe] = textPages + textKinds

  private static let textPages: [SceneRecipe] = [
    ("sans", "DejaVu Sans"), ("serif", "DejaVu Serif"), ("mono", "DejaVu Sans Mono"),
  ].flatMap { short, font in
    [10.0, 14, 24, 60].map { size in
      SceneRecipe(.text, "\(short)_\(Int(size))") { name in
        page(name, font: font, size: size) { scene, _ in .solid(0x1818_18ff) }
      }
    }
  }

  private static let textKinds: [SceneRecipe] = [
    SceneRecipe(.text, "gradient") { name in
      page(name, font: "DejaVu Sans", size: 24) { scene, y in
        .linear(CGPoint(x: 0, y: y), CGPoint(x: 800, y: y - 20), scene.random.colors(3).map { $0 | 0xff })
      }
    },
    SceneRecipe(.text, "translucent_colors") { name in
      page(name, font: "DejaVu Serif", size: 24) { scene, _ in
        .solid(scene.random.color(alpha: scene.random.alpha()))
      }
    },
    SceneRecipe(.text, "many_sizes") { name in
      var scene = SceneBuilder(900, 700, seed: name)
      for _ in 0..<250 {
        let (x, y) = (scene.random.number(0, 800), scene.random.number(20, 690))
        let (size, color) = (scene.random.number(8, 40), scene.random.color())
        scene.text(scene.random.words(1), size: size, x, y, color)
      }
      return scene
    },
    SceneRecipe(.text, "scripts") { name in
      var scene = SceneBuilder(900, 700, seed: name)
      let letters = Array("абвгдежзиклмнопрстуфхцчшщыэюяαβγδεζηθικλμνξοπρστυφχψωßçñéèåøłžščďťůăț")
      for row in 0..<34 {
        let line = String((0..<64).map { _ in scene.random.index(6) == 0 ? " " : scene.random.pick(letters) })
        scene.text("x" + line, size: 16, 12, 22 + 20 * Double(row), 0x2020_40ff)
      }
      return scene
    },
    SceneRecipe(.text, "source_code") { name in
      var scene = SceneBuilder(900, 900, background: 0x1e22_28ff, seed: name)
      let colors: [UInt32] = [0xd0d4_daff, 0xff7a_b2ff, 0x7fc8_f8ff, 0xa5d6_a7ff, 0xffd5_80ff]
      for row in 0..<50 {
        let y = 24 + 17 * Double(row)
        scene.text("\(row + 1)", font: "DejaVu Sans Mono", size: 13, 10, y, 0x5c66_72ff)
        var column = 3 + 2 * scene.random.index(4)
        for _ in 0..<(2 + scene.random.index(8)) {
          let word = scene.random.words(1)
          let x = 20 + 7.826 * Double(column + 2)
          scene.text(word, font: "DejaVu Sans Mono", size: 13, x, y, scene.random.pick(colors))
          column += word.count + 1
        }
      }
      return scene
    },
    SceneRecipe(.text, "headlines") { name in
      var scene = SceneBuilder(1200, 800, background: 0xfaf6_eeff, seed: name)
      for row in 0..<5 {
        let line = scene.random.words(2)
        scene.text(line, font: "DejaVu Serif", size: 140, 30, 150 + 150 * Double(row), scene.random.color())
      }
      return scene
    },
  ]

  /// Lines of words from the top to the bottom.
  private static func page(
    _ name: String, font: String, size: Double,
    paint: @Sendable (inout SceneBuilder, _ baseline: Double) -> ScenePaint
  ) -> SceneBuilder {
    var scene = SceneBuilder(900, 700, seed: name)
    var y = 10 + size
    while y < 690 {
      let paint = paint(&scene, y)
      let line = String(scene.random.words(24).prefix(Int(1500 / size)))
      scene.text(line, font: font, size: size, at: CGPoint(x: 12, y: y), paint)
      y += size * 1.3
    }
    return scene
  }

  // MARK: Images

  private enum Placement: String, CaseIterable {
    case whole, fractional, scaled, turned, translucent

    func transform(_ side: Double, _ random: inout SceneRandom) -> CGAffineTransform {
      let place = CGAffineTransform(
        translationX: random.number(0, 640 - side), y: random.number(0, 480 - side))
      switch self {
      case .whole: return CGAffineTransform(translationX: place.tx.rounded(), y: place.ty.rounded())
      case .fractional, .translucent: return place
      case .scaled:
        let scale = random.number(0.7, 1.9)
        return place.scaledBy(x: scale, y: scale)
      case .turned: return place.rotated(by: random.number(0, 6))
      }
    }
  }

  static let images: [SceneRecipe] = imagePlacements + imageUses

  private static let imagePlacements: [SceneRecipe] = Placement.allCases.flatMap { placement in
    [16, 64, 200].map { side in
      SceneRecipe(.image, "\(placement.rawValue)_\(side)") { name in
        var scene = SceneBuilder(640, 480, seed: name)
        let images = (0..<4).map { _ in scene.badge(side: side) }
        for _ in 0..<(side < 100 ? 800 : 150) {
          let transform = placement.transform(Double(side), &scene.random)
          let opacity = placement == .translucent ? scene.random.number(0.2, 0.9) : 1
          scene.draw(scene.random.pick(images), opacity: opacity, transform)
        }
        return scene
      }
    }
  }

  private static let imageUses: [SceneRecipe] = [
    SceneRecipe(.image, "scatter_plot") { name in
      var scene = SceneBuilder(1280, 800, seed: name)
      let marks = (0..<4).map { _ in scene.badge(side: 14) }
      for index in 0..<8000 {
        let (x, y) = (scene.random.bell(), scene.random.bell())
        let place = CGAffineTransform(
          translationX: 180 + 180 * Double(index % 4) + 300 * x, y: 100 + 60 * Double(index % 4) + 400 * y)
        scene.draw(marks[index % 4], opacity: 0.8, place)
      }
      return scene
    },
    SceneRecipe(.image, "tiles") { name in
      var scene = SceneBuilder(1024, 768, seed: name)
      let images = (0..<6).map { _ in scene.badge(side: 64) }
      for row in 0..<12 {
        for column in 0..<16 {
          scene.draw(
            scene.random.pick(images),
            CGAffineTransform(translationX: Double(64 * column), y: Double(64 * row)))
        }
      }
      return scene
    },
    SceneRecipe(.image, "enlarged") { name in
      var scene = SceneBuilder(1024, 768, seed: name)
      let image = scene.badge(side: 100)
      for index in 0..<6 {
        let place = CGAffineTransform(translationX: Double(40 + 130 * index), y: Double(20 + 20 * index))
        scene.draw(image, opacity: 0.7, place.rotated(by: 0.1 * Double(index)).scaledBy(x: 5, y: 5))
      }
      return scene
    },
  ]
}

extension SceneBuilder {
  /// An image with an empty border of 2 pixels, so that libraries need not agree on what lies beyond an image's edge.
  fileprivate mutating func badge(side: Int) -> Int {
    let length = Double(side)
    return symbol(side, side) { scene in
      let colors = (0..<3).map { _ in scene.random.color() }
      let disc = ScenePath.circle(length / 2, length / 2, length / 2 - 2)
      scene.fill(disc, .linear(CGPoint(x: 0, y: 0), CGPoint(x: length, y: length), [colors[0], colors[1]]))
      let star = ScenePath.star(
        length / 2, length / 2, radius: length * 0.32, points: 5, inner: 0.45, turn: scene.random.number(0, 6)
      )
      scene.fill(star, colors[2])
    }
  }
}

extension SceneRandom {
  private static let vocabulary =
    """
    path paint light river stone window garden silver morning paper engine cloud number signal harbor \
    velvet market bridge copper winter orchard lantern valley pencil island thunder meadow compass feather \
    granite mirror anchor blossom canyon drift ember forest glacier horizon
    """.split(separator: " ").map(String.init)

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in pick(SceneRandom.vocabulary) }.joined(separator: " ")
  }

  /// A number from 0 to 1 that lies near the middle more often than near the ends.
  mutating func bell() -> Double { (number(0, 1) + number(0, 1) + number(0, 1)) / 3 }
}
