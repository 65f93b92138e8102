import EaselTestSupport
import Foundation
import Testing

/// A canvas that is painted behind the frames, seen from outside.
@Suite struct ViewerAsynchronousTests {
  /// The hand of the fountain's dial moves from picture to picture, and the sparks behind it come and move too.
  @Test func theHandTurnsAndTheSparksCome() throws {
    let fixture = try ViewerFixture(
      ["particles", "--variant", "3", "--hud"],
      titled: "Easel - Particle fountain - 10,000 sparks, asynchronous")
    defer {
      fixture.viewer.send(SIGKILL)
      fixture.server.stop()
    }
    func dial(_ picture: WindowPicture) -> [UInt32] {
      (20..<110).flatMap { y in (590..<680).map { x in picture.color(x, y) } }
    }
    func sparks(_ picture: WindowPicture) -> [UInt32] {
      (300..<560).map { x in picture.color(x, 500) }
    }
    let first = try fixture.picture { $0.color(5, 5) == 0x0f0f0f && Set(sparks($0)).count > 10 }
    try fixture.picture { dial($0) != dial(first) }
    try fixture.picture { sparks($0) != sparks(first) }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }
}
