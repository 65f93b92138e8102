import SwiftUI

/// Decodes the bytes of an input into values. After the last byte all values are 0, false, empty or the first of several.
///
/// Small integers are the most frequent numbers, then fractions, then the special values at which programs fail.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// A number in 0..<`count`.
  mutating func index(_ count: Int) -> Int { Int(byte()) % count }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(values.count)] }

  /// Up to `count` bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// All bytes that are left.
  mutating func remainder() -> [UInt8] { bytes(rest.count) }

  /// Some values, as many as a byte modulo `limit` says, each by `value`.
  mutating func list<Value>(below limit: Int, _ value: (inout ByteReader) -> Value) -> [Value] {
    var values: [Value] = []
    for _ in 0..<index(limit) { values.append(value(&self)) }
    return values
  }

  // MARK: Numbers

  private static let specialIntegers: [Int] = [
    0, -1, .max, .min, .max - 1, .min + 1, 1 << 31, (1 << 31) - 1, -(1 << 31), 1 << 32, 1 << 16, 65_535,
    30_000, 30_001,
    1 << 27, 1 << 62,
  ]

  /// An integer: small in 3 of 4 cases.
  mutating func integer() -> Int {
    let first = byte()
    if first < 192 { return Int(first) - 32 }
    if first < 224 { return ByteReader.specialIntegers[Int(first) % ByteReader.specialIntegers.count] }
    return Int(truncatingIfNeeded: bits())
  }

  private static let specialNumbers: [Double] = [
    -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, 1e-9, 1e9, -1e9, 1e18, 1e300, 16_777_216, 2_147_483_648, -2_147_483_649,
    1e38,
    3.5e38, 1.0.nextDown, 1.0.nextUp, 0.5, 1.0 / 3, 1e-300, 32_767, 8_388_608, 1e6, -1e6, 1e5, 1e12, .pi,
    -.pi,
  ]

  /// A number: a small integer in half of the cases, a fraction in 3 of 8, a special value in 7 of 64.
  mutating func number() -> Double {
    let first = byte()
    if first < 128 { return Double(first) - 16 }
    if first < 224 { return (Double(first) - 128 + Double(byte()) / 256) * 2 - 96 }
    if first < 252 { return ByteReader.specialNumbers[index(ByteReader.specialNumbers.count)] }
    return Double(bitPattern: bits())
  }

  /// A number from 0 to 1 in 3 of 4 cases.
  mutating func fraction() -> Double { byte() < 192 ? Double(byte()) / 255 : number() }

  private mutating func bits() -> UInt64 {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return bits
  }

  // MARK: Values of geometry

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func angle() -> Angle { Angle(radians: number()) }

  mutating func unitPoint() -> UnitPoint { UnitPoint(x: fraction(), y: fraction()) }

  mutating func transform() -> CGAffineTransform {
    switch index(4) {
    case 0: CGAffineTransform(translationX: number(), y: number())
    case 1: CGAffineTransform(scaleX: number(), y: number())
    case 2: CGAffineTransform(rotationAngle: number())
    default: CGAffineTransform(number(), number(), number(), number(), number(), number())
    }
  }

  // MARK: Texts

  /// A text of up to 255 bytes; bytes that are not UTF-8 become replacement characters.
  mutating func text() -> String {
    let count = Int(byte())
    return String(decoding: bytes(count), as: UTF8.self)
  }
}
