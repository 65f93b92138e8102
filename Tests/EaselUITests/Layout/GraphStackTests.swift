import Testing

@testable import EaselUI

/// Rows and columns, by SwiftUI's layout rules.
@MainActor
struct GraphStackTests {
  let room = CGSize(100, 60)

  @Test("Fixed children are 8 points apart and centred across the stack; the stack encloses them")
  func fixedChildren() {
    let row = frames(in: room) {
      HStack {
        Box(1, width: 10, height: 10)
        Box(2, width: 20, height: 30)
      }
    }
    #expect(row == [1: CGRect(31, 25, 10, 10), 2: CGRect(49, 15, 20, 30)])
    let column = frames(in: room) {
      VStack {
        Box(1, width: 10, height: 10)
        Box(2, width: 20, height: 30)
      }
    }
    #expect(column == [1: CGRect(45, 6, 10, 10), 2: CGRect(40, 24, 20, 30)])
  }

  @Test("The spacing can be zero or negative")
  func spacing() {
    for spacing in [CGFloat(0), 5, -4] {
      let row = HStack(spacing: spacing) {
        Box(1, width: 10, height: 10)
        Box(2, width: 10, height: 10)
        Box(3, width: 10, height: 10)
      }
      #expect(Stage(row).host.sizeThatFits(.unspecified) == CGSize(30 + 2 * spacing, 10))
    }
  }

  @Test("Children are aligned across the stack")
  func alignment() {
    let tops: [(VerticalAlignment, CGFloat)] = [(.top, 15), (.center, 25), (.bottom, 35)]
    for (alignment, y) in tops {
      let row = frames(in: room) {
        HStack(alignment: alignment) {
          Box(1, width: 10, height: 10)
          Box(2, width: 20, height: 30)
        }
      }
      #expect(row[1]?.minY == y)
      #expect(row[2]?.minY == 15)
    }
    let column = frames(in: room) {
      VStack(alignment: .trailing) {
        Box(1, width: 10, height: 10)
        Box(2, width: 20, height: 10)
      }
    }
    #expect(column[1]?.maxX == 60 && column[2]?.maxX == 60)
  }

  @Test("Flexible children share the remaining space equally")
  func equalShares() {
    let row = frames(in: room) {
      HStack(spacing: 0) {
        Box(1)
        Box(2, width: 40)
        Box(3)
      }
    }
    #expect(row == [1: CGRect(0, 0, 30, 60), 2: CGRect(30, 0, 40, 60), 3: CGRect(70, 0, 30, 60)])
  }

  @Test("The least flexible child is laid out first, so that the others share the rest")
  func flexibilityOrder() {
    let row = frames(in: room) {
      HStack(spacing: 0) {
        Box(1)
        Box(2).frame(maxWidth: 20)
        Box(3)
      }
    }
    #expect(row[2] == CGRect(40, 0, 20, 60))
    #expect(row[1]?.width == 40 && row[3]?.width == 40)
  }

  @Test("A child is at least as long as its minimum, and the others get the rest")
  func minimumLengths() {
    let row = frames(in: room) {
      HStack(spacing: 0) {
        Box(1, minimum: CGSize(70, 0))
        Box(2)
      }
    }
    #expect(row == [1: CGRect(0, 0, 70, 60), 2: CGRect(70, 0, 30, 60)])
  }

  @Test("Children of higher priority get all space except the minimum lengths of the others")
  func priority() {
    let row = frames(in: room) {
      HStack(spacing: 0) {
        Box(1, minimum: CGSize(10, 0))
        Box(2).layoutPriority(1)
        Box(3, minimum: CGSize(20, 0))
      }
    }
    #expect(row == [1: CGRect(0, 0, 10, 60), 2: CGRect(10, 0, 70, 60), 3: CGRect(80, 0, 20, 60)])
  }

  @Test("A spacer takes the remaining space, without spacing to its neighbours")
  func spacer() {
    let row = frames(in: room) {
      HStack {
        Box(1, width: 10, height: 10)
        Spacer()
        Box(2, width: 20, height: 10)
      }
    }
    #expect(row == [1: CGRect(0, 25, 10, 10), 2: CGRect(80, 25, 20, 10)])
  }

  @Test("A spacer has its minimum length, by default 8 points, if there is no space")
  func spacerMinimum() {
    func width(_ spacer: Spacer) -> CGFloat {
      let row = HStack {
        Box(1, width: 60, height: 10)
        spacer
        Box(2, width: 60, height: 10)
      }
      return Stage(row).host.sizeThatFits(ProposedViewSize(room)).width
    }
    #expect(width(Spacer()) == 128)
    #expect(width(Spacer(minLength: 0)) == 120)
    #expect(width(Spacer(minLength: 30)) == 150)
  }

  @Test("A spacer grows along its stack only, and along both axes outside stacks")
  func spacerAxis() {
    let proposal = ProposedViewSize(room)
    #expect(Stage(HStack { Spacer() }).host.sizeThatFits(proposal) == CGSize(100, 0))
    #expect(Stage(VStack { Spacer() }).host.sizeThatFits(proposal) == CGSize(0, 60))
    #expect(Stage(HStack { ZStack { Spacer() } }).host.sizeThatFits(proposal) == CGSize(100, 60))
  }

  @Test("Children of higher priority than a spacer take the whole space")
  func greedyBesideSpacer() {
    let row = frames(in: room) {
      HStack(spacing: 0) {
        Box(1)
        Spacer(minLength: 20)
      }
    }
    #expect(row == [1: CGRect(0, 0, 80, 60)])
  }

  @Test("Without a proposal each child has its ideal length")
  func ideal() {
    let row = HStack {
      Box(1)
      Box(2, width: 30, height: 40)
    }
    #expect(Stage(row).host.sizeThatFits(.unspecified) == CGSize(48, 40))
  }

  @Test("Nested stacks form a table of two columns")
  func nested() {
    let table = frames(in: CGSize(108, 58)) {
      HStack {
        VStack {
          Box(1)
          Box(2)
        }
        VStack {
          Box(3)
          Box(4, height: 10)
        }
      }
    }
    #expect(
      table == [
        1: CGRect(0, 0, 50, 25), 2: CGRect(0, 33, 50, 25), 3: CGRect(58, 0, 50, 40),
        4: CGRect(58, 48, 50, 10),
      ])
  }

  private let tall = BaselineBox(box: Box(1, width: 10, height: 30), first: 20, last: 28)
  private let short = BaselineBox(box: Box(2, width: 10, height: 12), first: 9, last: 9)

  @Test("First and last baselines are aligned")
  func baselines() {
    let first = frames(in: room) {
      HStack(alignment: .firstTextBaseline) {
        tall
        short
        Box(3, width: 10, height: 5)
      }
    }
    let line = (first[1]?.minY ?? 0) + 20
    #expect(first[2]?.minY == line - 9)
    #expect(first[3]?.maxY == line)
    let last = frames(in: room) {
      HStack(alignment: .lastTextBaseline) {
        tall
        short.padding(.top, 4)
      }
    }
    #expect((last[2]?.minY ?? 0) + 9 == (last[1]?.minY ?? 0) + 28)
  }

  @Test("An offset moves the drawing of a view, not its guides")
  func offsetGuides() {
    let row = frames(in: room) {
      HStack(alignment: .firstTextBaseline) {
        tall.offset(x: 3, y: 7)
        short
      }
    }
    let still = frames(in: room) {
      HStack(alignment: .firstTextBaseline) {
        tall
        short
      }
    }
    #expect(row[1] == still[1]?.offsetBy(dx: 3, dy: 7))
    #expect(row[2] == still[2])
  }

  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("Children are aligned by a custom guide")
  func customGuide() {
    let row = frames(in: room) {
      HStack(alignment: VerticalAlignment(OneThird.self)) {
        Box(1, width: 10, height: 30)
        Box(2, width: 10, height: 12)
      }
    }
    #expect((row[1]?.minY ?? 0) + 10 == (row[2]?.minY ?? 0) + 4)
  }

  @Test("Stacks of flexible views are flexible, and infinite proposals give infinite sizes")
  func infinity() {
    let row = HStack {
      Box(1)
      Box(2, width: 10, height: 10)
    }
    #expect(Stage(row).host.sizeThatFits(.infinity) == CGSize(.infinity, .infinity))
    #expect(Stage(ZStack { Box(1) }).host.sizeThatFits(.infinity) == CGSize(.infinity, .infinity))
    #expect(Stage(row).host.sizeThatFits(.zero) == CGSize(18, 10))
  }

  @Test("Guides of flexible views inside other views are numbers, also for an infinite proposal")
  func guidesAtInfinity() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("text")
      Box(1)
    }
    .frame(width: 40)
    func check(_ view: some View) {
      let outer = HStack(alignment: .firstTextBaseline) { view }
      let size = Stage(outer).host.sizeThatFits(ProposedViewSize(width: 200, height: .infinity))
      #expect(size.height == .infinity, "\(type(of: view))")
    }
    check(row)
    check(row.padding())
    check(row.frame(minHeight: 10))
    check(row.containerRelativeFrame(.horizontal) { length, _ in length })
    check(row.safeAreaInset(edge: .leading) { Text("inset") })
    check(ZStack { row })
    check(VStack { row })
    check(ViewThatFits { row })
    check(row.alignmentGuide(.top) { $0[.firstTextBaseline] })
    check(GuideReader { row })
  }
}

/// Has the size of its only subview, and reads the baseline of the subview for the same proposal.
private struct GuideReader: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let dimensions = subviews[0].dimensions(in: proposal)
    let below = dimensions.height - dimensions[.firstTextBaseline]
    #expect(!below.isNaN)
    return CGSize(dimensions.width, dimensions.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
