import EaselDemos
import EaselPixels
import Foundation

/// Saves frames of the window to the user's pictures folder.
enum Screenshot {
  /// Writes a PNG file named after the demo and the time, and prints its path or the error.
  static func write(_ frame: Pixmap, of demo: Demo) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = "easel-\(demo.id)-\(formatter.string(from: Date())).png"
    let path = PicturesFolder.url.appendingPathComponent(name).path
    do {
      try frame.writePNG(to: path)
      FileHandle.standardOutput.write(Data("\(path)\n".utf8))
    } catch {
      FileHandle.standardError.write(Data("easel: cannot save the screenshot: \(error)\n".utf8))
    }
  }
}

/// The user's pictures folder (freedesktop.org, xdg-user-dirs).
enum PicturesFolder {
  /// The first folder that exists: `XDG_PICTURES_DIR`, the entry of `user-dirs.dirs`, `~/Pictures`, or the
  /// working directory.
  static var url: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let settings = (environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/user-dirs.dirs"
    let named = (try? String(contentsOfFile: settings, encoding: .utf8)).flatMap { path(in: $0, home: home) }
    let candidates = [environment["XDG_PICTURES_DIR"], named, home + "/Pictures"].compactMap { $0 }
    let found = candidates.first(where: isFolder) ?? FileManager.default.currentDirectoryPath
    return URL(fileURLWithPath: found, isDirectory: true)
  }

  /// The path in a text of shell assignments: `XDG_PICTURES_DIR="$HOME/Images"`, or an absolute path.
  static func path(in settings: String, home: String) -> String? {
    let name = "XDG_PICTURES_DIR="
    let lines = settings.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let line = lines.last(where: { $0.hasPrefix(name) }) else { return nil }
    let value = line.dropFirst(name.count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    if value.hasPrefix("$HOME") { return home + value.dropFirst("$HOME".count) }
    return value.hasPrefix("/") ? value : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

extension Error {
  /// The system's message for a file that cannot be read or written, in one line.
  var systemReason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(error.code)))
  }
}
