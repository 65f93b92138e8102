import Testing

@testable import EaselUI

/// Hosts that take the size of their view, as images do.
@MainActor
struct FittedHostTests {
  private func stage(_ isWide: Handle<Bool>) -> Stage<some View> {
    Stage(
      Flagged(handle: isWide) { isWide in
        VStack(spacing: 0) {
          Box(1, height: 20).frame(idealWidth: isWide ? 80 : 40)
          Box(2, height: 10)
        }
      })
  }

  @Test("The size of the view is proposed to it, so that views fill their stack")
  func fills() {
    let isWide = Handle<Bool>()
    let stage = stage(isWide)
    #expect(stage.host.fit(.unspecified, at: stage.date) == CGSize(40, 30))
    #expect(stage.host.size == CGSize(40, 30))
    #expect(stage.frames() == [1: CGRect(0, 0, 40, 20), 2: CGRect(0, 20, 40, 10)])
    isWide.value = true
    #expect(stage.host.fit(.unspecified, at: stage.date) == CGSize(80, 30))
    #expect(stage.frames() == [1: CGRect(0, 0, 80, 20), 2: CGRect(0, 20, 80, 10)])
  }

  @Test("A view that has changed since is laid out in the previous size")
  func changes() {
    let isWide = Handle<Bool>()
    let stage = stage(isWide)
    _ = stage.host.fit(.unspecified, at: stage.date)
    stage.show()
    isWide.value = true
    #expect(stage.frames() == [1: CGRect(0, 0, 40, 20), 2: CGRect(0, 20, 40, 10)])
  }

  @Test("A host does not take an infinite size")
  func infinite() {
    let stage = Stage(Color.red)
    #expect(stage.host.fit(.infinity, at: stage.date).width == .infinity)
    #expect(stage.host.size == CGSize(100, 100))
  }
}
