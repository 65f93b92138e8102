import Foundation

/// A request of the program `easel` to the process that loads and draws previews.
package enum PreviewRequest: Codable, Sendable {
  /// Loads a library and finds its previews. The process answers `.loaded` or `.failed`.
  ///
  /// The source files tell where declarations are. Images, fonts and string tables are looked up in the folders.
  case load(library: String, sources: [String], resources: [String])
  /// Shows the previews in a window that the program created. The process answers `.shown`.
  case open(window: UInt, scale: Double?, state: PreviewState)
  /// Shows a message above the previews, or removes it.
  case report(PreviewProblem?)
  /// Draws a preview to a PNG, PDF or SVG file. The process answers `.rendered` or `.failed`.
  case render(PreviewPicture)
  /// Ends the process, which answers `.state` before.
  case quit
}

/// A reply or a notice of the process that loads and draws previews.
package enum PreviewReply: Codable, Sendable {
  /// The process waits for requests.
  case ready
  /// The previews of the library, in their order.
  case loaded([PreviewDescription])
  /// The views that can be previewed by a generated source file, because the library declares no previews.
  case needsSource(String)
  /// The request cannot be carried out. The text is a message for people.
  case failed(String)
  /// The first frame with the previews is drawn.
  case shown
  /// A picture is drawn, in the color scheme that the preview prefers or else the one that was asked for.
  case rendered(isDark: Bool)
  case state(PreviewState)
  /// The user wants to edit a file at a line.
  case edit(file: String, line: Int, column: Int)
  /// The user closed the window.
  case closed
}

/// A preview in a list.
package struct PreviewDescription: Codable, Hashable, Sendable {
  package var name: String
  /// The path of the file; nil if it is not known.
  package var file: String?
  /// From 1; nil if it is not known.
  package var line: Int?

  package init(name: String, file: String?, line: Int?) {
    (self.name, self.file, self.line) = (name, file, line)
  }
}

/// A preview that is drawn to a file.
package struct PreviewPicture: Codable, Hashable, Sendable {
  /// The index of the preview.
  package var preview: Int
  package var isDark: Bool
  /// Pixels per point.
  package var scale: Double
  /// The name of a device, for its size; nil for the size that the preview has by itself.
  package var device: String?
  package var path: String

  package init(preview: Int, isDark: Bool, scale: Double, device: String?, path: String) {
    (self.preview, self.isDark, self.scale) = (preview, isDark, scale)
    (self.device, self.path) = (device, path)
  }
}

/// What a window of previews shows, so that another process can continue it.
package struct PreviewState: Codable, Hashable, Sendable {
  /// The name of the preview.
  package var preview: String?
  /// The index of the variant: light or dark.
  package var variant = 0
  /// The measurements that are shown: none, all or rate.
  package var measured = 0
  package var showsList = false
  package var showsSource = false
  /// The values of the parameters, by the preview's name and the parameter's.
  package var values: [String: [String: Double]] = [:]
  /// The name of the device that all previews begin with; nil for what they declare.
  package var device: String?
  /// The date that the previews show; nil for the present.
  package var date: Date?
  package var isPaused = false
  package var speed = 1.0

  package init() {}
}

/// Why the previews of the last save cannot be shown.
package struct PreviewProblem: Codable, Hashable, Sendable {
  /// In one line, such as the message of the compiler.
  package var title: String
  /// Further lines: the line of the source, the caret, notes, a backtrace.
  package var lines: [String]
  /// Where the user has to look; nil if that is not known.
  package var file: String?
  /// From 1.
  package var line = 1
  package var column = 1

  package init(title: String, lines: [String] = [], file: String? = nil, line: Int = 1, column: Int = 1) {
    (self.title, self.lines, self.file) = (title, lines, file)
    (self.line, self.column) = (line, column)
  }
}

extension PreviewRequest {
  /// The request as one line of JSON.
  package var line: Data { encodedLine(self) }

  /// Reads a line; nil for anything else than a request.
  package init?(line: Data) {
    guard let request = try? JSONDecoder().decode(Self.self, from: line) else { return nil }
    self = request
  }
}

extension PreviewReply {
  /// The reply as one line of JSON.
  package var line: Data { encodedLine(self) }

  /// Reads a line; nil for anything else than a reply.
  package init?(line: Data) {
    guard let reply = try? JSONDecoder().decode(Self.self, from: line) else { return nil }
    self = reply
  }
}

private func encodedLine(_ message: some Encodable) -> Data {
  // Strings, finite numbers and Booleans can always be encoded.
  let data = (try? JSONEncoder().encode(message)) ?? Data("{}".utf8)
  return data + Data("\n".utf8)
}
