import Testing

@testable import EaselUI

@Suite("Requirements of layouts")
@MainActor
struct LayoutRequirementTests {
  private final class Calls: @unchecked Sendable {
    var made = 0
    var updated = 0
  }

  /// A row that counts its caches, has a spacing, and sets its guides.
  private struct Row: Layout {
    var calls: Calls
    var gap: CGFloat?
    var guide: CGFloat?

    func makeCache(subviews: Subviews) -> Int {
      calls.made += 1
      return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      calls.updated += 1
      cache += 1
    }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing { ViewSpacing(preferred: gap) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: 20, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      for subview in subviews { subview.place(at: .zero, proposal: ProposedViewSize(bounds.size)) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Int
    ) -> CGFloat? {
      guide == .top ? self.guide : nil
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 4
    let calls: Calls
    let handle: Handle<CGFloat>

    var body: some View {
      handle.binding = $width
      return Row(calls: calls) { Box(1, width: width, height: 5) }
    }
  }

  @Test("the cache is updated, not made anew, when a subview changes")
  func cache() {
    let (calls, handle) = (Calls(), Handle<CGFloat>())
    let stage = Stage(Growing(calls: calls, handle: handle))
    stage.show(at: 0)
    #expect(calls.made == 1)
    let updated = calls.updated
    handle.value = 9
    stage.show(at: 1)
    #expect(calls.made == 1 && calls.updated > updated)
  }

  private final class Slices: @unchecked Sendable {
    var indices: [[Int]] = []
  }

  /// Places the third and the first subview below each other, and the second one beside them.
  private struct Slicing: Layout {
    let slices: Slices

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let column: LayoutSubviews = subviews[[2, 0]]
      let parts: [LayoutSubviews] = [column, subviews[1..<3], subviews[1...], subviews.dropFirst(2)]
      slices.indices = parts.map { Array($0.indices) }
      for (row, subview) in column.enumerated() {
        subview.place(at: CGPoint(x: 0, y: 10 * CGFloat(row)), proposal: .unspecified)
      }
      subviews[1..<3].first?.place(at: CGPoint(x: 10, y: 0), proposal: .unspecified)
    }
  }

  @Test("a range of the subviews keeps its indices, and subviews at some indices have new ones")
  func slices() {
    let slices = Slices()
    let boxes = frames(in: CGSize(width: 20, height: 20)) {
      Slicing(slices: slices) { ForEach(1..<4) { Box($0, width: 10, height: 10) } }
    }
    #expect(slices.indices == [[0, 1], [1, 2], [1, 2], [2]])
    #expect(boxes == [3: CGRect(0, 0, 10, 10), 1: CGRect(0, 10, 10, 10), 2: CGRect(10, 0, 10, 10)])
  }

  @Test("a stack keeps the preferred spacing of a layout")
  func spacing() {
    func second(_ gap: CGFloat?) -> CGFloat? {
      frames(in: CGSize(width: 200, height: 100)) {
        HStack {
          Row(calls: Calls(), gap: gap) { Box(1) }
          Box(2, width: 10, height: 10)
        }
      }[2].map { $0.minX }
    }
    guard let plain = second(nil), let wide = second(30), let none = second(0) else {
      Issue.record("no frames")
      return
    }
    #expect(wide - none == 15)
    #expect(plain - none == 4)
  }

  @Test("a layout sets the guides of its container", arguments: [false, true])
  func alignment(isErased: Bool) {
    let row = Row(calls: Calls(), guide: 15)
    let found = frames(in: CGSize(width: 200, height: 100)) {
      HStack(alignment: .top, spacing: 0) {
        if isErased { AnyLayout(row) { Box(1) } } else { row { Box(1) } }
        Box(2, width: 10, height: 10)
      }
    }
    guard let first = found[1], let second = found[2] else {
      Issue.record("no frames")
      return
    }
    #expect(second.minY - first.minY == 15)
  }

  @Test("the alignment of a grid moves its columns")
  func gridAlignment() {
    func column(_ alignment: HorizontalAlignment) -> CGFloat? {
      frames(in: CGSize(width: 100, height: 50)) {
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20), spacing: 0)], alignment: alignment) {
          Box(1, width: 10, height: 10)
          Box(2, width: 10, height: 10)
        }
      }[1].map { $0.minX }
    }
    // Two columns of 20 and a gap of 8 in 100, and a cell of 10 in its column.
    #expect(column(.leading) == 0)
    #expect(column(.center) == 31)
    #expect(column(.trailing) == 62)
  }

  /// Keeps its only subview, as a program may.
  private struct Keeping: Layout {
    final class Keeper: @unchecked Sendable {
      var subview: LayoutSubview?
    }

    let keeper: Keeper

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      keeper.subview = subviews[0]
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("A subview that is measured after its removal does not follow the environment")
  func keptSubviews() {
    let (keeper, handle) = (Keeping.Keeper(), Handle<Bool>())
    let stage = Stage(Removable(handle: handle) { Keeping(keeper: keeper) { Text("some words") } })
    stage.show()
    handle.value = false
    stage.show()
    #expect((keeper.subview?.sizeThatFits(ProposedViewSize(width: 3, height: 1000)).height ?? 0) > 20)
    keeper.subview = nil
    stage.host.environment.font = .largeTitle
    #expect(stage.frames().isEmpty)
  }
}
