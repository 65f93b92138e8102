/// A part of a list, from top to bottom: the top of a section, a row, or the bottom of a section.
struct ListItem: Identifiable {
  enum ID: Hashable {
    case top(SectionConfiguration.ID)
    case row(Subview.ID)
    case bottom(SectionConfiguration.ID)
  }

  enum Kind {
    case top, bottom
    case row(Subview)
  }

  let kind: Kind
  let section: SectionConfiguration
  /// The index of the section in the list.
  let sectionIndex: Int
  /// The index of the row in its section.
  let index: Int
  let rowCount: Int

  var id: ID {
    switch kind {
    case .top: .top(section.id)
    case .bottom: .bottom(section.id)
    case .row(let subview): .row(subview.id)
    }
  }

  var isFirst: Bool { index == 0 }
  var isLast: Bool { index == rowCount - 1 }
}

/// The parts of a list. Rows are made when they are asked for.
struct ListItems: RandomAccessCollection {
  private let sections: [SectionConfiguration]
  /// The index of the top of each section.
  private let starts: [Int]
  let endIndex: Int

  var startIndex: Int { 0 }

  @MainActor init(_ parts: [SubviewPart]) {
    sections = Array(SectionCollection(parts))
    var (starts, count) = ([Int](), 0)
    for section in sections {
      starts.append(count)
      count += ListItems.rowCount(section) + 2
    }
    (self.starts, endIndex) = (starts, count)
  }

  private static func rowCount(_ section: SectionConfiguration) -> Int {
    section.isExpanded?.wrappedValue == false ? 0 : section.content.count
  }

  subscript(position: Int) -> ListItem {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    let section = sections[low]
    let (row, count) = (position - starts[low] - 1, ListItems.rowCount(section))
    let kind: ListItem.Kind = row < 0 ? .top : row < count ? .row(section.content[row]) : .bottom
    return ListItem(kind: kind, section: section, sectionIndex: low, index: row, rowCount: count)
  }

  var sectionCount: Int { sections.count }
}
