import Foundation
import Testing

@testable import EaselUI

/// Elements of bindings to collections, which rows read where they are stored.
@MainActor
struct BoundElementTests {
  enum Container: CaseIterable {
    case list, listOfData, sections, reversed, lazyStack, lazyGrid, stack
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat = 20
  }

  private final class Handle {
    var items: Binding<[Item]>?
  }

  private struct Rows: View {
    let container: Container
    let handle: Handle
    @State private var items = (1...4).map { Item(id: $0) }

    var body: some View {
      let _ = handle.items = $items
      switch container {
      case .list: List { rows }
      case .listOfData: List($items) { Row(item: $0) }
      case .sections: List { Section("A") { rows } }
      case .reversed: List { ForEach(reversedItems) { Row(item: $0) } }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .stack: VStack { rows }
      }
    }

    private var reversedItems: ReversedCollection<Binding<[Item]>> { $items.reversed() }

    private var rows: some View { ForEach($items) { Row(item: $0) } }
  }

  private struct Row: View {
    @Binding var item: Item

    var body: some View { Box(item.id, width: item.width, height: 20) }
  }

  private func shown(_ stage: Stage<Rows>) -> [Int] {
    for step in 1...20 { stage.show(at: stage.date.timeIntervalSinceReferenceDate + Double(step) / 10) }
    return stage.show().boxes.filter { $0.1.size == CGSize(20, 20) }.map(\.0).sorted()
  }

  @Test("Elements can be removed and added", arguments: Container.allCases)
  func changes(container: Container) throws {
    let handle = Handle()
    let stage = Stage(size: CGSize(300, 400), Rows(container: container, handle: handle))
    #expect(shown(stage) == [1, 2, 3, 4])
    let items = try #require(handle.items)
    items.wrappedValue.removeLast()
    #expect(shown(stage) == [1, 2, 3])
    items.wrappedValue.removeFirst()
    #expect(shown(stage) == [2, 3])
    withAnimation { items.wrappedValue.remove(atOffsets: [1]) }
    #expect(shown(stage) == [2])
    withAnimation { items.wrappedValue = [] }
    #expect(shown(stage).isEmpty)
    items.wrappedValue = [Item(id: 7), Item(id: 8)]
    #expect(shown(stage) == [7, 8])
    items.wrappedValue[0].width = 30
    #expect(shown(stage) == [8])
  }
}
