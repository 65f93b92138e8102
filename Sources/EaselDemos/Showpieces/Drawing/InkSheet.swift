import SwiftUI

/// The strokes of a drawing. All but the latest ones are kept as an image too, so that a thousand strokes are
/// drawn as fast as ten.
@MainActor struct InkSheet {
  /// What the pixels of the image depend on.
  struct Setting: Equatable {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var scheme = ColorScheme.light
  }

  /// The painted strokes.
  private(set) var image: CGImage?
  private(set) var setting = Setting()
  private var strokes: [InkStroke] = []
  private var paintedCount = 0

  /// The largest number of strokes. The oldest of more strokes cannot be undone.
  private static let capacity = 5_000
  /// The strokes that are painted at once.
  private static let bundle = 24

  var isEmpty: Bool { strokes.isEmpty && image == nil }

  /// The strokes that the image does not contain.
  var unpainted: [InkStroke] { Array(strokes.dropFirst(paintedCount)) }

  mutating func add(_ stroke: InkStroke) {
    strokes.append(stroke)
    if strokes.count - paintedCount > 2 * Self.bundle { paint(upTo: strokes.count - Self.bundle) }
    guard strokes.count > Self.capacity else { return }
    strokes.removeFirst(Self.bundle)
    paintedCount -= Self.bundle
  }

  mutating func undo() {
    guard strokes.popLast() != nil, strokes.count < paintedCount else { return }
    repaint()
  }

  mutating func clear() {
    strokes = []
    repaint()
  }

  /// Paints the strokes again if the setting differs.
  mutating func change(to setting: Setting) {
    guard setting != self.setting else { return }
    self.setting = setting
    repaint()
  }

  private mutating func repaint() {
    (image, paintedCount) = (nil, 0)
    if strokes.count > Self.bundle { paint(upTo: strokes.count - Self.bundle) }
  }

  /// Makes an image of the present one with the strokes after it.
  private mutating func paint(upTo count: Int) {
    let (image, scale, added) = (image, setting.scale, Array(strokes[paintedCount..<count]))
    let content = ZStack {
      if let image { Image(decorative: image, scale: scale) }
      InkCanvas(strokes: added)
    }
    let renderer = ImageRenderer(
      content: content.frame(width: setting.size.width, height: setting.size.height)
        .environment(\.colorScheme, setting.scheme))
    renderer.scale = scale
    guard let painted = renderer.cgImage else { return }
    (self.image, paintedCount) = (painted, count)
  }
}
