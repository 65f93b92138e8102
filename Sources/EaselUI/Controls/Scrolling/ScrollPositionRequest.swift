/// Connects a binding of a program with the position of a scroll view.
@MainActor
final class ScrollPositionLink {
  /// Whether the id of a view can be the value of the binding.
  var accepts: (AnyHashable) -> Bool = { _ in false }
  /// Tells the program that the user has scrolled, and the id of the first view.
  var report: (AnyHashable?) -> Void = { _ in }
  /// The latest id that was reported.
  var reported: AnyHashable?
  /// Whether the program's value after a report is a request for the reported view, which has no effect.
  var echoesReports = false
  private weak var element: ScrollElement?

  nonisolated init() {}

  /// Whether the link belongs to a scroll view. It belongs to the first one that asks, as long as that exists.
  func belongs(to element: ScrollElement) -> Bool {
    if let own = self.element, own.isAttached { return own === element }
    self.element = element
    return true
  }
}

/// The position that a program requests.
struct ScrollPositionRequest {
  let link: ScrollPositionLink
  let goal: ScrollPosition.Goal
  /// The point of a view that is aligned with the same point of the scroll view.
  let anchor: UnitPoint?
}

/// Passes a request to the scroll views in a view.
struct ScrollPositionSetter: EnvironmentModifier {
  let request: ScrollPositionRequest

  func change(_ environment: inout EnvironmentValues) { environment.scrollSettings.position = request }
}

/// The modifier of `scrollPosition(_:anchor:)`.
struct ScrollPositionModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = connect()
    content.modifier(
      ScrollPositionSetter(
        request: ScrollPositionRequest(link: link, goal: position.goal, anchor: anchor)))
  }

  @MainActor private func connect() {
    let (binding, idType) = ($position, position.idType)
    link.accepts = { idType.cast($0) != nil }
    link.report = { id in
      var position = binding.wrappedValue
      position.userScrolled(to: id)
      if position != binding.wrappedValue { binding.wrappedValue = position }
    }
  }
}

/// The modifier of `scrollPosition(id:anchor:)`.
struct ScrolledIDModifier<ID: Hashable> {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var link = ScrollPositionLink()
}

extension ScrolledIDModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = connect()
    content.modifier(
      ScrollPositionSetter(
        request: ScrollPositionRequest(
          link: link, goal: id.map { .view(AnyHashable($0), anchor: nil) } ?? .automatic, anchor: anchor)))
  }

  @MainActor private func connect() {
    let binding = $id
    link.echoesReports = true
    link.accepts = { $0.base is ID }
    link.report = { id in
      if let id = id?.base as? ID, id != binding.wrappedValue { binding.wrappedValue = id }
    }
  }
}

nonisolated extension View {
  /// Connects the position of the first scroll view in the view with a binding: setting it scrolls, and it changes when
  /// the user scrolls.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of the scroll view that determines which view it is scrolled to; nil for the start.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Connects the position of the first scroll view in the view with the id of a view in a scroll target layout.
  ///
  /// Setting the id scrolls to the view: with an anchor, the view comes to that point of the scroll view; without one,
  /// the scroll view scrolls as little as necessary. When the user scrolls, the binding becomes the id of the view
  /// nearest to the anchor or the start.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }
}
