import EaselDrawing
import EaselPixels

/// An image in an environment: its picture is found, its size decided.
struct ImageContent {
  enum Picture {
    case none
    /// Upright pixels.
    case pixels(CGImage)
    /// A symbol, and the part of its space that is shown.
    case symbol(SystemSymbol, box: CGRect)
    /// Commands in a space of the image's size.
    case drawing(Fragment)
  }

  let picture: Picture
  /// Points.
  let size: CGSize
  /// From the top, in points; nil for pictures without one.
  let baseline: CGFloat?
  /// True when only alpha counts.
  let isTemplate: Bool
  let options: Image.Options

  init(_ image: Image, in environment: EnvironmentValues) {
    options = image.options
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
      isTemplate = true
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
    self.isTemplate = options.renderingMode.map { $0 == .template } ?? isTemplate
  }
}

extension CGImage {
  fileprivate func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension EnvironmentValues {
  /// The em of symbols in points, and the weight of their lines on OpenType's scale.
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
