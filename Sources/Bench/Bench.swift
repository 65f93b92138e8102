/// # Bench
///
/// The program `easel-bench`: measures the library as programs use it. Nothing else depends on it.
///
/// - `Scene`: reads scenes (`SCENE.md`), draws them and times whole frames.
/// - `Generate`: makes the scenes.
/// - `Compare`: times the same scenes with other libraries, through the programs in `Peers`.
/// - `Floor`: the processor use of an animated window beside that of a program that only sends pixels.
/// - `Stages`, `Kernels`: each stage of a frame and the inner loops by themselves.
/// - `Memory`: the memory that an animation takes.
/// - `Frames`: what each frame of whole programs costs.
/// - `Programs`: the same programs in windows, beside those of other toolkits.
/// - `Growth`: how the time and memory of a frame grow with what it shows.
/// - `Scroll`: the opening and the frames of long lists.
/// - `Views`: the keys typed into a long text, and a material over a moving demo.
/// - `Documents`: PDF documents of views.
/// - `Preview`: the time from a save to the picture in `easel preview`.

import ArgumentParser
import EaselGeometry
import EaselUI
import Foundation

@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "easel-bench", abstract: "Measures Easel.", version: version,
    subcommands: [
      SceneCommand.self, ScenesCommand.self, PeersCommand.self, StagesCommand.self, FloorCommand.self,
      MemoryCommand.self, PreviewCommand.self, ScrollCommand.self, TypingCommand.self, MaterialCommand.self,
      DocumentsCommand.self, GrowthCommand.self, FramesCommand.self, ProgramsCommand.self,
    ])

  /// The version of the library, for reports.
  static let version = easelVersion
}

/// Values as one line of JSON, with keys in alphabetical order.
enum JSONLine {
  static func text(of value: some Encodable) -> String {
    (try? data(of: value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  static func write(_ value: some Encodable, to path: String) throws {
    try (data(of: value) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  private static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}

extension ExitCode {
  /// The exit status for an error, after a line on standard error that says why.
  static func failure(_ reason: String, status: Int32 = 1) -> ExitCode {
    StandardError.write("easel-bench: \(reason)\n")
    return ExitCode(status)
  }
}
