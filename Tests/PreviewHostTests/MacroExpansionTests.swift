import Testing

/// The text that previews expand to.
@Suite("Macro expansion")
struct MacroExpansionTests {
  /// The lines of an expansion without those that all expansions have in common.
  private func lines(_ source: String, line: Int = 1) throws -> [Substring] {
    try MacroPluginConversation.expansion(of: source, line: line).split(separator: "\n").map { line in
      line.drop(while: \.isWhitespace)
    }
  }

  @Test("A preview is a type with its place, and makes the preview from a copy of the code")
  func plain() throws {
    #expect(
      try MacroPluginConversation.expansion(of: "#Preview(\"A\") {\n  Text(\"é\")\n}", line: 3) == """
        nonisolated struct $s3AppMf_13PreviewRecordfMu_: EaselUI._PreviewRecord {
        static var _fileID: String { "App/Card.swift" }
        static var _line: Int { 3 }
        @MainActor static func _makePreview() -> EaselUI.Preview {
        #sourceLocation(file: "Card.swift", line: 3)
        EaselUI.Preview("A") {
          Text("é")
        }
        #sourceLocation()
        }

        }
        """)
  }

  @Test("The line is that of the number sign, after comments and attributes")
  func line() throws {
    let text = try lines("\n/// # A\n/* # /* # */ */\n@available(iOS 17, *) // #\n#Preview { A() }", line: 10)
    #expect(text.contains("static var _line: Int { 14 }"))
    #expect(text.contains("EaselUI.Preview { A() }"))
  }

  @Test("Traits, the label of the body and a qualified name are kept")
  func arguments() throws {
    #expect(
      try lines("#Preview(traits: .landscapeLeft, .sizeThatFitsLayout) { A() }")
        .contains("EaselUI.Preview(traits: .landscapeLeft, .sizeThatFitsLayout) { A() }"))
    #expect(
      try lines("#SwiftUI.Preview(\"}{\", body: { A() })").contains("EaselUI.Preview(\"}{\", body: { A() })"))
  }

  @Test("Variables become properties, and the other lines keep their places")
  func variables() throws {
    let text = try MacroPluginConversation.expansion(
      of: """
        #Preview("A") {
          @Previewable @State var count = 3 // "
          @Previewable
          @State var list = [1, 2]
            .map { $0 + 1 }
          let sum = count
          A(sum, $list)
        }
        """, line: 5)
    #expect(
      text.hasSuffix(
        """
        EaselUI.Preview("A") { __PreviewContent() }
        #sourceLocation()
        }
        struct __PreviewContent: EaselUI.View {
        #sourceLocation(file: "Card.swift", line: 6)
         @State var count = 3 // "
        #sourceLocation(file: "Card.swift", line: 7)

          @State var list = [1, 2]
            .map { $0 + 1 }
        #sourceLocation()
        var body: some EaselUI.View {
        #sourceLocation(file: "Card.swift", line: 5)

          \("")
          \("")


          let sum = count
          A(sum, $list)

        #sourceLocation()
        }
        }
        }
        """), "\(text)")
  }

  @Test("A variable ends at a semicolon, or where its expression does not continue")
  func ends() throws {
    let text = try lines(
      """
      #Preview {
        @Previewable @State var a = 1; @Previewable @State var b: Int =
          2 +
          3
          ?? 4
        @SwiftUI.Previewable @Namespace var c
        -d
      }
      """)
    #expect(text.contains("@State var a = 1;"))
    #expect(text.contains("?? 4"))
    #expect(text.contains("@Namespace var c"))
    let body = try #require(text.firstIndex { $0.hasPrefix("var body") })
    #expect(text[body...].contains { $0.hasSuffix("-d") })
    #expect(!text[body...].contains { $0.contains("var ") && !$0.contains("body") })
  }

  @Test("Variables in nested blocks, comments and strings are left alone")
  func nested() throws {
    let source = "{ A(\"@Previewable \\(\"}\")\") { @Previewable var x = 1 } /* @Previewable */ }"
    #expect(try lines("#Preview " + source).contains { $0.hasSuffix("EaselUI.Preview " + source) })
    let raw = "{ A(#\"\\(\" \\#(\"}\") \"#, \"\"\"\n \" } \n\"\"\") }"
    #expect(try MacroPluginConversation.expansion(of: "#Preview " + raw).contains(raw))
  }

  @Test("Line breaks of other systems and control characters are kept")
  func controlCharacters() throws {
    let source = "#Preview {\r\n  @Previewable @State var a = 1\r\n\u{C}\tA(a, \"\u{1B}\")\r\n}"
    let text = try MacroPluginConversation.expansion(of: source)
    #expect(text.contains("@State var a = 1\r\n"))
    #expect(text.contains("\u{C}\tA(a, \"\u{1B}\")\r\n"))
  }

  @Test(
    "Other macros and incomplete code expand to nothing",
    arguments: ["#Preview", "#Preview(", "// #Preview {}"])
  func nothing(source: String) throws {
    #expect(try MacroPluginConversation.expansion(of: source) == "")
    #expect(try MacroPluginConversation.expansion(of: "#Preview { A() }", type: "EntryMacro") == "")
  }
}
