/// A button that shows a color and opens the panel for it.
struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.self) private var environment
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let color = picked
    PressableButton(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(EmptyView())), action: { isOpen = true })
    ) { button in
      Group {
        if metrics.isDesktop {
          DesktopWell(color: color.wrappedValue, isPressed: button.isPressed || isOpen)
        } else {
          RoundWell(color: color.wrappedValue)
        }
      }
      .opacity(button.isPressed ? 0.6 : 1)
      .contentShape(Rectangle())
    }
    .environment(\.buttonFocusRadius, metrics.isDesktop ? 5 : 14)
    .presentation(
      isPresented: $isOpen, kind: .popover(PopupPlacement(alignment: .center, spacing: 2))
    ) {
      ColorPanel(color: color, supportsOpacity: supportsOpacity)
    }
  }

  /// The components of the selection.
  private var picked: Binding<PickedColor> {
    Binding(
      get: {
        let color = PickedColor(selection.wrappedValue, in: environment)
        return supportsOpacity ? color : color.with(opacity: 1)
      },
      set: { selection.wrappedValue = $0.color })
  }
}

/// A well of iOS: the color in a ring of all hues.
private struct RoundWell: View {
  let color: PickedColor

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(gradient: .hues, center: .center), lineWidth: 3)
      ColorSwatch(color: color).clipShape(Circle()).padding(5)
      Circle().strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}

/// A well of macOS: the color in a button.
private struct DesktopWell: View {
  let color: PickedColor
  let isPressed: Bool

  var body: some View {
    ZStack {
      DesktopButtonFace(shape: RoundedRectangle(cornerRadius: 5), isPressed: isPressed)
      ColorSwatch(color: color).clipShape(RoundedRectangle(cornerRadius: 3)).padding(3)
      RoundedRectangle(cornerRadius: 3).strokeBorder(ControlColor.desktopBorder, lineWidth: 0.5).padding(3)
    }
    .frame(width: 44, height: 23)
  }
}

/// A color. If it is translucent, it covers a checkerboard, and its opaque half is above the diagonal.
struct ColorSwatch: View {
  let color: PickedColor

  var body: some View {
    if color.opacity < 1 {
      Checkerboard().overlay { color.color }.overlay { Diagonal().fill(color.with(opacity: 1).color) }
    } else {
      color.color
    }
  }
}

/// The half of a rectangle above its diagonal.
private struct Diagonal: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}

/// Gray and white squares, which show through translucent colors.
struct Checkerboard: View {
  var square: CGFloat = 5

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      let columns = Int(min(max(size.width / square, 0), 200).rounded(.up))
      let rows = Int(min(max(size.height / square, 0), 200).rounded(.up))
      var squares = Path()
      for row in 0..<rows {
        for column in 0..<columns where (row + column).isMultiple(of: 2) {
          squares.addRect(
            CGRect(x: CGFloat(column) * square, y: CGFloat(row) * square, width: square, height: square))
        }
      }
      context.fill(squares, with: .color(white: 0.8))
    }
  }
}

extension Gradient {
  /// All hues, from red to red.
  static let hues = Gradient(
    colors: (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) })
}
