import EaselDrawing

/// Draws a view as one picture with something done to it as a whole; a shadow is done to each picture inside.
struct LayerEffect {
  var opacity: Double = 1
  var mode = BlendMode.normal
  /// In the view's space.
  var filter: Filter?

  /// What is done to the picture, by numbers that can change.
  enum Filter {
    case blur(radius: CGFloat, isOpaque: Bool)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case hueRotation(Angle)
    case inversion
    case luminanceToAlpha
    case shadow(color: Color, radius: CGFloat, offset: CGSize)
    case multiply(Color)

    /// 0 leaves the picture, 1 gives it the grey of the same luminance.
    static func grayscale(_ amount: Double) -> Filter { .saturation(1 - min(max(amount, 0), 1)) }
  }
}

@MainActor extension LayerEffect: DrawingModifier {
  /// What cannot be seen at all cannot be met.
  func admits(_ point: CGPoint, size: CGSize) -> Bool { !(opacity <= 0) }

  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation? {
    guard case .shadow = filter else { return nil }
    return filter?.operation(in: environment)
  }

  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    let alpha = Float(min(max(opacity.isNaN ? 1 : opacity, 0), 1))
    guard alpha > 0 else { return }
    var state = DrawingState(opacity: alpha, mode: mode.compositeMode)
    if let operation = filter?.operation(in: environment) {
      state.filters = FilterNode(parent: nil, operation: operation, transform: .identity)
    }
    recorder.append(group: content, state: state)
  }
}

extension LayerEffect.Filter {
  /// The filter with its colours as the environment has them; nil where its numbers are not finite.
  fileprivate func operation(in environment: EnvironmentValues) -> FilterOperation? {
    switch self {
    case .blur(let radius, let isOpaque): .blur(radius: max(0, radius), isOpaque: isOpaque, dithers: false)
    case .brightness(let amount): matrix(.brightness(amount))
    case .contrast(let amount): matrix(.contrast(amount))
    case .saturation(let amount): matrix(.saturation(max(amount, 0)))
    case .hueRotation(let angle): matrix(.hueRotation(angle))
    case .inversion: matrix(.inversion(1))
    case .luminanceToAlpha: .luminanceToAlpha
    case .shadow(let color, let radius, let offset):
      .shadow(
        FilterOperation.Shadow(
          color: color.paintColor(in: ColorTheme(environment)), radius: max(0, radius), offset: offset))
    case .multiply(let color): .colorMultiply(color.paintColor(in: ColorTheme(environment)))
    }
  }

  private func matrix(_ matrix: ColorMatrix) -> FilterOperation? {
    matrix.rows.allSatisfy(\.isFinite) ? .colorMatrix(matrix.rows) : nil
  }
}

nonisolated extension View {
  /// The view as a whole with its alpha multiplied, 0...1.
  public func opacity(_ opacity: Double) -> some View { modifier(LayerEffect(opacity: opacity)) }

  /// Blurs the view by a Gaussian of standard deviation `radius`, in points. Its layout size stays.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(LayerEffect(filter: .blur(radius: radius, isOpaque: opaque)))
  }

  /// A shadow under each of the views inside that draw, which falls on those behind it; `radius` is the standard
  /// deviation of its blur, in points.
  ///
  /// A shape, a text, an image and a canvas cast one shadow each. So does all of a view that something is done to as a
  /// whole: `compositingGroup`, `drawingGroup`, a clip, a mask, an opacity, a blend mode, a blur, a change of colours,
  /// a turn in space. Turned and scaled views cast theirs in the direction of the view with the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      LayerEffect(filter: .shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// How the view is put over what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(LayerEffect(mode: blendMode)) }

  /// Draws the view as one picture before effects outside apply.
  public func compositingGroup() -> some View { modifier(LayerEffect()) }

  /// Multiplies each component of the view's colours by those of a colour.
  public func colorMultiply(_ color: Color) -> some View { modifier(LayerEffect(filter: .multiply(color))) }

  /// Leaves room for the view but does not show it.
  public func hidden() -> some View { opacity(0) }
}
