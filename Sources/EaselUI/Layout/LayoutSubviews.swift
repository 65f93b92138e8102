/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection = .leftToRight

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// One of the views that a layout arranges. Layouts run on the main actor, where views are.
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  /// Where the layout's places are written.
  let places: LayoutPlaces
  let index: Int

  /// The size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size.value }

  /// The size that the view takes of a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(element, at: MainActor.assumeIsolated { element.viewSize(for: proposal) })
  }

  /// Puts a point of the view's box at a point of the layout's space.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal).finite
    places.placements[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }

  /// Views of higher priority want room before others; 0 unless set.
  public var priority: Double { traits.layoutPriority ?? 0 }

  public var spacing: ViewSpacing { ViewSpacing(preferred: traits.preferredSpacing) }

  /// What the view tells the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  private var traits: ElementTraits {
    let element = element
    nonisolated(unsafe) var traits = ElementTraits()
    MainActor.assumeIsolated { traits = element.traits }
    return traits
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// The places that a layout has given so far; nil for those that it has not.
final class LayoutPlaces {
  var placements: [Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
