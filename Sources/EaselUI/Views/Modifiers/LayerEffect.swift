import EaselDrawing

/// Draws a view as one layer with an opacity, a blend mode and a filter. A shadow is the exception: each
/// drawing inside the view casts its own.
struct LayerEffect {
  var opacity: Double = 1
  var mode = BlendMode.normal
  /// In the coordinate space of the view.
  var filter: Filter?

  /// The filter of the layer, with animatable parameters.
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

    /// A filter in which 0 leaves the colors unchanged and 1 gives gray of the same luminance.
    static func grayscale(_ amount: Double) -> Filter { .saturation(1 - min(max(amount, 0), 1)) }
  }
}

@MainActor extension LayerEffect: DrawingModifier {
  /// Invisible views ignore hits.
  func allowsHit(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    !(opacity <= 0)
  }

  func layerFilter(in environment: EnvironmentValues) -> FilterOperation? {
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
  /// The filter with its colors resolved in the environment; nil for a color matrix that is not finite.
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
  /// Multiplies the alpha of the view as a whole by a factor. Factors are clamped to 0...1; NaN counts as 1.
  public func opacity(_ opacity: Double) -> some View { modifier(LayerEffect(opacity: opacity)) }

  /// Blurs the view with a Gaussian of standard deviation `radius`, in points. The layout size does not
  /// change.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(LayerEffect(filter: .blur(radius: radius, isOpaque: opaque)))
  }

  /// Adds a shadow to each descendant that draws. It falls on the views behind that descendant; `radius` is
  /// the standard deviation of its blur, in points.
  ///
  /// A shape, a text, an image and a canvas cast one shadow each. A view that is drawn as one layer also
  /// casts a single shadow: that is a view with `compositingGroup`, `drawingGroup`, a clip, a mask, an
  /// opacity, a blend mode, a blur, a color filter or a 3D rotation. The offset of the shadow is in the
  /// coordinate space of the modified view, so that rotated and scaled descendants cast their shadows in the
  /// same direction.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      LayerEffect(filter: .shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// Sets the blend mode that composites the view over its background.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(LayerEffect(mode: blendMode)) }

  /// Draws the view into one layer, so that effects outside of it apply to the layer as a whole.
  public func compositingGroup() -> some View { modifier(LayerEffect()) }

  /// Multiplies each color component of the view by that of a color.
  public func colorMultiply(_ color: Color) -> some View { modifier(LayerEffect(filter: .multiply(color))) }

  /// Makes the view invisible. It keeps its place in the layout.
  ///
  /// The pointer does not hit the view, and the focus does not move to it. Keyboard shortcuts of the controls in it work.
  public func hidden() -> some View { environment(\.allowsFocus, false).opacity(0) }
}

// Animation of layer effects.

extension LayerEffect: GraphAnimatable, SelectivelyAnimatable {
  /// All parameters; the last four are the components of a color.
  func vector(in environment: EnvironmentValues) -> NumberVector<SIMD8<Double>> {
    var vector = animatableData
    if let color = filter?.color { vector.numbers.highHalf = ColorVector(color, in: environment).numbers }
    return vector
  }

  mutating func setVector(_ vector: NumberVector<SIMD8<Double>>, in environment: EnvironmentValues) {
    animatableData = vector
    filter?.setColor(NumberVector(vector.numbers.highHalf).color)
  }

  func animates(to other: LayerEffect) -> Bool {
    switch (filter, other.filter) {
    case (nil, nil), (.blur, .blur), (.brightness, .brightness), (.contrast, .contrast),
      (.saturation, .saturation), (.hueRotation, .hueRotation), (.inversion, .inversion),
      (.luminanceToAlpha, .luminanceToAlpha), (.shadow, .shadow), (.multiply, .multiply):
      true
    default: false
    }
  }
}

extension LayerEffect: Animatable {
  /// The opacity and up to three parameters of the filter, without its color, whose components depend on the
  /// environment.
  var animatableData: NumberVector<SIMD8<Double>> {
    get {
      var numbers = filter?.numbers ?? SIMD8()
      numbers[0] = opacity
      return NumberVector(numbers)
    }
    set {
      opacity = newValue.numbers[0]
      filter?.numbers = newValue.numbers
    }
  }
}

extension LayerEffect.Filter {
  /// The parameters at indices 1 and above, without the color.
  fileprivate var numbers: SIMD8<Double> {
    get {
      var numbers = SIMD8<Double>()
      switch self {
      case .blur(let radius, _): numbers[1] = radius
      case .brightness(let amount), .contrast(let amount), .saturation(let amount): numbers[1] = amount
      case .hueRotation(let angle): numbers[1] = angle.animatableData
      case .shadow(_, let radius, let offset):
        (numbers[1], numbers[2], numbers[3]) = (radius, offset.width, offset.height)
      case .inversion, .luminanceToAlpha, .multiply: break
      }
      return numbers
    }
    set {
      switch self {
      case .blur(_, let isOpaque): self = .blur(radius: newValue[1], isOpaque: isOpaque)
      case .brightness: self = .brightness(newValue[1])
      case .contrast: self = .contrast(newValue[1])
      case .saturation: self = .saturation(newValue[1])
      case .hueRotation(var angle):
        angle.animatableData = newValue[1]
        self = .hueRotation(angle)
      case .shadow(let color, _, _):
        let offset = CGSize(width: newValue[2], height: newValue[3])
        self = .shadow(color: color, radius: newValue[1], offset: offset)
      case .inversion, .luminanceToAlpha, .multiply: break
      }
    }
  }

  fileprivate var color: Color? {
    switch self {
    case .shadow(let color, _, _), .multiply(let color): color
    default: nil
    }
  }

  fileprivate mutating func setColor(_ color: Color) {
    switch self {
    case .shadow(_, let radius, let offset): self = .shadow(color: color, radius: radius, offset: offset)
    case .multiply: self = .multiply(color)
    default: break
    }
  }
}
