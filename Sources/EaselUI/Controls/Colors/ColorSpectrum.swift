/// All hues from left to right, from white at the top to black at the bottom. A drag and the arrow keys select a color.
struct ColorSpectrum: View {
  @Binding var color: PickedColor
  /// The selected place, each coordinate 0...1; `nil` for that of the color. Grays have several places.
  @State private var place: CGPoint?

  var body: some View {
    GeometryReader { proxy in
      let point = shownPlace
      ZStack {
        LinearGradient(gradient: .hues, startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
            .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay {
        ColorThumb(color: color.with(opacity: 1)).frame(width: 26, height: 26)
          .position(x: point.x * proxy.size.width, y: point.y * proxy.size.height)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          select(
            CGPoint(
              x: drag.location.x / max(proxy.size.width, 1), y: drag.location.y / max(proxy.size.height, 1)))
        })
    }
    .environment(\.layoutDirection, .leftToRight)
    .modifier(FocusModifier(ringRadius: 8) { key($0) })
  }

  private var shownPlace: CGPoint {
    if let place, ColorSpectrum.color(at: place).isLike(color) { return place }
    return ColorSpectrum.place(of: color)
  }

  /// The color at a place, each of whose coordinates is 0...1.
  static func color(at place: CGPoint) -> PickedColor {
    let saturation = min(place.y * 2, 1)
    return PickedColor(hue: place.x, saturation: saturation, brightness: min(2 - place.y * 2, 1))
  }

  static func place(of color: PickedColor) -> CGPoint {
    let (hue, saturation, brightness) = color.hueComponents
    return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
  }

  private func select(_ point: CGPoint) {
    let clamped = CGPoint(x: point.x.clamped(to: 0...1), y: point.y.clamped(to: 0...1))
    place = clamped
    color = ColorSpectrum.color(at: clamped).with(opacity: color.opacity)
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let point = shownPlace
    switch press.key {
    case .leftArrow: select(CGPoint(x: point.x - 0.02, y: point.y))
    case .rightArrow: select(CGPoint(x: point.x + 0.02, y: point.y))
    case .upArrow: select(CGPoint(x: point.x, y: point.y - 0.02))
    case .downArrow: select(CGPoint(x: point.x, y: point.y + 0.02))
    default: return .ignored
    }
    return .handled
  }
}

/// A color in a white ring, which is dragged.
struct ColorThumb: View {
  let color: PickedColor

  var body: some View {
    Circle().fill(color.color)
      .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
      .shadow(color: .black.opacity(0.3), radius: 2, y: 0.5)
  }
}
