/// An action that loads content again. See `EnvironmentValues.refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action set by `refreshable(action:)`; nil if there is none.
  @Entry public internal(set) var refresh: RefreshAction?
}

nonisolated extension View {
  /// Sets an action that loads the content of the scroll views and lists in the view again. It runs when the user has
  /// pulled the content down by 64 points beyond its start; a progress view is shown until it returns.
  ///
  /// Other views inside can run it through `EnvironmentValues.refresh`.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The refresh of a scroll view by a pull beyond its start.
@MainActor
final class ScrollRefresh {
  enum Stage {
    case none
    /// The content is pulled beyond its start.
    case pulled
    case running
  }

  private unowned let element: ScrollElement
  private(set) var stage = Stage.none {
    didSet { if stage != oldValue { show() } }
  }

  /// The distances of a pull that show the progress view and start a refresh, and the gap above the content during
  /// one, in points.
  private static let (shown, threshold, gap): (CGFloat, CGFloat, CGFloat) = (36, 64, 56)

  init(_ element: ScrollElement) { self.element = element }

  private func show() {
    let (link, stage) = (element.modifier.link, stage)
    element.graph.perform([{ link.showRefresh(stage) }])
  }

  /// The distance beyond the start at which the content rests along an axis.
  func gap(_ axis: Axis) -> CGFloat { axis == .vertical && stage == .running ? -ScrollRefresh.gap : 0 }

  func pullDidChange() {
    guard element.modifier.refresh != nil, stage != .running else { return }
    stage = element.motion[.vertical].excess.value <= -ScrollRefresh.shown ? .pulled : .none
  }

  /// Starts a refresh if the content was pulled far enough.
  func pullDidEnd() {
    guard stage == .pulled else { return }
    guard let action = element.modifier.refresh,
      element.motion[.vertical].excess.value <= -ScrollRefresh.threshold
    else { return stage = .none }
    stage = .running
    Task { [weak self] in
      await action()
      self?.didEnd()
    }
  }

  private func didEnd() {
    stage = .none
    if element.drag == nil { element.motion.release(.vertical, velocity: 0, at: nil) }
  }
}

/// The progress view above content that is pulled beyond its start.
struct RefreshIndicator: View {
  let stage: ScrollRefresh.Stage

  var body: some View {
    if stage != .none {
      ProgressView().frame(height: 56).opacity(stage == .running ? 1 : 0.5)
    }
  }
}
