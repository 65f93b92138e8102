import Foundation

/// A shared library on disk in the ELF format for 64-bit little-endian machines: its segments, sections and
/// symbols.
///
/// Every offset is checked against the size of the file. A file that is cut off or not a library throws an error.
/// The format: https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html
struct ObjectFile {
  /// A part of the file that the loader maps into memory.
  struct Segment: Equatable {
    /// The addresses in memory, relative to the base of the loaded library.
    let addresses: Range<UInt64>
    let isExecutable: Bool
  }

  /// A named part of the file.
  struct Section {
    let name: String
    /// The address in memory, relative to the base of the loaded library.
    let address: UInt64
    let size: UInt64
    fileprivate let type: UInt32
    fileprivate let offset: UInt64
    /// The index of a section with related contents: for a symbol table, the names.
    fileprivate let link: Int
  }

  let segments: [Segment]
  let sections: [Section]
  private let bytes: FileBytes

  /// Reads the headers of a file.
  init(path: String) throws(PreviewLibraryError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PreviewLibraryError(path, "cannot read the file")
    }
    do {
      try self.init(FileBytes(Array(data)))
    } catch {
      throw PreviewLibraryError(path, error.description)
    }
  }

  init(_ bytes: FileBytes) throws(FileBytes.Failure) {
    self.bytes = bytes
    guard bytes.startsLikeLibrary else { throw .notALibrary }
    segments = try ObjectFile.segments(in: bytes)
    sections = try ObjectFile.sections(in: bytes)
  }

  /// The section with a name; nil if there is none.
  func section(named name: String) -> Section? { sections.first { $0.name == name } }

  /// The names of all defined symbols: also of internal ones, unless the file is stripped.
  func symbolNames() throws(FileBytes.Failure) -> [String] {
    guard
      let table = sections.first(where: { $0.type == 2 }) ?? sections.first(where: { $0.type == 11 }),
      sections.indices.contains(table.link)
    else { return [] }
    let names = sections[table.link]
    _ = try bytes.range(table.offset, table.size)
    var found: [String] = []
    for offset in stride(from: 0, to: table.size - table.size % 24, by: 24) {
      let symbol = try bytes.sum(table.offset, offset)
      let sectionIndex: UInt16 = try bytes.integer(at: symbol, 6)
      guard sectionIndex != 0 else { continue }
      found.append(try bytes.string(at: UInt64(bytes.integer(at: symbol) as UInt32), in: names.range))
    }
    return found
  }

  /// The contents that the loader maps must be in the file: touching memory behind the end of a mapped file ends
  /// the process.
  private static func segments(in bytes: FileBytes) throws(FileBytes.Failure) -> [Segment] {
    let table: UInt64 = try bytes.integer(at: 0x20)
    let size: UInt16 = try bytes.integer(at: 0x36)
    let count: UInt16 = try bytes.integer(at: 0x38)
    var segments: [Segment] = []
    for index in 0..<UInt64(count) {
      let header = try bytes.sum(table, index * UInt64(size))
      guard try bytes.integer(at: header) as UInt32 == 1 else { continue }
      _ = try bytes.range(bytes.integer(at: header, 8), bytes.integer(at: header, 32))
      let address: UInt64 = try bytes.integer(at: header, 16)
      let end = try bytes.sum(address, bytes.integer(at: header, 40))
      let flags: UInt32 = try bytes.integer(at: header, 4)
      segments.append(Segment(addresses: address..<end, isExecutable: flags & 1 != 0))
    }
    return segments
  }

  private static func sections(in bytes: FileBytes) throws(FileBytes.Failure) -> [Section] {
    let table: UInt64 = try bytes.integer(at: 0x28)
    let size: UInt16 = try bytes.integer(at: 0x3A)
    let count: UInt16 = try bytes.integer(at: 0x3C)
    let nameIndex: UInt16 = try bytes.integer(at: 0x3E)
    guard nameIndex < count else { return [] }
    let names = try bytes.sum(table, UInt64(nameIndex) * UInt64(size))
    let nameRange: (UInt64, UInt64) = try (bytes.integer(at: names, 24), bytes.integer(at: names, 32))
    var sections: [Section] = []
    for index in 0..<UInt64(count) {
      let header = try bytes.sum(table, index * UInt64(size))
      _ = try bytes.range(header, 64)
      let name: UInt32 = try bytes.integer(at: header)
      sections.append(
        Section(
          name: try bytes.string(at: UInt64(name), in: nameRange),
          address: try bytes.integer(at: header, 16), size: try bytes.integer(at: header, 32),
          type: try bytes.integer(at: header, 4), offset: try bytes.integer(at: header, 24),
          link: Int(try bytes.integer(at: header, 40) as UInt32)))
    }
    return sections
  }
}

extension ObjectFile.Section {
  fileprivate var range: (UInt64, UInt64) { (offset, size) }
}
