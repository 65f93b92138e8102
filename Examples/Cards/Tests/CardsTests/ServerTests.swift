import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Cards

/// Requests to a server with a real socket.
@Suite("The server")
struct ServerTests {
  private func server(_ renderer: CardRenderer = CardRenderer()) -> some ApplicationProtocol {
    Application(
      router: CardRoutes.router(renderer),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)))
  }

  @Test(arguments: CardFormat.allCases)
  func aCardHasItsFormat(format: CardFormat) async throws {
    let beginnings = [CardFormat.png: "\u{89}PNG", .pdf: "%PDF-", .svg: "<?xml"]
    let beginning = try #require(beginnings[format]).unicodeScalars.map { UInt8($0.value) }
    try await server().test(.ahc()) { client in
      let uri = "/card.\(format.rawValue)?title=Hello%20there&link=https://a.example/b&figures=1,2,3"
      let first = try await client.execute(uri: uri, method: .get)
      #expect(first.status == .ok && first.headers[.contentType] == format.contentType)
      #expect(Array(first.body.readableBytesView.prefix(beginning.count)) == beginning)
      #expect(try await client.execute(uri: uri, method: .get).body == first.body)
    }
  }

  @Test func thePdfDocumentHasTheLink() async throws {
    try await server().test(.ahc()) { client in
      let answer = try await client.execute(uri: "/card.pdf?title=A&link=https://a.example/b", method: .get)
      #expect(String(decoding: answer.body.readableBytesView, as: UTF8.self).contains("https://a.example/b"))
    }
  }

  @Test(arguments: [100, 1200, 2400])
  func theImageHasTheWidth(width: Int) async throws {
    try await server().test(.ahc()) { client in
      let answer = try await client.execute(uri: "/card.png?title=A&width=\(width)", method: .get)
      let sides = answer.body.readableBytesView.dropFirst(16).prefix(8).map { Int($0) }
      #expect(sides[2] << 8 | sides[3] == width)
      #expect(sides[6] << 8 | sides[7] == Int((Double(width) / 1200 * 630).rounded(.up)))
    }
  }

  @Test(arguments: [
    "", "?title=", "?title=a&width=99", "?title=a&width=2401", "?title=a&width=x", "?title=a&size=3",
  ])
  func invalidParametersAreExplained(query: String) async throws {
    try await server().test(.ahc()) { client in
      let answer = try await client.execute(uri: "/card.png\(query)", method: .get)
      #expect(answer.status == .badRequest)
      #expect(answer.body.readableBytes > 10)
    }
  }

  @Test func concurrentRequestsGetTheirOwnCards() async throws {
    let renderer = CardRenderer()
    try await server(renderer).test(.ahc()) { client in
      let titles = (0..<24).map { "title-\($0)" }
      let answers = try await withThrowingTaskGroup(of: (String, ByteBuffer).self) { group in
        for title in titles {
          group.addTask {
            (title, try await client.execute(uri: "/card.pdf?title=\(title)", method: .get).body)
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for title in titles {
        let alone = try await client.execute(uri: "/card.pdf?title=\(title)", method: .get).body
        #expect(answers[title] == alone)
      }
      #expect(Set(answers.values.map { Data($0.readableBytesView) }).count == titles.count)
    }
    #expect(renderer.queue.taken == 0)
  }

  @Test func aFullQueueRefusesAtOnce() async throws {
    let queue = CardQueue(limit: 1)
    #expect(queue.enter())
    try await server(CardRenderer(queue: queue)).test(.ahc()) { client in
      let refused = try await client.execute(uri: "/card.png?title=a", method: .get)
      #expect(refused.status == .serviceUnavailable && refused.headers[.retryAfter] == "1")
      queue.leave()
      #expect(try await client.execute(uri: "/card.png?title=a", method: .get).status == .ok)
    }
  }

  @Test func aRequestThatTakesTooLongIsAnswered() async throws {
    let renderer = CardRenderer(timeLimit: .zero)
    try await server(renderer).test(.ahc()) { client in
      let answer = try await client.execute(uri: "/card.png?title=a", method: .get)
      #expect(answer.status == .serviceUnavailable)
      #expect(String(buffer: answer.body).contains("was not drawn within"))
    }
  }
}

@Suite("The time limit")
struct TimeLimitTests {
  @Test func theResultIsReturned() async throws {
    #expect(try await withTimeLimit(.seconds(60)) { 7 } == 7)
  }

  @Test func errorsArePassedOn() async {
    await #expect(throws: RenderingError.failed("x")) {
      try await withTimeLimit(.seconds(60)) { throw RenderingError.failed("x") }
    }
  }

  @Test func theCallerDoesNotWaitForWorkThatIgnoresTheLimit() async throws {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    await #expect(throws: RenderingError.late(.milliseconds(1))) {
      try await withTimeLimit(.milliseconds(1)) {
        // A task of its own, which is not cancelled.
        await Task { for await _ in gate { return } }.value
        end.yield(Task.isCancelled)
      }
    }
    opener.yield()
    for await wasCancelled in ended {
      #expect(wasCancelled)
      return
    }
  }
}
