/// Connects a scroll view with its element, and with the targets in its content.
@MainActor
final class ScrollLink {
  weak var element: ScrollElement?
  /// The content, in which views are found by their ids.
  let scope = ScrollScope()
  /// Shows the stage of a refresh.
  var showRefresh: (ScrollRefresh.Stage) -> Void = { _ in }
  private var sources: [WeakSource] = []

  private struct WeakSource {
    weak var source: (any ScrollTargetSource)?
  }

  nonisolated init() {}

  /// Adds views that are targets, as long as they exist.
  func add(_ source: any ScrollTargetSource) {
    sources.removeAll { $0.source?.isMounted != true }
    sources.append(WeakSource(source: source))
  }

  /// The nodes that have targets.
  var targetSources: [any ScrollTargetSource] {
    sources.compactMap { $0.source?.isMounted == true ? $0.source : nil }
  }
}
