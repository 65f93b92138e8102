import EaselGeometry

/// A 128-bit hash of content. Equal content has equal hashes within a process; different content has equal
/// hashes with a probability of about 2^-128 per pair.
///
/// ```swift
/// import EaselDrawing
///
/// func hash(of points: [CGPoint]) -> ContentHash {
///   var hasher = ContentHasher()
///   for point in points { hasher.combine(point) }
///   return hasher.finish()
/// }
/// ```
public struct ContentHash: Equatable, Hashable, Sendable {
  /// The lower 64 bits.
  public var low: UInt64
  /// The upper 64 bits.
  public var high: UInt64

  /// The hash whose bits are all zero.
  public static let zero = ContentHash(low: 0, high: 0)

  /// Creates a hash from its two halves.
  @inlinable
  public init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }
}

/// Computes a `ContentHash` from 64-bit words.
///
/// The hash function is two lanes of wyhash (https://github.com/wangyi-fudan/wyhash): each step takes two
/// words and folds a 128-bit product of words and state to 64 bits. The lanes have different constants and
/// take the words in exchanged order, so that they are independent. Callers that pass raw words must pass
/// equal words for equal content; the floating-point overloads map -0 to 0 and every NaN to the same one.
///
/// ```swift
/// import EaselDrawing
///
/// func hash(of rect: CGRect, radius: CGFloat) -> ContentHash {
///   var hasher = ContentHasher(seed: 1)
///   hasher.combine(rect)
///   hasher.combine(radius)
///   return hasher.finish()
/// }
/// ```
public struct ContentHasher {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// Creates a hasher. Different seeds give different hashes for the same words.
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

  /// Adds two words in one step, in half the time of two separate steps.
  @inlinable @inline(__always)
  public mutating func combine(_ first: UInt64, _ second: UInt64) {
    low = ContentHasher.fold(first ^ 0xa076_1d64_78bd_642f, second ^ low)
    high = ContentHasher.fold(second ^ 0x8ebc_6af0_9c88_c6e3, first &+ high)
  }

  /// Adds a word.
  @inlinable @inline(__always)
  public mutating func combine(_ word: UInt64) { combine(word, 0xe703_7ed1_a0b4_28db) }

  /// Adds an integer.
  @inlinable @inline(__always)
  public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  /// Adds a number; -0 counts as 0, and all NaNs are equal.
  @inlinable @inline(__always)
  public mutating func combine(_ value: Double) { combine(ContentHasher.canonicalBits(value)) }

  /// Adds two numbers in one step.
  @inlinable @inline(__always)
  public mutating func combine(_ first: Double, _ second: Double) {
    combine(ContentHasher.canonicalBits(first), ContentHasher.canonicalBits(second))
  }

  /// Adds a number; -0 counts as 0, and all NaNs are equal.
  @inlinable @inline(__always)
  public mutating func combine(_ value: Float) { combine(ContentHasher.canonicalBits(Double(value))) }

  /// Adds a number; -0 counts as 0, and all NaNs are equal.
  @inlinable @inline(__always)
  public mutating func combine(_ value: CGFloat) { combine(ContentHasher.canonicalBits(Double(value))) }

  /// Adds another hash.
  @inlinable @inline(__always)
  public mutating func combine(_ hash: ContentHash) { combine(hash.low, hash.high) }

  /// Adds the coordinates of a point.
  @inlinable @inline(__always)
  public mutating func combine(_ point: CGPoint) { combine(Double(point.x), Double(point.y)) }

  /// Adds width and height.
  @inlinable @inline(__always)
  public mutating func combine(_ size: CGSize) { combine(Double(size.width), Double(size.height)) }

  /// Adds origin and size of a rectangle.
  @inlinable @inline(__always)
  public mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  /// Adds the six elements of a transform.
  @inlinable @inline(__always)
  public mutating func combine(_ transform: CGAffineTransform) {
    combine(Double(transform.a), Double(transform.b))
    combine(Double(transform.c), Double(transform.d))
    combine(Double(transform.tx), Double(transform.ty))
  }

  /// The bits of a number, with -0 replaced by 0 and every NaN by the same NaN.
  @inlinable @inline(__always)
  static func canonicalBits(_ value: Double) -> UInt64 {
    // Adding 0 turns -0 into 0 and changes no other number.
    value.isNaN ? 0x7ff8_0000_0000_0000 : (value + 0).bitPattern
  }

  /// Returns the hash of all words added so far.
  @inlinable @inline(__always)
  public func finish() -> ContentHash {
    let x = ContentHasher.fold(low ^ 0x4528_21e6_38d0_1377, high ^ 0xbe54_66cf_34e9_0c6c)
    let y = ContentHasher.fold(high ^ 0xc0ac_29b7_c97c_50dd, low ^ 0x3f84_d5b5_b547_0917)
    return ContentHash(low: x ^ low, high: y ^ high)
  }
}

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ style: FillStyle) {
    combine(UInt64(style.isEOFilled ? 1 : 0) << 1 | UInt64(style.isAntialiased ? 1 : 0))
  }

  mutating func combine(_ style: StrokeStyle) {
    combine(Double(style.lineWidth), Double(style.miterLimit))
    combine(
      UInt64(style.lineCap.rawValue) << 8 | UInt64(style.lineJoin.rawValue), UInt64(style.dash.count))
    guard !style.dash.isEmpty else { return }
    for length in style.dash { combine(length) }
    combine(style.dashPhase)
  }

  /// Adds a path. The hash depends on the path's storage: equal paths in different storage may have different
  /// hashes, but different paths do not have the same one.
  @inline(__always)
  public mutating func combine(_ path: Path) {
    switch path.storage {
    case .empty:
      combine(0)
    case .rect(let rect):
      combine(1)
      combine(rect)
    case .ellipse(let rect):
      combine(2)
      combine(rect)
    case .roundedRect(let rounded):
      combine(rounded.style == .circular ? 3 : 4)
      combine(rounded.rect)
      combine(rounded.cornerSize)
    case .elements(let buffer):
      combine(buffer)
    }
  }

  @inline(never)
  private mutating func combine(_ buffer: PathBuffer) {
    combine(5, UInt64(buffer.verbs.count))
    buffer.verbs.withUnsafeBytes { combine(bytes: $0) }
    buffer.points.withUnsafeBufferPointer { points in
      for point in points { combine(point) }
    }
  }

  /// Adds bytes in words of eight; the last word is padded with zeros.
  private mutating func combine(bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    combine(rest)
  }

  mutating func combine(_ state: DrawingState) {
    combine(state.transform)
    if let clip = state.clip { combine(clip.hash) }
    if let filters = state.filters { combine(filters.hash) }
    let flags = UInt64(state.clip == nil ? 0 : 1) | UInt64(state.filters == nil ? 0 : 2)
    combine(
      UInt64(state.mode.rawValue) << 8 | flags,
      ContentHasher.canonicalBits(Double(state.opacity)))
  }

  mutating func combine(_ projection: ProjectionTransform) {
    combine(Double(projection.m11), Double(projection.m12))
    combine(Double(projection.m13), Double(projection.m21))
    combine(Double(projection.m22), Double(projection.m23))
    combine(Double(projection.m31), Double(projection.m32))
    combine(projection.m33)
  }
}
