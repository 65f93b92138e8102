/// Grays, and twelve hues from dark to light. A click, a drag and the arrow keys select a color.
struct ColorGrid: View {
  @Binding var color: PickedColor

  static let columnCount = 12
  static let rowCount = 10

  /// The colors in rows.
  static let colors: [PickedColor] = {
    let grays = (0..<columnCount).map { column in
      let white = 1 - Double(column) / Double(columnCount - 1)
      return PickedColor(red: white, green: white, blue: white)
    }
    let hues = [194, 216, 255, 288, 339, 4, 19, 39, 48, 57, 67, 97].map { Double($0) / 360 }
    let levels = [
      (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
    ]
    return grays
      + levels.flatMap { saturation, brightness in
        hues.map { PickedColor(hue: $0, saturation: saturation, brightness: brightness) }
      }
  }()

  var body: some View {
    GeometryReader { proxy in
      let cell = CGSize(
        width: proxy.size.width / CGFloat(ColorGrid.columnCount),
        height: proxy.size.height / CGFloat(ColorGrid.rowCount))
      Canvas { context, _ in
        for (index, color) in ColorGrid.colors.enumerated() {
          context.fill(Path(ColorGrid.frame(index, cell)), with: .color(color.color))
        }
      }
      .clipShape(ColorGrid.shape)
      .overlay { ColorGrid.shape.strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5) }
      .overlay(alignment: .topLeading) { mark(cell) }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { select(ColorGrid.index(at: $0.location, cell)) })
    }
    .environment(\.layoutDirection, .leftToRight)
    .modifier(FocusModifier(ringRadius: 8) { key($0) })
  }

  private var selectedIndex: Int? { ColorGrid.colors.firstIndex { $0.isLike(color) } }

  @ViewBuilder private func mark(_ cell: CGSize) -> some View {
    if let index = selectedIndex {
      let frame = ColorGrid.frame(index, cell)
      RoundedRectangle(cornerRadius: 2).strokeBorder(index < 3 ? .black : .white, lineWidth: 2.5)
        .frame(width: frame.width, height: frame.height)
        .shadow(color: .black.opacity(0.3), radius: 1)
        .offset(x: frame.minX, y: frame.minY)
    }
  }

  private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8, style: .continuous) }

  private static func frame(_ index: Int, _ cell: CGSize) -> CGRect {
    CGRect(
      x: CGFloat(index % columnCount) * cell.width, y: CGFloat(index / columnCount) * cell.height,
      width: cell.width, height: cell.height)
  }

  private static func index(at point: CGPoint, _ cell: CGSize) -> Int {
    func place(_ position: CGFloat, _ length: CGFloat, count: Int) -> Int {
      Int((position / max(length, 1)).rounded(.down).clamped(to: 0...CGFloat(count - 1)))
    }
    return place(point.y, cell.height, count: rowCount) * columnCount
      + place(point.x, cell.width, count: columnCount)
  }

  private func select(_ index: Int) { color = ColorGrid.colors[index].with(opacity: color.opacity) }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let index = selectedIndex ?? 0
    let (row, column) = (index / ColorGrid.columnCount, index % ColorGrid.columnCount)
    switch press.key {
    case .leftArrow: if column > 0 { select(index - 1) }
    case .rightArrow: if column < ColorGrid.columnCount - 1 { select(index + 1) }
    case .upArrow: if row > 0 { select(index - ColorGrid.columnCount) }
    case .downArrow: if row < ColorGrid.rowCount - 1 { select(index + ColorGrid.columnCount) }
    default: return .ignored
    }
    return .handled
  }
}
