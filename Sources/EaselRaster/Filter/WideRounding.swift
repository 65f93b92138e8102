/// How wide components become bytes.
struct WideRounding {
  /// False: to the nearest. True: by an ordered pattern that keeps the mean of smooth areas, an 8 by 8 threshold matrix
  /// fixed to the origin of device space
  /// (B. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973).
  var dithers = false
  /// What truncations took from the components, in units of 1/128, below 64.
  var compensation: UInt16 = 0

  /// What is added before the lowest seven bits go where nothing is dithered.
  var half: UInt16 { min(64 + compensation, 127) }

  /// What is added before the lowest seven bits go, for the 8 pixels from column x on, four equal numbers each. Never
  /// more than 127, so that clear stays clear.
  func withRow<Result>(x: Int32, y: Int32, _ body: (UnsafePointer<UInt16>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 32) { row in
      for index in 0..<32 {
        row[index] = dithers ? threshold(x &+ Int32(index / 4), y) : half
      }
      return body(UnsafePointer(row.baseAddress!))
    }
  }

  /// 64 places between twice the compensation, so that even areas stay even, and 127. A place is made of the bits of
  /// x ^ y and y, interleaved and reversed.
  private func threshold(_ x: Int32, _ y: Int32) -> UInt16 {
    let (a, b) = (UInt16(truncatingIfNeeded: (x ^ y) & 7), UInt16(truncatingIfNeeded: y & 7))
    var place: UInt16 = 0
    for bit in UInt16(0)..<3 {
      place = place << 2 | (a >> bit & 1) << 1 | (b >> bit & 1)
    }
    let lowest = min(2 * compensation, 96)
    return lowest + place * (127 - lowest) / 63
  }
}
