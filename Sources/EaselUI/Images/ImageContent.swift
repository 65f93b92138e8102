import EaselDrawing
import EaselPixels

/// An image resolved in an environment, with its content and size.
struct ImageContent {
  enum Picture {
    case none
    /// A bitmap in upright orientation.
    case pixels(CGImage)
    /// A symbol and the visible rectangle of its coordinate space.
    case symbol(SystemSymbol, box: CGRect)
    /// Drawing commands in a space of the image's size.
    case drawing(Fragment)
  }

  let picture: Picture
  /// The size in points.
  let size: CGSize
  /// The distance of the baseline from the top, in points; nil if there is none.
  let baseline: CGFloat?
  /// Whether only the alpha of the content is used.
  let isTemplate: Bool
  let options: Image.Options
  /// How a symbol is painted.
  let painting: SymbolPainting

  init(_ image: Image, in environment: EnvironmentValues) {
    options = image.options
    painting = SymbolPainting(options, in: environment)
    var isTemplate = false
    var baseline: CGFloat?
    switch image.source {
    case .pixels(let pixels, let scale):
      (picture, size) = (.pixels(pixels), pixels.size(scale: scale))
    case .file(let name):
      if let found = ImageStore.shared.image(name, displayScale: environment.displayScale) {
        (picture, size) = (.pixels(found.image), found.image.size(scale: found.scale))
        isTemplate = found.isTemplate
      } else {
        (picture, size) = (.none, .zero)
      }
    case .drawing(let drawn):
      (picture, size) = (.drawing(drawn.record(in: environment)), drawn.size)
    case .system(let name):
      let (em, weight) = environment.symbolSizeAndWeight
      let symbol = environment.systemSymbol(name, weight: weight)
      if !symbol.isKnown { ImageStore.shared.reportMissing(symbol: name) }
      let margin = options.resizing == nil ? SystemSymbol.margin : 0
      let box = symbol.ink.insetBy(dx: -margin, dy: -margin)
      let unit = em / SymbolGlyph.unitsPerEm
      picture = .symbol(symbol, box: box)
      size = CGSize(width: box.width * unit, height: box.height * unit)
      baseline = (SymbolGlyph.baseline - box.minY) * unit
    }
    self.baseline = baseline
    // Symbols have no colors of their own that the original could have.
    if case .symbol = picture {
      self.isTemplate = true
    } else {
      self.isTemplate = options.renderingMode.map { $0 == .template } ?? isTemplate
    }
  }
}

extension CGImage {
  fileprivate func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension EnvironmentValues {
  /// The em size of symbols in points, and the weight of their lines on the OpenType scale.
  fileprivate var symbolSizeAndWeight: (em: CGFloat, weight: Int) {
    let font = textStyle.descriptor(in: font, fontContext)
    return (font.size * imageScale.factor, font.weight.value)
  }
}

extension DrawnImage {
  fileprivate func record(in environment: EnvironmentValues) -> Fragment {
    let recorder = FragmentRecorder()
    if isOpaque {
      let bounds = Path(CGRect(origin: .zero, size: size))
      recorder.fill(bounds, style: FillStyle(), paint: .solid(.black), state: DrawingState())
    }
    var context = GraphicsContext(recorder: recorder, environment: environment, size: size) { _ in nil }
    renderer(&context)
    let fragment = recorder.finish()
    guard colorMode != .nonLinear else { return fragment }
    let canvas = FragmentRecorder()
    canvas.append(.canvas(fragment, colorMode.displayListMode), state: DrawingState())
    return canvas.finish()
  }
}

extension ImageContent {
  /// Records the image in a rectangle of user space. With a paint, only the alpha of the image is used and
  /// filled with the paint.
  func draw(
    in rect: CGRect, style: FillStyle = FillStyle(), paint: StyledPaint?, into recorder: FragmentRecorder,
    state: DrawingState
  ) {
    let rect = rect.standardized
    guard rect.isDrawable, !size.isEmpty else { return }
    let style = FillStyle(
      eoFill: style.isEOFilled, antialiased: style.isAntialiased && options.isAntialiased)
    switch picture {
    case .none: return
    case .symbol(let symbol, let box):
      let black = StyledPaint(paint: .solid(PaintColor(red: 0, green: 0, blue: 0, alpha: 1)))
      let paint = paint ?? black
      let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / box.width, y: rect.height / box.height)
        .translatedBy(x: -box.minX, y: -box.minY)
      let layers = painting.isLayered && !symbol.layers.isEmpty ? symbol.layers : [symbol.area]
      for (index, layer) in layers.enumerated().reversed() {
        let paint = painting.paint(ofLayer: index, first: paint, over: rect)
        recorder.fill(
          layer.applying(place), style: FillStyle(antialiased: style.isAntialiased), paint: paint.paint,
          state: paint.state(state))
      }
    case .pixels(let image):
      draw(paint, over: rect, into: recorder, state: state) { recorder, state in
        draw(image, in: rect, style: style, into: recorder, state: state)
      }
    case .drawing(let fragment):
      draw(paint, over: rect, into: recorder, state: state) { recorder, state in
        draw(fragment, in: rect, into: recorder, state: state)
      }
    }
  }

  // MARK: Templates

  /// Draws the content or, with a paint, a layer in which the paint replaces the colors of the content.
  private func draw(
    _ paint: StyledPaint?, over rect: CGRect, into recorder: FragmentRecorder, state: DrawingState,
    _ draw: (FragmentRecorder, DrawingState) -> Void
  ) {
    guard let paint else { return draw(recorder, state) }
    let inner = DrawingState(transform: state.transform)
    let ground = FragmentRecorder()
    // Slightly larger than the image, so that only the edge of the image shapes the result.
    ground.fill(Path(rect.insetBy(dx: -1, dy: -1)), style: FillStyle(), paint: paint.paint, state: inner)
    let layer = FragmentRecorder()
    draw(layer, inner)
    layer.append(.layer(ground.finish()), state: DrawingState(mode: .sourceIn))
    var outer = paint.state(state)
    outer.transform = .identity
    recorder.append(.layer(layer.finish()), state: outer)
  }

  // MARK: Drawings

  private func draw(
    _ fragment: Fragment, in rect: CGRect, into recorder: FragmentRecorder, state: DrawingState
  ) {
    var state = state
    state.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
      .concatenating(state.transform)
    state.clip = ClipNode(
      parent: state.clip, shape: .path(Path(CGRect(origin: .zero, size: size)), FillStyle()),
      transform: state.transform)
    recorder.append(group: fragment, state: state)
  }

  // MARK: Pixels

  private func draw(
    _ image: CGImage, in rect: CGRect, style: FillStyle, into recorder: FragmentRecorder, state: DrawingState
  ) {
    let parts = ImagePart.parts(of: image, size: size, in: rect, resizing: options.resizing)
    guard parts.count > 1, !state.isPlain else {
      return draw(image, parts, style, into: recorder, state: state)
    }
    let group = FragmentRecorder()
    draw(image, parts, style, into: group, state: DrawingState(transform: state.transform))
    var groupState = state
    groupState.transform = .identity
    recorder.append(group: group.finish(), state: groupState)
  }

  private func draw(
    _ image: CGImage, _ parts: [ImagePart], _ style: FillStyle, into recorder: FragmentRecorder,
    state: DrawingState
  ) {
    for part in parts {
      recorder.fill(
        Path(part.target), style: style, paint: .image(part.paint(of: image, options.interpolation.sampling)),
        state: state)
    }
  }
}

extension CGRect {
  /// Whether the rectangle is finite and not empty.
  fileprivate var isDrawable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }
}

extension CGSize {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}
