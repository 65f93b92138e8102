import EaselPixels
import EaselTestSupport
import Testing

@testable import Easel

@Suite("Outlines around damage")
struct DamageOutlinesTests {
  private static let size = PixelRect(width: 90, height: 70)

  private func isLine(_ x: Int, _ y: Int, of damage: [PixelRect]) -> Bool {
    let (x, y, width) = (Int32(x), Int32(y), DamageOutlines.lineWidth)
    return damage.contains { rect in
      (rect.x0..<rect.x1).contains(x) && (rect.y0..<rect.y1).contains(y)
        && !((rect.x0 + width..<max(rect.x0 + width, rect.x1 - width)).contains(x)
          && (rect.y0 + width..<max(rect.y0 + width, rect.y1 - width)).contains(y))
    }
  }

  /// Compares all pixels of the copy, and checks that pixels that changed since the last update lie within
  /// the reported damage.
  @Test("The copy equals the frame with the outlines of the last frame only")
  func followsFrames() throws {
    var random = SplitMix64(seed: 11)
    let frame = Pixmap(width: 90, height: 70)
    var outlines = DamageOutlines(of: frame, damage: [Self.size])
    for _ in 0..<60 {
      let damage = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let (x, y) = (Int32.random(in: 0..<80, using: &random), Int32.random(in: 0..<60, using: &random))
        let (width, height) = (
          Int32.random(in: 1...40, using: &random), Int32.random(in: 1...40, using: &random)
        )
        return PixelRect(x0: x, y0: y, x1: x + width, y1: y + height).intersection(Self.size)
      }
      for rect in damage { frame.fill(0xff00_0000 | UInt32.random(in: 0...0xffff, using: &random), in: rect) }
      let before = PixelImage(copying: outlines.picture).pixels
      let changed = outlines.update(from: frame, damage: damage)
      var (wrong, untold) = (0, 0)
      for y in 0..<70 {
        for x in 0..<90 {
          let pixel = outlines.picture[x, y]
          if pixel != (isLine(x, y, of: damage) ? DamageOutlines.color : frame[x, y]) { wrong += 1 }
          let place = PixelRect(x0: Int32(x), y0: Int32(y), x1: Int32(x + 1), y1: Int32(y + 1))
          if pixel != before[y * 90 + x], !changed.contains(where: { $0.contains(place) }) { untold += 1 }
        }
      }
      #expect(wrong == 0)
      #expect(untold == 0)
    }
  }
}
