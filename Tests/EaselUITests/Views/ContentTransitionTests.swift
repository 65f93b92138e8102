import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Texts and images that replace their earlier contents.
@MainActor
struct ContentTransitionTests {
  private let flag = Handle<Bool>()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Stage<some View> {
    Stage(size: CGSize(200, 100), Flagged(handle: flag, content: content))
  }

  /// A text whose change from one string to another is animated for a second.
  private func change(
    _ old: String, _ new: String, _ transition: ContentTransition
  ) -> Stage<some View> {
    let stage = stage { flag in
      Text(verbatim: flag ? new : old).contentTransition(transition)
        .frame(width: 200, alignment: .leading)
    }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    return stage
  }

  @Test func digitsRollInTheDirectionOfTheCount() {
    for (transition, sign) in [
      (ContentTransition.numericText(), 1.0), (.numericText(countsDown: true), -1),
    ] {
      let stage = change("1", "2", transition)
      let glyphs = stage.show(at: 0.25).glyphStates
      #expect(glyphs.map(\.opacity) == [0.75, 0.25])
      let rest = stage.show(at: 2).glyphStates
      #expect(rest.map(\.opacity) == [1])
      #expect((glyphs[0].place.y - rest[0].place.y) * sign < -1)
      #expect((glyphs[1].place.y - rest[0].place.y) * sign > 1)
      #expect(stage.host.nextUpdate == nil)
    }
  }

  @Test func theDirectionFollowsTheValue() {
    let stage = stage { flag in
      Text(verbatim: flag ? "2" : "9").contentTransition(.numericText(value: flag ? 2 : 9))
    }
    stage.show(at: 0)
    let rest = stage.show(at: 0).glyphStates[0].place.y
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.5).glyphStates[0].place.y > rest + 1)
    stage.show(at: 2)
    withAnimation(.linear(duration: 1)) { flag.value = false }
    stage.show(at: 2)
    #expect(stage.show(at: 2.5).glyphStates[0].place.y < rest - 1)
  }

  @Test func charactersInCommonStay() {
    let glyphs = change("$199", "$200", .numericText()).show(at: 0.5).glyphStates
    #expect(glyphs.count == 7)
    #expect(glyphs.filter { $0.opacity == 1 }.count == 1)
    let seconds = change("1:59", "1:50", .numericText()).show(at: 0.5).glyphStates
    #expect(seconds.count == 5 && seconds.filter { $0.opacity == 1 }.count == 3)
  }

  @Test func charactersAreMatchedByPlace() {
    func match(_ old: String, _ new: String) -> [Int?] {
      CharacterMatching.byPlace(old.map { String($0) }, new.map { String($0) })
    }
    #expect(match("$99", "$109") == [0, nil, 3])
    #expect(match("1,234", "11,234") == [1, 2, 3, 4, 5])
    #expect(match("9.5", "10.55") == [nil, 2, 3])
    #expect(match("", "1") == [] && match("1", "") == [nil])
    #expect(match("Level 9", "Level 10") == [0, 1, 2, 3, 4, 5, nil])
  }

  @Test func charactersAreMatchedInOrder() {
    func match(_ old: String, _ new: String) -> [Int?] {
      CharacterMatching.byOrder(old.map { String($0) }, new.map { String($0) })
    }
    #expect(match("abcd", "axcd") == [0, nil, 2, 3])
    #expect(match("play", "display") == [3, 4, 5, 6])
    #expect(match("xaybz", "0a1b2") == [nil, 1, nil, 3, nil])
    #expect(match("aa", "a") == [0, nil] && match("a", "aa") == [0])
    let long = [String](repeating: "x", count: 600)
    #expect(CharacterMatching.byOrder(["1"] + long + ["2"], ["3"] + long + ["4"]).count == 602)
  }

  @Test func interpolationMovesCharacters() {
    let stage = change("ab", "xxab", .interpolate)
    let start = stage.show(at: 0).glyphStates.map(\.place.x).min()!
    let middle = stage.show(at: 0.5).glyphStates
    let end = stage.show(at: 2).glyphStates.map(\.place.x)
    let common = middle.filter { $0.opacity == 1 }.map(\.place.x)
    #expect(common.count == 2 && middle.count == 4)
    #expect(abs(common.min()! - (start + end[2]) / 2) < 0.01)
  }

  @Test func aFadeKeepsBothTexts() {
    let glyphs = change("ab", "ab!", .opacity).show(at: 0.25).glyphStates
    #expect(glyphs.map(\.opacity) == [0.75, 0.75, 0.25, 0.25, 0.25])
  }

  @Test func withoutATransitionOrAnAnimationTextChangesAtOnce() {
    #expect(change("1", "2", .identity).show(at: 0.5).glyphStates.map(\.opacity) == [1])
    flag.binding = nil
    let stage = stage { Text(verbatim: $0 ? "2" : "1").contentTransition(.numericText()) }
    stage.show(at: 0)
    flag.value = true
    #expect(stage.show(at: 0.5).glyphStates.map(\.opacity) == [1])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test func aChangeDuringAnotherOneContinuesIt() {
    let count = Handle<Int>()
    let stage = Stage(size: CGSize(200, 100), Counted(handle: count))
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { count.value = 1 }
    stage.show(at: 0)
    let before = stage.show(at: 0.5).glyphStates
    withAnimation(.linear(duration: 1)) { count.value = 2 }
    let after = stage.show(at: 0.5).glyphStates
    #expect(before.count == 2 && after.prefix(2).map(\.place) == before.map(\.place))
    #expect(zip(before, after).allSatisfy { abs($0.opacity - $1.opacity) < 0.01 })
    for number in 3..<40 {
      withAnimation(.linear(duration: 1)) { count.value = number }
      #expect(stage.show(at: 0.5 + Double(number) / 1000).glyphStates.count < 20)
    }
    #expect(stage.show(at: 5).glyphStates.count == 2)
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Counted: View {
    @State private var count = 0
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $count
      return Text(verbatim: "\(count)").contentTransition(.numericText())
        .frame(width: 200, alignment: .leading)
    }
  }

  @Test func aCompletionWaitsForTheTransition() {
    let log = Log()
    let stage = stage { Text(verbatim: $0 ? "2" : "1").contentTransition(.numericText()) }
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) {
      flag.value = true
    } completion: {
      log.note("done")
    }
    stage.show(at: 0)
    stage.show(at: 0.5)
    #expect(log.take().isEmpty)
    stage.show(at: 1)
    #expect(log.take() == ["done"])
  }

  @Test func symbolsReplaceEachOtherWithoutAnAnimationOfTheChange() {
    let stage = stage {
      Image(systemName: $0 ? "pause" : "play").contentTransition(.symbolEffect(.replace))
    }
    let old = stage.show(at: 0).hash
    flag.value = true
    stage.show(at: 1)
    let frames = [1.1, 1.2, 1.3].map { stage.show(at: $0).hash }
    let new = stage.show(at: 5).hash
    #expect(Set(frames + [old, new]).count == 5)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test func theTransitionIsInTheEnvironment() {
    #expect(EnvironmentValues().contentTransition == .identity)
    #expect(ContentTransition.numericText(value: 1) != .numericText(value: 2))
    #expect(ContentTransition.symbolEffect != .symbolEffect(.replace.upUp))
    #expect(ContentTransition.symbolEffect(.replace.magic(fallback: .downUp.byLayer)) == .symbolEffect)
  }
}

extension Fragment {
  /// The places and opacities of all glyphs in painting order.
  fileprivate var glyphStates: [(place: CGPoint, opacity: Float)] { glyphStates(.identity, 1) }

  private func glyphStates(
    _ outer: CGAffineTransform, _ opacity: Float
  ) -> [(place: CGPoint, opacity: Float)] {
    commands.flatMap { command -> [(place: CGPoint, opacity: Float)] in
      let transform = command.state.transform.concatenating(outer)
      let opacity = opacity * command.state.opacity
      switch command.operation {
      case .glyphs(let run, let origin, _):
        return run.glyphs.map {
          let place = CGPoint(x: origin.x + $0.position.x, y: origin.y + $0.position.y)
          return (place.applying(transform), opacity)
        }
      case .fragment(let fragment), .layer(let fragment): return fragment.glyphStates(transform, opacity)
      default: return []
      }
    }
  }
}
