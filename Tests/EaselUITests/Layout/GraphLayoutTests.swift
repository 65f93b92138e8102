import Testing

@testable import EaselUI

/// Frames of views, by SwiftUI's layout rules.
@MainActor
struct GraphLayoutTests {
  let room = CGSize(100, 60)

  @Test("The root view is proposed the whole size and centred in it")
  func root() {
    #expect(frames(in: room) { Box(1) } == [1: CGRect(0, 0, 100, 60)])
    #expect(frames(in: room) { Box(1, width: 40, height: 20) } == [1: CGRect(30, 20, 40, 20)])
    #expect(frames(in: room) { Box(1, width: 140, height: 20) } == [1: CGRect(-20, 20, 140, 20)])
  }

  @Test("Several views at the root form a column with a spacing of 8 points")
  func rootColumn() {
    let column = frames(in: room) {
      Box(1, width: 10, height: 10)
      Box(2, width: 20, height: 10)
    }
    #expect(column == [1: CGRect(45, 16, 10, 10), 2: CGRect(40, 34, 20, 10)])
  }

  // MARK: Frame

  @Test("A frame has the given lengths, and its content is aligned in it")
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

  @Test("A frame proposes its lengths to its content; without a length it takes the content's")
  func frameProposal() {
    #expect(frames(in: room) { Box(1).frame(width: 40, height: 20) } == [1: CGRect(30, 20, 40, 20)])
    #expect(frames(in: room) { Box(1).frame(width: 40) } == [1: CGRect(30, 0, 40, 60)])
    #expect(frames(in: room) { Box(1).frame(height: 40) } == [1: CGRect(0, 10, 100, 40)])
    #expect(
      frames(in: room) { Box(1, width: 7).frame(width: 50, height: 10) } == [1: CGRect(46.5, 25, 7, 10)])
  }

  @Test("Negative, infinite and NaN lengths of a frame count as nil")
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

  /// The documented rule for flexible frames, along one axis.
  nonisolated static let flexibleCases = [
    // Both limits: the clamped proposal, whatever the content.
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 50, expected: 50),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 10, expected: 20),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, proposed: 200, expected: 80),
    FlexibleCase(minimum: 0, maximum: .infinity, content: 10, proposed: 70, expected: 70),
    // A minimum: a proposal smaller than the content is taken, down to the minimum.
    FlexibleCase(minimum: 20, content: 50, proposed: 30, expected: 30),
    FlexibleCase(minimum: 20, content: 50, proposed: 10, expected: 20),
    FlexibleCase(minimum: 20, content: 50, proposed: 90, expected: 50),
    FlexibleCase(minimum: 60, content: 50, proposed: 90, expected: 60),
    // A maximum: a proposal larger than the content is taken, up to the maximum.
    FlexibleCase(maximum: 80, content: 50, proposed: 70, expected: 70),
    FlexibleCase(maximum: 80, content: 50, proposed: 90, expected: 80),
    FlexibleCase(maximum: 80, content: 50, proposed: 10, expected: 50),
    FlexibleCase(maximum: .infinity, content: 50, proposed: 90, expected: 90),
    // Neither: the content's size.
    FlexibleCase(content: 50, proposed: 90, expected: 50),
    // No proposal: the ideal length, else the content's ideal length within the limits.
    FlexibleCase(minimum: 20, ideal: 30, maximum: 80, content: 10, expected: 30),
    FlexibleCase(ideal: 30, content: 10, expected: 30),
    FlexibleCase(minimum: 20, maximum: 80, content: 10, expected: 20),
    FlexibleCase(minimum: 20, maximum: 80, content: 90, expected: 80),
    FlexibleCase(maximum: .infinity, content: 50, expected: 50),
    // Limits in the wrong order: the later one is raised to the earlier one.
    FlexibleCase(minimum: 50, maximum: 20, content: 10, proposed: 30, expected: 50),
    FlexibleCase(minimum: .nan, maximum: 40, content: 10, proposed: 90, expected: 40),
    FlexibleCase(minimum: -20, maximum: 40, content: 10, proposed: 0, expected: 0),
  ]

  @Test("Flexible frames follow the documented rule", arguments: flexibleCases)
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

  @Test("A flexible frame aligns its content")
  func flexibleFrameAlignment() {
    let result = frames(in: room) {
      Box(1, width: 10, height: 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(result == [1: CGRect(90, 50, 10, 10)])
  }

  // MARK: Padding, offset, position, ratio

  @Test("Padding reduces the proposal and enlarges the size")
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

  @Test("Padding of a fixed view enlarges the view's own bounds")
  func paddingSize() {
    let size = Stage(Box(1, width: 30, height: 10).padding(5)).host.sizeThatFits(.unspecified)
    #expect(size == CGSize(40, 20))
  }

  @Test("An offset moves the drawing, not the layout")
  func offset() {
    let moved = Box(1, width: 10, height: 10).offset(x: 7, y: -3)
    #expect(frames(in: room) { moved } == [1: CGRect(52, 22, 10, 10)])
    #expect(Stage(moved).host.sizeThatFits(.unspecified) == CGSize(10, 10))
  }

  @Test("A position fills the proposal and centres the view on a point of it")
  func position() {
    let placed = Box(1, width: 10, height: 20).position(x: 30, y: 10)
    #expect(frames(in: room) { placed } == [1: CGRect(25, 0, 10, 20)])
    #expect(Stage(placed).host.sizeThatFits(ProposedViewSize(width: 77, height: 5)) == CGSize(77, 5))
  }

  @Test("An aspect ratio gives the largest rectangle that fits the proposal, or the smallest that fills it")
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

  @Test("A fixed size is the ideal size")
  func fixedSize() {
    #expect(frames(in: room) { Box(1).fixedSize() } == [1: CGRect(45, 25, 10, 10)])
    #expect(
      frames(in: room) { Box(1).fixedSize(horizontal: true, vertical: false) } == [1: CGRect(45, 0, 10, 60)])
  }

  // MARK: Layers

  @Test("A background is proposed the view's size and does not change it")
  func background() {
    let result = frames(in: room) {
      Box(1, width: 40, height: 20).background { Box(2) }.overlay(alignment: .topTrailing) {
        Box(3, width: 6, height: 4)
      }
    }
    #expect(
      result == [1: CGRect(30, 20, 40, 20), 2: CGRect(30, 20, 40, 20), 3: CGRect(64, 20, 6, 4)])
  }

  @Test("A background is drawn before the view, an overlay after it")
  func layerOrder() {
    let stage = Stage(
      Box(1).background {
        Box(2)
        Box(3)
      }.overlay { Box(4) })
    #expect(stage.order() == [2, 3, 1, 4])
  }

  // MARK: ZStack

  @Test("A ZStack encloses its children and aligns them")
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
    "All children of a ZStack get its proposal; those of the highest priority determine its size")
  func depthStackPriority() {
    #expect(frames(in: room) { ZStack { Box(1) } } == [1: CGRect(0, 0, 100, 60)])
    let stack = ZStack {
      Box(1)
      Box(2, width: 30, height: 10).layoutPriority(1)
    }
    #expect(Stage(stack).host.sizeThatFits(ProposedViewSize(room)) == CGSize(30, 10))
    #expect(Stage(ZStack {}).host.sizeThatFits(ProposedViewSize(room)) == .zero)
  }

  @Test("A z index determines the painting order; views with equal indices keep their order")
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

  @Test("A geometry reader fills the proposal, reports its size, and aligns its content to the top left")
  func geometryReader() {
    let result = frames(in: room) {
      GeometryReader { geometry in
        Box(1, width: geometry.size.width / 4, height: geometry.size.height / 2)
      }
    }
    #expect(result == [1: CGRect(0, 0, 25, 30)])
  }

  @Test("A geometry reader reports its frame in the window and in a named space")
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

  @Test("The space of a scroll view is that of the nearest one that scrolls along the axis")
  func scrollViewSpaces() {
    let result = frames(in: room) {
      ScrollView(.vertical) {
        ScrollView(.horizontal) {
          GeometryReader { geometry in
            let inner = geometry.frame(in: .scrollView)
            let horizontal = geometry.frame(in: .scrollView(axis: .horizontal))
            let vertical = geometry.frame(in: .scrollView(axis: .vertical))
            let global = geometry.frame(in: .global)
            Box(1, width: inner.minX, height: inner.minY)
            Box(2, width: horizontal.minX, height: horizontal.minY)
            Box(3, width: vertical.minX, height: vertical.minY)
            Box(4, width: global.minX, height: global.minY)
            Box(5, width: geometry.bounds(of: .scrollView(axis: .horizontal))?.width ?? 0, height: 1)
          }
          .frame(width: 50, height: 20).padding(.leading, 3).padding(.top, 5)
        }
        .padding(.leading, 7).padding(.top, 11)
      }
      .padding(.leading, 13).padding(.top, 17)
    }
    #expect(result[1]?.size == CGSize(3, 5))
    #expect(result[2]?.size == CGSize(3, 5))
    #expect(result[3]?.size == CGSize(10, 16))
    #expect(result[4]?.size == CGSize(23, 33))
    #expect(result[5]?.width == room.width - 20)
  }

  // MARK: Bad input

  @Test("Negative and NaN sizes count as zero")
  func badSizes() {
    for length in [CGFloat.nan, -5, -CGFloat.infinity] {
      #expect(frames(in: room) { Box(1, width: length, height: 10) } == [1: CGRect(50, 25, 0, 10)])
    }
    #expect(frames(in: CGSize(.nan, -3)) { Box(1) }[1]?.size == CGSize(10, 0))
  }

  @Test("An infinite view is limited to a finite size")
  func infiniteSize() throws {
    let frame = try #require(frames(in: room) { Box(1, width: .infinity, height: 10) }[1])
    #expect(frame.width == 1e9 && frame.midX == 50)
    #expect(frames(in: room) { Box(1).offset(x: .nan, y: .nan) } == [1: CGRect(0, 0, 100, 60)])
  }
}
