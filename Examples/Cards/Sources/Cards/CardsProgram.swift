import ArgumentParser
import Hummingbird

/// Serves cards until it gets SIGTERM or SIGINT; then it finishes the requests that it has.
@main struct CardsProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Cards", abstract: "Serves SwiftUI views as PNG images, PDF documents and SVG images.",
    discussion: """
      http://HOST:PORT/ is a page to try it. /card.png, /card.pdf and /card.svg answer with a file. Parameters are \
      title, author, tags, figures, link, theme (light, dark), and for PNG images the width in pixels. /health answers \
      when the server is ready.
      """)

  @Option(help: "The address to listen at; 0.0.0.0 for all.") var host = "127.0.0.1"
  @Option(help: "The port to listen at.") var port = 8080
  @Option(help: "The seconds that a request may take, above 0.") var timeLimit = 5.0
  @Option(help: "The requests that may be in progress; more are refused.") var queue = 256

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port must be 0 to 65535") }
    guard timeLimit > 0, timeLimit <= 3600 else {
      throw ValidationError("--time-limit must be above 0 and at most 3600")
    }
    guard queue > 0 else { throw ValidationError("--queue must be at least 1") }
  }

  func run() async throws {
    let renderer = CardRenderer(timeLimit: .seconds(timeLimit), queue: CardQueue(limit: queue))
    let application = Application(
      router: CardRoutes.router(renderer),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "Cards"))
    try await application.runService()
  }
}
