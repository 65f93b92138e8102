import EaselDemos
import EaselGeometry
import EaselPixels
import Foundation

/// Saves frames of the window to the user's pictures folder.
enum Screenshot {
  /// Writes a PNG file named after the demo and the time, and prints its path or the error. Never replaces a file.
  ///
  /// - Returns: The path of the file, or why it cannot be written.
  static func write(
    _ frame: Pixmap, of demo: Demo, at date: Date = Date(), in folder: URL = PicturesFolder.url
  ) -> Result<String, any Error> {
    do {
      let path = try NewFile.numbered("easel-\(demo.id)-\(time(date))", extension: "png", in: folder)
      try fill(path, with: frame)
      // The file is complete, whether or not its path can be printed.
      try? FileHandle.standardOutput.write(contentsOf: Data("\(path)\n".utf8))
      return .success(path)
    } catch {
      StandardError.report("cannot save the screenshot: \(error)")
      return .failure(error)
    }
  }

  /// Writes the frame to the empty file at a path, or removes it.
  private static func fill(_ path: String, with frame: Pixmap) throws(PNGError) {
    do { try frame.writePNG(to: path) } catch {
      unlink(path)
      throw error
    }
  }

  /// The date and the time of day with milliseconds, in digits.
  private static func time(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss-SSS"
    return formatter.string(from: date)
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
