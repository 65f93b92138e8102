import EaselDrawing

/// A drawing that is made once and drawn many times.
///
/// The layer has a context of its own, whose user space has the origin in a corner of the layer.
/// `CGContext.draw(_:at:)` and `CGContext.draw(_:in:)` draw what the layer contains at that moment, as a
/// group that is cut off at the edges of the layer. Later draws into the layer do not change it.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     let extent = CGSize(width: 12, height: 8)
///     guard let leaf = CGLayer(cg, size: extent, auxiliaryInfo: nil) else { return }
///     leaf.context?.setFillColor(red: 0.1, green: 0.6, blue: 0.2, alpha: 1)
///     leaf.context?.fillEllipse(in: CGRect(origin: .zero, size: extent))
///     for x in stride(from: 0, to: size.width, by: 16) { cg.draw(leaf, at: CGPoint(x: x, y: 20)) }
///   }
/// }
/// ```
///
/// Deviation: a layer keeps drawing commands and not pixels. It is sharp at every scale, and it grows with
/// each draw, until a rectangle that covers the whole layer is cleared, or filled with an opaque color,
/// without a clip, a shadow and an open transparency layer. A layer of more than 1,048,576 draws, with those
/// of layers that were drawn into it, is not drawn; a message on standard error says so. Layers that are drawn
/// into each other by turns are nested one level deeper each time: of more than 256 levels the innermost are
/// not drawn, and beyond 500 to 1,000 levels nothing of the earlier drawing is. Draw such a trail in a bitmap
/// context.
public final class CGLayer {
  /// The size, in units of the layer's user space, as it was given.
  public let size: CGSize
  /// The rectangle of the layer in its user space; zero if the size is not positive and finite.
  let area: CGRect
  private let recording = LayerRecording()
  private let drawing: CGContext

  /// Creates an empty, transparent layer for use in a context. Never nil.
  ///
  /// - Parameters:
  ///   - context: The context. It has no effect: a layer can be drawn into every context.
  ///   - size: The size, in units of user space. A layer whose size is zero, negative, infinite or NaN draws
  ///     nothing.
  ///   - auxiliaryInfo: It has no effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let isDrawable =
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    let area = CGRect(origin: .zero, size: isDrawable ? size : .zero)
    self.size = size
    self.area = area
    drawing = CGContext(
      recorder: FragmentRecorder(), state: DrawingState(), bounds: area, recording: recording)
  }

  /// The context that draws into the layer. Never nil.
  ///
  /// Its CTM is the identity at first, its origin a corner of the layer, and its y axis has the direction of
  /// the user space that the layer is drawn in.
  public var context: CGContext? { drawing }

  /// The number of draws that the layer contains.
  var drawCount: Int { drawing.drawCount }

  /// Returns what the layer contains, without its open transparency layers, in its user space.
  func content() -> Fragment { recording.append(drawing.takeRecording()) }
}

/// The draws of a layer up to the last time that the layer was drawn.
final class LayerRecording {
  /// The draws so far, in order. Each part joins `count` recordings, where a recording holds the draws between two times
  /// that the layer was drawn. Each part has a larger count than the next one, so there are few parts, and a layer that is
  /// drawn into and drawn by turns takes no quadratic time.
  private var parts: [(drawing: Fragment, count: Int)] = []
  /// All parts as one drawing; nil if they have changed since.
  private var joined: Fragment?

  /// Appends draws and returns all of them.
  func append(_ part: Fragment) -> Fragment {
    if !part.isEmpty {
      joined = nil
      parts.append((part, 1))
      while parts.count > 1, parts[parts.count - 2].count <= parts[parts.count - 1].count {
        let last = parts.removeLast()
        let previous = parts.removeLast()
        parts.append((Fragment(joining: [previous.drawing, last.drawing]), previous.count + last.count))
      }
    }
    let all = joined ?? (parts.count == 1 ? parts[0].drawing : Fragment(joining: parts.map(\.drawing)))
    joined = all
    return all
  }

  func removeAll() { (parts, joined) = ([], nil) }
}

extension Fragment {
  /// Creates a fragment that draws others in their order.
  fileprivate convenience init(joining parts: [Fragment]) {
    self.init(
      commands: parts.map { DrawingCommand(operation: .fragment($0), state: DrawingState()) })
  }
}

extension CGContext {
  /// Draws a layer in its own size, with the corner that is its origin at a point of user space.
  ///
  /// The current alpha, blend mode, shadow and clip apply once to the layer. Draws nothing if the point is
  /// infinite or NaN. The layer may be that of the context itself.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, through: CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Draws a layer stretched to fill a rectangle of user space. It is not mirrored: its corner that is the
  /// origin is at the smallest x and y.
  ///
  /// Draws nothing if the rectangle is empty or not finite; see also `draw(_:at:)`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard rect.hasFiniteArea, !layer.area.isEmpty else { return }
    let rect = rect.standardized
    let (scaleX, scaleY) = (rect.width / layer.area.width, rect.height / layer.area.height)
    draw(
      layer,
      through: CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY))
  }

  private func draw(_ layer: CGLayer, through placement: CGAffineTransform) {
    guard !layer.area.isEmpty, placement.isFinite else { return }
    let count = layer.drawCount
    guard count <= CGContext.largestRepeatedCount else { return CGContext.report(.repeatedDraws) }
    // Before `record` reads the recorder, which is replaced if the layer is that of the context.
    let content = layer.content()
    record(count: max(count, 1)) { recorder, state in
      var state = state
      let transform = placement.concatenating(state.transform)
      state.transform = transform
      let style = FillStyle(antialiased: isAntialiased)
      recorder.append(content, inside: Path(layer.area), style: style, transform: transform, state: state)
    }
  }

  /// Removes the draws of a layer if filling a rectangle of user space hides all of them.
  func forgetDraws(hiddenBy rect: CGRect) {
    let drawing = state.drawing
    guard let recording, openLayers == 0, drawing.clip == nil, drawing.filters == nil, drawing.opacity == 1,
      state.fillHidesBackdrop, drawing.transform.keepsRectangles
    else { return }
    let hidden = rect.applying(drawing.transform)
    guard hidden.minX <= bounds.minX, hidden.minY <= bounds.minY, hidden.maxX >= bounds.maxX,
      hidden.maxY >= bounds.maxY
    else { return }
    recording.removeAll()
    recorder = FragmentRecorder()
    drawCount = 0
  }
}

extension CGContextState {
  /// Whether nothing of the backdrop is visible inside of a fill without filters and opacity.
  fileprivate var fillHidesBackdrop: Bool {
    guard fill.pattern == nil, case .solid(let color) = fill.paint else { return false }
    switch drawing.mode {
    case .clear, .copy: return true
    case .normal: return color.alpha >= 1
    default: return false
    }
  }
}

extension CGAffineTransform {
  /// Whether the transform maps rectangles to rectangles.
  fileprivate var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
