import Testing

@testable import EaselUI

/// Hit testing of colors and shapes that draw nothing.
@Suite("Clear colors")
@MainActor
struct ClearColorTests {
  /// Whether a tap in the middle reaches the view below.
  private func reachesBelow(_ cover: some View) -> Bool {
    let log = Log()
    let stage = Stage(
      ZStack {
        Color.orange.onTapGesture { log.note("below") }
        cover
      })
    stage.show()
    stage.tap(50, 50)
    return log.take() == ["below"]
  }

  @Test("Views without opacity let taps through")
  func clear() {
    #expect(reachesBelow(Color.clear))
    #expect(reachesBelow(Color.red.opacity(0)))
    #expect(reachesBelow(Rectangle().fill(.clear)))
    #expect(reachesBelow(Rectangle().fill(.red.opacity(0))))
    #expect(reachesBelow(Circle().strokeBorder(.clear, lineWidth: 90)))
    #expect(reachesBelow(GeometryReader { _ in Color.clear }))
  }

  @Test("Views with some opacity, with a content shape or with a clear fill above another one do not")
  func visible() {
    #expect(!reachesBelow(Color.red.opacity(0.01)))
    #expect(
      !reachesBelow(Rectangle().fill(.linearGradient(colors: [.clear], startPoint: .top, endPoint: .bottom))))
    #expect(!reachesBelow(Rectangle().fill(.red).fill(.clear)))
    #expect(!reachesBelow(Color.clear.contentShape(Rectangle())))
  }
}
