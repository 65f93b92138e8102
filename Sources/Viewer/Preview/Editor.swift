import Foundation

/// The user's text editor.
enum Editor {
  /// Opens a file at a line in the program that VISUAL or EDITOR names.
  @MainActor
  static func open(_ file: String, line: Int, column: Int) {
    let environment = ProcessInfo.processInfo.environment
    guard let editor = environment["VISUAL"] ?? environment["EDITOR"], !editor.isEmpty else {
      FileHandle.standardError.write(
        Data("easel: set EDITOR to the name of an editor to open \(file)\n".utf8))
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The shell splits the variable, which may contain arguments.
    process.arguments = ["-c", "exec \(editor) \"$@\"", editor] + arguments(of: editor, file, line, column)
    do { try process.run() } catch {
      FileHandle.standardError.write(
        Data("easel: cannot start \(editor): \(error.localizedDescription)\n".utf8))
    }
  }

  /// The arguments with which an editor opens a file at a place.
  static func arguments(of editor: String, _ file: String, _ line: Int, _ column: Int) -> [String] {
    let program = editor.split(separator: " ").first.map { ($0 as NSString).lastPathComponent } ?? ""
    return switch program {
    case "code", "codium", "code-oss": ["--goto", "\(file):\(line):\(column)"]
    case "subl", "zed", "hx", "helix", "kak": ["\(file):\(line):\(column)"]
    default: ["+\(line)", file]
    }
  }
}
