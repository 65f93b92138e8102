import ArgumentParser
import EaselDemos
import Foundation

/// `easel render`: renders a demo as one image file or as numbered files, or several demos as one image.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders demos to PNG or JPEG files, without a display.",
    discussion: """
      Several demos are drawn side by side in one image, each in the size of the first one or of --size:
        easel render dashboard weather orrery world -o demos.png --columns 2 --size 640x400
      """)

  /// Frames per second of numbered files.
  private static let frameRate = 60.0

  @Argument(help: "The demos. `easel list` prints the names.", completion: .demos) var demos: [String]
  @Option(
    name: .shortAndLong, help: "The file to write: .png, .jpg or .jpeg.",
    completion: .file(extensions: ["png", "jpg", "jpeg"]))
  var output: String
  @OptionGroup var options: DemoOptions
  @Option(help: "Pixels per point.") var scale = 1.0
  @Option(help: "The quality of a JPEG file, 1 to 100. (default: \(ImageFormat.defaultQuality))")
  var quality: Int?
  @Option(
    help: "Write numbered files, 60 per second from --time: the first and the last frame, for example 0-119.",
    transform: FrameRange.init)
  var frames: FrameRange?
  @Option(help: "The number of demos beside each other, if there are several.") var columns: Int?

  func validate() throws {
    let demos = try demos.map { try Self.find($0, options.variant) }
    try Self.validate(scale: scale)
    guard columns.map({ $0 >= 1 }) ?? true else { throw ValidationError("--columns must be at least 1") }
    try DemoOptions.validatePixels(of: mosaic(of: demos).imageSize, scale: scale)
    guard frames == nil || demos.count == 1 else {
      throw ValidationError("--frames is for one demo; 'easel record' writes films of several")
    }
    let format = try ImageFormat(output: output)
    guard let quality else { return }
    guard format == .jpeg else {
      throw ValidationError("--quality is for .jpg files; a PNG file is lossless")
    }
    guard 1...100 ~= quality else { throw ValidationError("--quality must be 1 to 100") }
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

  private func mosaic(of demos: [(demo: Demo, variant: Int)]) -> DemoMosaic {
    DemoMosaic(demos, columns: columns, size: options.size?.size, scale: scale)
  }

  func run() throws {
    let demos = try demos.map { try Self.find($0, options.variant) }
    let (demo, variant) = demos[0]
    let format = try ImageFormat(output: output)
    let quality = quality ?? ImageFormat.defaultQuality
    try MainActor.assumeIsolated {
      guard demos.count == 1 else {
        let picture = mosaic(of: demos).picture(
          at: options.time, scheme: options.scheme, idiom: options.idiom)
        return try format.write(picture, to: output, quality: quality)
      }
      let player = DemoPlayer(
        demo, variant: variant, size: options.size?.size, scale: scale, scheme: options.scheme,
        idiom: options.idiom)
      guard let frames else {
        return try format.write(player.picture(at: options.time), to: output, quality: quality)
      }
      for frame in frames.range {
        let picture = player.picture(at: options.time + Double(frame) / Self.frameRate)
        try format.write(picture, to: numbered(frame), quality: quality)
      }
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
