import ArgumentParser
import EaselDemos
import EaselPixels
import Foundation

/// `easel render`: renders a demo as one PNG file or as numbered files.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders a demo to PNG files, without a display.")

  /// Frames per second of numbered files.
  private static let frameRate = 60.0

  @Argument(help: "The demo. `easel list` prints the names.") var demo: String
  @Option(name: .shortAndLong, help: "The PNG file to write.") var output: String
  @OptionGroup var options: DemoOptions
  @Option(help: "Pixels per point.") var scale = 1.0
  @Option(help: "Frames to write as numbered files, 60 per second from --time, for example 0..<120.")
  var frames: FrameRange?

  func validate() throws {
    _ = try Self.find(demo, options.variant)
    try Self.validate(scale: scale)
  }

  /// Throws if the scale factor is out of range.
  static func validate(scale: Double) throws {
    guard scale > 0, scale <= 16 else { throw ValidationError("--scale must be above 0 and at most 16") }
  }

  /// The demo with a name, and the index of its variant. Throws an error that lists the valid names.
  ///
  /// - Parameter commands: Names of commands to suggest as well, for a misspelled name.
  static func find(_ name: String, _ variant: Int, orCommands commands: [String] = []) throws -> (
    demo: Demo, variant: Int
  ) {
    guard let demo = DemoCatalogue.demo(named: name) else {
      let names = DemoCatalogue.all.map(\.id)
      let guess = nearest(to: name, among: names + commands).map { "; did you mean \"\($0)\"?" }
      throw ValidationError(
        "unknown demo \"\(name)\"\(guess ?? ".") Available demos: "
          + names.joined(separator: ", "))
    }
    guard demo.variants.indices.contains(variant - 1) else {
      throw ValidationError("--variant must be 1 to \(demo.variants.count) for \(name), not \(variant)")
    }
    return (demo, variant - 1)
  }

  /// The name with the smallest number of inserted and removed letters, if at most half of its letters
  /// change.
  private static func nearest(to name: String, among names: [String]) -> String? {
    let changes = names.map { (name: $0, count: $0.difference(from: name.lowercased()).count) }
    return changes.filter { $0.count <= $0.name.count / 2 }.min { $0.count < $1.count }?.name
  }

  func run() throws {
    let (demo, variant) = try Self.find(demo, options.variant)
    try MainActor.assumeIsolated {
      let player = DemoPlayer(
        demo, variant: variant, size: options.size?.size, scale: scale, scheme: options.scheme,
        idiom: options.idiom)
      guard let frames else { return try Self.write(player.picture(at: options.time), to: output) }
      for frame in frames.range {
        try Self.write(
          player.picture(at: options.time + Double(frame) / Self.frameRate), to: numbered(frame))
      }
    }
  }

  /// Writes a PNG file, or prints why it cannot and throws the exit status.
  static func write(_ picture: Pixmap, to path: String) throws {
    do {
      try picture.writePNG(to: path)
    } catch {
      throw ExitCode.failure("\(error)")
    }
  }

  /// `clock.png` becomes `clock-00042.png`.
  private func numbered(_ frame: Int) -> String {
    let url = URL(fileURLWithPath: output)
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "png" : url.pathExtension
    return url.deletingLastPathComponent()
      .appendingPathComponent(String(format: "%@-%05d.%@", name, frame, ending)).path
  }
}
