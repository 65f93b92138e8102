import EaselTestSupport
import Foundation

/// A conversation with the compiler plugin of the macros, as the compiler has it.
struct MacroPluginConversation {
  /// Returns the expansion of a preview at a place in a file.
  static func expansion(
    of source: String, type: String = "PreviewMacro", file: String = "Card.swift", line: Int = 1
  ) throws -> String {
    let place: [String: Any] = [
      "column": 1, "fileID": "App/\(file)", "fileName": file, "line": line, "offset": 0,
    ]
    let syntax: [String: Any] = ["kind": "expression", "location": place, "source": source]
    let macro = ["name": "Preview", "typeName": type]
    let message: [String: Any] = ["discriminator": "$s3AppMf_", "macro": macro, "syntax": syntax]
    let request = ["expandFreestandingMacro": message]
    let reply = try JSONSerialization.jsonObject(with: answer(to: request)) as? [String: Any]
    let result = reply?["expandMacroResult"] as? [String: Any]
    guard let text = result?["expandedSource"] as? String else { throw ToolError("no expansion") }
    return text
  }

  /// Sends a message, preceded by its length, and returns the reply.
  private static func answer(to request: [String: Any]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try RunningProgram.builtProgram("EaselMacros-tool"))
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // The compiler writes no escapes for slashes.
    let message = try JSONSerialization.data(
      withJSONObject: request, options: [.sortedKeys, .withoutEscapingSlashes])
    let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
    try input.fileHandleForWriting.write(contentsOf: length + message)
    try input.fileHandleForWriting.close()
    let reply = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return reply.dropFirst(8)
  }
}
