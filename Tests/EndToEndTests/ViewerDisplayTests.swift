import EaselTestSupport
import Foundation
import Testing

/// The viewer on different servers: with and without shared memory, local and remote, and without a display.
@Suite(.serialized, .waitsForPrograms) struct ViewerDisplayTests {
  /// The name of the viewer's shared back buffers in the memory map of a process.
  private static let sharedPicture = "memfd:easel-frame"
  private static let sharedSegment = "SYSV"

  private func simpleCanvas(
    _ options: [String] = [], on server: XServer? = nil, throughNetwork: Bool = false
  ) throws -> (fixture: ViewerFixture, picture: WindowImage) {
    let fixture = try ViewerFixture(
      ["canvas"] + options, titled: "Easel - Simple canvas", on: server, throughNetwork: throughNetwork)
    // At the upper and the lower edge, because pixels sent through the connection arrive in pieces.
    let picture = try fixture.picture {
      $0.color(200, 18) == 0x007aff && $0.color(200, 8) == 0xffffff && $0.color(200, 281) == 0x007aff
    }
    return (fixture, picture)
  }

  /// Whether the program shares no memory with a server.
  private func sharesNothing(_ program: RunningProgram) throws -> Bool {
    try program.mappings(named: Self.sharedPicture) == 0 && program.mappings(named: Self.sharedSegment) == 0
  }

  @Test func pixelsAreTheSameForAllPresentationMethods() throws {
    let (shared, expected) = try simpleCanvas()
    #expect(try shared.viewer.mappings(named: Self.sharedPicture) == 3)
    try shared.press("q")
    #expect(try shared.viewer.wait() == 0)

    let (unshared, picture) = try simpleCanvas(["--no-shm"], on: shared.server)
    #expect(try sharesNothing(unshared.viewer))
    #expect(picture == expected)
    try unshared.press("q")
    #expect(try unshared.viewer.wait() == 0)

    let (poor, pictureThere) = try simpleCanvas(on: XServer(arguments: ["-extension", "MIT-SHM"]))
    #expect(try sharesNothing(poor.viewer))
    #expect(pictureThere == expected)
    try poor.press("q")
    #expect(try poor.viewer.wait() == 0)
  }

  @Test func aRemoteServerIsUsedWithoutSharedMemory() throws {
    let server = try XServer(listensOnNetwork: true)
    let (near, expected) = try simpleCanvas(on: server)
    try near.press("q")
    #expect(try near.viewer.wait() == 0)
    let (far, picture) = try simpleCanvas(on: server, throughNetwork: true)
    #expect(try sharesNothing(far.viewer))
    #expect(picture == expected)
    try far.press("Right")
    try far.picture { $0.color(200, 150) == 0xffffff && $0.color(200, 51) == 0x34c759 }
    try far.press("q")
    #expect(try far.viewer.wait() == 0)
  }

  @Test func aKilledViewerLeavesNoSharedMemoryBehind() throws {
    let fixture = try ViewerFixture(
      ["clock", "--variant", "2"], titled: "Easel - Clock - two canvases, every refresh")
    try fixture.picture { $0.color(5, 5) == 0xffffff }
    let server = fixture.server.program
    #expect(try server.mappings(named: Self.sharedPicture) == 3)
    fixture.viewer.send(SIGKILL)
    #expect(try fixture.viewer.wait() == -SIGKILL)
    let deadline = Date(timeIntervalSinceNow: 20)
    while try server.mappings(named: Self.sharedPicture) > 0, Date() < deadline {}
    #expect(try server.mappings(named: Self.sharedPicture) == 0)
    #expect(try fixture.viewer.createdSegments() == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: "/dev/shm")
    #expect(!files.contains { $0.contains("easel") })
  }

  @Test func twoThousandQuickResizesEndInTheCorrectImageWithBoundedMemory() throws {
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder")
    try resize(fixture, times: 500, to: (601, 401))
    let (memory, descriptors) = try (fixture.viewer.residentBytes(), fixture.viewer.openDescriptors())
    // A size whose image differs from every frame before the resizes.
    try resize(fixture, times: 2000, to: (743, 487))
    #expect(try fixture.viewer.openDescriptors() == descriptors)
    let shared = try (
      fixture.viewer.mappings(named: Self.sharedPicture),
      fixture.server.program.mappings(named: Self.sharedPicture)
    )
    #expect(shared == (3, 3))
    let growth = try fixture.viewer.residentBytes() - memory
    #expect(growth < 16 << 20)
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  /// Resizes the window as fast as the server processes the requests, and waits for the image of the last
  /// size, wider than high: a ring of 40 points that touches the upper and the lower edge. Pixels are checked
  /// on both sides of the ring's four edges, so that a frame of another size is not accepted.
  private func resize(_ fixture: ViewerFixture, times: Int, to last: (width: Int, height: Int)) throws {
    var commands: [String] = []
    for step in 1...times {
      let size = step == times ? last : (200 + step * 37 % 700, 150 + step * 53 % 600)
      commands += ["windowsize", "\(fixture.window)", "\(size.0)", "\(size.1)"]
    }
    try RunningProgram.run("xdotool", commands, environment: ["DISPLAY": fixture.server.display])
    let (middle, left) = ((x: last.width / 2, y: last.height / 2), (last.width - last.height) / 2)
    let blue =
      [1, 37, last.height - 38, last.height - 2].map { (middle.x, $0) }
      + [3, 37].map { (left + $0, middle.y) }
    let white = [43, last.height - 44].map { (middle.x, $0) } + [-3, 43].map { (left + $0, middle.y) }
    try fixture.picture { picture in
      picture.width == last.width && picture.height == last.height
        && blue.allSatisfy { picture.color($0.0, $0.1) == 0x007aff }
        && white.allSatisfy { picture.color($0.0, $0.1) == 0xffffff }
    }
  }

  @Test func anUnreachableDisplayEndsTheViewerWithStatus2() throws {
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["canvas"], environment: ["DISPLAY": ":4711"])
    #expect(try viewer.wait() == 2)
    #expect(viewer.errorText().contains("cannot open the X display"))
  }

  @Test func withoutADisplayAllDemosAreRendered() throws {
    let viewer = try RunningProgram(ViewerFixture.program(), [], environment: ["DISPLAY": nil])
    let path = try viewer.readLine()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try viewer.wait() == 0)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(viewer.errorText().contains("DISPLAY is not set; rendering all demos"))
  }

  /// A demo is rendered as by `render`, to a new file that other users can neither read nor have placed there.
  @Test func withoutADisplayTheNamedDemoIsRenderedToAPrivateFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = ["border", "--variant", "2", "--size", "80x60"]
    let expected = folder.appendingPathComponent("expected.png")
    try RunningProgram.run(ViewerFixture.program(), ["render"] + options + ["-o", expected.path])
    let paths = try (0..<2).map { _ in
      let viewer = try RunningProgram(
        ViewerFixture.program(), options, environment: ["DISPLAY": nil, "TMPDIR": folder.path])
      let path = try viewer.readLine()
      #expect(try viewer.wait() == 0)
      #expect(viewer.errorText().contains("DISPLAY is not set; rendering border"))
      return path
    }
    #expect(paths[0] != paths[1])
    for path in paths {
      #expect(path.hasPrefix(folder.path + "/easel-border-") && path.hasSuffix(".png"))
      #expect(FileManager.default.contentsEqual(atPath: path, andPath: expected.path))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }
}
