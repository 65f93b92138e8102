/// One pushed page.
@MainActor
final class NavigationEntry {
  enum Source {
    case value(AnyHashable)
    /// A presented view, with the writer of its channel.
    case view(ObjectIdentifier, PresentedDestination)
  }

  var source: Source
  /// The view of the page.
  private(set) var view: AnyView
  /// The registration that the view was made by.
  private var version: Int?
  let page = NavigationPageModel()

  init(_ source: Source) {
    self.source = source
    if case .view(_, let destination) = source {
      view = destination.view
    } else {
      view = AnyView(EmptyView())
    }
  }

  /// Makes the view of a value with the first registration for its type, unless it was made by that already.
  func resolve(_ destinations: [Channel<ValueDestination>.Entry]) {
    guard case .value(let value) = source else { return }
    let type = ObjectIdentifier(Swift.type(of: value.base))
    let destination = destinations.first { $0.value.type == type }
    guard destination?.version != version else { return }
    version = destination?.version
    view =
      destination.map { destination in AnyView(DeferredView { destination.value.view(value) }) }
      ?? AnyView(MissingDestination())
  }

  func update(_ destination: PresentedDestination, by writer: ObjectIdentifier) {
    source = .view(writer, destination)
    view = destination.view
  }
}

/// The page of a value without a destination, as in SwiftUI.
private struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow).font(.title) }
}

/// The pushed pages of a stack, in their order.
@MainActor
struct NavigationEntries {
  private(set) var entries: [NavigationEntry] = []

  /// Returns the pages of a path: those that still exist, without the others and those above them, and new ones.
  ///
  /// Not mutating, because it compares values of the program, whose `==` may use the stack.
  func reconciled(
    _ path: [AnyHashable], _ presented: [Channel<PresentedDestination>.Entry],
    _ destinations: [Channel<ValueDestination>.Entry]
  ) -> NavigationEntries {
    var values = path[...]
    var kept: [NavigationEntry] = []
    for entry in entries {
      switch entry.source {
      case .value(let value):
        guard values.first == value else { break }
        values.removeFirst()
        kept.append(entry)
        continue
      case .view(let writer, _):
        guard let source = presented.first(where: { $0.writer == writer }) else { break }
        entry.update(source.value, by: writer)
        kept.append(entry)
        continue
      }
      break
    }
    kept += values.map { NavigationEntry(.value($0)) }
    kept += presented.filter { source in !kept.contains { $0.isMade(by: source.writer) } }
      .map { NavigationEntry(.view($0.writer, $0.value)) }
    for entry in kept { entry.resolve(destinations) }
    return NavigationEntries(entries: kept)
  }
}

extension NavigationEntry {
  fileprivate func isMade(by other: ObjectIdentifier) -> Bool {
    if case .view(let writer, _) = source { writer == other } else { false }
  }
}
