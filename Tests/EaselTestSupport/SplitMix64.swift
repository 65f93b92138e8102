import Foundation

/// A generator of reproducible random numbers: the same seed gives the same sequence on every machine.
///
/// Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (https://doi.org/10.1145/2714064.2660195).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  /// The seed of the sequence, for failure messages.
  public let seed: UInt64
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Creates a generator with the seed `EASEL_SEED` if it is set, else with `seed`, and prints how to repeat
  /// the run.
  public init(announcing test: String, seed: UInt64) {
    let chosen = ProcessInfo.processInfo.environment["EASEL_SEED"].flatMap { UInt64($0) } ?? seed
    print("\(test): seed \(chosen) (EASEL_SEED=\(chosen) repeats it)")
    self.init(seed: chosen)
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `range`, computed from 53 random bits, the same on every platform.
  public mutating func double(in range: Range<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  /// Returns a number in `range`.
  public mutating func int(in range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns true once in `n` calls on average.
  public mutating func oneIn(_ n: Int) -> Bool { int(in: 0..<n) == 0 }
}

extension SplitMix64 {
  /// A premultiplied pixel. Clear and opaque ones are frequent.
  package mutating func pixel() -> UInt32 {
    let alpha: UInt32 = oneIn(4) ? 0 : oneIn(3) ? 255 : UInt32(int(in: 0..<256))
    return [0, 8, 16].reduce(alpha << 24) { $0 | UInt32(int(in: 0..<Int(alpha) + 1)) << $1 }
  }

  /// A random coverage. 0 and 255 are frequent.
  package mutating func coverage() -> UInt8 { oneIn(4) ? 0 : oneIn(3) ? 255 : UInt8(int(in: 0..<256)) }

  package mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }

  /// Random coverage with a run of zeros, which kernels skip.
  package mutating func coverages(_ count: Int) -> [UInt8] {
    let start = Int.random(in: 0...count, using: &self)
    let clear = start..<Int.random(in: start...count, using: &self)
    return (0..<count).map { clear.contains($0) ? 0 : coverage() }
  }
}
