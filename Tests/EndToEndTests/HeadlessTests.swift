import EaselPixels
import EaselTestSupport
import Foundation
import SwiftUI
import Testing

@testable import Viewer

/// A film rendered by several processes, each a part of it.
@Suite(.serialized, .waitsForPrograms) struct FrameRangeTests {
  private static let frameCount = 24

  /// A demo and the start of its film in seconds: mostly between two refreshes of a display, because an image
  /// must not depend on where its process started.
  struct Film: Sendable, CustomTestStringConvertible {
    var demo: String
    var variant = 1
    var start: Double
    var testDescription: String { "\(demo) \(variant)" }
  }

  private func render(_ film: Film, _ range: Range<Int>, into folder: URL) throws -> RunningProgram {
    try RunningProgram(
      ViewerFixture.program(),
      [
        "render", film.demo, "--variant", "\(film.variant)", "--time", "\(film.start)", "--size", "160x120",
        "--frames", "\(range)", "-o", folder.appendingPathComponent("frame.png").path,
      ], environment: ["DISPLAY": nil])
  }

  private func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func frames(in folder: URL) throws -> [Data] {
    try (0..<Self.frameCount).map { frame in
      try Data(contentsOf: folder.appendingPathComponent(String(format: "frame-%05d.png", frame)))
    }
  }

  @Test(arguments: [
    // Functions of the date.
    Film(demo: "clock", variant: 2, start: 0), Film(demo: "smooth-rain", start: 3.005),
    // A model that changes ten times per second; animations of a state; work deferred until after a frame.
    Film(demo: "rain", start: 1.005), Film(demo: "flower", start: 0.005),
    Film(demo: "symbols", variant: 3, start: 0),
    Film(demo: "card", start: 0.855),
  ])
  func threeProcessesRenderTheFilmThatOneRenders(film: Film) throws {
    let (whole, parts) = (try newFolder(), try newFolder())
    defer { for folder in [whole, parts] { try? FileManager.default.removeItem(at: folder) } }
    // The later part first, and parts of unequal length.
    let ranges = [17..<Self.frameCount, 5..<17, 0..<5]
    let programs =
      try [render(film, 0..<Self.frameCount, into: whole)] + ranges.map { try render(film, $0, into: parts) }
    for program in programs { #expect(try program.wait(timeout: 300) == 0) }
    let (expected, made) = (try frames(in: whole), try frames(in: parts))
    // The end of a file has the checksum of its pixels; its beginning tells which frame it is.
    #expect(Set(expected.map { $0.suffix(16) }).count > 1, "the film does not change")
    for frame in 0..<Self.frameCount { #expect(made[frame] == expected[frame], "frame \(frame)") }
  }
}

@Test("Images rendered without a window have the background of the preferred scheme")
@MainActor
func headlessBackgroundFollowsPreference() {
  func background(_ view: some View, _ scheme: ColorScheme) -> UInt32 {
    let screen = HeadlessScreen(size: CGSize(width: 4, height: 4), scale: 1, scheme: scheme, threads: 1)
    return screen.picture(of: screen.host(view), at: 0)[0, 0]
  }
  let (white, dark): (UInt32, UInt32) = (0xffff_ffff, 0xff1f_1f1f)
  #expect(background(Color.clear, .light) == white)
  #expect(background(Color.clear.preferredColorScheme(.dark), .light) == dark)
  #expect(background(Color.clear.preferredColorScheme(.light), .dark) == white)
  #expect(background(Color.clear.preferredColorScheme(nil), .dark) == dark)
}
