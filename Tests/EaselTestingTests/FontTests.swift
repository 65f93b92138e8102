import EaselTypography
import Foundation
import SwiftUI
import Testing

@testable import EaselTesting

/// The fonts of pictures do not depend on those of the machine.
@MainActor @Suite struct FontTests {
  @Test func specimen() {
    assertSnapshot(of: Specimen(), as: .image, named: "here")
  }

  /// Compares the specimen with the reference of `specimen`, in a process in which no test runs.
  private static func difference() -> String? {
    verifySnapshot(of: Specimen(), as: .image, named: "here", record: .never, testName: "specimen()")
  }

  @Test func anotherFontOfTheSameNameDoesNotChangeAPicture() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      try FontTests.exchangeInstalledFonts(folder)
      #expect(FontLibrary.shared.font(for: FontDescriptor()).face.name == "JetBrains Mono Regular")
      #expect(await FontTests.difference() == nil)
    }
  }

  /// Makes this process, in which no font was used yet, find only two families: JetBrains Mono under the name of Inter, and
  /// Inter under that of JetBrains Mono.
  private nonisolated static func exchangeInstalledFonts(_ folder: TemporaryFolder) throws {
    func rename(_ family: String, _ name: String) -> String {
      """
      <match target="scan"><test name="family"><string>\(family)</string></test>
      <edit name="family" mode="assign"><string>\(name)</string></edit></match>

      """
    }
    let fonts = URL(fileURLWithPath: PictureFonts.path(of: PictureFonts.files[0])).deletingLastPathComponent()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)/cache</cachedir>
      \(rename("Inter", "Other"))\(rename("JetBrains Mono", "Inter"))\(rename("Other", "JetBrains Mono"))
      </fontconfig>
      """
    let file = "\(folder.path)/fonts.conf"
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: file))
    setenv("FONTCONFIG_FILE", file, 1)
  }

  @Test func fontsThatTheProgramRegistersAreUsed() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let text = Text("A").font(.custom("Easel Layers", size: 30))
        let before = try PictureSettings().picture(of: text)
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        #expect(Font.registerFile(at: tests.appending(path: "EaselTypographyTests/Fonts/EaselLayers.ttf")))
        let after = try PictureSettings().picture(of: text)
        #expect(before.width != after.width)
      }
    }
  }

  @Test func theContainedFontsAreComplete() {
    let library = PictureFonts.engine.library
    let names = [
      FontDescriptor(), FontDescriptor(weight: .medium), FontDescriptor(weight: .semibold),
      FontDescriptor(weight: .bold), FontDescriptor(isItalic: true), FontDescriptor(design: .monospaced),
      FontDescriptor(design: .serif), FontDescriptor(design: .rounded, weight: .bold),
    ].map { library.font(for: $0).face.name }
    let expected = [
      "Inter Regular", "Inter Medium", "Inter Semi Bold", "Inter Bold", "Inter Italic",
      "JetBrains Mono Regular", "Inter Regular", "Inter Bold",
    ]
    #expect(names == expected)
    #expect(FileManager.default.fileExists(atPath: PictureFonts.path(of: "OFL.txt")))
  }
}

/// Text of all designs, in everything that lays text out.
private struct Specimen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Regular 123")
      Text("Medium").fontWeight(.medium)
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Serif").fontDesign(.serif)
      Text("Rounded").fontDesign(.rounded)
      Text("Monospaced").monospaced()
      Text("By name").font(.custom("DejaVu Sans", size: 17))
      TextField("Prompt", text: .constant("Input"))
      Canvas { context, size in
        context.draw(Text("Canvas"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 80, height: 24)
      Rectangle().fill(.teal).frame(width: 40, height: 4)
      Text("Below")
    }
    .frame(width: 120).padding()
  }
}
