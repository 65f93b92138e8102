/// Spokes that turn as long as they are shown: in the tint or, where none was set, in the secondary style.
struct TurningSpokes: View {
  @Environment(\.tintStyle) private var tint

  private static var count: Int { 8 }

  /// The picture turns by a spoke at a time, once a second.
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / Double(TurningSpokes.count))) { context in
      spokes.rotationEffect(TurningSpokes.turn(by: TurningSpokes.step(at: context.date)))
    }
    .frame(width: 20, height: 20)
  }

  private var spokes: some View {
    ZStack {
      ForEach(0..<TurningSpokes.count, id: \.self) { index in
        Capsule().fill(tint ?? AnyShapeStyle(.secondary))
          .frame(width: 2.5, height: 6).offset(y: -7).rotationEffect(TurningSpokes.turn(by: index))
          .opacity(Double(index + 1) / Double(TurningSpokes.count))
      }
    }
  }

  private static func turn(by spokes: Int) -> Angle { .degrees(360 * Double(spokes) / Double(count)) }

  private static func step(at date: Date) -> Int {
    let turns = date.timeIntervalSinceReferenceDate
    return Int((turns - turns.rounded(.down)) * Double(count))
  }
}
