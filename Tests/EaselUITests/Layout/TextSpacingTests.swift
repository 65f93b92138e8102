import Testing

@testable import EaselUI

/// The distances of texts in stacks without a spacing of their own, at four pixels per point.
@Suite("Spacing of text")
@MainActor
struct TextSpacingTests {
  /// The height of a view in a stack, less the heights of the views alone.
  private func distance(_ first: some View, _ second: some View) -> CGFloat {
    func height(_ view: some View) -> CGFloat { Stage(view).host.sizeThatFits(.unspecified).height }
    let stack = VStack {
      first
      second
    }
    return height(stack) - height(first) - height(second)
  }

  private func expect(
    _ distance: CGFloat, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(distance - expected) < 0.01, "\(distance)", sourceLocation: sourceLocation)
  }

  private let box = Box(1, width: 20, height: 20)

  @Test("A text keeps the leading of its font from a text above")
  func texts() {
    // The line height of body text is 22 points, of which the letters take 20.29.
    expect(distance(Text("A"), Text("B")), 1.75)
    expect(distance(Text("A").font(.largeTitle), Text("B").bold()), 1.75)
    expect(distance(Text("A"), Text("B").font(.system(size: 40))), 0)
    expect(distance(Text("A"), HStack { Text("B") }), 1.75)
    expect(distance(Button("A") {}, Button("B") {}), 1.75)
  }

  @Test(
    "Between text and other views is a tenth of the line height, and the part of the line without letters")
  func others() {
    let (height, descent, capitals) = (17 * 2444.0 / 2048, 17 * 494.0 / 2048, 17 * 1443.0 / 2048)
    expect(distance(box, Text("A")), 2.25 + descent)
    expect(distance(Text("A"), box), 2.25 + height - capitals)
    expect(distance(box, box), 8)
  }

  @Test("Padding and frames hide the text from others, and controls keep the default distance")
  func hidden() {
    expect(distance(Text("A").padding(), Text("B").padding(.top, 1)), 8)
    expect(distance(Text("A").frame(height: 30), box), 8)
    expect(distance(Text("A").frame(width: 30), Text("B").padding(.bottom)), 1.75)
    expect(distance(Toggle("A", isOn: .constant(true)), Toggle("B", isOn: .constant(true))), 8)
  }

  @Test("A column has the text at its edges, a row that of all its views, and spacers keep no distance")
  func containers() {
    let column = VStack {
      Text("A")
      box
    }
    expect(distance(column, column), 2.25 + 17 * 494.0 / 2048)
    let row = HStack {
      box
      Text("A")
    }
    let (height, capitals) = (17 * 2444.0 / 2048, 17 * 1443.0 / 2048)
    expect(distance(row, row), 2.25 + height - capitals)
    expect(distance(Text("A"), Spacer(minLength: 5)), 0)
  }

  @Test("The distance follows the font")
  func changes() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        VStack {
          Text("A")
          Text("B").font(flag ? .system(size: 17) : .body)
        }
      })
    let before = stage.host.sizeThatFits(.unspecified).height
    stage.show()
    flag.value = true
    stage.show()
    expect(before - stage.host.sizeThatFits(.unspecified).height, 1.75)
  }

  @Test("Layouts of programs get the same distances")
  func programs() {
    let text = Text("A").verticalSpacing(in: EnvironmentValues())
    let spacing = ViewSpacing(preferred: nil, vertical: text)
    expect(spacing.distance(to: spacing, along: .vertical), 2)
    expect(spacing.distance(to: spacing, along: .horizontal), 8)
    expect(ViewSpacing.zero.distance(to: spacing, along: .vertical), 0)
  }
}
