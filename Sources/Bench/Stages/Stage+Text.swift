import EaselDrawing
import EaselGeometry
import EaselTypography
import EaselUI

extension Stage {
  /// Finding, measuring and laying out text, and drawing it.
  static var text: [Stage] {
    [
      drawingStage("text: 1,500 texts of one character each, drawn again") { context, index, characters in
        context.draw(Text(characters[index]), at: CGPoint(x: index, y: 10))
      },
      drawingStage("text: the same, with font and colour") { context, index, characters in
        context.draw(
          Text(characters[index]).font(.system(size: 16)).foregroundColor(.green),
          at: CGPoint(x: index, y: 10))
      },
      Stage(name: "text: two words, laid out anew", unit: "layout") {
        let library = FontLibrary.shared
        return {
          _ = TextLayoutEngine(library: library).layout([TextRun("Hello, world")]).lines
          return 1
        }
      },
      longStage(
        "text: 128 KB of English, broken and measured", of: "The quick brown fox jumps over the lazy dog, "),
      longStage("text: 128 KB of Arabic, broken and measured", of: "هذا نص طويل "),
      longStage("text: 128 KB of Chinese, broken and measured", of: "永和九年，歲在癸丑，"),
    ]
  }

  /// Draws as many texts as a rain of characters has in a frame.
  private static func drawingStage(
    _ name: String, _ draw: @escaping (GraphicsContext, Int, [String]) -> Void
  ) -> Stage {
    let count = 1500
    return Stage(name: name, unit: "text") {
      let characters = (0..<count).map { String(Unicode.Scalar(UInt32(0x4e00 + $0))!) }
      return {
        let recorder = FragmentRecorder()
        let context = GraphicsContext(
          recorder: recorder, environment: EnvironmentValues(), size: CGSize(width: 100, height: 100),
          symbols: { _ in nil })
        for index in 0..<count { draw(context, index, characters) }
        return recorder.finish().commands.count
      }
    }
  }

  private static func longStage(_ name: String, of unit: String) -> Stage {
    let byteCount = 1 << 17
    return Stage(name: name, unit: "byte") {
      let text = String(repeating: unit, count: byteCount / unit.utf8.count)
      return {
        let layout = TextLayoutEngine(library: .shared).layout([TextRun(text)], width: 500)
        return layout.lineCount > 1 ? byteCount : 0
      }
    }
  }
}
