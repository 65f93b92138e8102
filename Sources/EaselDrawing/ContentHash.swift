import EaselGeometry

/// 128 bits that stand for content: equal content gives equal hashes in one process, and different content
/// different ones but for a chance of about 2^-128 per pair.
public struct ContentHash: Equatable, Hashable, Sendable {
  public var low: UInt64
  public var high: UInt64

  public static let zero = ContentHash(low: 0, high: 0)

  @inlinable
  public init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }
}

/// Builds a `ContentHash` from 64-bit words.
///
/// Two lanes of wyhash (https://github.com/wangyi-fudan/wyhash): each step takes two words and folds a 128-bit product of
/// words and state to 64 bits. The lanes have constants of their own and the words in exchanged places, so that they are
/// independent. Canonical input is the caller's part for raw words; the floating-point overloads map -0 to 0 and every
/// NaN to one.
public struct ContentHasher {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  @inlinable
  public init(seed: UInt64 = 0) {
    low = 0x243f_6a88_85a3_08d3 ^ seed
    high = 0x1319_8a2e_0370_7344 &+ seed
  }

  @inlinable @inline(__always)
  static func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let product = x.multipliedFullWidth(by: y)
    return product.high ^ product.low
  }

  /// Takes two words in one step: half the time of one after the other.
  @inlinable @inline(__always)
  public mutating func combine(_ first: UInt64, _ second: UInt64) {
    low = ContentHasher.fold(first ^ 0xa076_1d64_78bd_642f, second ^ low)
    high = ContentHasher.fold(second ^ 0x8ebc_6af0_9c88_c6e3, first &+ high)
  }

  @inlinable @inline(__always)
  public mutating func combine(_ word: UInt64) { combine(word, 0xe703_7ed1_a0b4_28db) }

  @inlinable @inline(__always)
  public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  @inlinable @inline(__always)
  public mutating func combine(_ value: Double) { combine(ContentHasher.canonicalBits(value)) }

  @inlinable @inline(__always)
  public mutating func combine(_ first: Double, _ second: Double) {
    combine(ContentHasher.canonicalBits(first), ContentHasher.canonicalBits(second))
  }

  @inlinable @inline(__always)
  public mutating func combine(_ value: Float) { combine(ContentHasher.canonicalBits(Double(value))) }

  @inlinable @inline(__always)
  public mutating func combine(_ value: CGFloat) { combine(ContentHasher.canonicalBits(Double(value))) }

  @inlinable @inline(__always)
  public mutating func combine(_ hash: ContentHash) { combine(hash.low, hash.high) }

  @inlinable @inline(__always)
  public mutating func combine(_ point: CGPoint) { combine(Double(point.x), Double(point.y)) }

  @inlinable @inline(__always)
  public mutating func combine(_ size: CGSize) { combine(Double(size.width), Double(size.height)) }

  @inlinable @inline(__always)
  public mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  @inlinable @inline(__always)
  public mutating func combine(_ transform: CGAffineTransform) {
    combine(Double(transform.a), Double(transform.b))
    combine(Double(transform.c), Double(transform.d))
    combine(Double(transform.tx), Double(transform.ty))
  }

  /// The bits of a number with -0 taken as 0 and every NaN as the same one.
  @inlinable @inline(__always)
  static func canonicalBits(_ value: Double) -> UInt64 {
    // Adding 0 turns -0 into 0 and changes no other number.
    value.isNaN ? 0x7ff8_0000_0000_0000 : (value + 0).bitPattern
  }

  /// The hash of everything combined so far.
  @inlinable @inline(__always)
  public func finish() -> ContentHash {
    let x = ContentHasher.fold(low ^ 0x4528_21e6_38d0_1377, high ^ 0xbe54_66cf_34e9_0c6c)
    let y = ContentHasher.fold(high ^ 0xc0ac_29b7_c97c_50dd, low ^ 0x3f84_d5b5_b547_0917)
    return ContentHash(low: x ^ low, high: y ^ high)
  }
}
