import EaselDrawing

/// A drawing destination with CoreGraphics' methods and a current state that applies to later draws.
///
/// A context has reference semantics: all references draw to the same destination and change the same state.
/// Draws are recorded, as by a `GraphicsContext`, and rasterized by the same rasterizer.
///
/// Coordinates are in user space; `ctm` maps them to device space. The device space of a canvas's context
/// is in points, and y points down. The device space of a bitmap context is in pixels, and y points up from
/// the bottom row. A draw outside the visible area, with numbers that are not finite, or with a CTM that
/// has no inverse, has no effect.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     cg.setFillColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
///     cg.fillEllipse(in: CGRect(origin: .zero, size: size))
///     cg.setLineWidth(3)
///     cg.stroke(CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4))
///   }
/// }
/// ```
public final class CGContext {
  /// The layer that is drawn to.
  var recorder: FragmentRecorder
  var state: CGContextState
  var saved: [SavedState] = []
  /// The number of open transparency layers.
  var openLayers = 0
  var currentPath = ContextPath()
  /// Whether antialiasing is allowed; overrides the state if false.
  var allowsAntialiasing = true
  /// The number of draws, with those of the layers and the cells of patterns that were drawn.
  var drawCount = 0
  /// The transform from device space to the space of the recorded drawing, y down.
  private(set) var base: CGAffineTransform
  /// The transform that shadows have in place of `base`; nil for contexts whose shadows are in device space.
  private let shadowSpace: CGAffineTransform?
  /// The visible area, in the space of the recorded drawing.
  private(set) var bounds: CGRect
  /// The initial clip, which `resetClip` keeps.
  private let outermostClip: ClipNode?
  /// The bitmap that is drawn to; nil for a context that records into another drawing.
  let bitmap: BitmapSurface?
  /// The PDF document that is drawn to; nil for other contexts.
  let pages: PDFPages?
  /// The earlier draws of the `CGLayer` that is drawn to; nil for other contexts.
  let recording: LayerRecording?
  private var isOpen = true

  /// A saved state. For a transparency layer, also the layer that was drawn to before it began.
  struct SavedState {
    var state: CGContextState
    var outerLayer: FragmentRecorder?
  }

  /// A context that records. Coordinates are those of the recorded drawing, mapped by `state.transform`.
  init(
    recorder: FragmentRecorder, state: DrawingState, bounds: CGRect, recording: LayerRecording? = nil
  ) {
    self.recorder = recorder
    self.bounds = bounds
    self.recording = recording
    base = .identity
    shadowSpace = nil
    outermostClip = state.clip
    bitmap = nil
    pages = nil
    self.state = CGContextState(ctm: state.transform, drawing: state)
  }

  /// A context that draws to a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - shadowSpace: The transform from the space of the offsets and radii of shadows to pixels, y down; nil for
  ///     device space.
  package init(bitmap: BitmapSurface, shadowSpace: CGAffineTransform? = nil) {
    self.bitmap = bitmap
    self.shadowSpace = shadowSpace
    pages = nil
    recording = nil
    recorder = FragmentRecorder()
    bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    outermostClip = nil
    state = CGContextState(ctm: .identity, drawing: DrawingState(transform: base))
  }

  /// A context that draws the pages of a document.
  init(pages: PDFPages) {
    self.pages = pages
    bitmap = nil
    recording = nil
    recorder = FragmentRecorder()
    (base, bounds, outermostClip, shadowSpace) = (.identity, .zero, nil, nil)
    state = CGContextState(ctm: .identity, drawing: DrawingState())
  }

  deinit {
    closePDF()
    if openLayers > 0 { CGContext.report(.openLayer) }
  }

  /// The transform from the space of patterns, and of the offsets and radii of shadows, to that of the
  /// recorded drawing.
  var shadowBase: CGAffineTransform { shadowSpace ?? base }

  /// The clip at the beginning of the current layer.
  var layerClip: ClipNode? { openLayers > 0 ? nil : outermostClip }

  // MARK: Recording

  /// Calls `body` to record a draw with the current state.
  ///
  /// - Parameter count: How much this draw adds to `drawCount`.
  func record(count: Int = 1, _ body: (FragmentRecorder, DrawingState) -> Void) {
    guard isOpen else { return CGContext.report(.closed) }
    guard pages == nil || pages?.openBox != nil else { return CGContext.report(.noPage) }
    body(recorder, state.drawing)
    drawCount &+= count
    bitmap?.pendingCount += count
    guard let bitmap, openLayers == 0 else { return }
    if bitmap.isOpaque, state.drawing.mode.lowersAlpha { fillTransparencyWithBlack() }
    if bitmap.isDue { flush() }
  }

  /// Draws black below areas that a blend mode made transparent: a bitmap without
  /// alpha has a black background.
  private func fillTransparencyWithBlack() {
    recorder.fill(
      Path(bounds), style: FillStyle(), paint: .solid(.black), state: DrawingState(mode: .destinationOver))
  }

  /// Ends all open layers. Later draws have no effect.
  func close() {
    endLayers()
    isOpen = false
  }

  /// Ends all open layers.
  func endLayers() {
    if openLayers > 0 { CGContext.report(.openLayer) }
    while openLayers > 0 { endTransparencyLayer() }
  }

  /// Begins a page of a document with the initial state.
  func beginPage(in box: CGRect) {
    endPage()
    guard let pages, pages.begin(box) else { return CGContext.report(.closed) }
    // Patterns end after the change, because their callbacks may use the context.
    let ended = (state, saved)
    let box = box.standardized
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    bounds = CGRect(origin: .zero, size: box.size)
    (recorder, saved, currentPath) = (FragmentRecorder(), [], ContextPath())
    state = CGContextState(ctm: .identity, drawing: DrawingState(transform: base))
    withExtendedLifetime(ended) {}
  }

  /// The draws that the bitmap does not show yet. Open layers stay open.
  func takeRecording() -> Fragment {
    guard let index = saved.firstIndex(where: { $0.outerLayer != nil }) else {
      defer { recorder = FragmentRecorder() }
      return recorder.finish()
    }
    defer { saved[index].outerLayer = FragmentRecorder() }
    return saved[index].outerLayer?.finish() ?? .empty
  }
}

extension CGContext {
  /// Misuse that changes the drawing.
  enum Problem: String {
    case unbalancedRestore = "restoreGState without a saveGState before it does nothing"
    case restoreInLayer = "restoreGState cannot end a transparency layer: use endTransparencyLayer"
    case unbalancedEnd = "endTransparencyLayer without a beginTransparencyLayer before it does nothing"
    case openLayer = "a CGContext ended with an open transparency layer: call endTransparencyLayer"
    case closed = "a CGContext draws nothing after the end of the closure that received it, or after closePDF"
    case noPage = "a CGContext of a PDF document draws nothing outside of pages: call beginPDFPage"
    case repeatedDraws =
      "a CGLayer, or a CGPattern in an area, of more than 1,048,576 draws is not drawn: draw fewer copies"
    case patternCells =
      "a CGPattern of more than 262,144 cells, or 1,024 overlapping ones, is not drawn: use larger steps"
    case patternSpace = "a CGPattern needs a pattern color space, with a base space if it is uncolored"
  }

  /// The largest number of draws of a layer, or of the cells of a pattern in an area. Layers that are drawn
  /// into each other would multiply it without bound.
  static let largestRepeatedCount = 1 << 20

  /// Writes a message to standard error, once per problem.
  static func report(_ problem: Problem) { ProblemLog.report(problem.rawValue) }
}

/// How a draw is composited with the destination; `GraphicsContext.BlendMode` has the formulas.
public enum CGBlendMode: Int32, Sendable {
  /// R = S + D (1 - Sa).
  case normal = 0
  /// Separable modes.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Two separable modes, then the four nonseparable ones.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Porter-Duff modes: clear, copy, and those that keep part of the source.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Porter-Duff modes that keep part of the destination.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// The parts of source and destination that do not overlap, and two additive modes.
  case xor, plusDarker, plusLighter

  /// The mode as it is recorded.
  var compositeMode: CompositeMode { CompositeMode(rawValue: UInt8(rawValue)) ?? .normal }
}

/// How an image is sampled between its pixels.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `high`; as `none` for images with `shouldInterpolate` false.
  case `default` = 0
  /// Nearest neighbor.
  case none = 1
  /// Bilinear.
  case low = 2
  /// Bilinear, and averaged over the covered pixels when the image is reduced.
  case high = 3
  /// Same as `high`.
  case medium = 4

  func sampling(of image: CGImage) -> ImagePaintSource.Sampling {
    switch self {
    case .none: .nearest
    case .default: image.shouldInterpolate ? .high : .nearest
    case .low: .linear
    case .medium, .high: .high
    }
  }
}

/// Whether a path is filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the nonzero winding rule.
  case fill = 0
  /// Fill by the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill by the nonzero winding rule, then stroke.
  case fillStroke = 3
  /// Fill by the even-odd rule, then stroke.
  case eoFillStroke = 4

  /// The fill rule; nil if the path is only stroked.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var includesStroke: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
