import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Preferences reported to enclosing views.
@MainActor
struct PreferenceTests {
  let log = Log()

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
  }

  @Test("Values are combined in the order of the views and reported when they change")
  func combination() {
    let (log, number) = (log, Handle<Int>())
    let stage = Stage(
      Identified(handle: number) { number in
        HStack {
          Box(0).preference(key: Sum.self, value: 1)
          ForEach(0..<number, id: \.self) { _ in Box(1).preference(key: Sum.self, value: 2) }
          Box(2).background { Box(3).preference(key: Sum.self, value: 3) }
          Box(4).preference(key: Sum.self, value: 9).transformPreference(Sum.self) { $0 -= 5 }
        }
        .onPreferenceChange(Sum.self) { log.note("\($0)") }
      })
    stage.show(at: 0)
    number.value = 2
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(log.take() == ["134", "12234"])
  }

  @Test("Values follow the order of the views")
  func reordering() {
    let (log, number) = (log, Handle<Int>())
    let stage = Stage(
      Identified(handle: number) { number in
        HStack {
          ForEach(number == 0 ? [1, 2] : [2, 1], id: \.self) { Box($0).preference(key: Sum.self, value: $0) }
        }
        .onPreferenceChange(Sum.self) { log.note("\($0)") }
      })
    stage.show(at: 0)
    number.value = 1
    stage.show(at: 1)
    #expect(log.take() == ["12", "21"])
  }

  private struct Copy: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("Preferences that a layer sets reach the readers outside of it, and do not update the layer again")
  func preferenceInLayer() {
    let (log, number) = (log, Handle<Int>())
    let stage = Stage(
      Identified(handle: number) { number in
        Box(1).preference(key: Sum.self, value: number)
          .overlayPreferenceValue(Sum.self) { value in
            let _ = log.note("layer \(value)")
            Box(2).preference(key: Copy.self, value: value).transformPreference(Copy.self) { $0 += 1 }
          }
          .onPreferenceChange(Copy.self) { log.note("copy \($0)") }
      })
    stage.show(at: 0)
    let first = log.take()
    #expect(first == ["layer 0", "copy 1"])
    #expect(stage.host.nextUpdate == nil)
    number.value = 5
    stage.show(at: 1)
    #expect(log.take().suffix(2) == ["layer 5", "copy 6"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A preference that is another one in between, and then the same, is not reported again")
  func valueInBetween() {
    let (log, number) = (log, Handle<Int>())
    let stage = Stage(
      Identified(handle: number) { number in
        Box(1).preference(key: Sum.self, value: number)
          .overlayPreferenceValue(Sum.self) { Box(2).preference(key: Copy.self, value: -$0) }
          .transformPreference(Copy.self) { $0 += number }
          .onPreferenceChange(Copy.self) { log.note("\($0)") }
      })
    for value in 0..<3 {
      number.value = value
      stage.show(at: Double(value))
    }
    #expect(log.take() == ["0"])
  }

  private struct Counting: View {
    let handle: Handle<Int>
    let isInFront: Bool
    @State private var count = 10

    var body: some View {
      handle.binding = $count
      return ZStack {
        if isInFront {
          Box(1).overlayPreferenceValue(Sum.self) { Box($0 + count) }
        } else {
          Box(1).backgroundPreferenceValue(Sum.self) { Box($0 + count) }
        }
      }
    }
  }

  @Test("A layer is updated when state changes that only its closure reads", arguments: [false, true])
  func stateOfLayer(isInFront: Bool) {
    let count = Handle<Int>()
    let stage = Stage(Counting(handle: count, isInFront: isInFront))
    #expect(stage.order() == (isInFront ? [1, 10] : [10, 1]))
    count.value = 20
    #expect(stage.order() == (isInFront ? [1, 20] : [20, 1]))
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A layer is created from the preference of its view, without the values that the layer sets")
  func preferenceOfLayer() {
    let log = log
    let stage = Stage(
      Box(1).preference(key: Sum.self, value: 1)
        .overlayPreferenceValue(Sum.self) { Box($0 + 10).preference(key: Sum.self, value: 2) }
        .onPreferenceChange(Sum.self) { log.note("\($0)") })
    #expect(stage.order() == [1, 11])
    #expect(log.take() == ["12"])
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Size: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  private struct Measured: View {
    @State private var size = CGSize.zero
    let wide: Bool

    var body: some View {
      VStack(spacing: 0) {
        Box(1, width: wide ? 60 : 40, height: 10)
          .background { GeometryReader { Color.clear.preference(key: Size.self, value: $0.size) } }
        Box(2, width: size.width / 2, height: 10)
      }
      .onPreferenceChange(Size.self) { size = $0 }
    }
  }

  @Test("A view can use the size of another view in the same frame")
  func measure() {
    let flag = Handle<Bool>()
    let stage = Stage(Flagged(handle: flag) { Measured(wide: $0) })
    #expect(stage.frame(of: 2, at: 0)?.width == 20)
    flag.value = true
    #expect(stage.frame(of: 2, at: 1)?.width == 30)
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test("An overlay is placed at an anchor and follows it")
  func anchor() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        ZStack(alignment: .topLeading) {
          Color.clear
          Box(1, width: 10, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            .offset(x: flag ? 50 : 20, y: 30)
        }
        .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Box(2, width: proxy[anchor].width, height: proxy[anchor].height)
                .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
            }
          }
        }
      })
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0) == CGRect(20, 30, 10, 10))
    flag.value = true
    #expect(stage.frame(of: 2, at: 1) == CGRect(50, 30, 10, 10))
  }

  @Test("A frame in a coordinate space includes rotations and scales")
  func frameInSpace() {
    let log = log
    let stage = Stage(
      Color.clear.overlay {
        GeometryReader { proxy in
          let _ = log.note("\(proxy.frame(in: .global).integral) \(proxy.frame(in: .named("box")).integral)")
          Box(0)
        }
        .frame(width: 40, height: 20).rotationEffect(.degrees(90)).coordinateSpace(name: "box").scaleEffect(2)
      })
    stage.show(at: 0)
    #expect(log.take().last == "\(CGRect(30, 10, 40, 80)) \(CGRect(10, -10, 20, 40))")
  }
}

extension CGRect {
  /// The rectangle with coordinates rounded to integers.
  fileprivate var integral: CGRect {
    CGRect(minX.rounded(), minY.rounded(), width.rounded(), height.rounded())
  }
}

/// Anchors added to the preferences of subviews.
@MainActor
struct AnchorPreferenceTests {
  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("A transformed anchor preference adds to those of subviews; a set one replaces them")
  func transform() {
    let log = Log()
    func shown(_ view: some View) -> [String] {
      Stage(
        view.overlayPreferenceValue(Places.self) { anchors in
          GeometryReader { geometry in
            let _ = log.note(anchors.map { "\(geometry[$0].width)" }.joined(separator: " "))
            Box(9)
          }
        }
      ).show()
      return log.take().suffix(1)
    }
    let inner = Box(1, width: 20, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    #expect(
      shown(inner.padding(5).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) })
        == ["20.0 30.0"])
    #expect(shown(inner.padding(5).anchorPreference(key: Places.self, value: .bounds) { [$0] }) == ["30.0"])
  }

  private struct Corners: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = nextValue()
    }
  }

  @Test("An anchor of several sources has the values of all of them, in the space of the reader")
  func severalSources() {
    var corners: [CGPoint] = []
    let box = Box(1, width: 20, height: 10)
      .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
    Stage(
      size: CGSize(100, 100),
      box.padding(5).overlayPreferenceValue(Corners.self) { anchor in
        GeometryReader { geometry in
          let _ = corners = anchor.map { geometry[$0] } ?? []
          Box(9)
        }
      }
    ).show()
    #expect(corners == [CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 15)])
  }

  @Test("Anchors are equal, and have the same hash, if they stand for the same points of the same view")
  func equality() {
    let element = Anchor<CGPoint>(element: nil, source: .unitPoint(.center))
    let others: [Anchor<CGPoint>.Source] = [
      .center, .top, .point(CGPoint(x: 0.5, y: 0.5)), .unitPoint(UnitPoint(x: 0.5, y: 0.5)),
    ]
    let anchors = others.map { Anchor<CGPoint>(element: nil, source: $0) }
    // Half a point from the corner is the center of a view of one point only.
    #expect(anchors.map { $0 == element } == [true, false, false, true])
    #expect(Set(anchors).count == 3)
    #expect(anchors[0].value(in: CGRect(x: 0, y: 0, width: 4, height: 2)) == CGPoint(x: 2, y: 1))
    let optional = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
    #expect(Anchor(element: nil, source: optional).value(in: .zero) == nil)
  }

  @Test("The hash of an anchor stays the same after its view was removed")
  func hashAfterRemoval() {
    var (anchors, hash): ([Anchor<CGRect>], Int) = ([], 0)
    do {
      let box = Box(1).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      let stage = Stage(
        box.overlayPreferenceValue(Places.self) { found in
          let _ = anchors = found
          Box(9)
        })
      stage.show()
      hash = anchors.hashValue
    }
    #expect(anchors.count == 1 && anchors[0].element == nil)
    #expect(anchors.hashValue == hash)
  }
}
