import EaselGeometry

extension SceneCatalogue {
  private static let canvas = CGRect(x: 0, y: 0, width: 800, height: 600)

  /// A canvas with a colored pattern, against which groups are seen.
  private static func patterned(_ name: String) -> SceneBuilder {
    var scene = SceneBuilder(800, 600, background: 0xf4f1_e8ff, seed: name)
    for column in 0..<16 {
      let x = 50 * Double(column)
      scene.fill(.rect(x, 0, 25, 600), [0xd9e4_ecff, 0xf2d7_b6ff, 0xc9dd_bdff][column % 3])
    }
    scene.fill(
      .rect(0, 300, 800, 300),
      .linear(CGPoint(x: 0, y: 300), CGPoint(x: 800, y: 600), [0x2a5d_8fff, 0xb23a_48ff, 0xf0b8_4cff]))
    return scene
  }

  // MARK: Clips

  static let clips: [SceneRecipe] =
    [
      clip("rects_aligned") { scene, box in .rect(box.integral) },
      clip("rects_fractional") { scene, box in .rect(box) },
      clip("rounded") { scene, box in .rounded(box, radius: 24) },
      clip("circles") { scene, box in .circle(box.midX, box.midY, box.width / 2) },
      clip("stars") { scene, box in .star(box.midX, box.midY, radius: 70, points: 9, inner: 0.6) },
      clip("blobs") { scene, box in .smooth((0..<9).map { _ in scene.random.point(in: box) }) },
      clip("evenodd", evenOdd: true) { scene, box in
        .polygon((0..<15).map { _ in scene.random.point(in: box) })
      },
    ] + clipUses

  /// Regions that are each filled by a group of bars.
  private static func clip(
    _ name: String, evenOdd: Bool = false,
    _ shape: @escaping @Sendable (inout SceneBuilder, CGRect) -> ScenePath
  ) -> SceneRecipe {
    SceneRecipe(.clip, name) { name in
      var scene = patterned(name)
      for _ in 0..<80 {
        let corner = CGPoint(x: scene.random.number(0, 650), y: scene.random.number(0, 450))
        let box = CGRect(origin: corner, size: CGSize(width: 150, height: 150))
        let path = shape(&scene, box)
        scene.clip(path, evenOdd: evenOdd) { scene in
          for row in 0..<8 {
            let color = scene.random.color(alpha: 200)
            scene.fill(.rect(corner.x, corner.y + 19 * Double(row), 150, 14.5), color)
          }
        }
      }
      return scene
    }
  }

  private static let clipUses: [SceneRecipe] = [
    nestedClips(depth: 8), nestedClips(depth: 60),
    SceneRecipe(.clip, "turned_rects") { name in
      var scene = patterned(name)
      for index in 0..<60 {
        let middle = scene.random.point(in: canvas)
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: 0.1 * Double(index))
        let color = scene.random.color(alpha: 180)
        scene.clip(.rect(-60, -40, 120, 80), turn) { $0.fill(.circle(middle.x, middle.y, 55), color) }
      }
      return scene
    },
    SceneRecipe(.clip, "curves_in_circle") { name in
      var scene = patterned(name)
      scene.clip(.circle(400, 300, 280)) { scene in
        for _ in 0..<300 {
          let box = CGRect(
            x: scene.random.number(0, 700), y: scene.random.number(0, 500), width: 100, height: 100)
          let path = ScenePath.smooth((0..<6).map { _ in scene.random.point(in: box) })
          scene.fill(path, scene.random.color(alpha: 150))
        }
      }
      return scene
    },
    SceneRecipe(.clip, "text_in_shapes") { name in
      var scene = patterned(name)
      for index in 0..<12 {
        let (x, y) = (100 + 200 * Double(index % 4), 100 + 200 * Double(index / 4))
        scene.clip(.circle(x, y, 92)) { scene in
          for row in 0..<10 {
            scene.text(scene.random.words(4), size: 15, x - 95, y - 75 + 18 * Double(row), 0x1414_20ff)
          }
        }
      }
      return scene
    },
  ]

  private static func nestedClips(depth: Int) -> SceneRecipe {
    SceneRecipe(.clip, "nested_\(depth)") { name in
      var scene = patterned(name)
      scene.nestClips(depth)
      return scene
    }
  }

  // MARK: Layers

  static let layers: [SceneRecipe] = blendModes + blurs + groups

  private static let blendModes: [SceneRecipe] = [
    "srcover", "multiply", "screen", "overlay", "darken", "lighten", "colordodge", "colorburn", "hardlight",
    "softlight", "difference", "exclusion", "plus",
  ].map { mode in
    SceneRecipe(.layer, "blend_\(mode)") { name in
      var scene = patterned(name)
      for index in 0..<6 {
        let box = CGRect(x: 20 + 125 * index, y: 40 + 30 * index, width: 240, height: 320)
        scene.layer(opacity: 0.8, blend: mode, in: box) { scene in
          let path = ScenePath.rounded(box.insetBy(dx: 4, dy: 4), radius: 40)
          let end = CGPoint(x: box.maxX, y: box.maxY)
          scene.fill(path, .linear(box.origin, end, [scene.random.color(), scene.random.color()]))
        }
      }
      return scene
    }
  }

  private static let blurs: [SceneRecipe] = [2.0, 6, 20].map { sigma in
    SceneRecipe(.layer, "blur_\(Int(sigma))") { name in
      var scene = patterned(name)
      scene.layer(in: canvas, blur: sigma) { scene in
        for _ in 0..<30 {
          let middle = scene.random.point(in: canvas.insetBy(dx: 140, dy: 140))
          scene.fill(.circle(middle.x, middle.y, 50), scene.random.color(alpha: 220))
        }
      }
      return scene
    }
  }

  private static let groups: [SceneRecipe] = [
    SceneRecipe(.layer, "cards") { name in
      var scene = patterned(name)
      for _ in 0..<150 {
        let corner = CGPoint(x: scene.random.index(660), y: scene.random.index(480))
        let box = CGRect(origin: corner, size: CGSize(width: 140, height: 120))
        scene.layer(opacity: 0.6, in: box) { scene in
          let card = ScenePath.rounded(box.insetBy(dx: 2, dy: 2), radius: 14)
          scene.fill(card, 0xffff_ffff)
          scene.stroke(card, 0x4060_80ff, width: 2)
          scene.fill(.circle(corner.x + 30, corner.y + 30, 16), scene.random.color())
        }
      }
      return scene
    },
    SceneRecipe(.layer, "small_groups") { name in
      var scene = patterned(name)
      for _ in 0..<600 {
        let corner = CGPoint(x: scene.random.index(768), y: scene.random.index(568))
        scene.layer(opacity: 0.5, in: CGRect(origin: corner, size: CGSize(width: 32, height: 32))) { scene in
          scene.fill(.circle(corner.x + 12, corner.y + 12, 11), scene.random.color())
          scene.fill(.circle(corner.x + 19, corner.y + 19, 11), scene.random.color())
        }
      }
      return scene
    },
    SceneRecipe(.layer, "nested") { name in
      var scene = patterned(name)
      scene.nestLayers(6)
      return scene
    },
    SceneRecipe(.layer, "clipped") { name in
      var scene = patterned(name)
      for index in 0..<12 {
        let (x, y) = (100 + 200 * Double(index % 4), 100 + 200 * Double(index / 4))
        scene.clip(.star(x, y, radius: 95, points: 8, inner: 0.7)) { scene in
          scene.layer(opacity: 0.7, in: CGRect(x: x - 100, y: y - 100, width: 200, height: 200)) { scene in
            scene.fill(.rect(x - 90, y - 90, 110, 180), scene.random.color())
            scene.fill(.circle(x + 20, y, 70), scene.random.color())
          }
        }
      }
      return scene
    },
  ]
}

extension SceneBuilder {
  /// Regions within regions; each is tinted.
  fileprivate mutating func nestClips(_ depth: Int) {
    guard depth > 0 else { return }
    let radius = 60 + 4 * Double(depth)
    let path = ScenePath.star(
      400, 300, radius: radius, points: 8 + depth % 5, inner: 0.93, turn: 0.2 * Double(depth))
    let color = random.color(alpha: 60)
    clip(path) { scene in
      scene.fill(.rect(0, 0, 800, 600), color)
      scene.nestClips(depth - 1)
    }
  }

  fileprivate mutating func nestLayers(_ depth: Int) {
    guard depth > 0 else { return }
    let inset = 40 * CGFloat(6 - depth)
    let box = CGRect(x: 0, y: 0, width: 800, height: 600).insetBy(dx: inset, dy: inset)
    layer(opacity: 0.85, in: box) { scene in
      scene.fill(.rounded(box.insetBy(dx: 3, dy: 3), radius: 30), scene.random.color())
      scene.nestLayers(depth - 1)
    }
  }
}
