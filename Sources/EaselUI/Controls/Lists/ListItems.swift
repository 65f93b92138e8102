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
  /// The number of parts above the rows of each section: 0 for tops without a height. A lazy stack would take a first
  /// part without a height for an estimate of all others, and make all rows.
  private let tops: [Int]
  let endIndex: Int

  var startIndex: Int { 0 }

  @MainActor init(_ sections: [SectionConfiguration], _ metrics: ListMetrics) {
    self.sections = sections
    var (starts, tops, count) = ([Int](), [Int](), 0)
    for (index, section) in sections.enumerated() {
      let space = index == 0 ? metrics.topSpace : metrics.sectionSpace
      starts.append(count)
      tops.append(section.header.isEmpty && space <= 0 ? 0 : 1)
      count += tops[index] + ListItems.rowCount(section) + 1
    }
    (self.starts, self.tops, endIndex) = (starts, tops, count)
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
    let (row, count) = (position - starts[low] - tops[low], ListItems.rowCount(section))
    let kind: ListItem.Kind = row < 0 ? .top : row < count ? .row(section.content[row]) : .bottom
    return ListItem(kind: kind, section: section, sectionIndex: low, index: row, rowCount: count)
  }

  var sectionCount: Int { sections.count }
}
