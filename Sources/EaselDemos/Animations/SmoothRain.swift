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

  /// The number of characters in a column.
  private static let length = 14
  /// The height of the canvas, in points, for which speeds and letters are given.
  private static let height = 600.0

  @MainActor
  init(colors: [Color] = [.green, .green.opacity(0)], count: Int = 50) {
    self.colors = colors
    var random = SeededRandom(seed: 2021)
    // Multiples of the golden ratio, so that the columns are spread evenly however many there are.
    columns = (0..<count).map {
      Column(
        number: $0, depth: random.fraction(),
        place: ((Double($0) + 0.5) * 0.618034).truncatingRemainder(dividingBy: 1),
        phase: random.number(in: 0..<100))
    }.sorted { $0.depth > $1.depth }
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        let signs = RainModel.letters.map {
          context.resolve(Text(String($0)).font(.custom("JetBrains Mono", size: 24)))
        }
        // Columns of the same number fill a canvas of any height.
        context.scaleBy(x: size.height / Self.height, y: size.height / Self.height)
        let width = size.width * Self.height / size.height
        for column in columns { draw(column, at: time, signs, in: context, width) }
      }
    }
    .background(Color.black)
  }

  private func draw(
    _ column: Column, at time: Double, _ signs: [GraphicsContext.ResolvedText], in context: GraphicsContext,
    _ width: CGFloat
  ) {
    // The filter applies to the layer. Inside the layer it would apply to each character.
    var blurred = context
    blurred.addFilter(.blur(radius: column.depth * 3))
    blurred.drawLayer { layer in
      let scale = 1 - 0.3 * column.depth
      layer.scaleBy(x: scale, y: scale)
      let line = signs[0].measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).height
      let tail = line * CGFloat(Self.length)
      let fallen = (time + column.phase) * (50 + 110 * (1 - column.depth))
      // A column falls from above the canvas to below it, and then again.
      let top = fallen.truncatingRemainder(dividingBy: Self.height / scale + tail) - tail
      layer.translateBy(x: width * column.place / scale, y: top)
      layer.scaleBy(x: -0.8, y: 1)
      draw(numbers(of: column, at: time).map { signs[$0] }, lineHeight: line, in: layer)
    }
  }

  /// Draws characters one below the other, with a gradient over all of them: the lowest is the brightest.
  private func draw(
    _ signs: [GraphicsContext.ResolvedText], lineHeight: CGFloat, in context: GraphicsContext
  ) {
    let bottom = CGPoint(x: 0, y: lineHeight * CGFloat(signs.count))
    for (line, sign) in signs.enumerated() {
      var colored = sign
      colored.shading = .linearGradient(Gradient(colors: colors), startPoint: bottom, endPoint: .zero)
      context.draw(colored, at: CGPoint(x: 0, y: lineHeight * CGFloat(line)), anchor: .top)
    }
  }

  /// The characters of a column: pseudorandom, and always the same at the same time. Each changes every two
  /// seconds.
  private func numbers(of column: Column, at time: Double) -> [Int] {
    (0..<Self.length).map { line in
      let change = Int(time / 2 + column.phase + Double(line) * 0.618034)
      var random = SeededRandom(seed: UInt64(bitPattern: Int64(column.number * 1_000 + line)))
      let first = Int(random.fraction() * 1e6)
      return (first + change * 17) % RainModel.letters.count
    }
  }
}
