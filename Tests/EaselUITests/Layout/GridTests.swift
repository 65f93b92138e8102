import Synchronization
import Testing

@testable import EaselUI

/// Grids, compared with hand-computed frames of all cells.
@Suite("Grids")
@MainActor
struct GridTests {
  private func size<V: View>(_ view: V, in proposal: ProposedViewSize = .unspecified) -> CGSize {
    Stage(view).host.sizeThatFits(proposal)
  }

  @ViewBuilder private var fourCells: some View {
    GridRow {
      Box(1, width: 10, height: 10)
      Box(2, width: 20, height: 30)
    }
    GridRow {
      Box(3, width: 40, height: 5)
      Box(4, width: 5, height: 5)
    }
  }

  @Test("A column has the width of its widest cell, a row the height of its highest, cells are centred")
  func idealSizes() {
    #expect(size(Grid { fourCells }) == CGSize(40 + 8 + 20, 30 + 8 + 5))
    #expect(
      frames(in: CGSize(68, 43)) { Grid { fourCells } } == [
        1: CGRect(15, 10, 10, 10), 2: CGRect(48, 0, 20, 30), 3: CGRect(0, 38, 40, 5),
        4: CGRect(55.5, 38, 5, 5),
      ])
  }

  @Test("Of the alignments of grid, column, row and cell the innermost wins")
  func alignments() {
    let content = Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 4) {
      GridRow(alignment: .bottom) {
        Box(1, width: 10, height: 10)
        Box(2, width: 20, height: 30)
      }
      GridRow {
        Box(3, width: 40, height: 5)
        Box(4, width: 5, height: 20).gridColumnAlignment(.trailing)
      }
      GridRow {
        Box(5, width: 10, height: 10).gridCellAnchor(.bottomTrailing)
        Box(6, width: 4, height: 20)
      }
    }
    #expect(
      frames(in: CGSize(62, 78)) { content } == [
        1: CGRect(0, 20, 10, 10), 2: CGRect(42, 0, 20, 30), 3: CGRect(0, 34, 40, 5), 4: CGRect(57, 34, 5, 20),
        5: CGRect(30, 68, 10, 10), 6: CGRect(58, 58, 4, 20),
      ])
  }

  @Test("Rows that are aligned to a baseline have room above and below it")
  func baselines() {
    let content = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Box(1, width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 20 }
        Box(2, width: 10, height: 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
        Box(3, width: 10, height: 10).gridCellAnchor(.bottom)
      }
      GridRow {
        Box(4, width: 10, height: 10)
      }
    }
    #expect(size(content) == CGSize(46, 53))
    #expect(
      frames(in: CGSize(46, 53)) { content } == [
        1: CGRect(0, 0, 10, 30), 2: CGRect(18, 15, 10, 20), 3: CGRect(36, 25, 10, 10),
        4: CGRect(0, 43, 10, 10),
      ])
    // The second cell has the height of the row.
    let filled = Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) {
      GridRow {
        Box(1, width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 20 }
        Box(2, width: 10).gridCellUnsizedAxes(.vertical)
      }
    }
    #expect(
      frames(in: CGSize(28, 30)) { filled } == [1: CGRect(0, 0, 10, 30), 2: CGRect(18, 0, 10, 30)])
  }

  @Test("Flexible columns share the width that fixed columns leave; rows share the height")
  func proposals() {
    let content = Grid {
      GridRow {
        Box(1, width: 20, height: 10)
        Box(2)
        Box(3)
      }
      GridRow {
        Box(4, width: 10, height: 10)
        Box(5, height: 10)
        Box(6, height: 10)
      }
    }
    #expect(size(content, in: ProposedViewSize(CGSize(136, 68))) == CGSize(136, 68))
    #expect(
      frames(in: CGSize(136, 68)) { content } == [
        1: CGRect(0, 20, 20, 10), 2: CGRect(28, 0, 50, 50), 3: CGRect(86, 0, 50, 50),
        4: CGRect(5, 58, 10, 10), 5: CGRect(28, 58, 50, 10), 6: CGRect(86, 58, 50, 10),
      ])
  }

  @Test("A view outside rows spans all columns; a cell can span several")
  func spans() {
    let content = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Box(1, width: 20, height: 10)
        Box(2, width: 30, height: 10)
        Box(3, width: 40, height: 10)
      }
      Box(4, height: 2)
      GridRow {
        Box(5, height: 10).gridCellColumns(2)
        Box(6, width: 40, height: 10)
      }
    }
    #expect(
      frames(in: CGSize(110, 22)) { content } == [
        1: CGRect(0, 0, 20, 10), 2: CGRect(30, 0, 30, 10), 3: CGRect(70, 0, 40, 10), 4: CGRect(0, 10, 110, 2),
        5: CGRect(0, 12, 60, 10), 6: CGRect(70, 12, 40, 10),
      ])
    let wide = Grid(horizontalSpacing: 0) {
      GridRow {
        Box(1, width: 10, height: 1)
        Box(2, width: 10, height: 1)
      }
      GridRow { Box(3, width: 60, height: 1).gridCellColumns(2) }
    }
    #expect(size(wide).width == 60)
  }

  @Test(
    "A cell of more columns than the limit extends to the last column, unless a cell follows",
    arguments: [1001, 1 << 40, Int.max - 1, Int.max])
  func enormousSpans(count: Int) {
    let content = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Box(1, width: 20, height: 10)
        Box(2, width: 30, height: 10)
      }
      GridRow { Box(3, height: 10).gridCellColumns(count) }
      GridRow {
        Box(4, width: 20, height: 10).gridCellColumns(count)
        Box(5, width: 30, height: 10).gridCellColumns(count)
      }
    }
    #expect(
      frames(in: CGSize(60, 30)) { content } == [
        1: CGRect(0, 0, 20, 10), 2: CGRect(30, 0, 30, 10), 3: CGRect(0, 10, 60, 10),
        4: CGRect(0, 20, 20, 10), 5: CGRect(30, 20, 30, 10),
      ])
  }

  @Test("A cell of no or fewer columns spans one", arguments: [0, -5, Int.min])
  func missingSpans(count: Int) {
    let content = Grid {
      GridRow {
        Box(1, width: 10, height: 10).gridCellColumns(count)
        Box(2, width: 10, height: 10)
      }
    }
    #expect(size(content) == CGSize(10 + 8 + 10, 10))
  }

  @Test("An unsized cell does not enlarge its column and fills it")
  func unsized() {
    let content = Grid(verticalSpacing: 0) {
      GridRow { Box(1, width: 30, height: 10) }
      GridRow { Box(2, height: 5).gridCellUnsizedAxes(.horizontal) }
    }
    #expect(size(content, in: ProposedViewSize(width: 200, height: 100)).width == 30)
    #expect(frames(in: CGSize(30, 15)) { content }[2] == CGRect(0, 10, 30, 5))
  }

  @Test("Grids without cells and rows without a grid are laid out")
  func degenerate() {
    #expect(size(Grid {}) == .zero)
    #expect(size(Grid { GridRow {} }) == .zero)
    #expect(
      size(
        HStack(spacing: 1) {
          GridRow {
            Box(1, width: 2, height: 3); Box(2, width: 4, height: 5)
          }
        }) == CGSize(7, 5))
    let infinite = size(Grid { GridRow { Box(1, width: 10, height: 10) } }, in: .infinity)
    #expect(infinite == CGSize(10, 10))
  }

  private struct Choosing: View {
    @State private var isExtended = false
    let handle: Handle<Bool>

    var body: some View {
      handle.binding = $isExtended
      return Grid(verticalSpacing: 0) {
        GridRow { Box(1, width: 10, height: 10) }
        if isExtended { GridRow { Box(2, width: 30, height: 10) } }
        ForEach(3..<5, id: \.self) { number in GridRow { Box(number, width: 5, height: 10) } }
      }
    }
  }

  @Test("Rows can be inserted and removed, and made by ForEach")
  func changes() {
    let handle = Handle<Bool>()
    let stage = Stage(size: CGSize(30, 40), Choosing(handle: handle))
    #expect(stage.frames().count == 3)
    handle.value = true
    #expect(
      stage.frames() == [
        1: CGRect(10, 0, 10, 10), 2: CGRect(0, 10, 30, 10), 3: CGRect(12.5, 20, 5, 10),
        4: CGRect(12.5, 30, 5, 10),
      ])
  }

  /// A grid of which one cell has other values and another size once it is changed.
  private struct ChangingCell: View {
    @State private var isChanged = false
    var handle: Handle<Bool>?

    init(handle: Handle<Bool>? = nil, isChanged: Bool = false) {
      (self.handle, _isChanged) = (handle, State(initialValue: isChanged))
    }

    var body: some View {
      handle?.binding = $isChanged
      return Grid(horizontalSpacing: 0, verticalSpacing: isChanged ? 5 : 0) {
        GridRow(alignment: isChanged ? .top : .bottom) {
          Box(1, width: 10, height: 10)
            .gridCellColumns(isChanged ? 2 : 1)
            .gridColumnAlignment(isChanged ? .trailing : .leading)
            .gridCellUnsizedAxes(isChanged ? .vertical : [])
          Box(2, width: isChanged ? 50 : 30, height: 20)
        }
        GridRow {
          Box(3, width: 20, height: 5)
          Box(4, width: 6, height: 4).gridCellAnchor(isChanged ? .bottomTrailing : .topLeading)
        }
      }
    }
  }

  @Test("A cell that changes its values or its size is laid out like a new one")
  func changedCells() {
    let handle = Handle<Bool>()
    let stage = Stage(size: CGSize(100, 60), ChangingCell(handle: handle))
    let first = stage.frames()
    handle.value = true
    #expect(stage.frames() == Stage(size: CGSize(100, 60), ChangingCell(isChanged: true)).frames())
    handle.value = false
    #expect(stage.frames() == first)
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue: Int? = 1
  }

  private final class Readings: Sendable {
    let weights = Mutex<[Int?]>([])
  }

  private struct Weights: Layout {
    let readings: Readings

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let weights = subviews.map { $0[Weight.self] }
      readings.weights.withLock { $0 = weights }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("The innermost layout value of a view takes effect, through other modifiers, and nil is a value")
  func layoutValues() {
    let readings = Readings()
    _ = size(
      Weights(readings: readings) {
        Box(1, width: 1, height: 1)
        Box(2, width: 1, height: 1).layoutValue(key: Weight.self, value: nil)
        Box(3, width: 1, height: 1).layoutValue(key: Weight.self, value: 3).layoutPriority(2).padding()
          .gridCellColumns(2).layoutValue(key: Weight.self, value: 4).zIndex(1)
        Box(4, width: 1, height: 1).gridCellColumns(2)
      })
    #expect(readings.weights.withLock { $0 } == [1, nil, 3, 1])
  }
}
