import ArgumentParser
import EaselDemos
import EaselPixels
import EaselVector
import Foundation

/// `easel render`: renders a demo as one image file or as numbered files, or several demos as one image.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders demos to PNG, JPEG, PDF or SVG files, without a display.",
    discussion: """
      A PDF file has a page for each demo; its text can be selected and searched:
        easel render dashboard weather -o demos.pdf

      Several demos are drawn side by side in one image, each with the size of the first one, or with --size:
        easel render dashboard weather orrery world -o demos.png --columns 2 --size 640x400

      Several computers can share the frames of a film; this command writes the third of sixteen shares:
        easel render boids -o frames/boids.png --frames 0-7199 --shard 3/16
      """)

  /// Frames per second of numbered files, if none are given.
  static let defaultFrameRate = 60
  /// The pixels per point to which views of a document round their positions and hairlines.
  private static let documentScale: CGFloat = 2

  @Argument(help: "The demos. `easel list` prints the names.", completion: .demos) var demos: [String]
  @Option(
    name: .shortAndLong, help: "The file to write: .png, .jpg, .jpeg, .pdf or .svg.",
    completion: .file(extensions: ["png", "jpg", "jpeg", "pdf", "svg"]))
  var output: String
  @OptionGroup var options: DemoOptions
  @Option(help: "Pixels per point of a .png or .jpg file. (default: 1)") var scale: Double?
  @Option(
    help: """
      Pixels per inch of effects that are stored as images in a .pdf or .svg file, such as blurs. \
      (default: \(Int(VectorDocument.defaultResolution)))
      """)
  var resolution: Double?
  @Option(help: "The quality of a JPEG file, 1 to 100. (default: \(ImageFormat.defaultQuality))")
  var quality: Int?
  @Option(
    help: "Write numbered files from --time: the first and the last frame, for example 0-119.",
    transform: FrameRange.init)
  var frames: FrameRange?
  @Option(help: "Numbered files per second of the demo, 1 to 60. (default: \(defaultFrameRate))") var fps:
    Int?
  @Option(
    help: """
      Write one share of the numbered .png files: its number, from 1, and the number of shares, for example 3/16. \
      Complete frames of an earlier run are kept.
      """,
    transform: ShardArgument.init)
  var shard: ShardArgument?
  @Option(help: "The number of columns of several demos in one image.") var columns: Int?

  func validate() throws {
    let demos = try demos.map { try Self.find($0, options.variant) }
    let format = try RenderFormat(output: output)
    guard columns.map({ $0 >= 1 }) ?? true else { throw ValidationError("--columns must be at least 1") }
    try validateFrames(format, demos.count)
    switch format {
    case .image(let format): try validate(format, demos)
    case .document(let format): try validate(format, demos)
    }
  }

  private func validate(_ format: ImageFormat, _ demos: [(demo: Demo, variant: Int)]) throws {
    guard resolution == nil else {
      throw ValidationError("--resolution is for .pdf and .svg files; use --scale")
    }
    try Self.validate(scale: scale ?? 1)
    try DemoOptions.validatePixels(of: mosaic(of: demos).imageSize, scale: scale ?? 1)
    guard let quality else { return }
    guard format == .jpeg else {
      throw ValidationError("--quality is for .jpg files; a PNG file is lossless")
    }
    guard 1...100 ~= quality else { throw ValidationError("--quality must be 1 to 100") }
  }

  private func validate(_ format: VectorDocument.Format, _ demos: [(demo: Demo, variant: Int)]) throws {
    guard scale == nil, quality == nil, columns == nil else {
      throw ValidationError("--scale, --quality and --columns are for .png and .jpg files")
    }
    guard resolution.map({ 1...2400 ~= $0 }) ?? true else {
      throw ValidationError("--resolution must be 1 to 2400 pixels per inch")
    }
    guard format == .pdf || demos.count == 1 else {
      throw ValidationError("an SVG file has one demo; write several demos to a .pdf or .png file")
    }
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
    DemoMosaic(demos, columns: columns, size: options.size?.size, scale: scale ?? 1)
  }

  func run() throws {
    let demos = try demos.map { try Self.find($0, options.variant) }
    let format = try RenderFormat(output: output)
    try MainActor.assumeIsolated {
      switch format {
      case .image(let format): try write(demos, format)
      case .document(let format): try write(demos, format)
      }
    }
  }

  @MainActor
  private func write(_ demos: [(demo: Demo, variant: Int)], _ format: ImageFormat) throws {
    let quality = quality ?? ImageFormat.defaultQuality
    guard demos.count == 1 else {
      let picture = mosaic(of: demos).picture(
        at: options.time, scheme: options.scheme, idiom: options.idiom)
      return try format.write(picture, to: output, quality: quality)
    }
    if let series, format == .png { return try write(series, of: demos[0]) }
    let player = player(of: demos[0], scale: scale ?? 1)
    try forEachFrame { time, path in
      try format.write(player.picture(at: time), to: path, quality: quality)
    }
  }

  @MainActor
  private func write(_ demos: [(demo: Demo, variant: Int)], _ format: VectorDocument.Format) throws {
    let players = demos.map { player(of: $0, scale: Self.documentScale) }
    try forEachFrame { time, path in
      let document = VectorDocument(
        format, information: .init(title: demos.map(\.demo.title).joined(separator: ", "), creator: "Easel"),
        resolution: resolution.map { CGFloat($0) } ?? VectorDocument.defaultResolution)
      do {
        for player in players { try document.addPage(player.page(at: time)) }
        try UnfinishedFile.write(Array(document.data()), to: path)
      } catch {
        throw ExitCode.failure("\(error)")
      }
    }
  }

  @MainActor
  private func player(of demo: (demo: Demo, variant: Int), scale: CGFloat) -> DemoPlayer {
    DemoPlayer(
      demo.demo, variant: demo.variant, size: options.size?.size, scale: scale, scheme: options.scheme,
      idiom: options.idiom)
  }
}
