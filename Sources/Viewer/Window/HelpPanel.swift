import Easel
import EaselDrawing
import EaselUI
import Foundation

/// The list of keys in the middle of the window.
@MainActor
enum HelpPanel {
  private static let lineHeight: CGFloat = 20
  private static let width: CGFloat = 420

  static func fragment(in size: CGSize) -> Fragment {
    let lines = Hotkey.lines
    let panel = CGSize(width: width, height: CGFloat(lines.count) * lineHeight + 24)
    let recorder = FragmentRecorder()
    var context = GraphicsContext(
      recorder: recorder, environment: EnvironmentValues(), size: size, symbols: { _ in nil })
    context.translateBy(x: (size.width - panel.width) / 2, y: (size.height - panel.height) / 2)
    let box = Path(roundedRect: CGRect(origin: .zero, size: panel), cornerRadius: 12)
    context.fill(box, with: .color(Color(white: 0.08, opacity: 0.88)))
    for (index, line) in lines.enumerated() {
      let y = 14 + CGFloat(index) * lineHeight
      let keys = Text(line.keys).font(.system(size: 12, weight: .bold)).foregroundColor(.white)
      let effect = Text(line.effect).font(.system(size: 12)).foregroundColor(Color(white: 0.8))
      context.draw(keys, at: CGPoint(x: 18, y: y), anchor: .topLeading)
      context.draw(effect, at: CGPoint(x: 150, y: y), anchor: .topLeading)
    }
    return recorder.finish()
  }
}
