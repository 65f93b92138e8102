import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

/// Screens whose pixel format differs from that of frames.
@Suite("Screens with 15, 16 and 30 bits per pixel")
@MainActor
struct PixelFormatTests {
  /// A screen depth and the number of bits for red, green and blue.
  struct Screen: Sendable, CustomTestStringConvertible {
    var depth: Int
    var bits: [Int]
    var testDescription: String { "\(depth) bits" }
  }

  nonisolated static let screens = [
    Screen(depth: 15, bits: [5, 5, 5]), Screen(depth: 16, bits: [5, 6, 5]),
    Screen(depth: 30, bits: [10, 10, 10]),
  ]

  /// Returns an opaque pixel with each channel rounded to the given number of bits.
  private func nearest(_ pixel: UInt32, _ bits: [Int]) -> UInt32 {
    zip([16, 8, 0], bits).reduce(0xff) { sum, channel in
      let largest = Double(1 << channel.1 - 1)
      let stored = (Double(pixel >> UInt32(channel.0) & 255) * largest / 255).rounded()
      return sum << 8 | UInt32((stored * 255 / largest).rounded())
    }
  }

  @Test("Each presentation method shows the nearest colors", arguments: screens, PresentationMethod.allCases)
  func showsNearestColors(screen: Screen, method: PresentationMethod) throws {
    let server = try XServer(screen: "640x480x\(screen.depth)")
    // An odd width: rows with 16 bits per pixel end in the middle of a word.
    let fixture = try WindowFixture(width: 101, height: 60, best: method, server: server)
    #expect(fixture.connection.format.depth == screen.depth)
    let frame = Pixmap.pattern(width: 101, height: 60)
    for value in 0..<UInt32(256) {
      frame.pixels[Int(value / 64) * frame.stride + Int(value % 64)] = 0xff00_0000 | value * 0x1_0101
    }
    try fixture.show(frame, damage: [frame.bounds])
    #expect(fixture.window.presentation == method)
    let picture = try fixture.picture()
    let wrong = (0..<60).reduce(0) { sum, y in
      sum + (0..<101).count { picture[$0, y] != nearest(frame[$0, y], screen.bits) }
    }
    #expect(wrong == 0)
    #expect(picture[0, 0] == 0xff00_0000 && picture[63, 3] == 0xffff_ffff)
  }

  @Test("Only damaged rectangles are converted and shown", arguments: screens, PresentationMethod.allCases)
  func showsDamageOnly(screen: Screen, method: PresentationMethod) throws {
    let server = try XServer(screen: "640x480x\(screen.depth)")
    let fixture = try WindowFixture(width: 101, height: 60, best: method, server: server)
    try fixture.requireOnlyDamageShown(
      width: 101, height: 60,
      damage: [PixelRect(x0: 11, y0: 20, x1: 40, y1: 41), PixelRect(x0: 94, y0: 50, x1: 101, y1: 60)])
  }

  @Test("Masks that are not contiguous are rejected")
  func refusesMasks() {
    #expect(PixelConversion(redMask: 0xf800, greenMask: 0x7e0, blueMask: 0x1f) != nil)
    for mask in [0, 0x505, 0x1_ffff, UInt.max] {
      #expect(PixelConversion(redMask: mask, greenMask: 0x7e0, blueMask: 0x1f) == nil)
    }
  }
}
