/// A part of the content of a container, in order.
enum SubviewPart {
  case view(SubviewSource)
  /// Elements of a `ForEach` with one view each.
  case items(any SubviewItems, Range<Int>)
  case section(SectionPart)
}

/// A section of the content of a container.
struct SectionPart {
  let number: Int
  var header: [SubviewPart]
  var content: [SubviewPart]
  var footer: [SubviewPart]
  /// Whether the content is shown; nil for sections that cannot be collapsed.
  let isExpanded: Binding<Bool>?
  /// The modifiers of the section that set values for the container, from the innermost to the outermost.
  var writers: [any ContainerValueWriter] = []
  var version: Int
}

extension GraphNode {
  /// The subviews that the node lists.
  final var subviewParts: [SubviewPart] {
    var parts: [SubviewPart] = []
    collectSubviews(into: &parts)
    return parts
  }
}

/// The subviews of a container, resolved from its content.
@MainActor
final class SubviewList {
  private let parts: [SubviewPart]
  /// The index of the first subview of each part.
  private let starts: [Int]
  let count: Int

  /// Resolves parts. Sections become their header, their content if they are expanded, and their footer.
  init(_ parts: [SubviewPart]) {
    var flat: [SubviewPart] = []
    SubviewList.flatten(parts, into: &flat)
    var (starts, count) = ([Int](), 0)
    for part in flat {
      starts.append(count)
      if case .items(_, let range) = part { count += range.count } else { count += 1 }
    }
    (self.parts, self.starts, self.count) = (flat, starts, count)
  }

  private static func flatten(_ parts: [SubviewPart], into flat: inout [SubviewPart]) {
    for part in parts {
      guard case .section(let section) = part else {
        flat.append(part)
        continue
      }
      flatten(section.header, into: &flat)
      if section.isExpanded?.wrappedValue != false { flatten(section.content, into: &flat) }
      flatten(section.footer, into: &flat)
    }
  }

  subscript(index: Int) -> Subview {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    switch parts[low] {
    case .view(let source): return Subview(source)
    case .items(let items, let range):
      let item = range.lowerBound + index - starts[low]
      return Subview(reference: .item(items, item), version: items.version(at: item), id: items.id(at: item))
    case .section: fatalError("sections are flattened")
    }
  }
}

extension SubviewPart {
  /// The identity of the subview that a program identifies by an id.
  @MainActor func subview(ofElement id: AnyHashable) -> Subview.ID? {
    switch self {
    case .view(let source): return source.elementID == id ? source.id : nil
    case .items(let items, let range):
      return items.index(ofElement: id).flatMap { range.contains($0) ? items.id(at: $0) : nil }
    case .section(let section):
      return [section.header, section.content, section.footer].lazy.joined()
        .compactMap { $0.subview(ofElement: id) }.first
    }
  }
}

/// Returns the result of `body` for a value. Both run on the main actor, where all views are, and stay there; so they need
/// not be sendable.
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  // Neither leaves the main actor: `assumeIsolated` runs its closure on this thread before it returns.
  nonisolated(unsafe) let value = value
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body(value) }
  return result!
}
