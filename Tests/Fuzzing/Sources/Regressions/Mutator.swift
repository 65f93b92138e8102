import Foundation

/// Changes inputs at random, without knowledge of what they mean or of the code that they reach. The same seed gives the
/// same changes.
struct Mutator {
  private var random: Drand48
  /// The longest input, in bytes: that of `.ci/fuzz`.
  private static let maximumLength = 4096
  /// The maximum number of changes to an input.
  private static let maximumChanges = 8

  init(seed: UInt32) { random = Drand48(seed: seed) }

  /// One of the inputs, which are not empty, with some changes.
  mutating func mutated(_ inputs: [[UInt8]]) -> [UInt8] {
    var bytes = inputs.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...Mutator.maximumChanges, using: &random) { change(&bytes, inputs) }
    return Array(bytes.prefix(Mutator.maximumLength))
  }

  private mutating func change(_ bytes: inout [UInt8], _ inputs: [[UInt8]]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + length()))
    case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + length())], at: place)
    case 3: bytes.replaceSubrange(place..., with: inputs.randomElement(using: &random)!.dropFirst(place))
    default:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    }
  }

  private mutating func length() -> Int { Int.random(in: 1...32, using: &random) }
}

/// The random numbers of the C library.
private struct Drand48: RandomNumberGenerator {
  private var state: (UInt16, UInt16, UInt16)

  init(seed: UInt32) { state = (0x330e, UInt16(truncatingIfNeeded: seed), UInt16(seed >> 16)) }

  mutating func next() -> UInt64 { UInt64(bits()) << 32 | UInt64(bits()) }

  private mutating func bits() -> UInt32 {
    withUnsafeMutableBytes(of: &state) { state in
      UInt32(truncatingIfNeeded: jrand48(state.assumingMemoryBound(to: UInt16.self).baseAddress!))
    }
  }
}
