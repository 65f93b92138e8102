import SwiftUI

/// The digital rain at the display's refresh rate. Positions and characters are functions of the date, so any
/// moment can be drawn on its own.
struct SmoothRain: View {
  private let colors: [Color]
  private let columns: [Column]

  /// A column's position and phase.
  private struct Column {
    let number: Int
    /// 0 for the nearest, 1 for the farthest.
    let depth: Double
    /// The horizontal position as a fraction of the canvas's width.
    let place: Double
    /// Seconds.
    let phase: Double
  }

  @MainActor
  init(colors: [Color] = [.green, .green.opacity(0)], count: Int = 50) {
    self.colors = colors
    var random = SeededRandom(seed: 2021)
    columns = (0..<count).map {
      Column(
        number: $0, depth: random.fraction(), place: random.fraction(), phase: random.number(in: 0..<100))
    }.sorted { $0.depth > $1.depth }
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        let signs = RainModel.letters.map {
          context.resolve(Text(String($0)).font(.custom("Menlo", size: 24)))
        }
        for column in columns { draw(column, at: time, signs, in: context, size) }
      }
    }
    .background(Color.black)
  }

  private func draw(
    _ column: Column, at time: Double, _ signs: [GraphicsContext.ResolvedText], in context: GraphicsContext,
    _ size: CGSize
  ) {
    let speed = 20 + (1 - column.depth) * 50
    let age = time + column.phase
    // In one cycle a column gains and loses all its characters, at ten per second.
    let cycle = Double(RainModel.length) * 0.2
    let (round, step) = (Int(age / cycle), 1 + Int(age.truncatingRemainder(dividingBy: cycle) * 10))
    let seen = max(0, step - RainModel.length)..<min(RainModel.length, step)
    guard !seen.isEmpty else { return }
    // The filter applies to the layer. Inside the layer it would apply to each character.
    var blurred = context
    blurred.addFilter(.blur(radius: column.depth * 3))
    blurred.drawLayer { layer in
      let scale = 1 - 0.3 * column.depth
      layer.scaleBy(x: scale, y: scale)
      let top = (age * speed).truncatingRemainder(dividingBy: size.height / scale + 300) - 300
      layer.translateBy(x: size.width * column.place / scale, y: top)
      layer.scaleBy(x: -0.8, y: 1)
      draw(numbers(of: column, in: round)[seen].map { signs[$0] }, in: layer)
    }
  }

  /// Draws characters one below the other, with a gradient over all of them.
  private func draw(_ signs: [GraphicsContext.ResolvedText], in context: GraphicsContext) {
    let height = signs[0].measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).height
    for (line, sign) in signs.enumerated() {
      var colored = sign
      colored.shading = .linearGradient(
        Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: 0, y: height * CGFloat(signs.count))
      )
      context.draw(colored, at: CGPoint(x: 0, y: height * CGFloat(line)), anchor: .top)
    }
  }

  /// The characters of a column in a cycle: pseudorandom, and always the same for the same arguments.
  private func numbers(of column: Column, in round: Int) -> [Int] {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(column.number &* 1_000_003 &+ round)))
    return (0..<RainModel.length).map { _ in Int(random.fraction() * Double(RainModel.letters.count)) }
  }
}
