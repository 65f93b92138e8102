/// Sliders for the red, the green and the blue component.
struct ColorSliders: View {
  @Binding var color: PickedColor
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.isDesktop ? 8 : 10) {
      slider("Red", \.red)
      slider("Green", \.green)
      slider("Blue", \.blue)
      Spacer(minLength: 0)
      HStack {
        Text("sRGB hex color #").foregroundStyle(.secondary)
        Spacer(minLength: 0)
        Text(verbatim: color.hexadecimal).monospaced()
      }
      .font(.footnote)
    }
  }

  private func slider(
    _ title: LocalizedStringKey, _ component: WritableKeyPath<PickedColor, Double> & Sendable
  ) -> some View {
    var (low, high) = (color.with(opacity: 1), color.with(opacity: 1))
    (low[keyPath: component], high[keyPath: component]) = (0, 1)
    return VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      ColorSlider(
        value: Binding(get: { color[keyPath: component] }, set: { color[keyPath: component] = $0 }),
        colors: [low.color, high.color], steps: 255, thumb: color.with(opacity: 1),
        text: "\(Int((color[keyPath: component] * 255).rounded()))")
    }
  }
}

/// A slider on a track of colors, with its value as text.
struct ColorSlider: View {
  /// Within 0...1.
  @Binding var value: Double
  let colors: [Color]
  /// Whether the track covers a checkerboard.
  var isTranslucent = false
  /// The number of steps of the arrow keys from one end to the other.
  let steps: Double
  let thumb: PickedColor
  let text: String
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 10) {
      GeometryReader { proxy in track(width: proxy.size.width) }
        .frame(height: side)
        .modifier(FocusModifier(ringRadius: side / 2) { key($0) })
      Text(verbatim: text).font(.footnote).monospacedDigit()
        .frame(width: 46, height: side)
        .background { RoundedRectangle(cornerRadius: 6).fill(ControlColor.button) }
    }
  }

  private var side: CGFloat { metrics.isDesktop ? 20 : 30 }

  private var isMirrored: Bool { direction == .rightToLeft }

  private func track(width: CGFloat) -> some View {
    let scale = SliderScale(width: width, inset: side / 2, isMirrored: isMirrored)
    return ZStack(alignment: .leading) {
      if isTranslucent { Checkerboard().clipShape(Capsule()) }
      Capsule().fill(
        LinearGradient(
          colors: isMirrored ? colors.reversed() : colors, startPoint: .leading, endPoint: .trailing))
      ColorThumb(color: thumb).frame(width: side - 2, height: side - 2)
        .offset(x: scale.x(value) - side / 2 + 1)
    }
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged {
        value = scale.fraction(at: $0.location.x).clampedToUnitInterval
      })
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let step = 1 / steps
    switch press.key {
    case .leftArrow: value = (value + (isMirrored ? step : -step)).clampedToUnitInterval
    case .rightArrow: value = (value + (isMirrored ? -step : step)).clampedToUnitInterval
    case .downArrow: value = (value - step).clampedToUnitInterval
    case .upArrow: value = (value + step).clampedToUnitInterval
    case .home: value = 0
    case .end: value = 1
    default: return .ignored
    }
    return .handled
  }
}
