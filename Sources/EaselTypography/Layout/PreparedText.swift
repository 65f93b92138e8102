import EaselGeometry
import Synchronization

/// A text with its glyphs and its latest layouts: what an engine keeps of a text.
///
/// Who lays out a text for several proposals prepares it once, so that the runs are looked up once.
package final class PreparedText: Sendable {
  let runs: [TextRun]
  /// The library's generation when the text was prepared. Later ones may have other fonts for it.
  let generation: Int
  /// The length of the text in UTF-8.
  let byteCount: Int
  private let state = Mutex(State())

  private struct State {
    var shaped: ShapedText?
    /// From the oldest to the latest.
    var layouts: [TextLayout] = []
    /// The approximate size of both in bytes.
    var cost = 0
  }

  /// The maximum number of layouts: more than a stack takes to measure a text.
  private static let layoutLimit = 16

  init(_ runs: [TextRun], generation: Int) {
    (self.runs, self.generation) = (runs, generation)
    byteCount = runs.byteCount
  }

  /// The approximate size in bytes.
  var cost: Int { 256 + byteCount + state.withLock { $0.cost } }

  /// The glyphs, if they are kept.
  var shaped: ShapedText? { state.withLock { $0.shaped } }

  func keep(_ shaped: ShapedText) {
    state.withLock {
      guard $0.shaped == nil else { return }
      $0.shaped = shaped
      $0.cost += shaped.cost
    }
  }

  /// The kept layout that is the result for a style, a width and a height; nil if none is.
  func layout(style: ParagraphStyle, width: CGFloat, height: CGFloat) -> TextLayout? {
    state.withLock { state in
      state.layouts.last { $0.style == style && $0.domain.contains(width: width, height: height) }
    }
  }

  /// Keeps a layout in place of the oldest ones, as far as all of them together take no more than `limit` bytes.
  func keep(_ layout: TextLayout, limit: Int) {
    state.withLock { state in
      let cost = layout.cost
      while let oldest = state.layouts.first,
        state.layouts.count == PreparedText.layoutLimit || state.cost + cost > limit
      {
        state.layouts.removeFirst()
        state.cost -= oldest.cost
      }
      guard state.cost + cost <= limit else { return }
      state.layouts.append(layout)
      state.cost += cost
    }
  }
}
