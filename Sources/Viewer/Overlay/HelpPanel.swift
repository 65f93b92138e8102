import Easel
import EaselDrawing
import EaselUI
import Foundation

/// The list of keys in the middle of the window.
@MainActor
enum HelpPanel {
  private static let lineHeight: CGFloat = 22
  private static let width: CGFloat = 440
  private static let margin: CGFloat = 20

  /// The panel in a window of a size, in points.
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
