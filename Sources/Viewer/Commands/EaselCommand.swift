import ArgumentParser
import EaselDemos
import EaselGeometry
import EaselUI
import EaselPixels
import Foundation

/// The program `easel`.
package struct EaselCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "easel",
    abstract: "Shows SwiftUI drawings on Linux.",
    usage: """
      easel [<demo>] [<options>]
      easel <subcommand>
      """,
    discussion: """
      Without a display, the demo, or a contact sheet of all demos, is rendered to a PNG file, and its path is printed. \
      'easel help view' prints the options of the window; --list-hotkeys, or F1 in the window, shows its keys.

      Examples:
        easel                              show the first demo in a window
        easel preview Badge.swift          show the previews of a file, and update them with every save
        easel clock --hud                  show the clock with measurements
        easel render clock -o clock.png    render an image, without a display
        easel record clock -o clock.gif    record a film with the program ffmpeg
      """,
    version: easelVersion,
    subcommands: [
      ViewCommand.self, PreviewCommand.self, RunCommand.self, ListCommand.self, RenderCommand.self,
      RecordCommand.self, CompareCommand.self,
      IconCommand.self,
    ],
    defaultSubcommand: ViewCommand.self)

  package init() {}

  /// The names of the subcommands.
  static let names = configuration.subcommands.compactMap { $0.configuration.commandName }
}

/// `easel list`: prints the demos, one per line.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the demos.")

  func run() {
    let width = (DemoCatalogue.all.map(\.id.count).max() ?? 0) + 2
    for demo in DemoCatalogue.all {
      let variants = demo.variants.count > 1 ? "  (\(demo.variants.map(\.name).joined(separator: "; ")))" : ""
      let name = demo.id.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(name)\(demo.summary)\(variants)")
    }
  }
}

/// `easel icon`: writes the program's icon as a PNG file, for installation.
struct IconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon", abstract: "Writes the program's icon.", shouldDisplay: false)

  @Option(name: .shortAndLong, help: "The PNG file to write.") var output: String
  @Option(help: "Width and height in pixels.") var side = 256

  func validate() throws {
    guard (1...4096).contains(side) else { throw ValidationError("--side must be 1 to 4096") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard let icon = ProgramIcon.image(side: side) else { return }
      do {
        try icon.writePNG(to: output)
      } catch {
        throw ExitCode.failure("\(error)")
      }
    }
  }
}

extension ExitCode {
  /// Prints the reason for a failure to standard error and returns the exit status.
  static func failure(_ reason: String, status: Int32 = 1) -> ExitCode {
    StandardError.report(reason)
    return ExitCode(status)
  }
}
