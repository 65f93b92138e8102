/// How fixed-point components, which have 7 bits after the point, are rounded to bytes.
///
/// Components are truncated after adding a number. Without dithering, this number is a half. With dithering, it comes
/// from an 8 by 8 threshold matrix that is fixed to the origin of device space, so that the mean of smooth areas is
/// kept (B. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973).
struct FixedPointRounding {
  var dithers = false
  /// The average loss of a component in earlier truncations, in units of 1/128, less than 64. Rounding adds it back.
  var compensation: UInt16 = 0

  /// The number to add if nothing is dithered.
  var half: UInt16 { min(64 + compensation, 127) }

  /// Calls `body` with the numbers to add for 8 pixels from column `x` on, each repeated for the four components.
  /// They are at most 127, so that clear pixels stay clear.
  func withRow<Result>(x: Int32, y: Int32, _ body: (UnsafePointer<UInt16>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 32) { row in
      for index in 0..<32 {
        row[index] = dithers ? threshold(x &+ Int32(index / 4), y) : half
      }
      return body(UnsafePointer(row.baseAddress!))
    }
  }

  /// One of 64 thresholds from twice the compensation, so that areas of one color stay even, to 127.
  ///
  /// The rank of a threshold consists of the bits of x ^ y and y, interleaved and reversed.
  private func threshold(_ x: Int32, _ y: Int32) -> UInt16 {
    let (a, b) = (UInt16(truncatingIfNeeded: (x ^ y) & 7), UInt16(truncatingIfNeeded: y & 7))
    var rank: UInt16 = 0
    for bit in UInt16(0)..<3 {
      rank = rank << 2 | (a >> bit & 1) << 1 | (b >> bit & 1)
    }
    let lowest = min(2 * compensation, 96)
    return lowest + rank * (127 - lowest) / 63
  }
}
