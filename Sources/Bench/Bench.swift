/// # Bench
///
/// The program `easel-bench`: times whole frames of recorded scenes (`scene`) and each stage by itself (`stages`), and
/// tells what animations take in memory (`memory`). It measures what the library does for programs, through the same
/// types; nothing else depends on it.

import ArgumentParser

@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "easel-bench",
    abstract: "Times Easel's rasterizer.",
    version: version,
    subcommands: [SceneCommand.self, ScenesCommand.self, StagesCommand.self, MemoryCommand.self])

  /// What reports name as the version of the library.
  static let version = "0.1"
}
