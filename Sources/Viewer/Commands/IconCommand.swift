import ArgumentParser
import EaselPixels

/// `easel icon`: the program's icon as a PNG file, for whoever installs it.
struct IconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon", abstract: "Writes the program's icon.", shouldDisplay: false)

  @Option(name: .shortAndLong, help: "The PNG file to write.") var output: String
  @Option(help: "Pixels a side.") var side = 256

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
