import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// A scene that passes a flag and a namespace to its content.
private struct Scene<Content: View>: View {
  @Namespace private var namespace
  let flag: Handle<Bool>
  @ViewBuilder let content: (Bool, Namespace.ID) -> Content

  var body: some View { Flagged(handle: flag) { content($0, namespace) } }
}

@Suite("Matched geometry")
@MainActor
struct MatchedGeometryTests {
  private let flag = Handle<Bool>()

  private func stage<Content: View>(
    _ size: CGSize = CGSize(200, 200), @ViewBuilder _ content: @escaping (Bool, Namespace.ID) -> Content
  ) -> Stage<some View> {
    Stage(size: size, Scene(flag: flag, content: content))
  }

  private func animate(_ value: Bool) { withAnimation(.linear(duration: 1)) { flag.value = value } }

  /// Box 1, small, in the upper left corner, or box 2, large, in the lower right corner.
  private func hero() -> Stage<some View> {
    stage { flag, namespace in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          if !flag {
            Box(1).matchedGeometryEffect(id: "hero", in: namespace).frame(width: 20, height: 10)
          }
          Spacer()
        }
        Spacer()
        HStack(spacing: 0) {
          Spacer()
          if flag {
            Box(2).matchedGeometryEffect(id: "hero", in: namespace).frame(width: 100, height: 50)
          }
        }
      }
    }
  }

  // MARK: Followers

  @Test("A view that is not a source has the frame of the source; its layout is unchanged")
  func follows() {
    let stage = stage { _, namespace in
      ZStack(alignment: .topLeading) {
        Box(1, width: 30, height: 20).matchedGeometryEffect(id: 1, in: namespace).offset(x: 50, y: 60)
        VStack(alignment: .leading, spacing: 0) {
          Box(2).matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 10, height: 8)
          Box(3, width: 4, height: 4)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(
      stage.frames() == [1: CGRect(50, 60, 30, 20), 2: CGRect(50, 60, 30, 20), 3: CGRect(0, 8, 4, 4)])
  }

  @Test(
    "Position and size are matched separately, at the anchors of both views",
    arguments: [
      (MatchedGeometryProperties.position, UnitPoint.center, CGRect(110, 56, 20, 8)),
      (.position, .topLeading, CGRect(120, 60, 20, 8)), (.size, .center, CGRect(0, 0, 40, 20)),
      (.frame, .topLeading, CGRect(120, 60, 40, 20)), (.frame, .bottomTrailing, CGRect(80, 40, 40, 20)),
      (MatchedGeometryProperties(), .center, CGRect(0, 0, 20, 8)),
    ])
  func properties(properties: MatchedGeometryProperties, anchor: UnitPoint, frame: CGRect) {
    let stage = stage { _, namespace in
      ZStack(alignment: .topLeading) {
        Box(1, width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100, y: 50)
        Box(2).matchedGeometryEffect(
          id: 1, in: namespace, properties: properties, anchor: anchor, isSource: false
        ).frame(width: 20, height: 8)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(stage.frames()[2] == frame)
  }

  @Test("A view of fixed size keeps its size, and its anchor is placed at the source's")
  func fixedSize() {
    let stage = stage { _, namespace in
      ZStack(alignment: .topLeading) {
        Box(2, width: 10, height: 10)
          .matchedGeometryEffect(id: 1, in: namespace, anchor: .trailing, isSource: false)
        Box(1, width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace, anchor: .bottomTrailing)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(stage.frames()[2] == CGRect(30, 15, 10, 10))
  }

  @Test("A follower moves with an animated source and with the source's container")
  func followsMotion() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        Box(2).matchedGeometryEffect(id: 1, in: namespace, isSource: false)
        VStack(spacing: 0) {
          Box(3, width: 10, height: flag ? 100 : 0)
          HStack(spacing: 0) { Box(1, width: 30, height: 20).matchedGeometryEffect(id: 1, in: namespace) }
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    stage.show(at: 0)
    animate(true)
    stage.show(at: 0)
    for (time, y) in [(0.25, 25), (0.5, 50), (1, 100)] as [(Double, CGFloat)] {
      #expect(stage.frame(of: 1, at: time) == CGRect(0, y, 30, 20))
      #expect(stage.frame(of: 2, at: time) == CGRect(0, y, 30, 20))
    }
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A changed id moves a follower from one source to another, like a selection indicator")
  func indicator() {
    let stage = stage { flag, namespace in
      HStack(spacing: 0) {
        Box(1, width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace)
        Box(2, width: 160, height: 40).matchedGeometryEffect(id: 2, in: namespace)
      }
      .background { Box(3).matchedGeometryEffect(id: flag ? 2 : 1, in: namespace, isSource: false) }
    }
    #expect(stage.frame(of: 3, at: 0) == CGRect(0, 90, 40, 20))
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 3, at: 0) == CGRect(0, 90, 40, 20))
    #expect(stage.frame(of: 3, at: 0.5) == CGRect(20, 85, 100, 30))
    #expect(stage.frame(of: 3, at: 1) == CGRect(40, 80, 160, 40))
    flag.value = false
    #expect(stage.frame(of: 3, at: 1) == CGRect(0, 90, 40, 20))
  }

  @Test("Views with another namespace or id are not matched")
  func groups() {
    let stage = stage { _, namespace in
      ZStack(alignment: .topLeading) {
        Box(1, width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100)
        Box(2, width: 5, height: 5).matchedGeometryEffect(id: "1", in: namespace, isSource: false)
        Inner()
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(stage.frames()[2] == CGRect(0, 0, 5, 5))
    #expect(stage.frames()[3] == CGRect(0, 0, 5, 5))
  }

  private struct Inner: View {
    @Namespace private var namespace

    var body: some View {
      Box(3, width: 5, height: 5).matchedGeometryEffect(id: 1, in: namespace, isSource: false)
    }
  }

  // MARK: Replaced views

  @Test("A view that replaces another starts with its frame, and both move together")
  func heroFrames() {
    let stage = hero()
    #expect(stage.frames() == [1: CGRect(0, 0, 20, 10)])
    animate(true)
    let frames: [(Double, CGRect)] = [
      (0, CGRect(0, 0, 20, 10)), (0.25, CGRect(25, 37.5, 40, 20)), (0.5, CGRect(50, 75, 60, 30)),
      (0.75, CGRect(75, 112.5, 80, 40)),
    ]
    for (time, frame) in frames {
      let fragment = stage.show(at: time)
      let shown = Dictionary(fragment.boxes, uniquingKeysWith: { first, _ in first })
      #expect(shown[2] == (time == 0 ? nil : frame))
      #expect(shown[1] == frame)
      if time > 0 { #expect(fragment.opacities() == [1: Float(1 - time), 2: Float(time)]) }
    }
    stage.show(at: 1)
    #expect(stage.frames() == [2: CGRect(100, 150, 100, 50)])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Reversing the change midway continues from the current frame")
  func heroBack() {
    let stage = hero()
    stage.show(at: 0)
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(50, 75, 60, 30))
    animate(false)
    stage.show(at: 0.5)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(50, 75, 60, 30))
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(50, 75, 60, 30))
    #expect(stage.frame(of: 1, at: 1) == CGRect(25, 37.5, 40, 20))
    #expect(stage.frame(of: 2, at: 1) == CGRect(25, 37.5, 40, 20))
    stage.show(at: 1.75)
    stage.show(at: 3)
    #expect(stage.frames() == [1: CGRect(0, 0, 20, 10)])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("Without animation the new view is shown at its position at once")
  func heroJump() {
    let stage = hero()
    stage.show(at: 0)
    flag.value = true
    #expect(stage.frames() == [2: CGRect(100, 150, 100, 50)])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The content of the new view is laid out in its animated size")
  func heroContents() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        if flag {
          VStack(alignment: .trailing, spacing: 0) {
            Spacer()
            Box(2, width: 10, height: 10)
          }
          .frame(maxWidth: .infinity, alignment: .trailing)
          .matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
        } else {
          Box(1, width: 40, height: 40).matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    stage.show(at: 0)
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.001)?.maxX.rounded() == 40)
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(110, 110, 10, 10))
    #expect(stage.frame(of: 2, at: 1) == CGRect(190, 190, 10, 10))
  }

  @Test("A view removed without a transition still passes its frame to its replacement")
  func identityTransition() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        if flag {
          Box(2, width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100)
            .transition(.identity)
        } else {
          Box(1, width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace).transition(.identity)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    stage.show(at: 0)
    animate(true)
    stage.show(at: 0)
    #expect(stage.frames() == [2: CGRect(0, 0, 10, 10)])
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(50, 0, 10, 10))
  }

  @Test("A view inserted after the removal of the other starts at its own position")
  func noPredecessor() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        if flag { Box(1, width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100) }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    stage.show(at: 0)
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(100, 0, 10, 10))
    flag.value = false
    stage.show(at: 2)
    animate(true)
    stage.show(at: 3)
    #expect(stage.frame(of: 1, at: 3.5) == CGRect(100, 0, 10, 10))
  }

  // MARK: Sources

  @Test("The first of several sources is used; after its removal the next one")
  func severalSources() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        if !flag { Box(1, width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100) }
        Box(2, width: 20, height: 10).matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(stage.frames()[1] == CGRect(100, 0, 10, 10))
    #expect(stage.frames()[2] == CGRect(105, 5, 20, 10))
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(52.5, 2.5, 20, 10))
    #expect(stage.frame(of: 2, at: 1) == CGRect(0, 0, 20, 10))
  }

  @Test("Changing which view is the source moves both")
  func exchangedSources() {
    let stage = stage { flag, namespace in
      HStack(spacing: 0) {
        Box(1).matchedGeometryEffect(id: 1, in: namespace, isSource: !flag).frame(width: 40, height: 20)
        Spacer()
        Box(2).matchedGeometryEffect(id: 1, in: namespace, isSource: flag).frame(width: 20, height: 20)
      }
    }
    #expect(stage.frames() == [1: CGRect(0, 90, 40, 20), 2: CGRect(0, 90, 40, 20)])
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(90, 90, 30, 20))
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(90, 90, 30, 20))
    #expect(stage.frame(of: 1, at: 1) == CGRect(180, 90, 20, 20))
  }

  @Test("A view whose source is removed returns to its own position")
  func vanishedSource() {
    let stage = stage { flag, namespace in
      ZStack(alignment: .topLeading) {
        if !flag { Box(1, width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace).offset(x: 100) }
        Box(2).matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 20, height: 20)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(stage.frames()[2] == CGRect(100, 0, 40, 20))
    animate(true)
    stage.show(at: 0)
    #expect(stage.frame(of: 2, at: 0.5) == CGRect(50, 0, 30, 20))
    #expect(stage.frame(of: 1, at: 0.5) == CGRect(100, 0, 40, 20))
    #expect(stage.frame(of: 2, at: 1) == CGRect(0, 0, 20, 20))
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A source inside its follower does not make the follower move repeatedly")
  func sourceInside() {
    let stage = stage { _, namespace in
      Box(1, width: 10, height: 10).matchedGeometryEffect(id: 1, in: namespace).offset(x: 10).padding(5)
        .matchedGeometryEffect(id: 1, in: namespace, isSource: false)
    }
    #expect(stage.frames()[1] == CGRect(105, 95, 10, 10))
    #expect(stage.host.nextUpdate == nil)
  }
}
