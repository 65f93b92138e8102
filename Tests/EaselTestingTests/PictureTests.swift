import EaselTesting
import SwiftUI
import Testing

/// Tests of Swift Testing as people write them.
@MainActor @Suite struct PictureTests {
  @Test func badge() {
    expectPicture(of: Badge(count: 7))
    expectPicture(of: Badge(count: 8), size: CGSize(width: 60, height: 40), scale: 2)
    expectPicture(of: Badge(count: 9), named: "nine")
  }

  @Test func variations() {
    let row = HStack {
      Text("First")
      Toggle("Second", isOn: .constant(true)).fixedSize()
    }
    expectPicture(
      of: row.padding(), named: "row",
      variations: [
        .light, .dark, .scale(2), .rightToLeft, .dynamicType(.accessibility3), .desktop, .dark + .rightToLeft,
      ])
  }

  @Test func clock() {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    expectPicture(of: Clock(), named: "noon", at: noon)
    expectPicture(of: Clock(), named: "quarter", at: noon, steps: [600, 900])
    expectPicture(of: Clock(), named: "midnight")
  }

  /// The square moves by 80 points in one second from its appearance on.
  @Test func animation() {
    for (name, steps) in [("begin", []), ("half", [0.5]), ("end", [0.5, 1])] {
      expectPicture(of: MovingSquare(), size: CGSize(width: 100, height: 20), named: name, steps: steps)
    }
  }

  @Test(arguments: [1, 99]) func badgeOfArguments(count: Int) {
    expectPicture(of: Badge(count: count), named: "count \(count)")
  }

  @Test func assertionOnTheMainActor() {
    assertSnapshot(of: Badge(count: 5), as: .image)
  }

  @Test nonisolated func assertionOffTheMainActor() {
    assertSnapshot(of: Badge(count: 5), as: .image)
  }

  @Test func localizedValues() {
    expectPicture(of: Text(Date(timeIntervalSinceReferenceDate: 0), style: .date))
    expectPicture(of: Text(1234.5, format: .number))
  }
}

/// A hand that turns once an hour.
struct Clock: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let turns = timeline.date.timeIntervalSinceReferenceDate / 3600
      ZStack {
        Circle().stroke(.gray, lineWidth: 2)
        Capsule().fill(.orange).frame(width: 4, height: 20).offset(y: -10).rotationEffect(
          .degrees(turns * 360))
      }
    }
    .frame(width: 60, height: 60).padding(4)
  }
}

/// A square that moves to the right when it appears.
struct MovingSquare: View {
  @State private var isMoved = false

  var body: some View {
    HStack {
      Rectangle().fill(.blue).frame(width: 20, height: 20).offset(x: isMoved ? 80 : 0)
      Spacer(minLength: 0)
    }
    .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
  }
}
