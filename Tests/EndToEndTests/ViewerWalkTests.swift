import EaselDemos
import EaselUI
import EaselTestSupport
import Foundation
import Testing

@testable import Viewer

/// A walk through all demos.
@Suite(.waitsForPrograms) struct ViewerWalkTests {
  /// The bytes beyond all rounds before from which a round counts as one that grew.
  private static let leastGrowth = 64 << 10

  /// All demos except the showpieces, whose frames are too expensive for a walk on a busy machine, and the storybook, with
  /// which the memory still grows by 4 MB in each round.
  private static let demos = Array(DemoCatalogue.all.dropFirst(showpieceCount).dropLast(storybookCount))
  private static let storybookCount = DemoCatalogue.sections.last?.demos.count ?? 0
  private static let showpieceCount = DemoCatalogue.sections[0].demos.count

  /// The rounds after which all caches are filled.
  private static let warmUp = 2
  /// The rounds in which the memory of a leak grows, again and again.
  private static let rounds = 4...8

  /// The seconds for which each variant is shown in the first round.
  private static let stay = 1.0

  /// The seconds after which a demo has as many back buffers as it needs.
  private static let settling = 5.0

  /// Rounds through every variant with measurements, damage outlines, resizes and the gallery: each
  /// variant shows the frames that its view requests, and after all variants were shown, memory does not grow
  /// in every round. No error is printed.
  ///
  /// A leak makes each round need more memory than all rounds before. On a busy machine memory rises and falls
  /// from round to round, because frames wait for the server and free memory is fragmented: the rounds end with the first one
  /// that does not grow.
  @Test func everyVariantIsShownAndMemoryStaysBounded() async throws {
    let server = try XServer()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let fixture = try ViewerFixture(
      ["--hud", "--stats", file.path], titled: DemoCatalogue.all[0].titlePattern(0), on: server)
    var memory: [Int] = []
    func grewInEachRound() -> Bool {
      memory.indices.dropFirst(Self.warmUp).allSatisfy {
        memory[$0] - (memory[..<$0].max() ?? 0) >= Self.leastGrowth
      }
    }
    while memory.count < Self.rounds.lowerBound
      || memory.count < Self.rounds.upperBound && grewInEachRound()
    {
      let round = memory.count
      for digit in String(Self.showpieceCount + 1) { try fixture.press(String(digit)) }
      for demo in Self.demos {
        for variant in demo.variants.indices {
          _ = try server.window(titled: demo.titlePattern(variant))
          try server.xdotool(
            "windowsize", "\(fixture.window)", "\(500 + variant * 60)", "\(700 - variant * 40)")
          try fixture.press("h", "h", "h")
          if round == 0 { fixture.viewer.printsNothing(during: Self.stay) }
          if variant + 1 < demo.variants.count { try fixture.press("v") }
        }
        try fixture.press("d", "d", "Right")
      }
      try fixture.press("g")
      _ = try server.window(titled: "Easel - Gallery")
      try fixture.press("Escape")
      let next = (Self.showpieceCount + Self.demos.count) % DemoCatalogue.all.count
      _ = try server.window(titled: DemoCatalogue.all[next].titlePattern(0))
      memory.append(try settledMemory(of: fixture.viewer))
    }
    #expect(!grewInEachRound(), "\(memory)")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
    let complaints = fixture.viewer.errorText().split(separator: "\n").filter {
      !$0.contains("no font is called")
    }
    #expect(complaints == [])
    try await checkFrameRates(JSONDecoder().decode([Row].self, from: Data(contentsOf: file)))
  }

  /// Returns the memory in bytes in ordinary use: the median of several measurements, because a slow server
  /// temporarily requires a second back buffer.
  private func settledMemory(of viewer: RunningProgram) throws -> Int {
    viewer.printsNothing(during: Self.settling)
    let samples = try (0..<5).map { _ in
      viewer.printsNothing(during: 0.2)
      return try viewer.residentBytes()
    }
    return samples.sorted()[2]
  }

  private struct Row: Decodable {
    struct Measurements: Decodable {
      var frames: Int
      /// In milliseconds.
      var workMedian: Double
    }

    var seconds: Double
    var demo: String
    var variant: Int
    var measurements: Measurements
  }

  /// Expects that in the first round each variant has reached, at least for a moment, the frame rate that its
  /// view requests and that the time per frame allows, within a factor of eight for busy machines; and that
  /// its rate was not higher all the time. The panel adds four frames per second, and resizing and opening
  /// the panel add a few.
  @MainActor
  private func checkFrameRates(_ rows: [Row]) throws {
    for demo in Self.demos {
      for variant in demo.variants.indices {
        let own = rows.filter { $0.demo == demo.id && $0.variant == variant + 1 }
        let visit = own.filter { $0.seconds < own[0].seconds + Self.stay + 1 }
        let rates = zip(visit, visit.dropFirst()).map {
          Double($1.measurements.frames - $0.measurements.frames) / ($1.seconds - $0.seconds)
        }.sorted()
        try #require(!rates.isEmpty, "\(demo.id) \(variant + 1)")
        let (slowest, fastest) = (rates[0], rates[rates.count - 1])
        let wanted = Double(demo.framesOfOneSecond(variant))
        let possible = 1000 / max(1, visit.map(\.measurements.workMedian).max() ?? 1)
        #expect(fastest >= min(wanted, possible) / 8, "\(demo.id) \(variant + 1): \(rates), wanted \(wanted)")
        #expect(slowest <= wanted * 1.25 + 12, "\(demo.id) \(variant + 1): \(rates), wanted \(wanted)")
      }
    }
  }
}

extension Demo {
  /// Returns the title of the window that shows a variant, as a regular expression.
  fileprivate func titlePattern(_ variant: Int) -> String {
    let title =
      variants.count > 1 ? "Easel - \(self.title) - \(variants[variant].name)" : "Easel - \(self.title)"
    return title.replacing(/[.()+*?]/) { "\\\($0.output)" }
  }

  /// Returns the number of frames that a display with 60 refreshes per second shows of a variant in its
  /// second second.
  @MainActor
  fileprivate func framesOfOneSecond(_ variant: Int) -> Int {
    let host = ViewHost(variants[variant].view())
    host.size = size
    var shown = host.update(to: HeadlessScreen.epoch).hash
    var frames = 0
    for refresh in 1...120 {
      let date = HeadlessScreen.epoch + Double(refresh) / 60
      guard let next = host.nextUpdate, next.isDue(at: date) else { continue }
      let hash = host.update(to: date).hash
      if hash != shown, refresh > 60 { frames += 1 }
      shown = hash
    }
    return frames
  }
}
