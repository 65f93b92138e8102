import Foundation
import PreviewBuild
import Testing

@Suite struct DiagnosticTests {
  @Test func anErrorHasItsPlaceItsExcerptAndItsNotes() {
    let output = """
      /a b/Ärger.swift:12:7: error: cannot find 'colour' in scope
          .fill(colour)
                ^~~~~~
      /a b/Ärger.swift:3:1: note: 'color' declared here
      let color = 1
          ^
      """
    let found = DiagnosticParser.diagnostics(in: output)
    #expect(found.count == 1)
    let error = found[0]
    #expect(error.severity == .error)
    #expect(error.file == "/a b/Ärger.swift")
    #expect(error.line == 12)
    #expect(error.column == 7)
    #expect(error.message == "cannot find 'colour' in scope")
    #expect(error.excerpt == "    .fill(colour)\n          ^~~~~~")
    #expect(error.description == "/a b/Ärger.swift:12:7: error: cannot find 'colour' in scope")
    #expect(error.notes.map(\.message) == ["'color' declared here"])
    #expect(error.notes[0].excerpt == "let color = 1\n    ^")
  }

  @Test func errorsComeBeforeWarningsAndRepetitionsAreDropped() {
    let output = """
      a.swift:1:1: warning: unused
      a.swift:2:1: error: wrong
      a.swift:1:1: warning: unused
      a.swift:2:1: error: wrong
      """
    #expect(
      DiagnosticParser.diagnostics(in: output).map(\.description)
        == ["a.swift:2:1: error: wrong", "a.swift:1:1: warning: unused"])
  }

  @Test func errorsInFilesComeFirstAndTheDriversSummaryIsDropped() {
    let summary = "error: emit-module command failed with exit code 1 (use -v to see invocation)"
    let output = "\(summary)\nerror: no space left\na.swift:2:1: error: wrong\n"
    #expect(
      DiagnosticParser.diagnostics(in: output).map(\.description)
        == ["a.swift:2:1: error: wrong", "error: no space left"])
    #expect(DiagnosticParser.diagnostics(in: summary).count == 1)
  }

  @Test func aMissingModuleOfAppleHasAHint() {
    let found = DiagnosticParser.diagnostics(in: "a.swift:1:8: error: no such module 'UIKit'\n")
    #expect(found.first?.hint?.contains("UIKit does not exist on Linux") == true)
    let other = DiagnosticParser.diagnostics(in: "a.swift:1:8: error: no such module 'Alamofire'\n")
    #expect(other.first?.hint?.contains("package") == true)
    #expect(other.first?.hint?.contains("Linux;") == false)
  }

  @Test(arguments: [
    ("ld.lld: error: undefined symbol: foo()", "undefined symbol: foo()"),
    ("/tmp/x.o:x.swift:function main: error: undefined reference to 'bar'", "undefined reference to 'bar'"),
    (
      "x.o: in function `main': undefined reference to `bar'",
      "x.o: in function `main': undefined reference to `bar'"
    ),
    ("clang: error: linker command failed with exit code 1", "linker command failed with exit code 1"),
    ("error: manifest parse error", "manifest parse error"),
    ("<unknown>:0: error: missing required module 'X'", "missing required module 'X'"),
  ])
  func messagesOfOtherToolsAreErrors(line: String, message: String) {
    let found = DiagnosticParser.diagnostics(in: line)
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.message) == [message])
    #expect(found[0].line == nil)
  }

  @Test func anyTextIsRead() {
    let texts = [
      "", ":", ": error: ", "::: error: x", "a:b:c: error: ", "\u{0}\u{ff}\n^\n^", "1:2: error: x",
      String(repeating: "x: error: y\n", count: 3), "a.swift:99999999999999999999:1: error: far",
      "a.swift:1:1: note: without a message before",
    ]
    for text in texts { _ = DiagnosticParser.diagnostics(in: text).map(\.fullDescription) }
    #expect(DiagnosticParser.diagnostics(in: "no message\n  ^\n").isEmpty)
  }

  @Test func countAndLengthAreLimited() {
    let long = String(repeating: "e", count: 100_000)
    let lines = (0..<1000).map { "a.swift:\($0 + 1):1: error: \(long.prefix($0 == 0 ? 100_000 : 3))" }
    let found = DiagnosticParser.diagnostics(in: lines.joined(separator: "\n"))
    #expect(found.count == Diagnostic.maximumCount)
    #expect(found[0].message.count == Diagnostic.maximumLength)
  }

  @Test func diagnosticsAreCoded() throws {
    let diagnostic = Diagnostic(
      .error, "wrong", file: "a", line: 1, column: 2, excerpt: "x\n^", notes: [Diagnostic(.note, "why")])
    let data = try JSONEncoder().encode(diagnostic)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }

  @Test func namesThatEaselLacksHaveAHint() {
    func hint(_ name: String) -> String? {
      DiagnosticParser.diagnostics(in: "a.swift:1:1: error: cannot find '\(name)' in scope").first?.hint
    }
    #expect(
      hint("Chart") == "Easel has no Chart: it provides SwiftUI's drawing API and the controls around it")
    #expect(hint("zz") == nil)
  }
}
