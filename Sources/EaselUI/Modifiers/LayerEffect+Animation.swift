// What animates of effects on a view as a whole.

extension LayerEffect: GraphAnimatable, SelectivelyAnimatable {
  /// The opacity, and up to seven numbers of the filter.
  func vector(in environment: EnvironmentValues) -> NumberVector<SIMD8<Double>> {
    var numbers = filter?.numbers(in: environment) ?? SIMD8()
    numbers[0] = opacity
    return NumberVector(numbers)
  }

  mutating func setVector(_ vector: NumberVector<SIMD8<Double>>, in environment: EnvironmentValues) {
    opacity = vector.numbers[0]
    filter?.setNumbers(vector.numbers)
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

extension LayerEffect.Filter {
  /// The numbers from the second on; a colour has the last four.
  @MainActor fileprivate func numbers(in environment: EnvironmentValues) -> SIMD8<Double> {
    var numbers = SIMD8<Double>()
    switch self {
    case .blur(let radius, _): numbers[1] = radius
    case .brightness(let amount), .contrast(let amount), .saturation(let amount): numbers[1] = amount
    case .hueRotation(let angle): numbers[1] = angle.animatableData
    case .inversion, .luminanceToAlpha: break
    case .shadow(let color, let radius, let offset):
      (numbers[1], numbers[2], numbers[3]) = (radius, offset.width, offset.height)
      numbers.highHalf = ColorVector(color, in: environment).numbers
    case .multiply(let color): numbers.highHalf = ColorVector(color, in: environment).numbers
    }
    return numbers
  }

  @MainActor fileprivate mutating func setNumbers(_ numbers: SIMD8<Double>) {
    let color = NumberVector(numbers.highHalf).color
    switch self {
    case .blur(_, let isOpaque): self = .blur(radius: numbers[1], isOpaque: isOpaque)
    case .brightness: self = .brightness(numbers[1])
    case .contrast: self = .contrast(numbers[1])
    case .saturation: self = .saturation(numbers[1])
    case .hueRotation(var angle):
      angle.animatableData = numbers[1]
      self = .hueRotation(angle)
    case .inversion, .luminanceToAlpha: break
    case .shadow:
      self = .shadow(color: color, radius: numbers[1], offset: CGSize(width: numbers[2], height: numbers[3]))
    case .multiply: self = .multiply(color)
    }
  }
}
