import EaselDrawing

/// Records the parts of a text field.
@MainActor
struct TextInputDrawing {
  let layout: InputTextLayout
  /// The origin of the text.
  let origin: CGPoint
  /// The visible part, as distances from the top of the text.
  let top: CGFloat
  let bottom: CGFloat
  let width: CGFloat
  let environment: EnvironmentValues
  let state: DrawingState

  private var accent: Color { Color.accentColor }

  func drawSelection(_ range: Range<Int>, into recorder: FragmentRecorder) {
    guard !range.isEmpty else { return }
    let opacity = environment.colorScheme == .dark ? 0.45 : 0.28
    let paint = accent.opacity(opacity).resolvePaint(in: environment)
    for rectangle in layout.rectangles(of: range, width: width, from: top, to: bottom) {
      recorder.fill(
        Path(aligned(rectangle.offsetBy(dx: origin.x, dy: origin.y))), style: FillStyle(),
        paint: .solid(paint),
        state: state)
    }
  }

  func drawText(box: CGRect, into recorder: FragmentRecorder) {
    layout.draw(
      at: origin, from: top, to: bottom, color: ForegroundStyle().resolve(for: box, in: environment),
      into: recorder,
      state: state, environment: environment)
  }

  func drawCaret(_ caret: CGRect, into recorder: FragmentRecorder) {
    let thickness: CGFloat = environment.interfaceIdiom == .phone ? 2 : 1.5
    let scale = environment.displayScale
    let pixels = max(1, (thickness * scale).rounded())
    let place = CGRect(
      x: ((caret.minX + origin.x) * scale - pixels / 2).rounded() / scale, y: caret.minY + origin.y,
      width: pixels / scale, height: caret.height)
    recorder.fill(
      Path(roundedRect: aligned(place), cornerRadius: pixels > 2 ? pixels / scale / 2 : 0),
      style: FillStyle(),
      paint: .solid(accent.resolvePaint(in: environment)), state: state)
  }

  /// Rounds the edges to whole pixels.
  private func aligned(_ rectangle: CGRect) -> CGRect {
    let scale = environment.displayScale
    func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (left, top) = (round(rectangle.minX), round(rectangle.minY))
    return CGRect(x: left, y: top, width: round(rectangle.maxX) - left, height: round(rectangle.maxY) - top)
  }
}
