import EaselGeometry
import Foundation
import PreviewBuild

/// The formats of the files of previews.
enum PreviewFormat: String, CaseIterable {
  case png, pdf, svg
}

/// Draws the previews of a path to files, light and dark, without a display.
///
/// A preview that prefers a color scheme has one picture, which is named after that scheme. The previews are drawn in one
/// process. One that crashes or takes too long ends the process; the next preview is drawn in a new one, from the same build.
@MainActor
struct PreviewExport {
  /// Seconds that a preview has to be drawn.
  private static let drawLimit = 10.0

  private let pipeline: PreviewPipeline
  private let folder: String
  private let format: PreviewFormat
  private let device: String?
  private let scale: Double

  /// - Parameter scale: Pixels per point of PNG files.
  init(
    _ pipeline: PreviewPipeline, folder: String, format: PreviewFormat, device: String?, scale: Double
  ) {
    (self.pipeline, self.folder, self.format) = (pipeline, folder, format)
    (self.device, self.scale) = (device, scale)
  }

  /// Returns the exit status: 0, or 1 if a preview could not be drawn.
  func run() async -> Int32 { await draw() ? 0 : 1 }

  private func draw() async -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      report("cannot write to \(folder): \(error.reason(writing: folder))")
      return false
    }
    guard var loaded = await pipeline.load() else { return false }
    var isComplete = true
    let names = PictureNames(loaded.previews.map(\.name), format)
    for index in loaded.previews.indices {
      for isDark in [false, true] {
        let path = (folder as NSString).appendingPathComponent(names[index, isDark: isDark])
        let picture = PreviewPicture(
          preview: index, isDark: isDark, scale: scale, device: device, path: path)
        let reply = await loaded.process.reply(to: .render(picture), within: Self.drawLimit)
        if case .rendered(isDark) = reply {
          print(path)
          continue
        }
        if case .rendered(let isDarkInstead) = reply {
          let other = (folder as NSString).appendingPathComponent(names[index, isDark: isDarkInstead])
          if !rename(path, to: other) { isComplete = false } else if isDarkInstead { print(other) }
          break
        }
        isComplete = false
        if case .failed(let message) = reply {
          report(error(message, of: loaded.previews[index]))
        } else {
          report(await failure(of: loaded.previews[index], loaded.process))
          loaded.process.kill()
          guard let next = await pipeline.restart(loaded.library) else { return false }
          loaded.process = next
        }
        // The dark picture would fail in the same way.
        break
      }
    }
    loaded.process.kill()
    return isComplete
  }

  /// Gives a picture the name of the color scheme that the preview prefers. Returns whether that succeeded.
  private func rename(_ path: String, to other: String) -> Bool {
    guard Glibc.rename(path, other) != 0 else { return true }
    report("cannot write \(other): \(String(cString: strerror(errno)))")
    return false
  }

  private func failure(of preview: PreviewDescription, _ process: HostProcess) async -> String {
    let name = "the preview \"\(preview.name)\""
    if process.hasEnded {
      let problem = PreviewProblem(crashOf: name, process.result, "")
      return ([error(problem.title, of: preview)] + problem.lines).joined(separator: "\n")
    }
    await process.abort()
    let frames = process.lines.compactMap(CrashFrame.init).map(\.description)
    let title = error("\(name) was not drawn within \(Int(Self.drawLimit)) s", of: preview)
    return ([title] + frames).joined(separator: "\n")
  }

  /// A message in the form of compilers.
  private func error(_ message: String, of preview: PreviewDescription) -> String {
    (preview.file.map { "\($0):\(preview.line ?? 1):1: " } ?? "") + "error: " + message
  }

  private func report(_ message: String) { StandardError.write(message + "\n") }
}

/// The names of the files of previews: letters and digits of the preview's name, made unique, whether or not a file system
/// ignores case.
struct PictureNames {
  /// The longest name in bytes, without number, color scheme and ending. File systems limit names to 255 bytes.
  static let longestName = 200

  private let names: [String]
  private let format: PreviewFormat

  init(_ previews: [String], _ format: PreviewFormat) {
    self.format = format
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    names = previews.map { preview in
      let name = PictureNames.fileName(of: preview)
      var unique = name
      // A name with a number can be that of another preview.
      while !used.insert(unique.lowercased()).inserted {
        let number = numbers[name.lowercased(), default: 1] + 1
        numbers[name.lowercased()] = number
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }

  subscript(index: Int, isDark isDark: Bool) -> String {
    "\(names[index])-\(isDark ? "dark" : "light").\(format)"
  }

  private static func fileName(of preview: String) -> String {
    var name = preview.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    while name.utf8.count > longestName { name.removeLast() }
    return name.isEmpty ? "preview" : name
  }
}

/// Prints the previews of a path.
@MainActor
struct PreviewList {
  private let pipeline: PreviewPipeline
  private let isJSON: Bool

  init(_ pipeline: PreviewPipeline, isJSON: Bool) { (self.pipeline, self.isJSON) = (pipeline, isJSON) }

  /// Returns the exit status: 0, or 1 if the previews cannot be built.
  func run() async -> Int32 {
    guard let loaded = await pipeline.load() else { return 1 }
    loaded.process.kill()
    print(isJSON ? json(loaded.previews) : table(loaded.previews))
    return 0
  }

  private func table(_ previews: [PreviewDescription]) -> String {
    previews.map { "\($0.file ?? "-"):\($0.line ?? 1): \($0.name)" }.joined(separator: "\n")
  }

  private func json(_ previews: [PreviewDescription]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers can always be encoded.
    return (try? encoder.encode(previews)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
