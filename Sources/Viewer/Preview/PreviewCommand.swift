import ArgumentParser
import EaselGeometry
import EaselWindowing
import Foundation
import PreviewBuild

/// `easel preview`: shows the previews of a file, a folder or a package.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of SwiftUI files, and updates them with every save.",
    discussion: """
      The path names a Swift file, a folder of Swift files, or a package. The previews are each #Preview, the views of \
      each PreviewProvider, the first window of an App, or else each view that can be created without arguments. The \
      code runs with your rights. --png, --pdf and --svg draw each preview in light and dark; a preview with \
      preferredColorScheme has one picture, named after that scheme.

      Examples:
        easel preview Badge.swift                    a window that follows every save
        easel preview .                              the package or folder
        easel preview Badge.swift --png pictures     no window: a PNG file of each preview, light and dark
        easel preview Badge.swift --pdf pictures     PDF documents, as 'easel render' writes them
        easel preview Badge.swift --list --json      names, files and lines
      """)

  @Argument(help: "A Swift file, a folder or a package.", completion: .file()) var path: String
  @Option(help: "Write PNG files to this folder instead of opening a window.", completion: .directory)
  var png: String?
  @Option(help: "Write PDF documents to this folder.", completion: .directory) var pdf: String?
  @Option(help: "Write SVG images to this folder.", completion: .directory) var svg: String?
  @Flag(help: "Print the names, files and lines of the previews instead of showing them.") var list = false
  @Flag(help: "Print the list as JSON.") var json = false
  @Option(help: "The size of the screen: \(DeviceScreen.names).") var device: String?
  @Option(help: "Pixels per point. Default: the setting of the display; 2 for PNG files.") var scale: Double?
  @Option(
    help: "Width and height of the window in points, for example 800x600.", transform: SizeArgument.init)
  var size: SizeArgument?
  @Option(help: "The language mode of files that are not in a package: 5 or 6.") var swiftVersion = 5
  @Flag(help: "Compile a file of a package alone, without its target.") var alone = false

  /// The size of the window in points.
  private static let windowSize = CGSize(width: 1000, height: 760)

  func validate() throws {
    if let scale { try RenderCommand.validate(scale: scale) }
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6") }
    guard !json || list else { throw ValidationError("--json is for --list; add --list") }
    guard files.count + (list ? 1 : 0) <= 1 else {
      throw ValidationError("--png, --pdf, --svg and --list exclude each other; pass only one of them")
    }
    for (format, folder) in files { try validate(format, folder) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("there is no file or folder \"\(path)\"")
    }
    if let device, DeviceScreen.named(device) == nil {
      throw ValidationError("unknown device \"\(device)\". Devices: \(DeviceScreen.names)")
    }
  }

  /// The folders for files, by format.
  private var files: [(format: PreviewFormat, folder: String)] {
    [(.png, png), (.pdf, pdf), (.svg, svg)].compactMap { format, folder in folder.map { (format, $0) } }
  }

  private func validate(_ format: PreviewFormat, _ folder: String) throws {
    guard !folder.isEmpty else { throw ValidationError("--\(format) must not be empty") }
    guard !folder.hasSuffix(".\(format)") else {
      throw ValidationError("--\(format) takes a folder: each preview has a light and a dark picture")
    }
    guard size == nil else {
      throw ValidationError("--size is for the window; --device sets the size of pictures")
    }
    guard scale == nil || format == .png else {
      throw ValidationError("--scale is for the window and for PNG files; \(format) files have no pixels")
    }
  }

  func run() throws {
    MainActor.assumeIsolated {
      Task { @MainActor in
        do { try await start() } catch {
          let advice = error is WindowingError ? "; 'easel preview FILE --png FOLDER' needs no display" : ""
          StandardError.report("\(error)\(advice)")
          MainLoop.end((error as? WindowingError)?.exitStatus ?? 1)
        }
      }
      MainLoop.run()
    }
  }

  @MainActor
  private func start() async throws {
    guard !files.isEmpty || list else { return try await show() }
    let pipeline = try await PreviewPipeline(path, swiftVersion: swiftVersion, isAlone: alone)
    Self.kept.append(pipeline)
    let status =
      if let (format, folder) = files.first {
        await PreviewExport(pipeline, folder: folder, format: format, device: device, scale: scale ?? 2)
          .run()
      } else {
        await PreviewList(pipeline, isJSON: json).run()
      }
    pipeline.finish()
    MainLoop.end(status)
  }

  @MainActor
  private func show() async throws {
    let title = "Easel - \(URL(fileURLWithPath: path).lastPathComponent)"
    let window = try PreviewWindow(title: title, size: size?.size ?? Self.windowSize, scale: scale)
    let pipeline = try await PreviewPipeline(path, swiftVersion: swiftVersion, isAlone: alone)
    var state = PreviewState()
    state.device = device
    let supervisor = PreviewSupervisor(pipeline, window: window, state: state, scale: scale)
    supervisor.onEnd = { MainLoop.end($0) }
    supervisor.start()
    Self.kept.append(supervisor)
  }

  /// Objects that live until the program ends.
  @MainActor private static var kept: [AnyObject] = []
}

/// The main thread, for work that ends the program.
enum MainLoop {
  /// Handles events, timers and tasks of the main actor until the program ends.
  @MainActor
  static func run() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Ends the program.
  static func end(_ status: Int32) -> Never { exit(status) }
}
