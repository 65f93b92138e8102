/// A section of the content of a container: its header, its views and its footer.
///
/// Views outside of sections form sections without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    /// The number of the section's node; negative for views outside of sections.
    let number: Int
  }

  /// The identity of the section.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  /// Whether the content is shown; nil for a section that cannot be collapsed.
  let isExpanded: Binding<Bool>?
  /// Distinguishes the states of the section.
  let version: Int
}

extension SectionConfiguration {
  @MainActor init(_ part: SectionPart) {
    var values = ContainerValues()
    for writer in part.writers.reversed() { writer.write(to: &values) }
    self.init(
      id: ID(number: part.number), header: SubviewsCollection(part.header),
      content: SubviewsCollection(part.content), footer: SubviewsCollection(part.footer),
      containerValues: values,
      isExpanded: part.isExpanded, version: part.version)
  }

  /// A section of views outside of sections, the first of which follows `position` sections.
  @MainActor init(_ parts: [SubviewPart], position: Int) {
    let empty = SubviewsCollection([])
    self.init(
      id: ID(number: -1 - position), header: empty, content: SubviewsCollection(parts), footer: empty,
      containerValues: ContainerValues(), isExpanded: nil, version: 0)
  }
}

/// The sections of the content of a container. As a view, it shows the views of all of them.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  @MainActor init(_ parts: [SubviewPart]) {
    var sections: [SectionConfiguration] = []
    var loose: [SubviewPart] = []
    for part in parts {
      guard case .section(let section) = part else {
        loose.append(part)
        continue
      }
      if !loose.isEmpty { sections.append(SectionConfiguration(loose, position: sections.count)) }
      loose = []
      sections.append(SectionConfiguration(section))
    }
    if !loose.isEmpty { sections.append(SectionConfiguration(loose, position: sections.count)) }
    self.sections = sections
  }

  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension SectionCollection: View {
  public var body: some View {
    ForEach(self) { section in
      section.header
      section.content
      section.footer
    }
  }
}
