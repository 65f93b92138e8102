import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster
import EaselTypography
import EaselUI

extension Stage {
  /// Finding, measuring and laying out text, and drawing it.
  static var text: [Stage] {
    [
      rainStage("text: 1,500 texts of one character each, recorded") {
        recordRain($1); return rainCount
      },
      rainStage("text: the same with font and color, recorded") {
        recordRain($1, styled: true); return rainCount
      },
      rainStage("text: the same, from record to pixels") { screen, characters in
        screen.show(recordRain(characters, styled: true))
        return rainCount
      },
      Stage(name: "text: a paragraph, found again", unit: "layout") {
        let text = Text(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20))
        let environment = EnvironmentValues()
        return {
          context(environment).resolve(text).measure(in: CGSize(width: 400, height: 1000)).height > 100
            ? 1 : 0
        }
      },
      Stage(name: "text: two words, laid out anew", unit: "layout") {
        let library = FontLibrary.shared
        return {
          _ = TextLayoutEngine(library: library).layout([TextRun("Hello, world")]).lines
          return 1
        }
      },
      longStage("text: 64 KB of English, measured", of: english, byteCount: 1 << 16),
      longStage("text: 1 MB of English, measured", of: english, byteCount: 1 << 20),
      longStage("text: 1 MB of Arabic, measured", of: "هذا نص طويل ", byteCount: 1 << 20),
      longStage("text: 1 MB of Chinese, measured", of: "永和九年，歲在癸丑，", byteCount: 1 << 20),
    ]
  }

  // MARK: A rain of characters

  /// The number of texts in a frame of the rain.
  private static let rainCount = 1500

  /// A frame of the rain, and the rasterizer that draws it.
  private struct Screen {
    private let size = CGSize(width: 1920, height: 1080)
    private let pixmap = Pixmap(width: 1920, height: 1080)
    private let rasterizer = Rasterizer(threads: 1)

    init() { rasterizer.tracksDamage = false }

    func show(_ fragment: Fragment) {
      _ = rasterizer.render(DisplayList(root: fragment, size: size, background: .black), into: pixmap)
    }
  }

  private static func rainStage(_ name: String, _ work: @escaping (Screen, [String]) -> Int) -> Stage {
    Stage(name: name, unit: "text") {
      let characters = (0..<rainCount).map { String(Unicode.Scalar(UInt32(0x4e00 + $0))!) }
      let screen = Screen()
      return { work(screen, characters) }
    }
  }

  /// Columns of 25 characters, each character its own text.
  @discardableResult
  private static func recordRain(_ characters: [String], styled: Bool = false) -> Fragment {
    let recorder = FragmentRecorder()
    let context = context(EnvironmentValues(), recorder)
    for (index, character) in characters.enumerated() {
      let place = CGPoint(x: index / 25 * 32 + 16, y: index % 25 * 40 + 20)
      if styled {
        context.draw(Text(character).font(.system(size: 16)).foregroundColor(.green), at: place)
      } else {
        context.draw(Text(character), at: place)
      }
    }
    return recorder.finish()
  }

  private static func context(
    _ environment: EnvironmentValues, _ recorder: FragmentRecorder = FragmentRecorder()
  ) -> GraphicsContext {
    GraphicsContext(
      recorder: recorder, environment: environment, size: CGSize(width: 1920, height: 1080),
      symbols: { _ in nil })
  }

  // MARK: Long texts

  private static let english = "The quick brown fox jumps over the lazy dog, "

  /// Breaks a text into lines and measures it, without cached results.
  private static func longStage(_ name: String, of unit: String, byteCount: Int) -> Stage {
    Stage(name: name, unit: "byte") {
      let text = String(repeating: unit, count: byteCount / unit.utf8.count)
      return {
        let layout = TextLayoutEngine(library: .shared).layout([TextRun(text)], width: 500)
        return layout.lineCount > 1 ? byteCount : 0
      }
    }
  }
}
