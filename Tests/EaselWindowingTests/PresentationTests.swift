import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Presenting frames")
@MainActor
struct PresentationTests {
  @Test("Each method shows the frame pixel by pixel", arguments: PresentationMethod.allCases)
  func showsFrame(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presentation == method)
    #expect(try fixture.picture().differences(from: frame) == 0)
  }
}
