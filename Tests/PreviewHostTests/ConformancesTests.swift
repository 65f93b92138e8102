import Foundation
import SwiftUI
import Testing

@testable import PreviewHost

// Previews of this test program, in which the tests look for them.

struct SampleCard: View {
  var title = "Title"
  var body: some View { Text(title) }
}

struct SampleNeedy: View {
  let title: String
  var body: some View { Text(title) }
}

struct SampleCards_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SampleCard().previewDisplayName("Sample one")
      SampleCard().previewLayout(.fixed(width: 30, height: 20))
    }
    .previewLayout(.sizeThatFits)
    ForEach(0..<2) { _ in SampleCard().preferredColorScheme(.dark) }
  }
}

#Preview("Sample state", traits: .landscapeLeft, .fixedLayout(width: 40, height: 30)) {
  @Previewable @State var title = "State"
  let copy = title
  SampleNeedy(title: copy)
}

/// The types that are found in a loaded image.
@MainActor @Suite("Conformances")
struct ConformancesTests {
  /// This program, as if it had been loaded as a library. It has many symbols, so it is read once.
  private static let thisProgram = Result { try readThisProgram() }

  private static func readThisProgram() throws -> PreviewLibrary {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix(path) })
    let base = try #require(UInt64(line.prefix { $0 != "-" }, radix: 16))
    let file = try ObjectFile(path: path)
    let image = LoadedImage(base: base, segments: file.segments)
    return try PreviewLibrary(file: file, image: image, sources: SourceIndex(paths: [#filePath]))
  }

  /// Optimized programs have no records: the compiler removes what it finds unused in the module.
  private static let hasRecords = ConditionTrait.enabled(if: _isDebugAssertConfiguration())

  @Test("Previews are found with their places and settings", hasRecords)
  func previews() throws {
    let all = try Self.thisProgram.get().previews()
    let state = try #require(all.first { $0.name == "Sample state" })
    #expect(state.file == #filePath && state.line == 30)
    #expect(state.settings.orientation == .landscapeLeft)
    guard case .fixed(40, 30) = state.settings.layout else { Issue.record("wrong layout"); return }
    #expect(state.makePart().settings.name == "Sample state")
  }

  @Test("Each child of a provider is a preview; its values win over those of its group", hasRecords)
  func provider() throws {
    let all = try Self.thisProgram.get().previews()
    let start = try #require(all.firstIndex { $0.name == "Sample one" })
    let children = all[start..<start + 4]
    #expect(children.map(\.name).dropFirst() == ["SampleCards", "SampleCards 2", "SampleCards 3"])
    #expect(children.allSatisfy { $0.line == 19 })
    guard case .sizeThatFits = children[start].settings.layout else { Issue.record("no layout"); return }
    guard case .fixed(30, 20) = children[start + 1].settings.layout else { Issue.record("layout"); return }
    #expect(children.map(\.settings.colorScheme) == [nil, nil, .dark, .dark])
  }

  @Test("Views that can be made without arguments are found, without the views of expansions", hasRecords)
  func views() throws {
    let library = try Self.thisProgram.get()
    let names = library.viewsWithoutArguments.filter { $0.hasPrefix("PreviewHostTests.") }
    #expect(names == ["PreviewHostTests.SampleCard"])
    #expect(library.place(ofView: "PreviewHostTests.SampleCard")?.line == 9)
  }

  @Test("Random bytes in the place of records give no types and no trap")
  func randomRecords() throws {
    var generator = SystemRandomNumberGenerator()
    for count in [0, 3, 4, 64, 4096] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      bytes.withUnsafeBytes { buffer in
        let base = UInt64(UInt(bitPattern: buffer.baseAddress))
        let segment = ObjectFile.Segment(addresses: 0..<UInt64(count), isExecutable: false)
        let image = LoadedImage(base: base, segments: [segment])
        let conformances = Conformances(image: image, records: base..<base + UInt64(count) + 16)
        #expect(conformances.types(conformingTo: (any View).self).isEmpty)
      }
    }
  }

  @Test("Types that are not protocols have no conformances")
  func notAProtocol() {
    let conformances = Conformances(image: LoadedImage(base: 0, segments: []), records: 0..<0)
    #expect(conformances.types(conformingTo: Int.self).isEmpty)
  }
}
