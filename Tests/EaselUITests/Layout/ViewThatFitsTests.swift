import Foundation
import Testing

@testable import EaselUI

@Suite("ViewThatFits")
@MainActor
struct ViewThatFitsTests {
  @ViewBuilder private var boxes: some View {
    Box(1, width: 80, height: 10)
    Box(2, width: 40, height: 50)
    Box(3, width: 20, height: 20)
  }

  /// Returns the numbers of the boxes that are shown in a given size.
  private func shown<Content: View>(
    in width: CGFloat, _ height: CGFloat, _ axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder _ content: () -> Content
  ) -> [Int] {
    frames(in: CGSize(width, height)) { ViewThatFits(in: axes, content: content) }.keys.sorted()
  }

  @Test("The first view whose ideal size fits the proposal is shown, or the last view")
  func choice() {
    #expect(shown(in: 80, 10) { boxes } == [1])
    #expect(shown(in: 79, 50) { boxes } == [2])
    #expect(shown(in: 79, 49) { boxes } == [3])
    #expect(shown(in: 200, 9) { boxes } == [3])
    #expect(shown(in: 0, 0) { boxes } == [3])
  }

  @Test("Only the given axes are compared; without axes the first view is shown")
  func axes() {
    #expect(shown(in: 79, 1, .horizontal) { boxes } == [2])
    #expect(shown(in: 1, 49, .vertical) { boxes } == [1])
    #expect(shown(in: 1, 9, .vertical) { boxes } == [3])
    #expect(shown(in: 1, 1, []) { boxes } == [1])
    #expect(Axis.Set(.horizontal) == .horizontal && Axis.Set(.vertical) == .vertical)
  }

  /// A layout of 100 by 10 points that gets higher as it gets narrower, like a paragraph.
  private struct Paragraph: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = min(proposal.width ?? 100, 100)
      return CGSize(width, 1000 / max(width, 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  @ViewBuilder private var paragraph: some View {
    Paragraph() { Box(1) }
    Box(2, width: 1, height: 1)
  }

  @Test("On the other axes a view is measured with the proposal")
  func offersRoomAcross() {
    #expect(shown(in: 50, 20, .vertical) { paragraph } == [1])
    #expect(shown(in: 50, 19, .vertical) { paragraph } == [2])
    #expect(shown(in: 50, 20) { paragraph } == [2])
  }

  @Test("The size is that of the shown view for the whole proposal")
  func size() {
    let host = Stage(ViewThatFits { boxes }).host
    #expect(host.sizeThatFits(.unspecified) == CGSize(80, 10))
    #expect(host.sizeThatFits(ProposedViewSize(width: nil, height: 9)) == CGSize(20, 20))
    #expect(host.sizeThatFits(ProposedViewSize(width: 50, height: nil)) == CGSize(40, 50))
    #expect(host.sizeThatFits(.infinity) == CGSize(80, 10))
    #expect(host.sizeThatFits(ProposedViewSize(width: .nan, height: -3)) == CGSize(20, 20))
    let greedy = frames(in: CGSize(60, 30)) {
      ViewThatFits {
        Box(1, width: 61)
        Box(2)
      }
    }
    #expect(greedy == [2: CGRect(0, 0, 60, 30)])
  }

  @Test("The views of all kinds of lists are tried in order; an empty list shows nothing")
  func lists() {
    let widths: [CGFloat] = [90, 60, 30]
    #expect(
      shown(in: 70, 10) { ForEach(0..<3) { Box($0, width: widths[$0], height: 5) } } == [1])
    let isWide = true
    #expect(
      shown(in: 50, 10) {
        if isWide { Box(1, width: 60) }
        Group {
          Box(2, width: 55)
          AnyView(Box(3, width: 50))
        }
      } == [3])
    #expect(shown(in: 50, 50) {} == [])
    #expect(Stage(ViewThatFits {}).host.sizeThatFits(.unspecified) == .zero)
    #expect(shown(in: 0, 0) { Box(1, width: 0, height: 0) } == [1])
  }

  @Test("Alignment guides are those of the shown view")
  func guides() {
    let row = frames(in: CGSize(100, 30)) {
      HStack(alignment: .top, spacing: 0) {
        Box(1, width: 10, height: 10)
        ViewThatFits {
          Box(2, width: 200, height: 10).alignmentGuide(.top) { _ in 100 }
          Box(3, width: 10, height: 10).alignmentGuide(.top) { _ in 5 }
        }
      }
    }
    #expect(row[3]?.minY == (row[1]?.minY ?? 0) - 5)
  }

  // MARK: Creation

  /// A view of 10 by 10 points that logs each run of its body.
  private struct Logged: View {
    let name: String
    let log: Log
    var width: CGFloat = 10

    var body: some View {
      log.note(name)
      return Box(1, width: width, height: 10)
    }
  }

  @Test("The body of a view does not run before the views in front of it do not fit")
  func createdInOrder() {
    let log = Log()
    let stage = Stage(
      ViewThatFits {
        Logged(name: "wide", log: log, width: 80)
        Group {
          Logged(name: "narrow", log: log, width: 40)
          Logged(name: "least", log: log, width: 20)
        }
      })
    stage.show(at: 0)
    #expect(log.take() == ["wide"])
    stage.host.size = CGSize(50, 50)
    stage.show(at: 1)
    #expect(log.take() == ["narrow"])
    #expect(stage.frames() == [1: CGRect(5, 20, 40, 10)])
    stage.host.size = CGSize(10, 50)
    stage.show(at: 2)
    #expect(log.take() == ["least"])
    stage.host.size = CGSize(100, 100)
    #expect(stage.frames() == [1: CGRect(10, 45, 80, 10)])
    #expect(log.take() == [])
  }

  @Test("A view that changes before it is created is created with its new value")
  func changedBeforeCreation() {
    let (flag, log) = (Handle<Bool>(), Log())
    let stage = Stage(
      Flagged(handle: flag) { flag in
        ViewThatFits {
          Box(1, width: 80, height: 10)
          Logged(name: flag ? "new" : "old", log: log)
        }
      })
    stage.show(at: 0)
    flag.value = true
    stage.show(at: 1)
    #expect(log.take() == [])
    stage.host.size = CGSize(50, 50)
    stage.show(at: 2)
    #expect(log.take() == ["new"])
  }

  @Test("Nested in each other, they create views in proportion to the depth", arguments: [5, 10, 20])
  func nestedCreation(depth: Int) {
    let log = Log()
    var view = AnyView(Logged(name: "leaf", log: log))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(
        ViewThatFits {
          inner.padding(.horizontal, 100)
          inner
        })
    }
    #expect(Stage(view).frames() == [1: CGRect(45, 45, 10, 10)])
    #expect(log.take().count <= 2 * (depth + 1))
  }

  // MARK: Changes

  private struct Counting: View {
    @State private var count: Int
    let width: CGFloat
    let handle: Handle<Int>

    init(_ count: Int, width: CGFloat, handle: Handle<Int>) {
      (_count, self.width, self.handle) = (State(initialValue: count), width, handle)
    }

    var body: some View {
      handle.binding = $count
      return Box(count, width: width, height: 10)
    }
  }

  @Test("A change of the space shows another view; a view that stays keeps its state")
  func roomChanges() {
    let (wide, narrow) = (Handle<Int>(), Handle<Int>())
    let stage = Stage(
      ViewThatFits {
        Counting(1, width: 80, handle: wide)
        Counting(2, width: 40, handle: narrow)
      })
    #expect(stage.order() == [1])
    wide.value = 11
    stage.host.size = CGSize(90, 50)
    #expect(stage.order() == [11])
    stage.host.size = CGSize(50, 50)
    #expect(stage.frames() == [2: CGRect(5, 20, 40, 10)])
    narrow.value = 12
    stage.host.size = CGSize(40, 50)
    #expect(stage.order() == [12])
    stage.host.size = CGSize(80, 50)
    #expect(stage.order() == [11])
  }

  @Test("A size change of any candidate, shown or not, changes the choice")
  func viewChanges() {
    let width = Handle<CGFloat>()
    let stage = Stage(Resized(handle: width))
    #expect(stage.order() == [1])
    width.value = 101
    #expect(stage.order() == [2])
    width.value = 99
    #expect(stage.order() == [1])
  }

  private struct Resized: View {
    let handle: Handle<CGFloat>

    var body: some View {
      ViewThatFits {
        Inner(handle: handle)
        Box(2, width: 10, height: 10)
      }
    }

    struct Inner: View {
      @State private var width: CGFloat = 50
      let handle: Handle<CGFloat>

      var body: some View {
        handle.binding = $width
        return Box(1, width: width, height: 10)
      }
    }
  }

  @Test("Changed axes and changed views update the choice")
  func valueChanges() {
    let flag = Handle<Bool>()
    let axes = Stage(
      Flagged(handle: flag) { flag in
        ViewThatFits(in: flag ? .horizontal : .vertical) {
          Box(1, width: 10, height: 200)
          Box(2, width: 200, height: 10)
        }
      })
    #expect(axes.order() == [2])
    flag.value = true
    #expect(axes.order() == [1])
    let views = Stage(
      Flagged(handle: flag) { flag in
        ViewThatFits {
          if flag { Box(1, width: 10, height: 10) }
          Box(2, width: 20, height: 20)
        }
      })
    #expect(views.order() == [2])
    flag.value = true
    #expect(views.order() == [1])
    flag.value = false
    #expect(views.order() == [2])
  }

  @Test("A newly chosen view is shown at once, in its own size")
  func changesAtOnce() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        ViewThatFits {
          Box(1, width: 60, height: 10)
          Box(2)
        }
        .frame(width: flag ? 80 : 40, height: 20)
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.25).boxes.map(\.1) == [CGRect(25, 40, 50, 20)])
    #expect(stage.show(at: 0.75).boxes.map(\.1) == [CGRect(20, 45, 60, 10)])
    #expect(stage.show(at: 1.5).boxes.map(\.1) == [CGRect(20, 45, 60, 10)])
  }

  // MARK: Views that are not shown

  @Test("Views appear when they are chosen, and disappear when another one is")
  func appearance() {
    let log = Log()
    let stage = Stage(
      ViewThatFits {
        Box(1, width: 80, height: 10).onAppear { log.note("wide") }.onDisappear { log.note("no wide") }
        Box(2, width: 40, height: 10).background { Color.clear.onAppear { log.note("narrow") } }
          .onDisappear { log.note("no narrow") }
        Box(3, width: 20, height: 10).onAppear { log.note("least") }
      })
    stage.show(at: 0)
    #expect(log.take() == ["wide"])
    stage.host.size = CGSize(90, 90)
    stage.show(at: 1)
    #expect(log.take() == [])
    stage.host.size = CGSize(50, 50)
    stage.show(at: 2)
    #expect(log.take().sorted() == ["narrow", "no wide"])
    stage.host.size = CGSize(100, 100)
    stage.show(at: 3)
    #expect(log.take().sorted() == ["no narrow", "wide"])
  }

  @Test("Nested views inside a candidate that is not shown do not appear")
  func nestedAppearance() {
    let log = Log()
    let stage = Stage(
      ViewThatFits {
        Box(1, width: 80, height: 10)
        ViewThatFits {
          Box(2, width: 40, height: 10).onAppear { log.note("2") }
          Box(3, width: 20, height: 10).onAppear { log.note("3") }
        }
      })
    stage.show(at: 0)
    #expect(log.take() == [])
    stage.host.size = CGSize(30, 30)
    stage.show(at: 1)
    #expect(log.take() == ["3"])
    stage.host.size = CGSize(50, 50)
    stage.show(at: 2)
    #expect(log.take() == ["2"])
  }

  private enum Total: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("Only the shown view reports preferences and is hit")
  func preferencesAndHits() {
    let log = Log()
    let stage = Stage(
      ViewThatFits {
        Box(1, width: 80, height: 10).preference(key: Total.self, value: 1).onTapGesture { log.note("tap 1") }
        Box(2, width: 40, height: 10).preference(key: Total.self, value: 2).onTapGesture { log.note("tap 2") }
      }
      .onPreferenceChange(Total.self) { log.note("\($0)") })
    stage.show(at: 0)
    #expect(log.take() == ["1"])
    stage.tap(50, 50)
    #expect(log.take() == ["tap 1"])
    stage.host.size = CGSize(60, 100)
    stage.show(at: 1)
    #expect(log.take() == ["2"])
    stage.tap(30, 50)
    #expect(log.take() == ["tap 2"])
  }

  @Test("The timeline of a candidate that is not shown is paused")
  func timelines() {
    let stage = Stage(
      ViewThatFits {
        Box(1, width: 80, height: 10)
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          Box(Int(context.date.timeIntervalSinceReferenceDate) + 100, width: 20, height: 10)
        }
      })
    stage.show(at: 0)
    stage.show(at: 0.5)
    #expect(stage.host.nextUpdate == nil)
    stage.host.size = CGSize(30, 30)
    stage.show(at: 5.5)
    #expect(stage.host.nextUpdate != nil)
    stage.show(at: 5.6)
    #expect(stage.order() == [105])
  }
}
