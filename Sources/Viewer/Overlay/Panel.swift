import Easel
import EaselDrawing
import EaselUI
import Foundation

/// The common style of the panels over the demo.
@MainActor
enum Panel {
  static let text = Color.white
  static let faintText = Color(white: 0.68)
  private static let background = Color(red: 0.07, green: 0.08, blue: 0.1, opacity: 0.88)
  private static let edge = Color(white: 1, opacity: 0.14)

  /// The drawing of `content` on a panel. The origin is the panel's top left corner; `frame` is in points of
  /// the window.
  static func fragment(in frame: CGRect, content: (GraphicsContext) -> Void) -> Fragment {
    drawing(in: CGSize(width: frame.maxX, height: frame.maxY)) { whole in
      var context = whole
      context.translateBy(x: frame.minX, y: frame.minY)
      let bounds = CGRect(origin: .zero, size: frame.size)
      context.fill(Path(roundedRect: bounds, cornerRadius: 10), with: .color(background))
      context.stroke(
        Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 9.5), with: .color(edge))
      content(context)
    }
  }

  /// The drawing of `content` over a window of a size in points.
  static func drawing(in size: CGSize, content: (GraphicsContext) -> Void) -> Fragment {
    let recorder = FragmentRecorder()
    content(
      GraphicsContext(
        recorder: recorder, environment: EnvironmentValues(), size: size, symbols: { _ in nil }))
    return recorder.finish()
  }
}

extension GraphicsContext {
  /// Draws a line of text on a panel.
  func label(
    _ text: String, size: CGFloat, weight: Font.Weight = .regular, _ color: Color, at point: CGPoint,
    anchor: UnitPoint = .topLeading
  ) {
    let styled = Text(text).font(.system(size: size, weight: weight)).monospacedDigit()
    draw(styled.foregroundColor(color), at: point, anchor: anchor)
  }
}

/// The list of keys, in the middle of the window.
@MainActor
enum HelpPanel {
  private static let lineHeight: CGFloat = 22
  private static let width: CGFloat = 440
  private static let margin: CGFloat = 20

  /// The panel in a window of a size in points.
  static func fragment(in size: CGSize) -> Fragment {
    let lines = Hotkey.lines
    let height = CGFloat(lines.count) * lineHeight + margin * 2 + 26
    let frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
      height: height)
    return Panel.fragment(in: frame) { context in
      context.label("Keys", size: 15, weight: .bold, Panel.text, at: CGPoint(x: margin, y: margin - 4))
      for (index, line) in lines.enumerated() {
        let y = margin + 26 + CGFloat(index) * lineHeight
        context.label(line.keys, size: 12, weight: .bold, Panel.text, at: CGPoint(x: margin, y: y))
        context.label(line.effect, size: 12, Panel.faintText, at: CGPoint(x: 150, y: y))
      }
    }
  }
}
