// What animates of effects on a view as a whole.

extension LayerEffect: GraphAnimatable, SelectivelyAnimatable {
  /// All numbers; a colour has the last four.
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
  /// The opacity, and up to three numbers of the filter; not its colour, which is another in each environment.
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
  /// The numbers from the second on, without those of a colour.
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
