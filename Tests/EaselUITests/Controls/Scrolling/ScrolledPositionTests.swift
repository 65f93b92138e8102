import Foundation
import Testing

@testable import EaselUI

@Suite("Bindings to the position of a scroll view")
@MainActor
struct ScrolledPositionTests {
  private struct ByID: View {
    let handle: Handle<Int?>
    var anchor: UnitPoint?
    @State private var id: Int?

    init(_ handle: Handle<Int?>, at id: Int? = nil, anchor: UnitPoint? = nil) {
      (self.handle, self.anchor, _id) = (handle, anchor, State(initialValue: id))
    }

    var body: some View {
      let _ = (handle.binding = $id)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...1000, id: \.self) { Box($0, width: 100, height: 30) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: anchor)
    }
  }

  @Test("Setting the id scrolls as little as necessary, or to the anchor")
  func setID() {
    let handle = Handle<Int?>()
    let stage = Stage(ByID(handle, at: 5))
    #expect(stage.frames()[5]?.maxY == 100)
    handle.value = 4
    #expect(stage.frames()[5]?.maxY == 100)
    handle.value = 700
    #expect(stage.frames()[700]?.maxY == 100)
    handle.value = 699
    #expect(stage.frames()[700]?.maxY == 100)
    let anchored = Stage(ByID(handle, at: 5, anchor: .top))
    #expect(anchored.frames()[5]?.minY == 0)
    handle.value = 500
    #expect(anchored.frames()[500]?.minY == 0)
  }

  @Test("The id becomes that of the view nearest to the start or the anchor, and does not scroll then")
  func readID() {
    let handle = Handle<Int?>()
    let stage = Stage(ByID(handle))
    stage.show()
    #expect(handle.value == .some(nil))
    for (notches, id) in [(1.0, 2), (1, 4), (100, 137), (-50, 70)] {
      stage.turnWheel(y: notches)
      stage.wait()
      #expect(handle.value == id)
    }
    #expect(stage.frames()[70]?.minY == -10)
    let anchored = Stage(ByID(handle, anchor: .bottom))
    anchored.show()
    anchored.turnWheel(y: 1)
    anchored.wait()
    #expect(handle.value == 5)
  }

  private struct Carousel: View {
    let width: Handle<CGFloat>
    let margin: Handle<CGFloat>
    @State private var id: Int? = 3
    @State private var ownWidth: CGFloat = 80
    @State private var ownMargin: CGFloat = 0

    var body: some View {
      let _ = (width.binding = $ownWidth, margin.binding = $ownMargin)
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(1...9, id: \.self) { Box($0, width: 40, height: 30) } }
          .scrollTargetLayout()
      }
      .contentMargins(.horizontal, ownMargin, for: .scrollContent)
      .scrollPosition(id: $id, anchor: .center)
      .frame(width: ownWidth)
    }
  }

  @Test(
    "A view at an anchor stays there when the scroll view or its margins change, unless the user has scrolled freely"
  )
  func anchorOfChangedSize() {
    let (width, margin) = (Handle<CGFloat>(), Handle<CGFloat>())
    let stage = Stage(Carousel(width: width, margin: margin))
    #expect(stage.frames()[3]?.midX == 50.0)
    width.value = 60
    stage.show()
    #expect(stage.frames()[3]?.midX == 50.0)
    margin.value = 10
    stage.show()
    #expect(stage.frames()[3]?.midX == 50.0)
    stage.turnWheel(x: 0.5)
    stage.wait()
    let moved = stage.frames()[4]?.minX ?? 0
    width.value = 80
    stage.show()
    #expect(stage.frames()[4]?.minX == moved - 10)
  }

  @Test("Inside of withAnimation, the view scrolls gradually")
  func animation() {
    let handle = Handle<Int?>()
    let stage = Stage(ByID(handle, anchor: .top))
    stage.show()
    withAnimation(.linear(duration: 1)) { handle.value = 11 }
    stage.show(at: 0)
    stage.show(at: 0.5)
    #expect(stage.frames()[6]?.minY == 0)
    stage.wait()
    #expect(stage.frames()[11]?.minY == 0 && handle.value == 11)
  }

  private struct Positioned: View {
    let handle: Handle<ScrollPosition>
    @State private var position: ScrollPosition

    init(_ handle: Handle<ScrollPosition>, _ position: ScrollPosition) {
      (self.handle, _position) = (handle, State(initialValue: position))
    }

    var body: some View {
      let _ = (handle.binding = $position)
      ScrollView { BoxColumn(count: 20).scrollTargetLayout() }
        .scrollPosition($position)
    }
  }

  @Test("A position is an edge, a point, a distance or a view")
  func goals() {
    let handle = Handle<ScrollPosition>()
    let stage = Stage(Positioned(handle, ScrollPosition(edge: .bottom)))
    #expect(stage.frames()[20]?.maxY == 100)
    handle.binding?.wrappedValue.scrollTo(point: CGPoint(x: 0, y: 45))
    #expect(stage.frames()[1]?.minY == -45)
    handle.binding?.wrappedValue.scrollTo(id: 8, anchor: .top)
    #expect(stage.frames()[8]?.minY == 0)
    handle.binding?.wrappedValue.scrollTo(y: 10)
    #expect(stage.frames()[1]?.minY == -10 && handle.value?.y == 10 && handle.value?.x == nil)
    handle.binding?.wrappedValue.scrollTo(x: .nan, y: .infinity)
    #expect(stage.frames()[1]?.minY == -10)
    handle.binding?.wrappedValue.scrollTo(edge: .top)
    #expect(stage.frames()[1]?.minY == 0 && handle.value?.edge == .top)
  }

  @Test("When the user scrolls, the position is no longer that of the program")
  func byUser() {
    let handle = Handle<ScrollPosition>()
    let stage = Stage(Positioned(handle, ScrollPosition(idType: Int.self, y: 60)))
    #expect(stage.frames()[3]?.minY == 0 && handle.value?.isPositionedByUser == false)
    stage.turnWheel(y: 2)
    stage.wait()
    #expect(handle.value?.isPositionedByUser == true && handle.value?.y == nil)
    #expect(handle.value?.viewID(type: Int.self) == 6 && handle.value?.viewID(type: String.self) == nil)
    #expect(handle.value?.viewID as? Int == 6)
    handle.binding?.wrappedValue.scrollTo(y: 60)
    #expect(stage.frames()[3]?.minY == 0 && handle.value?.isPositionedByUser == false)
    handle.binding?.wrappedValue.scrollTo(id: 6, anchor: .top)
    #expect(stage.frames()[6]?.minY == 0)
    var position = ScrollPosition(edge: .top)
    position.isPositionedByUser = true
    #expect(position.edge == nil && position != ScrollPosition(edge: .top))
  }
}
