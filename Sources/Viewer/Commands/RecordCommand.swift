import ArgumentParser
import EaselDemos
import Foundation

/// `easel record DEMO -o FILE.gif`: records demos as a film.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records demos as a film, without a display.",
    discussion: """
      The time of a frame depends only on its number, not on the time to draw it, so the film is the same on every \
      computer. Several demos are shown one after the other. The program ffmpeg encodes the film.

      Example:
        easel record clock metaballs -o demos.gif --seconds 2 --size 320x240
      """)

  @Argument(help: "The demos. `easel list` prints the names.", completion: .demos) var demos: [String]
  @Option(
    name: .shortAndLong, help: "The file to write: .gif, .apng, .mp4 or .webm.",
    completion: .file(extensions: FilmFormat.allCases.map(\.rawValue)))
  var output: String
  @Option(help: "The duration of each demo in seconds.") var seconds = 4.0
  @Option(help: "Frames per second.") var fps = 20
  @OptionGroup var options: DemoOptions
  @Option(help: "Pixels per point. Default: at most 1, with at most 480 pixels for the longer side.")
  var scale: Double?

  func validate() throws { _ = try film() }

  func run() throws {
    let film = try film()
    do {
      try MainActor.assumeIsolated { try film.write(to: output) }
    } catch let error as FilmError {
      let failure = ExitCode.failure("\(error)")
      if Interruption.isRequested { Interruption.endProgram() }
      throw failure
    }
  }

  /// The film that the arguments describe. Throws if the arguments are invalid.
  private func film() throws -> DemoFilm {
    guard let format = FilmFormat(fileName: output) else {
      if case .document? = try? RenderFormat(output: output) {
        throw ValidationError("a film cannot be a .pdf or .svg file; 'easel render' writes documents")
      }
      let endings = FilmFormat.allCases.map { ".\($0)" }.joined(separator: ", ")
      throw ValidationError("--output must have one of the extensions \(endings), not \"\(output)\"")
    }
    guard (1...format.largestFrameRate).contains(fps) else {
      throw ValidationError("--fps must be 1 to \(format.largestFrameRate) for a .\(format) file")
    }
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("--seconds must be above 0 and at most 3600")
    }
    if let scale { try RenderCommand.validate(scale: scale) }
    let shown = try demos.map { try RenderCommand.find($0, options.variant) }
    let film = DemoFilm(
      shown, format: format, size: options.size?.size, scale: scale, scheme: options.scheme,
      idiom: options.idiom, start: options.time, framesPerSecond: fps, seconds: seconds)
    try DemoOptions.validatePixels(of: film.size, scale: film.scale)
    guard film.fitsEncoder else {
      throw ValidationError(
        "\(film.frameCount) frames of \(film.width) x \(film.height) pixels are too many for a .\(format) file: "
          + "lower --seconds, --fps, --size or --scale, or write an .mp4")
    }
    return film
  }
}
