/// The heights that a sheet can have.
struct SheetHeights {
  private let detents: [PresentationDetent]
  private let chosen: PresentationDetent
  private let environment: EnvironmentValues
  let latest = SheetRoom()

  /// The space above a sheet of the greatest height, in points.
  static let topInset: CGFloat = 20

  /// Creates the heights of a sheet whose views ask for some options.
  init(
    _ options: PresentationOptions, chosen: PresentationDetent?, _ environment: EnvironmentValues
  ) {
    let all = options.detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    self.environment = environment
    detents = Array(all)
    let selected = options.selection?.wrappedValue ?? chosen
    let context = PresentationDetent.Context(maximum: 1000, environment: environment)
    self.chosen =
      selected.flatMap { all.contains($0) ? $0 : nil }
      ?? all.min { ($0.height(in: context) ?? 0) < ($1.height(in: context) ?? 0) } ?? .large
  }

  private func height(of detent: PresentationDetent, in available: CGFloat) -> CGFloat? {
    let context = PresentationDetent.Context(maximum: available, environment: environment)
    return detent.height(in: context).map { $0.isNaN ? available : min(max($0, 0), available) }
  }

  /// The height at rest.
  func current(in available: CGFloat) -> CGFloat { height(of: chosen, in: available) ?? available }

  /// The height during a drag: beyond the greatest one the sheet follows slowly.
  func dragged(by distance: CGFloat, in available: CGFloat) -> (height: CGFloat, offset: CGFloat) {
    let current = current(in: available)
    let greatest = detents.compactMap { height(of: $0, in: available) }.max() ?? available
    guard distance < 0 else { return (current, distance) }
    let wanted = current - distance
    return (min(wanted <= greatest ? wanted : greatest + (wanted - greatest) * 0.15, available), 0)
  }

  /// The detent whose height is nearest to one; `nil` for the height 0, which dismisses the sheet.
  func detent(nearest target: CGFloat, in available: CGFloat) -> PresentationDetent? {
    var best: (detent: PresentationDetent?, distance: CGFloat) = (nil, abs(target))
    for detent in detents {
      guard let height = height(of: detent, in: available) else { continue }
      if abs(target - height) <= best.distance { best = (detent, abs(target - height)) }
    }
    return best.detent
  }
}

/// The height that was available for a sheet at its latest placement.
@MainActor
final class SheetRoom {
  var available: CGFloat = 0

  nonisolated init() {}
}

/// Places a sheet at the bottom edge. Changes of its height are animated by the transaction.
struct SheetLayout {
  let heights: SheetHeights
  /// The distance that the sheet is dragged down, in points.
  let drag: CGFloat

  /// The width of sheets in wide windows.
  static let widest: CGFloat = 640
}

@MainActor extension SheetLayout: UnaryLayout {
  static var animatesPlacement: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal).finite)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let size = size.value.finite
    let available = max(size.height - SheetHeights.topInset, 0)
    heights.latest.available = available
    let (height, offset) = heights.dragged(by: drag, in: available)
    let width = min(size.width, SheetLayout.widest)
    return Placement(
      origin: CGPoint(x: (size.width - width) / 2, y: size.height - height + offset),
      proposal: ProposedViewSize(width: width, height: height))
  }
}
