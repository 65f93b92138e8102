import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTypography

/// A scene with everything that rule 1 of `SCENE.md` allows before timing: references resolved, glyphs chosen, symbols
/// rasterized.
struct PreparedScene {
  let name: String
  /// Pixels.
  let size: CGSize
  let background: PaintColor
  let steps: [SceneStep]

  /// Rasterizes the symbols with `renderer`.
  init(_ scene: Scene, renderer: any FrameRenderer) throws(SceneError) {
    var preparation = ScenePreparation(scene: scene)
    for (number, symbol) in scene.symbols.sorted(by: { $0.key < $1.key }) {
      let size = CGSize(width: symbol.width, height: symbol.height)
      let list = DisplayList(root: SceneStep.record(try preparation.steps(symbol.operations)), size: size)
      let pixmap = Pixmap(width: symbol.width, height: symbol.height)
      _ = renderer.render(list, into: pixmap)
      preparation.images[number] = PixelImage(copying: pixmap)
    }
    name = scene.name
    size = CGSize(width: scene.width, height: scene.height)
    background = scene.background
    steps = try preparation.steps(scene.operations)
  }

  /// Records the display list of one frame.
  func record() -> DisplayList {
    DisplayList(root: SceneStep.record(steps), size: size, background: background)
  }
}

/// Replaces the numbers in drawing calls by the definitions.
struct ScenePreparation {
  let scene: Scene
  /// The symbols that are rasterized already.
  var images: [Int: PixelImage] = [:]
  private var fonts = SceneFonts()

  /// How deep layers may lie in each other. A recording nests calls as deep.
  private static let maximumLayerDepth = 1000

  init(scene: Scene) { self.scene = scene }

  /// The steps of drawing calls. Throws unless every layer is ended and every end has its layer.
  mutating func steps(_ operations: [Scene.Operation]) throws(SceneError) -> [SceneStep] {
    var open: [(steps: [SceneStep], layer: Scene.Operation?)] = [([], nil)]
    for operation in operations {
      switch operation {
      case .layer:
        guard open.count <= ScenePreparation.maximumLayerDepth else {
          throw .unsupported("more than \(ScenePreparation.maximumLayerDepth) layers in each other")
        }
        open.append(([], operation))
      case .endLayer:
        let closed = open.removeLast()
        guard case .layer(let opacity, let mode, let blur, _)? = closed.layer else {
          throw .undefined("the layer of an endlayer")
        }
        open[open.count - 1].steps.append(.layer(closed.steps, opacity: opacity, mode, blur: blur))
      default:
        open[open.count - 1].steps.append(try step(operation))
      }
    }
    guard open.count == 1 else { throw .undefined("the end of a layer") }
    return open[0].steps
  }

  private mutating func step(_ operation: Scene.Operation) throws(SceneError) -> SceneStep {
    switch operation {
    case .fill(let path, let paint, let style, let transform):
      return .fill(try self.path(path), style, try self.paint(paint), transform, opacity: 1)
    case .stroke(let path, let paint, let style, let transform):
      return .stroke(try self.path(path), style, try self.paint(paint), transform)
    case .clip(let path, let style, let transform):
      return .clip(try self.path(path), style, transform)
    case .draw(let symbol, let opacity, let transform):
      return try image(of: symbol, transform, opacity: opacity)
    case .text(let font, let size, let baseline, let paint, let text):
      guard let name = scene.fonts[font] else { throw .undefined("font \(font)") }
      let run = try fonts.glyphRun(text, font: name, folder: scene.folder, size: size)
      return .glyphs(run, origin: baseline, try self.paint(paint))
    case .unclip, .layer, .endLayer:
      return .unclip
    }
  }

  private func path(_ number: Int) throws(SceneError) -> Path {
    guard let path = scene.paths[number] else { throw .undefined("path \(number)") }
    return path
  }

  private func paint(_ number: Int) throws(SceneError) -> Paint {
    guard let paint = scene.paints[number] else { throw .undefined("paint \(number)") }
    return paint
  }

  /// Draws a symbol's image with bilinear interpolation.
  private func image(
    of symbol: Int, _ transform: CGAffineTransform, opacity: Float
  ) throws(SceneError) -> SceneStep {
    guard let image = images[symbol] else { throw .undefined("symbol \(symbol)") }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = ImagePaintSource(
      image: image, source: bounds, transform: .identity, tiles: false, sampling: .linear)
    return .fill(Path(bounds), FillStyle(), .image(source), transform, opacity: opacity)
  }
}

/// Makes glyph runs by the rules of `SCENE.md`: one glyph per character, no kerning, no ligatures, advances not rounded.
struct SceneFonts {
  private var faces: [String: FontFace] = [:]

  /// The glyphs of one line, the first one at (0, 0). `font` is a family, or `file:` and a path relative to
  /// `folder`.
  mutating func glyphRun(
    _ text: String, font: String, folder: String, size: CGFloat
  ) throws(SceneError) -> GlyphRun {
    let face = try face(font, folder: folder)
    let scale = size / CGFloat(face.unitsPerEm)
    var glyphs: [GlyphRun.Glyph] = []
    var inkBounds = CGRect.null
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let glyph = face.glyph(for: scalar) ?? 0
      glyphs.append(GlyphRun.Glyph(identifier: glyph, position: CGPoint(x: x, y: 0)))
      let outline = face.outline(of: glyph).boundingRect
      if !outline.isNull {
        inkBounds = inkBounds.union(
          CGRect(
            x: x + outline.minX * size, y: outline.minY * size, width: outline.width * size,
            height: outline.height * size))
      }
      x += CGFloat(face.advance(of: glyph)) * scale
    }
    return GlyphRun(face: face, size: size, glyphs: glyphs, inkBounds: inkBounds)
  }

  private mutating func face(_ font: String, folder: String) throws(SceneError) -> FontFace {
    if let face = faces[font] { return face }
    let face: FontFace
    if font.hasPrefix("file:") {
      let path = "\(folder)/\(font.dropFirst(5))"
      guard let opened = FontFace.open(path: path) else { throw .unreadable(path: path) }
      face = opened
    } else {
      face = FontLibrary.shared.font(for: FontDescriptor(family: font)).face
    }
    faces[font] = face
    return face
  }
}
