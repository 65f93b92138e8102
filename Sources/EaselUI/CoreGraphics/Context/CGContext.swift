import EaselDrawing

/// A place to draw in by CoreGraphics' calls, with a state that applies to the next draw.
///
/// A reference: who has it draws to the same place and changes the same state. What is drawn is recorded, as by a
/// `GraphicsContext`, and is made into pixels by the same rasterizer.
///
/// User space is where coordinates are given; `ctm` maps it to device space. A context of a `Canvas` has the canvas's
/// points as its device space, **y down**; that of a bitmap has its pixels, **y up** from the bottom row. Drawing outside
/// what can be seen, with numbers that are not finite or with a transform that has no inverse draws nothing.
public final class CGContext {
  /// The layer that is drawn to.
  var recorder: FragmentRecorder
  var state: CGContextState
  var saved: [SavedState] = []
  /// The number of transparency layers that have not ended.
  var openLayers = 0
  var currentPath = ContextPath()
  /// False lets nothing be antialiased, whatever the state says.
  var allowsAntialiasing = true
  /// From device space to that of the recorded drawing, y down.
  let base: CGAffineTransform
  /// What can be seen, in the space of the recorded drawing.
  let bounds: CGRect
  /// The clip that no `resetClip` takes away.
  private let outermostClip: ClipNode?
  /// The pixels that are drawn to; nil for a context that hands its recorded drawing to somebody else.
  let bitmap: BitmapSurface?
  private var isOpen = true

  /// A state to come back to, and the layer that was drawn to when a transparency layer began with it.
  struct SavedState {
    var state: CGContextState
    var outerLayer: FragmentRecorder?
  }

  /// A context that records; coordinates are those of the recorded drawing, mapped by `state.transform`.
  init(recorder: FragmentRecorder, state: DrawingState, bounds: CGRect) {
    self.recorder = recorder
    self.bounds = bounds
    base = .identity
    outermostClip = state.clip
    bitmap = nil
    self.state = CGContextState(ctm: state.transform, drawing: state)
  }

  /// A context of a bitmap.
  package init(bitmap: BitmapSurface) {
    self.bitmap = bitmap
    recorder = FragmentRecorder()
    bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    outermostClip = nil
    state = CGContextState(ctm: .identity, drawing: DrawingState(transform: base))
  }

  deinit {
    if openLayers > 0 { CGContext.report(.openLayer) }
  }

  /// The clip that the layer begins with that is drawn to.
  var layerClip: ClipNode? { openLayers > 0 ? nil : outermostClip }

  // MARK: Recording

  /// Lets `body` record with the state of now.
  func record(_ body: (FragmentRecorder, DrawingState) -> Void) {
    guard isOpen else { return CGContext.report(.closed) }
    body(recorder, state.drawing)
    guard let bitmap, openLayers == 0 else { return }
    if bitmap.isOpaque, state.drawing.mode.lowersAlpha { blackenHoles() }
    bitmap.pendingCount += 1
    if bitmap.isDue { flush() }
  }

  /// Puts black under what a blend mode took away: a bitmap without alpha has nothing to see through to.
  private func blackenHoles() {
    recorder.fill(
      Path(bounds), style: FillStyle(), paint: .solid(.black), state: DrawingState(mode: .destinationOver))
  }

  /// Ends all layers and what was recorded; nothing is drawn afterwards.
  func close() {
    if openLayers > 0 { CGContext.report(.openLayer) }
    while openLayers > 0 { endTransparencyLayer() }
    isOpen = false
  }

  /// What of the drawing a bitmap does not show yet; layers that are open stay so.
  func takeRecording() -> Fragment {
    guard let index = saved.firstIndex(where: { $0.outerLayer != nil }) else {
      defer { recorder = FragmentRecorder() }
      return recorder.finish()
    }
    defer { saved[index].outerLayer = FragmentRecorder() }
    return saved[index].outerLayer?.finish() ?? .empty
  }
}

extension CompositeMode {
  /// True when something opaque may let something show through afterwards.
  fileprivate var lowersAlpha: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
    default: false
    }
  }
}

extension CGContext {
  /// What a program does wrong in a way that changes the picture.
  enum Problem: String {
    case unbalancedRestore = "restoreGState without a saveGState before it does nothing"
    case restoreInLayer = "restoreGState cannot end a transparency layer: use endTransparencyLayer"
    case unbalancedEnd = "endTransparencyLayer without a beginTransparencyLayer before it does nothing"
    case openLayer = "a CGContext ended with a transparency layer that was not: use endTransparencyLayer"
    case closed = "a CGContext draws nothing after the closure that it was given to"
  }

  /// Says so on standard error, the first time.
  static func report(_ problem: Problem) { CoreGraphicsLog.report(problem.rawValue) }
}

/// How a draw is put over what is there; the formulas are those of `GraphicsContext.BlendMode`.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// The mode as it is recorded.
  var compositeMode: CompositeMode { CompositeMode(rawValue: UInt8(rawValue)) ?? .normal }
}

/// How colours between the pixels of an image are found.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `high`; the nearest pixel's for images that say that they should not be interpolated.
  case `default` = 0
  /// Those of the nearest pixel.
  case none = 1
  /// Mixed of the four nearest pixels.
  case low = 2
  /// The same, and averaged over the covered pixels when the image is reduced.
  case high = 3
  /// The same as `high`.
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

/// What is done with a path: its inside, its line, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  /// The inside by the even-odd rule.
  case eoFill = 1
  case stroke = 2
  /// The inside, then the line.
  case fillStroke = 3
  case eoFillStroke = 4

  /// How the inside is found; nil when only the line is drawn.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var includesStroke: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
