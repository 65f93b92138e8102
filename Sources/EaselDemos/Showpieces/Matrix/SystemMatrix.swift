import SwiftUI

/// Falling signs behind the log of the frames that drew them. Every number of the log is measured.
struct SystemMatrix: View {
  var tint = Color(red: 0.2, green: 1, blue: 0.45)
  /// The size of the signs, in points.
  var signSize = 18.0
  var showsLog = true

  @State private var log = FrameLog()
  @Environment(\.displayScale) private var scale

  var body: some View {
    TimelineView(.animation) { timeline in
      let _ = log.note(timeline.date)
      Canvas(opaque: true) { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.01, green: 0.03, blue: 0.02)))
        let rain = MatrixRain(
          tint: tint, cell: max(8, signSize), time: timeline.date.timeIntervalSinceReferenceDate)
        let signs = rain.draw(in: context, size)
        guard showsLog, log.summary != nil else { return }
        let facts = [
          "\(Int(size.width)) x \(Int(size.height)) points at \(scale.formatted())x",
          "\(signs) signs in \(rain.columnCount(in: size)) columns",
        ]
        MatrixTerminal(log: log, tint: tint, facts: facts).draw(in: context, size)
      }
    }
  }
}

/// Columns of signs. Each column has bright heads, which fall, and a trail that fades behind them.
private struct MatrixRain {
  let tint: Color
  /// The height of a sign, in points.
  let cell: CGFloat
  /// Seconds.
  let time: Double

  private static let signs = Array(
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン0123456789Z:=*+<>")
  private static let levels = 10

  private var width: CGFloat { cell * 0.9 }

  func columnCount(in size: CGSize) -> Int { Int((size.width / width).rounded(.up)) }

  /// Draws the signs of all columns, and returns their number.
  func draw(in context: GraphicsContext, _ size: CGSize) -> Int {
    let signs = Self.signs.map {
      context.resolve(Text(String($0)).font(.system(size: cell * 0.86, design: .monospaced)))
    }
    let rows = Int((size.height / cell).rounded(.up))
    return (0..<columnCount(in: size)).reduce(0) { count, column in
      count + draw(column, rows: rows, signs, in: context)
    }
  }

  private func draw(
    _ column: Int, rows: Int, _ signs: [GraphicsContext.ResolvedText], in context: GraphicsContext
  ) -> Int {
    var random = SeededRandom(seed: UInt64(column &* 7919 &+ 17))
    let (speed, length) = (random.number(in: 5..<16), random.number(in: 10..<28))
    let cycle = Double(rows) * random.number(in: 0.7..<1.1) + length
    let fallen = time * speed + random.number(in: 0..<1000)
    let brightness = random.number(in: 0.45..<1)
    let heads = stride(
      from: fallen.truncatingRemainder(dividingBy: cycle), to: Double(rows) + length, by: cycle)
    return heads.reduce(0) { $0 + drawTrail(of: $1, length, column, rows, brightness, signs, in: context) }
  }

  /// Draws the signs of a column above a head, which is a row with a fraction, and returns their number.
  private func drawTrail(
    of head: Double, _ length: Double, _ column: Int, _ rows: Int, _ brightness: Double,
    _ signs: [GraphicsContext.ResolvedText], in context: GraphicsContext
  ) -> Int {
    let (first, last) = (max(0, Int(head - length) + 1), min(rows - 1, Int(head)))
    guard first <= last else { return 0 }
    for row in first...last {
      draw(signs, column, row, (head - Double(row)) / length, brightness, in: context)
    }
    return last - first + 1
  }

  private func draw(
    _ signs: [GraphicsContext.ResolvedText], _ column: Int, _ row: Int, _ age: Double, _ brightness: Double,
    in context: GraphicsContext
  ) {
    let point = CGPoint(x: (CGFloat(column) + 0.5) * width, y: (CGFloat(row) + 0.5) * cell)
    let isHead = age < 0.06
    // A sign changes a few times a second, each at a time of its own.
    var place = SeededRandom(seed: UInt64(column &* 4099 &+ row))
    let change = Int(time * place.number(in: 0.4..<3) + place.fraction() * 9)
    var choice = SeededRandom(seed: UInt64(bitPattern: Int64(change &* 65_537 &+ column &* 4099 &+ row)))
    var sign = signs[Int(choice.fraction() * Double(signs.count))]
    // A few levels instead of exact shades, so that most signs are the same as in the frame before.
    let level = ((1 - age) * Double(Self.levels)).rounded(.up) / Double(Self.levels)
    sign.shading = .color(
      isHead ? Color(white: 1, opacity: 0.4 + 0.6 * brightness) : tint.opacity(level * brightness))
    if isHead {
      let glow = Gradient(colors: [tint.opacity(0.5 * brightness), tint.opacity(0)])
      let disc = CGRect(x: point.x - cell, y: point.y - cell, width: 2 * cell, height: 2 * cell)
      context.fill(
        Path(ellipseIn: disc), with: .radialGradient(glow, center: point, startRadius: 0, endRadius: cell))
    }
    context.draw(sign, at: point)
  }
}
