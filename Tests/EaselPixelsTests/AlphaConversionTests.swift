import Testing

@testable import EaselPixels

@Suite struct AlphaConversionTests {
  @Test func premultiplyingRoundsToNearest() {
    for alpha in UInt32(0)...255 {
      for value in UInt32(0)...255 {
        let pixel = alpha << 24 | value << 16 | value << 8 | value
        let expected = UInt32((Double(value) * Double(alpha) / 255).rounded())
        #expect(pixel.premultipliedPixel == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
  }

  @Test func straightAndBackIsTheIdentity() {
    for alpha in UInt32(0)...255 {
      for value in 0...alpha {
        let pixel = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
        #expect(pixel.straightPixel.premultipliedPixel == pixel)
      }
    }
  }

  @Test func colorsBeyondAlphaAreCut() {
    #expect((0x10ff_0810 as UInt32).straightPixel == 0x10ff_80ff)
  }
}
