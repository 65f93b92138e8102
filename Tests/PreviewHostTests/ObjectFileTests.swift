import Foundation
import Testing

@testable import PreviewHost

/// Files that are not libraries, and libraries that are damaged.
@Suite("Object files")
struct ObjectFileTests {
  @Test("The segments, sections and symbols of a library are read")
  func intact() throws {
    let file = try ObjectFile(FileBytes(SmallLibrary().bytes))
    #expect(file.segments.count == 1 && file.segments[0].isExecutable)
    #expect(file.sections.map(\.name) == ["", ".shstrtab", ".symtab", "swift5_protocol_conformances"])
    #expect(file.section(named: "swift5_protocol_conformances")?.size == 16)
    #expect(try file.symbolNames() == ["$s1A4CardVACycfC"])
  }

  @Test("A library that is cut off anywhere is an error")
  func cutOff() {
    let bytes = SmallLibrary().bytes
    let accepted = bytes.indices.filter { (try? ObjectFile(FileBytes(Array(bytes[..<$0])))) != nil }
    #expect(accepted == [])
  }

  @Test("No wrong byte traps")
  func wrongBytes() {
    let bytes = SmallLibrary().bytes
    var errors: Set<Int> = []
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where value != bytes[index] {
        var changed = bytes
        changed[index] = value
        if (try? ObjectFile(FileBytes(changed)).symbolNames()) == nil { errors.insert(index) }
      }
    }
    #expect(errors.isSuperset(of: 0..<4), "the first four bytes identify the format")
  }

  @Test("Offsets outside of the file are errors", arguments: [0x20, 0x28, 0x48, 0x60])
  func wildOffsets(field: Int) {
    for value in [UInt64.max, UInt64.max - 63, 1 << 63, 1 << 40, 100_000] {
      var library = SmallLibrary()
      library.set(value, at: field)
      #expect(throws: FileBytes.Failure.outOfBounds) { try ObjectFile(FileBytes(library.bytes)) }
    }
  }

  @Test(
    "Files that are not libraries are errors with the path in the text",
    arguments: ["", "struct A {}", "\u{7F}ELF"])
  @MainActor func foreignFiles(text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString) é.so")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: PreviewLibraryError.self) { try PreviewLibrary(path: file.path) }
    #expect(error?.description == "\(file.path): not a shared library")
  }

  @Test("A file that has the headers of a library only is refused by the loader")
  @MainActor func unloadable() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).so")
    try Data(SmallLibrary().bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: PreviewLibraryError.self) { try PreviewLibrary(path: file.path) }
    #expect(error?.description.contains(file.path) == true)
  }

  @Test("A missing file is an error")
  @MainActor func missing() {
    let error = #expect(throws: PreviewLibraryError.self) { try PreviewLibrary(path: "/no/such/library.so") }
    #expect(error?.description == "/no/such/library.so: cannot read the file")
  }
}
