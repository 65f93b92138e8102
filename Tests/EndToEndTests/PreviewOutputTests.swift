import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// `easel preview` without a window: pictures, lists, exit statuses.
@Suite(.waitsForPrograms) struct PreviewOutputTests {
  private struct Listed: Decodable {
    var name: String
    var file: String?
    var line: Int?
  }

  private static let badge = """
    import SwiftUI

    struct Badge: View {
      var body: some View { Circle().fill(.red).frame(width: 40, height: 40) }
    }

    #Preview("Round badge", traits: .sizeThatFitsLayout) {
      Badge()
    }

    #Preview("Bar", traits: .sizeThatFitsLayout) { Color.red.frame(height: 10) }

    #Preview {
      @Previewable @State var isOn = true
      Toggle("Switch", isOn: $isOn)
    }

    struct BadgePreviews: PreviewProvider {
      static var previews: some View {
        Group {
          Badge().previewDisplayName("One")
          Badge().previewLayout(.fixed(width: 80, height: 60))
        }
      }
    }
    """

  /// Runs `easel preview` and returns the exit status, what it printed, and its errors.
  private func run(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String, errors: String) {
    let program = try PreviewFixture.start(["preview"] + arguments, on: nil, in: folder)
    let output = String(decoding: program.outputData(), as: UTF8.self)
    let status = try program.wait(timeout: 120)
    return (status, output, program.errorText())
  }

  @Test func everyPreviewIsDrawnInLightAndDark() throws {
    let folder = try PreviewFixture.makeFolder(["Badge.swift": Self.badge])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.appendingPathComponent("Badge.swift").path, "--png", pictures], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 10)
    let light = try PixelImage.read(from: pictures + "/Round-badge-light.png")
    let dark = try PixelImage.read(from: pictures + "/Round-badge-dark.png")
    #expect((light.width, light.height) == (80, 80))
    // A view that fits is offered the size of a phone.
    let bar = try PixelImage.read(from: pictures + "/Bar-light.png")
    #expect((bar.width, bar.height) == (786, 20))
    #expect(light.pixels[0] == 0xffff_ffff && dark.pixels[0] == 0xff00_0000)
    #expect(light.pixels[40 * 80 + 40] == 0xffff_3b30)
    let fixed = try #require(result.output.split(separator: "\n").last)
    #expect(try PixelImage.read(from: String(fixed)).width == 160)
  }

  @Test(arguments: ["pdf", "svg"]) func previewsAreDocuments(format: String) throws {
    let folder = try PreviewFixture.makeFolder([
      "Page.swift": """
      import SwiftUI
      #Preview("Page", traits: .fixedLayout(width: 200, height: 100)) { Text("Written words") }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let out = folder.appendingPathComponent("out").path
    let result = try run([folder.path, "--\(format)", out], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.split(separator: "\n") == ["\(out)/Page-light.\(format)", "\(out)/Page-dark.\(format)"])
    let page = "\(out)/Page-light.\(format)"
    if format == "pdf" {
      let text = try RunningProgram.run("pdftotext", [page, "-"])
      #expect(String(decoding: text, as: UTF8.self).contains("Written words"))
      let facts = String(decoding: try RunningProgram.run("pdfinfo", [page]), as: UTF8.self)
      #expect(facts.contains("200 x 100 pts") && facts.contains("Page"), "\(facts)")
    } else {
      #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<svg"))
    }
  }

  /// The outermost modifier of the preview is known before it is drawn, that of an inner view only afterwards.
  @Test func aPreviewThatPrefersAColorSchemeHasOnePicture() throws {
    let folder = try PreviewFixture.makeFolder([
      "Schemes.swift": """
      import SwiftUI
      struct Scheme: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { scheme == .dark ? Color.black : Color.white }
      }
      #Preview("Night", traits: .fixedLayout(width: 4, height: 4)) { Scheme().preferredColorScheme(.dark) }
      #Preview("Day", traits: .fixedLayout(width: 4, height: 4)) { Scheme().preferredColorScheme(.light) }
      #Preview("Inner", traits: .fixedLayout(width: 4, height: 4)) {
        VStack { Scheme().preferredColorScheme(.dark) }
      }
      #Preview("Both", traits: .fixedLayout(width: 4, height: 4)) { Scheme().preferredColorScheme(nil) }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.path, "--png", pictures], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = ["Night-dark", "Day-light", "Inner-dark", "Both-light", "Both-dark"]
    let printed = result.output.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(printed == names.map { $0 + ".png" })
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures).sorted() == printed.sorted())
    for name in names {
      let pixel = try PixelImage.read(from: "\(pictures)/\(name).png").pixels[0]
      #expect(pixel == (name.hasSuffix("dark") ? 0xff00_0000 : 0xffff_ffff), "\(name)")
    }
  }

  /// Tables of a folder and beside a file, in the locale of the environment.
  @Test(arguments: ["", "Texts.swift"]) func textsAreTranslated(path: String) throws {
    let folder = try PreviewFixture.makeFolder([
      "Texts.swift": """
      import SwiftUI
      struct Texts: View {
        var body: some View { VStack { Text("greeting"); Text("\\(2) files in \\("x")"); Text("missing") } }
      }
      #Preview("Key") { Texts().environment(\\.locale, Locale(identifier: "de")) }
      #Preview("Expected") {
        VStack { Text(verbatim: "Hallo"); Text(verbatim: "x: 2 Dateien"); Text(verbatim: "missing") }
      }
      """,
      "de.lproj/Localizable.strings": "greeting = \"Hallo\";",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"%lld files in %@": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%2$@: eine Datei"}},
        "other": {"stringUnit": {"value": "%2$@: %1$lld Dateien"}}}}}}}}}
      """,
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.appendingPathComponent(path).path, "--png", pictures], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let (key, expected) = ("\(pictures)/Key-light.png", "\(pictures)/Expected-light.png")
    #expect(try PixelImage.read(from: key).pixels == PixelImage.read(from: expected).pixels)
  }

  /// The backtrace names the function of the loop, although the process is ended from a signal handler. Some
  /// instructions of a loop belong to no line.
  @Test func anEndlessLoopIsReportedWithItsFunction() throws {
    let folder = try PreviewFixture.makeFolder([
      "Loop.swift": """
      import SwiftUI
      func spin() -> Int {
        var count = 0
        while count >= 0 { count = (count + 1) % 7 }
        return count
      }
      #Preview("Loop") { Text("\\(spin())") }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    // A process inherits the blocked signals of the thread that starts it.
    var (blocked, before) = (sigset_t(), sigset_t())
    sigaddset(&blocked, SIGABRT)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let result = try run([folder.path, "--png", folder.appendingPathComponent("out").path], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("Loop.swift:7:1: error: "))
    #expect(result.errors.contains(/Loop\.swift(:4:\d+)?  spin\(\)/), "\(result.errors)")
  }

  @Test func previewsAreListedWithTheirPlaces() throws {
    let folder = try PreviewFixture.makeFolder(["Badge.swift": Self.badge])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try run([folder.path, "--list", "--json"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let list = try JSONDecoder().decode([Listed].self, from: Data(result.output.utf8))
    #expect(list.map(\.name).contains("Round badge") && list.map(\.name).contains("One"))
    let first = try #require(list.first { $0.name == "Round badge" })
    #expect(first.line == 7 && first.file?.hasSuffix("Badge.swift") == true)
  }

  /// Tasks and changes on appearance are part of the picture, since tutorials load and animate there.
  @Test func aPictureShowsWhatAppearanceAndTasksChange() throws {
    let folder = try PreviewFixture.makeFolder([
      "Late.swift": """
      import SwiftUI
      struct Late: View {
        @State private var hasAppeared = false
        @State private var hasLoaded = false
        var body: some View {
          HStack(spacing: 0) {
            Color(red: hasAppeared ? 1 : 0, green: 0, blue: 0)
            Color(red: hasLoaded ? 1 : 0, green: 0, blue: 0)
          }
          .onAppear { withAnimation(.linear(duration: 0.5)) { hasAppeared = true } }
          .task { hasLoaded = true }
        }
      }
      #Preview("Late", traits: .fixedLayout(width: 20, height: 10)) { Late() }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.path, "--png", pictures, "--scale", "1"], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    let picture = try PixelImage.read(from: pictures + "/Late-light.png")
    #expect(picture.pixels[0] == 0xffff_0000 && picture.pixels[19] == 0xffff_0000)
  }

  /// A countdown compares the date of its timeline with `Date()`.
  @Test func theDateOfAPictureIsThePresent() throws {
    let folder = try PreviewFixture.makeFolder([
      "Today.swift": """
      import SwiftUI
      #Preview("Today", traits: .fixedLayout(width: 4, height: 4)) {
        TimelineView(.animation) { timeline in
          abs(timeline.date.timeIntervalSinceNow) < 86400 ? Color(red: 0, green: 1, blue: 0) : .black
        }
      }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.path, "--png", pictures], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    #expect(try PixelImage.read(from: pictures + "/Today-light.png").pixels[0] == 0xff00_ff00)
  }

  @Test func viewsWithoutPreviewsAreShownIfTheyNeedNoArguments() throws {
    let folder = try PreviewFixture.makeFolder([
      "Views.swift": """
      import SwiftUI
      struct Plain: View { var body: some View { Text("plain") } }
      struct Named: View { let name: String; var body: some View { Text(name) } }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try run([folder.path, "--list"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Plain") && !result.output.contains("Named"))
  }

  @Test func aPreviewThatCrashesDoesNotKeepTheOthersFromBeingDrawn() throws {
    let folder = try PreviewFixture.makeFolder([
      "Crash.swift": """
      import SwiftUI
      #Preview("First") { Color.red }
      #Preview("Crash") { if Bool.random() || true { fatalError("boom") } ; return Color.blue }
      #Preview("Last") { Color.green }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([folder.path, "--png", pictures], in: folder)
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(result.errors.contains("Crash.swift:3:1: error: ") && result.errors.contains("boom"))
  }

  /// The indices and names of the previews are those of the build.
  @Test func afterACrashTheOthersAreDrawnFromTheSameBuild() throws {
    let folder = try PreviewFixture.makeFolder([:])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appendingPathComponent("Crash.swift")
    let source = """
      import SwiftUI
      #Preview("Crash") {
        try! "import SwiftUI\\n".write(toFile: "\(file.path)", atomically: true, encoding: .utf8)
        if Bool.random() || true { fatalError("boom") }
        return Color.blue
      }
      #Preview("Last") { Color.green }
      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    let pictures = folder.appendingPathComponent("out").path
    let result = try run([file.path, "--png", pictures], in: folder)
    #expect(result.status == 1)
    #expect(result.output == "\(pictures)/Last-light.png\n\(pictures)/Last-dark.png\n", "\(result.errors)")
  }

  @Test func errorsOfTheCompilerHaveTheirPlace() throws {
    let folder = try PreviewFixture.makeFolder(["Bad.swift": "import SwiftUI\nlet x: Int = \"\"\n"])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try run([folder.appendingPathComponent("Bad.swift").path, "--list"], in: folder)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.contains("Bad.swift:2:14: error: "))
  }

  @Test func aFileThatDoesNotCompileDoesNotHideTheOthers() throws {
    let folder = try PreviewFixture.makeFolder([
      "Bad.swift": "import SwiftUI\nlet x: Int = \"\"\n#Preview(\"Bad\") { Text(\"\") }\n",
      "Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"\") }\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try run([folder.path, "--list"], in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains("Good") && !result.output.contains("Bad"))
    #expect(result.errors.contains("Bad.swift:2:14: error: "))
    #expect(result.errors.contains("Bad.swift: left out, does not compile"))
  }

  @Test(arguments: [
    (["/nonexistent/File.swift"], "there is no file or folder"),
    ([".", "--json"], "--json is for --list"),
    ([".", "--png", "a.png"], "--png takes a folder"),
    ([".", "--png", "out", "--size", "9x9"], "--size is for the window"),
    ([".", "--pdf", "a.pdf"], "--pdf takes a folder"),
    ([".", "--pdf", "out", "--svg", "out"], "--png, --pdf, --svg and --list exclude each other"),
    ([".", "--svg", "out", "--scale", "2"], "--scale is for the window and for PNG files"),
    ([".", "--device", "Newton"], "unknown device \"Newton\""),
    ([".", "--swift-version", "4"], "--swift-version must be 5 or 6"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) throws {
    let folder = try PreviewFixture.makeFolder([:])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let result = try run(arguments, in: folder)
    #expect(result.status == 2 && result.errors.contains(message))
  }
}
