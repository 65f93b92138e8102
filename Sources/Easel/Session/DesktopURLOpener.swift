import EaselUI
import Foundation

/// Opens addresses with the program `xdg-open` of the desktop, which runs by itself.
@MainActor
final class DesktopURLOpener: URLOpener {
  static let shared = DesktopURLOpener()

  /// The folders in which the program is looked for.
  private let folders: [String]
  /// The programs that have not ended.
  private var running: [ObjectIdentifier: Process] = [:]

  /// Creates an opener that looks for the program in a list of folders like `PATH`.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    folders = (path ?? "/usr/bin:/bin").split(separator: ":").map { String($0) }
  }

  /// Starts the program with the address as its only argument, without a shell. Returns false for an address without a
  /// scheme, which the program could take for an option, and if there is no such program.
  func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme, !scheme.isEmpty, let program else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { [key = ObjectIdentifier(process)] _ in
      Task { @MainActor [weak self] in self?.running[key] = nil }
    }
    guard (try? process.run()) != nil else { return false }
    if process.isRunning { running[ObjectIdentifier(process)] = process }
    return true
  }

  private var program: URL? {
    folders.lazy.map { $0 + "/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }
}
