import Foundation
import Testing

@testable import EaselUI

/// Animations that start in `onAppear`.
@MainActor
struct AppearingAnimationTests {
  /// A box that moves right during the first second and down during the next.
  private struct Piece: View {
    let number: Int
    @State private var isRight = false
    @State private var isLow = false

    var body: some View {
      Box(number, width: 2, height: 2)
        .offset(x: isRight ? 10 : 0, y: isLow ? 10 : 0)
        .onAppear {
          withAnimation(.linear(duration: 1)) { isRight = true }
          withAnimation(.linear(duration: 1).delay(1)) { isLow = true }
        }
    }
  }

  @Test("Views that appear in the same frame are each animated with their own transactions")
  func manyTransactions() {
    let stage = Stage(ZStack { ForEach(1..<61) { Piece(number: $0) } })
    stage.show(at: 0)
    let start = stage.frames()
    #expect(start.count == 60)
    for (seconds, x, y) in [(0.5, 5.0, 0.0), (1.5, 10, 5), (3, 10, 10)] {
      stage.show(at: seconds)
      let moved = stage.frames().filter { number, frame in
        guard let before = start[number] else { return false }
        return abs(frame.minX - before.minX - x) < 0.01 && abs(frame.minY - before.minY - y) < 0.01
      }
      #expect(moved.count == 60, "after \(seconds) s")
    }
  }
}
