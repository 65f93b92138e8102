import EaselGeometry
import Foundation

/// The user's text editor.
enum Editor {
  /// The program that opens a terminal for a command, by Debian's name for the one that the user or the system chose.
  private static let terminalEmulator = "x-terminal-emulator"

  /// Editors that need a terminal. That of `easel` cannot be theirs: the system stops what reads from it in the background.
  private static let terminalEditors: Set<String> = [
    "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "mcedit", "ed",
  ]

  /// Opens a file at a line in the program that VISUAL or EDITOR names.
  @MainActor
  static func open(_ file: String, line: Int, column: Int) {
    let environment = ProcessInfo.processInfo.environment
    guard let editor = environment["VISUAL"] ?? environment["EDITOR"], !editor.isEmpty else {
      return StandardError.report("set EDITOR to the name of an editor to open \(file)")
    }
    guard
      let words = command(
        editor, arguments(of: editor, file, line, column), terminal: terminal(in: environment["PATH"]))
    else {
      return StandardError.report(
        "\(editor) needs a terminal, and \(terminalEmulator) is missing; set VISUAL to an editor with a window"
      )
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    do { try process.run() } catch {
      StandardError.report("cannot start \(editor): \(error.localizedDescription)")
    }
  }

  /// The program that starts an editor, and its arguments; nil if the editor needs a terminal and there is none.
  ///
  /// - Parameter terminal: The path of the program that opens a terminal.
  static func command(_ editor: String, _ arguments: [String], terminal: String?) -> [String]? {
    // The shell splits the variable, which may contain arguments.
    let words = ["/bin/sh", "-c", "exec \(editor) \"$@\"", editor] + arguments
    guard terminalEditors.contains(program(of: editor)) else { return words }
    return terminal.map { [$0, "-e"] + words }
  }

  /// The arguments with which an editor opens a file at a place.
  static func arguments(of editor: String, _ file: String, _ line: Int, _ column: Int) -> [String] {
    switch program(of: editor) {
    case "code", "codium", "code-oss": ["--goto", "\(file):\(line):\(column)"]
    case "subl", "zed", "hx", "helix", "kak": ["\(file):\(line):\(column)"]
    default: ["+\(line)", file]
    }
  }

  /// The name of the program in the value of EDITOR, which may be a path and have arguments.
  private static func program(of editor: String) -> String {
    editor.split(separator: " ").first.map { (String($0) as NSString).lastPathComponent } ?? ""
  }

  /// The path of the program that opens a terminal, in a list of folders like PATH; nil if there is none.
  private static func terminal(in path: String?) -> String? {
    (path ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(terminalEmulator)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
