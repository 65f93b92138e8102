#if !DEBUG
  import EaselTestSupport
  import Foundation
  import Testing

  /// How the program is linked, in release builds.
  @Suite struct ProgramLayoutTests {
    /// Where the program has the functions of its order file, in the order of their places.
    private func places() throws -> (named: Int, places: [UInt64]) {
      let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/ViewerProgram/frame-order.txt")
      let names = try Set(String(contentsOf: list, encoding: .utf8).split(separator: "\n"))
      let symbols = try RunningProgram.run("nm", ["--defined-only", ViewerFixture.program()])
      let places = String(decoding: symbols, as: UTF8.self).split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ")
        return fields.count == 3 && names.contains(fields[2]) ? UInt64(fields[0], radix: 16) : nil
      }
      return (names.count, places.sorted())
    }

    /// Renamed functions fall out of the list; when many have, `Resources/frame-order.sh` is to be run.
    @Test func theProgramHasTheFunctionsOfItsList() throws {
      let (named, places) = try places()
      #expect(places.count * 10 >= named * 7)
    }

    /// Those of Swift's libraries stand where their whole file does, so this is asked of a third only.
    @Test func functionsOfAFrameLieSideBySide() throws {
      let (named, places) = try places()
      let nearest = zip(places, places.dropFirst(named / 3)).map { $1 - $0 }.min()
      #expect(try #require(nearest) < 1 << 19)
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
