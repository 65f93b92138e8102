import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

@Suite("The colour scheme that views prefer")
@MainActor
struct ColorSchemePreferenceTests {
  private func color(_ stage: Stage<some View>) -> PaintColor? {
    stage.show().allCommands.last?.solidColor
  }

  @Test("A preference inside holds for all views of the host, in the first frame")
  func wholeHost() {
    let stage = Stage(
      VStack {
        Text("").preferredColorScheme(.dark)
        Color.primary
      })
    #expect(color(stage) == .white)
    #expect(stage.host.colorScheme == .dark)
    #expect(stage.host.environment.colorScheme == .light)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The outermost preference holds, and nil there means the scheme of the host")
  func outermost() {
    #expect(color(Stage(Color.primary.preferredColorScheme(.light).preferredColorScheme(.dark))) == .white)
    #expect(color(Stage(Color.primary.preferredColorScheme(.dark).preferredColorScheme(.light))) == .black)
    #expect(color(Stage(Color.primary.preferredColorScheme(.dark).preferredColorScheme(nil))) == .black)
    let stage = Stage(Color.primary.preferredColorScheme(nil))
    stage.host.environment.colorScheme = .dark
    #expect(color(stage) == .white)
    #expect(stage.host.colorScheme == .dark)
  }

  @Test("Of views side by side, the first that prefers a scheme decides")
  func siblings() {
    let stage = Stage(
      VStack {
        Text("").preferredColorScheme(nil)
        Text("").preferredColorScheme(.dark)
        Color.primary.preferredColorScheme(.light)
      })
    #expect(color(stage) == .white)
  }

  @Test("A preference that changes or goes is noticed, and a scheme that is set later waits until then")
  func changes() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        VStack {
          if flag { Text("").preferredColorScheme(.dark) }
          Color.primary
        }
      })
    #expect(color(stage) == .black)
    flag.value = true
    #expect(color(stage) == .white)
    stage.host.environment.colorScheme = .light
    #expect(color(stage) == .white)
    flag.value = false
    #expect(color(stage) == .black)
    #expect(stage.host.colorScheme == .light)
  }

  @Test("A preference that stays draws nothing anew")
  func staysQuiet() {
    let log = Log()
    let stage = Stage(
      VStack {
        DrawProbe(name: "drawn", log: log)
        Text("").preferredColorScheme(.dark)
      })
    stage.show(at: 0)
    _ = log.take()
    stage.show(at: 1)
    #expect(log.take().isEmpty)
  }
}
