import Testing

@testable import Viewer

@Suite("The user's editor")
struct EditorTests {
  private func command(_ editor: String, terminal: String?) -> [String]? {
    Editor.command(editor, Editor.arguments(of: editor, "/a b.swift", 3, 4), terminal: terminal)
  }

  @Test("Editors that need a terminal get a new one", arguments: ["vim", "/usr/bin/nvim -p", "nano"])
  func terminals(editor: String) {
    let shell = ["/bin/sh", "-c", "exec \(editor) \"$@\"", editor, "+3", "/a b.swift"]
    #expect(command(editor, terminal: "/bin/term") == ["/bin/term", "-e"] + shell)
    #expect(command(editor, terminal: nil) == nil)
  }

  @Test("Editors with a window are started as they are", arguments: [nil, "/bin/term"] as [String?])
  func windows(terminal: String?) {
    let shell = ["/bin/sh", "-c", "exec code -r \"$@\"", "code -r", "--goto", "/a b.swift:3:4"]
    #expect(command("code -r", terminal: terminal) == shell)
  }
}
