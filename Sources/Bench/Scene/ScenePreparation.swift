import EaselDrawing
import EaselGeometry
import EaselPixels

/// Drawing calls by number -> steps with what the numbers stand for.
struct ScenePreparation {
  let scene: Scene
  /// The symbols that were rasterized so far.
  var images: [Int: PixelImage] = [:]
  private var fonts = SceneFonts()

  init(scene: Scene) { self.scene = scene }

  /// The steps of a sequence of calls in which each layer is ended and each end has its layer.
  mutating func steps(_ operations: [Scene.Operation]) throws(SceneError) -> [SceneStep] {
    var open: [(steps: [SceneStep], layer: Scene.Operation?)] = [([], nil)]
    for operation in operations {
      switch operation {
      case .layer:
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
      return try picture(of: symbol, transform, opacity: opacity)
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

  /// A symbol's picture in its own pixels, sampled bilinearly.
  private func picture(
    of symbol: Int, _ transform: CGAffineTransform, opacity: Float
  ) throws(SceneError) -> SceneStep {
    guard let image = images[symbol] else { throw .undefined("symbol \(symbol)") }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = ImagePaintSource(
      image: image, source: bounds, transform: .identity, tiles: false, sampling: .linear)
    return .fill(Path(bounds), FillStyle(), .image(source), transform, opacity: opacity)
  }
}
