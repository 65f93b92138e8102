/// The bytes of a file, read at offsets that may be wrong.
struct FileBytes {
  /// The reason why a file cannot be read.
  enum Failure: Error {
    /// The file is not a shared library for 64-bit little-endian machines.
    case notALibrary
    /// An offset in the file points outside of it.
    case outOfBounds

    var description: String {
      switch self {
      case .notALibrary: "not a shared library"
      case .outOfBounds: "the file is damaged or cut off"
      }
    }
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file begins like an ELF file of the class 64 bits, in little-endian order.
  var startsLikeLibrary: Bool { bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

  /// The sum of an offset and a length. Throws if it does not fit.
  func sum(_ offset: UInt64, _ length: UInt64) throws(Failure) -> UInt64 {
    let (sum, overflow) = offset.addingReportingOverflow(length)
    guard !overflow else { throw .outOfBounds }
    return sum
  }

  /// The range of indices of a part of the file. Throws if the part is not in the file.
  func range(_ offset: UInt64, _ length: UInt64) throws(Failure) -> Range<Int> {
    let end = try sum(offset, length)
    guard end <= UInt64(bytes.count) else { throw .outOfBounds }
    return Int(offset)..<Int(end)
  }

  /// The little-endian integer at an offset.
  func integer<Value: FixedWidthInteger>(at start: UInt64, _ offset: UInt64 = 0) throws(Failure) -> Value {
    let range = try range(sum(start, offset), UInt64(Value.bitWidth / 8))
    var value: Value = 0
    for index in range.reversed() { value = value << 8 | Value(truncatingIfNeeded: bytes[index]) }
    return value
  }

  /// The text up to the next zero byte, at an offset in a table of names.
  func string(at offset: UInt64, in table: (offset: UInt64, size: UInt64)) throws(Failure) -> String {
    let range = try range(table.offset, table.size)
    guard offset <= table.size else { throw .outOfBounds }
    let text = bytes[(range.lowerBound + Int(offset))..<range.upperBound].prefix { $0 != 0 }
    return String(decoding: text, as: UTF8.self)
  }
}
