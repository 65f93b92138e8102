import EaselGeometry
import Testing

@Suite struct PathDescriptionTests {
  @Test func numbersAreShortAndOperandsComeFirst() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: -0.5))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 -0.5 l 1 2 3 4 q 1 2 3 4 5 6 c h")
    #expect(Path().description.isEmpty)
  }

  @Test(arguments: 0..<20)
  func readsBackWhatItWrote(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let path = random.path(elements: 30, size: 1e5)
    #expect(try #require(Path(path.description)) == path)
  }

  @Test func spaceMayBeAnyAndEmptyIsEmpty() throws {
    let empty = try #require(Path("  \n "))
    #expect(empty.isEmpty)
    #expect(Path(" 1\t2 m\n3 4  l ") == Path("1 2 m 3 4 l"))
    #expect(Path("1e3 -2E-1 m 0 0 l")?.currentPoint == .zero)
  }

  @Test(arguments: [
    "1 m", "1 2 3 m", "1 2 l", "h", "1 2 m 3 4", "1 2 m 3 4 5 6 l", "1 2 m x", "1 2 m 1 2 3 4 c", "m",
    "1 2 m 5 h", "1 2 M",
  ])
  func malformedTextGivesNoPath(text: String) { #expect(Path(text) == nil) }
}
