import EaselDrawing
import EaselGeometry
import EaselPixels

/// A scene ready to be drawn again and again: references resolved, glyphs chosen, symbols rasterized.
struct PreparedScene {
  let name: String
  /// Pixels.
  let size: CGSize
  let background: PaintColor
  let steps: [SceneStep]

  /// Draws the symbols with `renderer`.
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

  /// The drawing of one frame, recorded anew.
  func record() -> DisplayList {
    DisplayList(root: SceneStep.record(steps), size: size, background: background)
  }
}
