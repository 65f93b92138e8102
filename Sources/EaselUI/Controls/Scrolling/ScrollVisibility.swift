/// The modifier that reports whether a view is visible in its scroll view.
struct ScrollVisibilityModifier {
  /// The share of the view that has to be visible, 0...1.
  let threshold: Double
  let action: (Bool) -> Void
}

@MainActor extension ScrollVisibilityModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> ScrollVisibilityElement {
    ScrollVisibilityElement(self, around: content, inputs)
  }

  func update(_ element: ScrollVisibilityElement) { element.modifier = self }
}

/// The element of a view that reports whether it is visible.
final class ScrollVisibilityElement: WrapperElement, PositionObserver {
  var modifier: ScrollVisibilityModifier
  private var isVisible = false

  init(_ modifier: ScrollVisibilityModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    graph.add(observer: self)
  }

  func checkPosition() -> Bool {
    guard isAttached else { return false }
    guard placedProposal != nil, let scrollContainer, let origin = scrollContainer.contentOrigin(of: self)
    else { return true }
    let share = scrollContainer.visibleShare(of: CGRect(origin: origin, size: size))
    let isVisible = share > 0 && share >= modifier.threshold
    guard isVisible != self.isVisible else { return true }
    self.isVisible = isVisible
    graph.perform([{ [modifier] in modifier.action(isVisible) }])
    return true
  }
}

extension ScrollElement {
  /// The visible share of a rectangle of the content, 0...1.
  func visibleShare(of rect: CGRect) -> Double {
    let visible = rect.overlap(geometry.visibleRect)
    guard !visible.isNull else { return 0 }
    guard rect.width > 0, rect.height > 0 else { return 1 }
    return Double(visible.width / rect.width * (visible.height / rect.height))
  }
}

/// Runs an action when other targets become visible in a scroll view.
@MainActor
final class ScrollTargetVisibilityObserver<ID: Hashable>: ScrollObserver {
  private var threshold = 0.5
  private var action: (([ID]) -> Void)?
  private var known: [ID]?

  func set(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
    (self.threshold, self.action) = (threshold, action)
    setNeedsCheck()
  }

  override func geometryDidChange(_ geometry: ScrollGeometry, of element: ScrollElement) {
    let ids = element.visibleTargets.compactMap { target -> ID? in
      let share = element.visibleShare(of: target.frame)
      return share > 0 && share >= threshold ? target.id?.base as? ID : nil
    }
    guard ids != known else { return }
    known = ids
    element.graph.perform([{ [weak self] in self?.action?(ids) }])
  }
}

/// The modifier of `onScrollTargetVisibilityChange`.
struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var observer = ScrollTargetVisibilityObserver<ID>()
}

extension ScrollTargetVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = observer.set(threshold, action)
    content.modifier(ScrollObservation(observer: observer))
  }
}

nonisolated extension View {
  /// Runs an action when the view becomes visible or invisible in the nearest enclosing scroll view.
  ///
  /// Views are invisible at first. Outside of scroll views, the action does not run.
  ///
  /// - Parameter threshold: The share of the view's area that has to be visible, 0...1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action with the ids of the visible views in the scroll target layout of the first scroll view in the view,
  /// when other ones become visible.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids.
  ///   - threshold: The share of a view's area that has to be visible, 0...1.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
