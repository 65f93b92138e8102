@testable import PreviewHost

/// The bytes of a small ELF file: a header, one segment, and four sections: none, the names of the sections,
/// symbols, and records of conformances.
struct SmallLibrary {
  private(set) var bytes: [UInt8] = []

  init() {
    let names = Array("\0.shstrtab\0swift5_protocol_conformances\0.symtab\0$s1A4CardVACycfC\0".utf8)
    let namesStart = 0x40 + 56
    let symbolsStart = namesStart + names.count
    let recordsStart = symbolsStart + 48
    let tableStart = recordsStart + 16
    bytes = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    append(3 as UInt16, 62 as UInt16, 1 as UInt32, 0 as UInt64, 0x40 as UInt64)
    append(UInt64(tableStart), 0 as UInt32)
    append(64 as UInt16, 56 as UInt16, 1 as UInt16, 64 as UInt16, 4 as UInt16, 1 as UInt16)
    append(1 as UInt32, 5 as UInt32, 0 as UInt64, 0 as UInt64, 0 as UInt64)
    append(UInt64(tableStart), UInt64(tableStart), 0x1000 as UInt64)
    bytes += names
    bytes += [UInt8](repeating: 0, count: 24)
    append(UInt32(names.count - 17), 0x12 as UInt16, 1 as UInt16, 0x40 as UInt64, 8 as UInt64)
    bytes += [UInt8](repeating: 1, count: 16)
    appendSection(name: 0, type: 0, start: 0, count: 0, link: 0)
    appendSection(name: 1, type: 3, start: namesStart, count: names.count, link: 0)
    appendSection(name: 40, type: 2, start: symbolsStart, count: 48, link: 1)
    appendSection(name: 11, type: 1, start: recordsStart, count: 16, link: 0)
  }

  /// Changes the little-endian integer at an offset.
  mutating func set(_ value: UInt64, at offset: Int) {
    for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8)) }
  }

  private mutating func append(_ values: any FixedWidthInteger...) {
    for value in values {
      for index in 0..<value.bitWidth / 8 {
        bytes.append(UInt8(truncatingIfNeeded: UInt64(truncatingIfNeeded: value) >> UInt64(index * 8)))
      }
    }
  }

  private mutating func appendSection(name: UInt32, type: UInt32, start: Int, count: Int, link: UInt32) {
    append(name, type, 2 as UInt64, UInt64(start), UInt64(start), UInt64(count))
    append(link, 0 as UInt32, 1 as UInt64, 0 as UInt64)
  }
}
