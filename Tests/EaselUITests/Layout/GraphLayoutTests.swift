import Testing

@testable import EaselUI

/// Frames of views, each by SwiftUI's rule that is named beside it.
@MainActor
struct GraphLayoutTests {
  let room = CGSize(100, 60)

  @Test("the root view is proposed all the room and centred in it")
  func root() {
    #expect(frames(in: room) { Box(1) } == [1: CGRect(0, 0, 100, 60)])
    #expect(frames(in: room) { Box(1, width: 40, height: 20) } == [1: CGRect(30, 20, 40, 20)])
    #expect(frames(in: room) { Box(1, width: 140, height: 20) } == [1: CGRect(-20, 20, 140, 20)])
  }

  @Test("several views at the root form a column with 8 points between them")
  func rootColumn() {
    let column = frames(in: room) {
      Box(1, width: 10, height: 10)
      Box(2, width: 20, height: 10)
    }
    #expect(column == [1: CGRect(45, 16, 10, 10), 2: CGRect(40, 34, 20, 10)])
  }

  // MARK: Frame

  @Test("a frame has the lengths that are given, and its content the alignment's place in it")
  func fixedFrame() {
    let alignments: [(Alignment, CGPoint)] = [
      (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 15, y: 0)), (.topTrailing, CGPoint(x: 30, y: 0)),
      (.leading, CGPoint(x: 0, y: 10)), (.center, CGPoint(x: 15, y: 10)),
      (.trailing, CGPoint(x: 30, y: 10)), (.bottomLeading, CGPoint(x: 0, y: 20)),
      (.bottom, CGPoint(x: 15, y: 20)), (.bottomTrailing, CGPoint(x: 30, y: 20)),
    ]
    for (alignment, origin) in alignments {
      let result = frames(in: CGSize(40, 30)) {
        Box(1, width: 10, height: 10).frame(width: 40, height: 30, alignment: alignment)
      }
      #expect(result == [1: CGRect(origin: origin, size: CGSize(10, 10))], "\(alignment)")
    }
  }

  @Test("a frame proposes its lengths to its content; a direction without one is the content's")
  func frameProposal() {
    #expect(frames(in: room) { Box(1).frame(width: 40, height: 20) } == [1: CGRect(30, 20, 40, 20)])
    #expect(frames(in: room) { Box(1).frame(width: 40) } == [1: CGRect(30, 0, 40, 60)])
    #expect(frames(in: room) { Box(1).frame(height: 40) } == [1: CGRect(0, 10, 100, 40)])
    #expect(
      frames(in: room) { Box(1, width: 7).frame(width: 50, height: 10) } == [1: CGRect(46.5, 25, 7, 10)])
  }

  @Test("negative, infinite and not-a-number lengths of a frame count as not given")
  func invalidFrame() {
    for length in [-1, CGFloat.infinity, .nan] {
      #expect(frames(in: room) { Box(1).frame(width: length, height: 20) } == [1: CGRect(0, 20, 100, 20)])
    }
  }

  struct FlexibleCase: Sendable {
    var minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?
    var content: CGFloat?
    var proposed: CGFloat?
    var expected: CGFloat
  }

  /// The frame's documented rule, for one direction.
  nonisolated static let flexibleCases = [
    // Both limits: the proposal clamped, whatever the content is.
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 50, expected: 50),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 10, expected: 20),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 200, expected: 80),
    FlexibleCase(minimum: 0, maximum: .infinity, content: 10, proposed: 70, expected: 70),
    // A minimum: a proposal below the content's size is taken, down to the minimum.
    FlexibleCase(minimum: 20, content: 50, proposed: 30, expected: 30),
    FlexibleCase(minimum: 20, content: 50, proposed: 10, expected: 20),
    FlexibleCase(minimum: 20, content: 50, proposed: 90, expected: 50),
    FlexibleCase(minimum: 60, content: 50, proposed: 90, expected: 60),
    // A maximum: a proposal above the content's size is taken, up to the maximum.
    FlexibleCase(maximum: 80, content: 50, proposed: 70, expected: 70),
    FlexibleCase(maximum: 80, content: 50, proposed: 90, expected: 80),
    FlexibleCase(maximum: 80, content: 50, proposed: 10, expected: 50),
    FlexibleCase(maximum: .infinity, content: 50, proposed: 90, expected: 90),
    // Neither: the content's size.
    FlexibleCase(content: 50, proposed: 90, expected: 50),
    // No proposal: the ideal length, else the content's ideal within the limits.
    FlexibleCase(minimum: 20, ideal: 30, maximum: 80, content: 10, expected: 30),
    FlexibleCase(ideal: 30, content: 10, expected: 30),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, expected: 20),
    FlexibleCase(minimum: 20, maximum: 80, content: 90, expected: 80),
    FlexibleCase(maximum: .infinity, content: 50, expected: 50),
    // Limits in the wrong order: raised to the one before.
    FlexibleCase(minimum: 50, maximum: 20, content: 10, proposed: 30, expected: 50),
    FlexibleCase(minimum: .nan, maximum: 40, content: 10, proposed: 90, expected: 40),
    FlexibleCase(minimum: -20, maximum: 40, content: 10, proposed: 0, expected: 0),
  ]

  @Test("flexible frames", arguments: flexibleCases)
  func flexibleFrame(_ test: FlexibleCase) {
    let across = Stage(
      Box(1, width: test.content, height: 5)
        .frame(minWidth: test.minimum, idealWidth: test.ideal, maxWidth: test.maximum))
    let size = across.host.sizeThatFits(ProposedViewSize(width: test.proposed, height: 10))
    #expect(size == CGSize(test.expected, 5))
    let down = Stage(
      Box(1, width: 5, height: test.content)
        .frame(minHeight: test.minimum, idealHeight: test.ideal, maxHeight: test.maximum))
    #expect(
      down.host.sizeThatFits(ProposedViewSize(width: 10, height: test.proposed)) == CGSize(5, test.expected))
  }

  @Test("a flexible frame places its content by its alignment")
  func flexibleFrameAlignment() {
    let result = frames(in: room) {
      Box(1, width: 10, height: 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(result == [1: CGRect(90, 50, 10, 10)])
  }

  // MARK: Padding, offset, position, ratio

  @Test("padding proposes less and takes more")
  func padding() {
    #expect(frames(in: room) { Box(1).padding() } == [1: CGRect(16, 16, 68, 28)])
    #expect(frames(in: room) { Box(1).padding(5) } == [1: CGRect(5, 5, 90, 50)])
    #expect(frames(in: room) { Box(1).padding(.leading, 10) } == [1: CGRect(10, 0, 90, 60)])
    #expect(frames(in: room) { Box(1).padding([.top, .trailing], 10) } == [1: CGRect(0, 10, 90, 50)])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frames(in: room) { Box(1).padding(insets) } == [1: CGRect(2, 1, 94, 56)])
    #expect(frames(in: CGSize(20, 20)) { Box(1).padding(30) } == [1: CGRect(10, 10, 0, 0)])
    #expect(frames(in: room) { Box(1).padding(-5) } == [1: CGRect(-5, -5, 110, 70)])
  }

  @Test("padding of a fixed view grows the view's own box")
  func paddingSize() {
    let size = Stage(Box(1, width: 30, height: 10).padding(5)).host.sizeThatFits(.unspecified)
    #expect(size == CGSize(40, 20))
  }

  @Test("an offset moves what is drawn and not the layout")
  func offset() {
    let moved = Box(1, width: 10, height: 10).offset(x: 7, y: -3)
    #expect(frames(in: room) { moved } == [1: CGRect(52, 22, 10, 10)])
    #expect(Stage(moved).host.sizeThatFits(.unspecified) == CGSize(10, 10))
  }

  @Test("a position takes the room and has the view's centre at a point of it")
  func position() {
    let placed = Box(1, width: 10, height: 20).position(x: 30, y: 10)
    #expect(frames(in: room) { placed } == [1: CGRect(25, 0, 10, 20)])
    #expect(Stage(placed).host.sizeThatFits(ProposedViewSize(width: 77, height: 5)) == CGSize(77, 5))
  }

  @Test("a ratio gives the largest box within the room, or the smallest that covers it")
  func aspectRatio() {
    #expect(frames(in: room) { Box(1).aspectRatio(1, contentMode: .fit) } == [1: CGRect(20, 0, 60, 60)])
    #expect(frames(in: room) { Box(1).aspectRatio(1, contentMode: .fill) } == [1: CGRect(0, -20, 100, 100)])
    #expect(frames(in: room) { Box(1).aspectRatio(4, contentMode: .fit) } == [1: CGRect(0, 17.5, 100, 25)])
    let portrait = CGSize(1, 2)
    #expect(
      frames(in: room) { Box(1).aspectRatio(portrait, contentMode: .fit) } == [1: CGRect(35, 0, 30, 60)])
    for ratio in [0, -1, CGFloat.nan, .infinity] {
      #expect(frames(in: room) { Box(1).aspectRatio(ratio, contentMode: .fit) } == [1: CGRect(0, 0, 100, 60)])
    }
  }

  @Test("a fixed size is the ideal one")
  func fixedSize() {
    #expect(frames(in: room) { Box(1).fixedSize() } == [1: CGRect(45, 25, 10, 10)])
    #expect(
      frames(in: room) { Box(1).fixedSize(horizontal: true, vertical: false) } == [1: CGRect(45, 0, 10, 60)])
  }

  // MARK: Layers

  @Test("a background has the view's size proposed and does not change it")
  func background() {
    let result = frames(in: room) {
      Box(1, width: 40, height: 20).background { Box(2) }.overlay(alignment: .topTrailing) {
        Box(3, width: 6, height: 4)
      }
    }
    #expect(
      result == [1: CGRect(30, 20, 40, 20), 2: CGRect(30, 20, 40, 20), 3: CGRect(64, 20, 6, 4)])
  }

  @Test("what is behind is drawn before, what is in front after")
  func layerOrder() {
    let stage = Stage(
      Box(1).background {
        Box(2)
        Box(3)
      }.overlay { Box(4) })
    #expect(stage.order() == [2, 3, 1, 4])
  }

  // MARK: ZStack

  @Test("a depth stack is as large as what its children cover and aligns them")
  func depthStack() {
    let alignments: [(Alignment, CGPoint)] = [
      (.center, CGPoint(x: 45, y: 25)), (.topLeading, CGPoint(x: 30, y: 20)),
      (.bottomTrailing, CGPoint(x: 60, y: 30)), (.top, CGPoint(x: 45, y: 20)),
    ]
    for (alignment, origin) in alignments {
      let result = frames(in: room) {
        ZStack(alignment: alignment) {
          Box(1, width: 40, height: 20)
          Box(2, width: 10, height: 10)
        }
      }
      #expect(result[1] == CGRect(30, 20, 40, 20))
      #expect(result[2] == CGRect(origin: origin, size: CGSize(10, 10)))
    }
  }

  @Test(
    "all children of a depth stack are proposed what it is; those of the highest priority decide on its size")
  func depthStackPriority() {
    #expect(frames(in: room) { ZStack { Box(1) } } == [1: CGRect(0, 0, 100, 60)])
    let stack = ZStack {
      Box(1)
      Box(2, width: 30, height: 10).layoutPriority(1)
    }
    #expect(Stage(stack).host.sizeThatFits(ProposedViewSize(room)) == CGSize(30, 10))
    #expect(Stage(ZStack {}).host.sizeThatFits(ProposedViewSize(room)) == .zero)
  }

  @Test("a z index decides on the order of painting; equals stay in their order")
  func zIndex() {
    let stage = Stage(
      ZStack {
        Box(1).zIndex(1)
        Box(2)
        Box(3).zIndex(-1)
        Box(4).zIndex(1)
        Box(5)
      })
    #expect(stage.order() == [3, 2, 5, 1, 4])
  }

  // MARK: Geometry

  @Test("a geometry reader takes the room, tells its size, and has its content at the top left")
  func geometryReader() {
    let result = frames(in: room) {
      GeometryReader { geometry in
        Box(1, width: geometry.size.width / 4, height: geometry.size.height / 2)
      }
    }
    #expect(result == [1: CGRect(0, 0, 25, 30)])
  }

  @Test("a geometry reader tells its frame in the window and in a named space")
  func geometryFrame() {
    let result = frames(in: room) {
      GeometryReader { geometry in
        let global = geometry.frame(in: .global)
        let named = geometry.frame(in: .named("card"))
        Box(1, width: global.minX, height: global.minY)
        Box(2, width: named.minX, height: named.minY)
        Box(3, width: geometry.frame(in: .local).width, height: 1)
      }
      .padding(4)
      .coordinateSpace(name: "card")
      .padding(.leading, 20)
    }
    #expect(result[1]?.size == CGSize(24, 4))
    #expect(result[2]?.size == CGSize(4, 4))
    #expect(result[3]?.size == CGSize(72, 1))
  }

  // MARK: Bad input

  @Test("sizes that are negative or not a number count as zero")
  func badSizes() {
    for length in [CGFloat.nan, -5, -CGFloat.infinity] {
      #expect(frames(in: room) { Box(1, width: length, height: 10) } == [1: CGRect(50, 25, 0, 10)])
    }
    #expect(frames(in: CGSize(.nan, -3)) { Box(1) }[1]?.size == CGSize(10, 0))
  }

  @Test("an infinite view is cut to what can be reckoned with")
  func infiniteSize() throws {
    let frame = try #require(frames(in: room) { Box(1, width: .infinity, height: 10) }[1])
    #expect(frame.width == 1e9 && frame.midX == 50)
    #expect(frames(in: room) { Box(1).offset(x: .nan, y: .nan) } == [1: CGRect(0, 0, 100, 60)])
  }
}
