/// A wheel of rows. The row in the middle is selected. Dragging with momentum, the wheel of the pointer, taps on
/// rows and keys turn the wheel, and it always stops at a row.
struct Wheel<Row: View>: View {
  let count: Int
  let selected: Int
  let select: (Int) -> Void
  @ViewBuilder let row: (Int) -> Row
  /// The number of rows that the current drag has turned the wheel by.
  @State private var turn: CGFloat = 0
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    WheelFace(
      position: WheelGeometry.position(CGFloat(selected) + turn, count: count), count: count,
      geometry: geometry, row: row
    )
    .animation(.spring(duration: 0.35, bounce: 0), value: selected)
    .contentShape(Rectangle())
    .gesture(drag)
    .modifier(WheelModifier { notches, axis in axis == .vertical && move(by: notches > 0 ? 1 : -1) })
    .modifier(DisabledAppearance())
    .modifier(FocusModifier(ringRadius: 8) { key($0) })
  }

  private var geometry: WheelGeometry { WheelGeometry(metrics) }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { turn = -$0.translation.height / geometry.rowHeight }
      .onEnded { drag in
        let isTap = abs(drag.translation.height) < 4
        let rows =
          isTap
          ? geometry.rows(at: drag.location.y) : -drag.predictedEndTranslation.height / geometry.rowHeight
        settle(at: selected + Int(rows.rounded().clamped(to: -10_000...10_000)))
      }
      .onFinished { if turn != 0 { settle(at: selected) } }
  }

  /// Turns the wheel to a row and selects it.
  private func settle(at index: Int) {
    withAnimation(.spring(duration: 0.4, bounce: 0)) {
      turn = 0
      choose(index)
    }
  }

  private func choose(_ index: Int) {
    let row = min(max(index, 0), count - 1)
    if count > 0, row != selected { select(row) }
  }

  /// Returns whether there is a row in that direction.
  private func move(by rows: Int) -> Bool {
    guard (0..<count).contains(selected + rows) else { return false }
    choose(selected + rows)
    return true
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    switch press.key {
    case .upArrow: choose(selected - 1)
    case .downArrow: choose(selected + 1)
    case .pageUp: choose(selected - 5)
    case .pageDown: choose(selected + 5)
    case .home: choose(0)
    case .end: choose(count - 1)
    default: return .ignored
    }
    return .handled
  }
}

/// Marks the rows in the middle of one or several wheels side by side.
struct WheelBand: ViewModifier {
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    content.background {
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlColor.button)
        .frame(height: WheelGeometry(metrics).rowHeight).padding(.horizontal, 4)
    }
  }
}

/// The rows of a wheel near a position, on a cylinder.
private struct WheelFace<Row: View>: View, Animatable {
  /// The row in the middle; fractions are between two.
  var position: CGFloat
  let count: Int
  let geometry: WheelGeometry
  let row: (Int) -> Row

  nonisolated var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    ZStack {
      Color.clear
      ForEach(geometry.visibleRows(at: position, count: count), id: \.self) { index in
        let place = geometry.place(ofRow: index, at: position)
        row(index)
          .lineLimit(1)
          .frame(height: geometry.rowHeight)
          .scaleEffect(x: 0.92 + 0.08 * place.scale, y: place.scale)
          .opacity(place.opacity)
          .offset(y: place.y)
      }
    }
    .font(.system(size: geometry.fontSize))
    .frame(minWidth: 30, maxWidth: .infinity)
    .frame(height: geometry.height)
    .clipped()
  }
}

/// The cylinder of a wheel, seen from the front.
struct WheelGeometry: Equatable {
  /// The height of the row in the middle, in points.
  let rowHeight: CGFloat
  let height: CGFloat
  let fontSize: CGFloat

  static let phone = WheelGeometry(rowHeight: 34, height: 216, fontSize: 21)
  static let desktop = WheelGeometry(rowHeight: 24, height: 140, fontSize: 14)

  init(_ metrics: ControlMetrics) { self = metrics.isDesktop ? .desktop : .phone }

  private init(rowHeight: CGFloat, height: CGFloat, fontSize: CGFloat) {
    (self.rowHeight, self.height, self.fontSize) = (rowHeight, height, fontSize)
  }

  private var radius: CGFloat { height / 2 }

  /// The angle between two rows, in radians.
  private var step: CGFloat { rowHeight / radius }

  /// The greatest angle at which a row is drawn.
  private static var greatestAngle: CGFloat { 1.45 }

  /// A position within the rows; beyond the ends, it moves only by a part.
  static func position(_ position: CGFloat, count: Int) -> CGFloat {
    let last = CGFloat(max(count - 1, 0))
    let inside = position.clamped(to: 0...last)
    let beyond = position.isFinite ? position - inside : 0
    return inside + beyond / (1 + abs(beyond))
  }

  func visibleRows(at position: CGFloat, count: Int) -> Range<Int> {
    guard position.isFinite else { return 0..<0 }
    let reach = WheelGeometry.greatestAngle / step
    let limits: ClosedRange<CGFloat> = -1_000_000_000...1_000_000_000
    let first = Int((position - reach).rounded(.up).clamped(to: limits))
    let last = Int((position + reach).rounded(.down).clamped(to: limits))
    return max(first, 0)..<max(min(last + 1, count), max(first, 0))
  }

  /// The distance of a row from the middle, its vertical scale and its opacity.
  func place(ofRow row: Int, at position: CGFloat) -> (y: CGFloat, scale: CGFloat, opacity: Double) {
    let distance = CGFloat(row) - position
    let angle = (distance * step).clamped(to: -CGFloat.pi / 2...CGFloat.pi / 2)
    let nearness = max(1 - abs(distance), 0)
    let opacity = nearness + (1 - nearness) * 0.55 * cos(angle)
    return (radius * sin(angle), cos(angle), opacity)
  }

  /// The number of rows between the middle and a height in the wheel.
  func rows(at y: CGFloat) -> CGFloat {
    asin(((y - height / 2) / radius).clamped(to: -1...1)) / step
  }
}

/// The choices of a picker on a wheel.
struct WheelPicker: View {
  let configuration: PickerConfiguration

  var body: some View {
    let options = configuration.options
    Wheel(
      count: options.count, selected: configuration.selectedIndex ?? 0,
      select: { configuration.select(at: $0) }
    ) { index in
      if options.indices.contains(index) { options[index].view }
    }
    .modifier(WheelBand())
  }
}
