#if !DEBUG
  import EaselTestSupport
  import Foundation
  import Testing

  /// How the program is linked, in release builds.
  @Suite struct ProgramLayoutTests {
    /// The names of the order file.
    private func names() throws -> [Substring] {
      let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/ViewerProgram/frame-order.txt")
      return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    }

    /// Where the program has functions; several of a name in places of their own.
    private func places(of names: some Sequence<Substring>) throws -> [UInt64] {
      let names = Set(names)
      let symbols = try RunningProgram.run("nm", ["--defined-only", ViewerFixture.program()])
      let places = String(decoding: symbols, as: UTF8.self).split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ")
        return fields.count == 3 && names.contains(fields[2]) ? UInt64(fields[0], radix: 16) : nil
      }
      return places.sorted()
    }

    /// Renamed functions fall out of the list; when many have, `Resources/frame-order.sh` is to be run.
    @Test func theProgramHasTheFunctionsOfItsList() throws {
      let names = try names()
      #expect(try places(of: names).count * 10 >= names.count * 7)
    }

    /// Else `easel_read_frame_code` reads something else, or nothing.
    @Test func whatIsReadBeforeAFrameIsTheCodeOfFrames() throws {
      let names = try names()
      let first = try #require(names.firstIndex(of: "easel_frame_code_begin"))
      let last = try #require(names.firstIndex(of: "easel_frame_code_end"))
      let marks = try places(of: [names[first], names[last]])
      try #require(marks.count == 2)
      #expect(marks[1] - marks[0] < 1 << 19)
      let places = try places(of: names[first...last])
      let read = places.filter { $0 >= marks[0] && $0 <= marks[1] }
      #expect(last - first > 500 && read.count * 10 >= (last - first) * 9)
    }

    @Test func theProgramNeedsNoSwiftLibrary() throws {
      let needed = try RunningProgram.run("readelf", ["--dynamic", ViewerFixture.program()])
      let lines = String(decoding: needed, as: UTF8.self).split(separator: "\n")
        .filter { $0.contains("NEEDED") }
      #expect(lines.contains { $0.contains("libX11") })
      #expect(!lines.contains { $0.contains("libswift") || $0.contains("libFoundation") })
    }
  }
#endif
