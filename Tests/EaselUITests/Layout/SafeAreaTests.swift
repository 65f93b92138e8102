import Testing

@testable import EaselUI

@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
  private let room = CGSize(100, 100)

  @Test("A safe area inset reserves its length and spacing at its edge")
  func insets() {
    #expect(
      frames(in: room) { Box(1).safeAreaInset(edge: .bottom, spacing: 5) { Box(2, height: 20) } } == [
        1: CGRect(0, 0, 100, 75), 2: CGRect(0, 80, 100, 20),
      ])
    #expect(
      frames(in: room) { Box(1).safeAreaInset(edge: .top, spacing: 0) { Box(2, width: 30, height: 20) } } == [
        1: CGRect(0, 20, 100, 80), 2: CGRect(35, 0, 30, 20),
      ])
    #expect(
      frames(in: room) {
        Box(1).safeAreaInset(edge: .leading, alignment: .top) { Box(2, width: 12, height: 10) }
      } == [1: CGRect(20, 0, 80, 100), 2: CGRect(0, 0, 12, 10)])
    #expect(
      frames(in: room) {
        Box(1).safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) {
          Box(2, width: 10, height: 10)
        }
      } == [1: CGRect(0, 0, 90, 100), 2: CGRect(90, 90, 10, 10)])
  }

  @Test("A view of fixed size grows by the inset; in right-to-left layouts the edges are mirrored")
  func sizes() {
    let view = Box(1, width: 20, height: 20).safeAreaInset(edge: .leading, spacing: 0) {
      Box(2, width: 10, height: 10)
    }
    #expect(Stage(view).host.sizeThatFits(.unspecified) == CGSize(30, 20))
    #expect(
      frames(in: room) { view.environment(\.layoutDirection, .rightToLeft) } == [
        1: CGRect(35, 40, 20, 20), 2: CGRect(55, 45, 10, 10),
      ])
  }

  @Test("Safe area padding is space around the view")
  func padding() {
    #expect(frames(in: room) { Box(1).safeAreaPadding(10) } == [1: CGRect(10, 10, 80, 80)])
    #expect(frames(in: room) { Box(1).safeAreaPadding(.top) } == [1: CGRect(0, 16, 100, 84)])
    #expect(
      frames(in: room) { Box(1).safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
        1: CGRect(2, 1, 94, 96)
      ])
  }

  @Test("A view that ignores the safe area extends under adjacent insets, on the given edges")
  func ignoring() {
    func background(_ edges: Edge.Set) -> CGRect? {
      frames(in: room) {
        Box(1).background { Box(2).ignoresSafeArea(edges: edges) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Box(3, height: 20) }
          .safeAreaPadding(.leading, 10)
      }[2]
    }
    #expect(background(.all) == CGRect(0, 0, 100, 100))
    #expect(background(.bottom) == CGRect(10, 0, 90, 100))
    #expect(background(.leading) == CGRect(0, 0, 100, 80))
    #expect(background(.top) == CGRect(10, 0, 90, 80))
    #expect(
      frames(in: room) { Box(1).edgesIgnoringSafeArea(.all).safeAreaPadding(10) } == [
        1: CGRect(0, 0, 100, 100)
      ])
    #expect(
      frames(in: room) { Box(1).ignoresSafeArea(.keyboard).safeAreaPadding(10) } == [
        1: CGRect(10, 10, 80, 80)
      ])
  }

  @Test("A view that is not adjacent to the inset is not extended, and its neighbours keep their positions")
  func inside() {
    let shown = frames(in: room) {
      VStack(spacing: 0) {
        Box(1, height: 30)
        Box(2).ignoresSafeArea()
      }
      .safeAreaPadding(.top, 10)
      .safeAreaPadding(.bottom, 20)
    }
    #expect(shown == [1: CGRect(0, 10, 100, 30), 2: CGRect(0, 40, 100, 60)])
  }

  @Test("A changed inset and the view that extends under it are laid out in the same frame")
  func changes() {
    let flag = Handle<Bool>()
    let stage = Stage(
      size: room,
      Flagged(handle: flag) { flag in
        Box(1).ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Box(2, height: flag ? 50 : 20) }
      })
    #expect(stage.frames() == [1: CGRect(0, 0, 100, 100), 2: CGRect(0, 80, 100, 20)])
    flag.value = true
    #expect(stage.frames() == [1: CGRect(0, 0, 100, 100), 2: CGRect(0, 50, 100, 50)])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A geometry reader reports adjacent safe area insets")
  func proxy() {
    let log = Log()
    Stage(
      size: room,
      GeometryReader { geometry in
        let insets = geometry.safeAreaInsets
        let _ = log.note("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
        Box(1)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Box(2, height: 20) }
      .safeAreaPadding(.trailing, 5)
    ).show()
    #expect(log.take().last == "20.0 0.0 0.0 5.0")
  }

  // MARK: Scroll views

  private func row(_ count: Int) -> some View {
    HStack(spacing: 0) { ForEach(1...count, id: \.self) { Box($0, width: 20, height: 50) } }
  }

  @Test(
    "A scroll view shows its content in the safe area padding, and the content rests within the safe area")
  func scrolledPadding() {
    let log = Log()
    let stage = Stage(
      ScrollView(.horizontal) { row(10).onTapGesture { log.note("content") } }.safeAreaPadding(
        .horizontal, 40))
    stage.show()
    #expect(stage.frames()[1]?.minX == 40)
    #expect(stage.turnWheel(x: 1))
    stage.wait()
    #expect(stage.frames()[1]?.minX == 0)
    for x in [5, 50, 95] as [CGFloat] { stage.tap(x, 50) }
    #expect(log.take() == ["content", "content", "content"])
    for _ in 0..<9 { _ = stage.turnWheel(x: 1) }
    stage.wait()
    #expect(stage.frames()[10]?.maxX == 60)
  }

  @Test("A scroll view shows its content beside and under a bar, and its last view rests above it")
  func scrolledInset() {
    let log = Log()
    let stage = Stage(
      ScrollView { BoxColumn(count: 10).onTapGesture { log.note("content") } }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Box(20, width: 40, height: 30).onTapGesture { log.note("bar") }
        })
    stage.show()
    #expect(stage.frames()[1]?.minY == 0)
    #expect(stage.frames()[20] == CGRect(30, 70, 40, 30))
    stage.tap(5, 85)
    stage.tap(50, 85)
    #expect(log.take() == ["content", "bar"])
    for _ in 0..<30 { _ = stage.turnWheel(y: 1) }
    stage.wait()
    #expect(stage.frames()[10]?.maxY == 70)
  }

  @Test("The covered part changes with the inset, and only scrolling axes extend")
  func changingInsets() {
    let handle = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: handle) { flag in
        ScrollView { Box(1, width: 20, height: 300) }
          .safeAreaPadding(EdgeInsets(top: flag ? 30 : 10, leading: 15, bottom: 0, trailing: 0))
      })
    stage.show()
    #expect(stage.frames()[1]?.origin == CGPoint(x: 47.5, y: 10))
    handle.value = true
    stage.show()
    #expect(stage.frames()[1]?.origin == CGPoint(x: 47.5, y: 30))
  }

  @Test("The padding is not counted twice in the ideal size, and scroll views in the middle do not extend")
  func measuredInsets() {
    let isLong = Handle<Bool>()
    let stage = Stage(
      size: room,
      Flagged(handle: isLong) { isLong in
        ScrollView { Box(1, width: 20, height: isLong ? 40 : 30) }.safeAreaPadding(.vertical, 10).fixedSize()
          .background { Box(2) }
      })
    #expect(stage.frames()[2]?.height == 50)
    // Measured again, after the scroll view has extended.
    isLong.value = true
    #expect(stage.frames()[2]?.height == 60)
    let between = frames(in: room) {
      VStack(spacing: 0) {
        Box(1, height: 20)
        ScrollView { Box(2, width: 20, height: 30) }
      }
      .safeAreaPadding(.vertical, 10)
    }
    #expect(between[2]?.minY == 30)
  }
}
