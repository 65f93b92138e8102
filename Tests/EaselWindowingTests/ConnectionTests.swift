import CX11
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselWindowing
import class EaselPixels.Pixmap

@Suite("Failing connections")
@MainActor
struct ConnectionTests {
  @Test("An empty display name is rejected")
  func needsName() {
    #expect(throws: WindowingError.noDisplay) { try DisplayConnection(name: "") }
  }

  @Test("A display name without a server is rejected")
  func refusesWrongName() {
    #expect(throws: WindowingError.cannotOpen(display: ":63999")) { try DisplayConnection(name: ":63999") }
    #expect(throws: WindowingError.cannotOpen(display: "nonsense")) {
      try DisplayConnection(name: "nonsense")
    }
  }

  @Test("Connecting to a server that does not reply times out")
  func givesUpSilentServer() throws {
    let listener = try SilentListener()
    #expect(throws: WindowingError.noAnswer(display: listener.display)) {
      try DisplayConnection(name: listener.display, timeout: 0.2)
    }
  }

  @Test("A screen with a color map is rejected with advice")
  func refusesOtherDepths() throws {
    let server = try XServer(screen: "320x240x8")
    defer { server.stop() }
    #expect(throws: WindowingError.unsupportedDepth(8)) { try DisplayConnection(name: server.display) }
    let text = WindowingError.unsupportedDepth(8).description
    #expect(text.contains("its depth is 8") && text.contains("start the X server with a depth of 15, 16, 24"))
  }

  @Test("The end of a server is reported once", arguments: PresentationMethod.allCases)
  func noticesDeath(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    try fixture.server.crash()
    #expect(throws: WindowingError.connectionLost(display: fixture.server.display)) {
      try fixture.waitUntil("the loss of the server is noticed") { false }
    }
    #expect(fixture.connection.isLost)
    #expect(!fixture.window.canPresent)
    #expect(!fixture.window.present(frame, damage: [frame.bounds]))
    fixture.window.setTitle("unused title")
    fixture.window.close()
    fixture.connection.close()
  }

  @Test(
    "The death of the server between two frames is noticed when presenting",
    arguments: PresentationMethod.allCases)
  func noticesDeathWhilePresenting(method: PresentationMethod) throws {
    let fixture = try WindowFixture(best: method)
    let frame = Pixmap.pattern(width: 300, height: 200)
    try fixture.show(frame, damage: [frame.bounds])
    try fixture.server.crash()
    for _ in 0..<5 { _ = fixture.window.present(frame, damage: [frame.bounds]) }
    #expect(throws: WindowingError.connectionLost(display: fixture.server.display)) {
      try fixture.waitUntil("the loss of the server is noticed") { false }
    }
  }

  @Test("A killed program leaves no shared-memory segment behind")
  func leavesNoSegment() async throws {
    let server = try XServer()
    defer { server.stop() }
    let display: String = server.display
    let result = await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
      [display = display as String] in
      try await MainActor.run {
        let connection = try DisplayConnection(name: display)
        let window = try DisplayWindow(
          connection, title: "victim", width: 300, height: 200, options: .init(presentation: .sharedSegment))
        let frame = Pixmap.pattern(width: 300, height: 200)
        guard window.present(frame, damage: [frame.bounds]), window.presentation == .sharedSegment else {
          return
        }
        let own = try segments().filter { $0.creator == Int(getpid()) }
        print("process \(getpid()) of \(own.count)")
        fflush(nil)
        kill(getpid(), SIGKILL)
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let match = try #require(output.firstMatch(of: /process (\d+) of (\d+)/))
    let process = try #require(Int(match.1))
    #expect(try #require(Int(match.2)) > 0)
    // The server releases the segment when it notices that the client is gone, which is before it accepts a
    // new client.
    let next = try DisplayConnection(name: display)
    XSync(next.display, 0)
    #expect(try segments().filter { $0.creator == process } == [])
    next.close()
  }
}

/// A System V segment as listed by the kernel.
private struct Segment: Equatable {
  var identifier: Int
  var creator: Int
}

private func segments() throws -> [Segment] {
  let table = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
  return table.split(separator: "\n").dropFirst().compactMap { line in
    let fields = line.split(separator: " ").compactMap { Int($0) }
    return fields.count > 4 ? Segment(identifier: fields[1], creator: fields[4]) : nil
  }
}

/// A port that accepts connections and never replies.
private final class SilentListener {
  let display: String
  private let socket: Int32

  init() throws {
    for number in 200..<1000 {
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(6000 + number).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
      let isBound = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      if isBound, listen(socket, 8) == 0 {
        self.socket = socket
        display = "127.0.0.1:\(number)"
        return
      }
      close(socket)
    }
    throw ToolError("no free port above 6200")
  }

  deinit { close(socket) }
}
