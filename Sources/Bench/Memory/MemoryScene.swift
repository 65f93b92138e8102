import ArgumentParser
import EaselDrawing
import EaselGeometry
import EaselTypography
import EaselUI
import Foundation

/// Animations whose memory is measured.
enum MemoryScene: String, CaseIterable, ExpressibleByArgument {
  /// Cards with shadows, texts and progress bars, one of them growing.
  case interface
  /// A clock face and its hands.
  case clock
  /// Columns of falling characters in one blurred layer.
  case rain

  /// The frame `number` sixtieths of a second after the start.
  func frame(_ number: Int, size: CGSize) -> DisplayList {
    let recorder = FragmentRecorder()
    let context = GraphicsContext(
      recorder: recorder, environment: EnvironmentValues(), size: size, symbols: { _ in nil })
    switch self {
    case .interface: drawInterface(context, number, size)
    case .clock: drawClock(context, number, size)
    case .rain: drawRain(context, number, size)
    }
    return DisplayList(root: recorder.finish(), size: size, background: self == .rain ? .black : .white)
  }

  // MARK: Interface

  private func drawInterface(_ context: GraphicsContext, _ number: Int, _ size: CGSize) {
    let card = CGSize(width: 300, height: 160)
    let columns = max(1, Int(size.width / (card.width + 20)))
    let rows = max(1, Int(size.height / (card.height + 20)))
    for index in 0..<columns * rows {
      let origin = CGPoint(
        x: 20 + CGFloat(index % columns) * (card.width + 20),
        y: 20 + CGFloat(index / columns) * (card.height + 20))
      let isBusy = index == number / 60 % (columns * rows)
      drawCard(context, CGRect(origin: origin, size: card), title: "Card \(index)", isBusy ? number % 60 : 20)
    }
  }

  private func drawCard(_ context: GraphicsContext, _ box: CGRect, title: String, _ progress: Int) {
    var raised = context
    raised.addFilter(.shadow(radius: 6, x: 0, y: 3))
    raised.fill(Path(roundedRect: box, cornerRadius: 12), with: .color(.white))
    let gradient = Gradient(colors: [.blue, .purple])
    let bar = CGRect(
      x: box.minX + 16, y: box.maxY - 32, width: (box.width - 32) * CGFloat(progress) / 60, height: 12)
    context.fill(
      Path(roundedRect: bar, cornerRadius: 6),
      with: .linearGradient(gradient, startPoint: bar.origin, endPoint: CGPoint(x: box.maxX, y: bar.minY)))
    context.draw(Text(title).bold(), at: CGPoint(x: box.midX, y: box.minY + 24))
    context.draw(Text("Some words about it").font(.caption), at: CGPoint(x: box.midX, y: box.midY))
  }

  // MARK: Clock

  private func drawClock(_ context: GraphicsContext, _ number: Int, _ size: CGSize) {
    let radius = min(size.width, size.height) * 0.45
    var face = context
    face.translateBy(x: size.width / 2, y: size.height / 2)
    let circle = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    face.stroke(Path(ellipseIn: circle), with: .color(.black), lineWidth: 6)
    for tick in 0..<60 {
      drawHand(face, turns: Double(tick) / 60, from: 0.92, to: 0.97, radius, tick % 5 == 0 ? 4 : 1)
    }
    let seconds = Double(number) / 60
    drawHand(face, turns: seconds / 43200, from: 0, to: 0.5, radius, 12)
    drawHand(face, turns: seconds / 3600, from: 0, to: 0.8, radius, 8)
    drawHand(face, turns: seconds / 60, from: -0.1, to: 0.9, radius, 3)
  }

  private func drawHand(
    _ context: GraphicsContext, turns: Double, from start: CGFloat, to end: CGFloat, _ radius: CGFloat,
    _ width: CGFloat
  ) {
    var turned = context
    turned.rotate(by: .degrees(360 * turns))
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: -start * radius))
      path.addLine(to: CGPoint(x: 0, y: -end * radius))
    }
    turned.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }

  // MARK: Rain

  private func drawRain(_ context: GraphicsContext, _ number: Int, _ size: CGSize) {
    var blurred = context
    blurred.addFilter(.blur(radius: 3))
    blurred.drawLayer { layer in
      for column in 0..<120 {
        let step = size.width / 120
        for row in 0..<30 {
          let fall = (CGFloat(row) * 40 + CGFloat(number * (column % 7 + 2))).truncatingRemainder(
            dividingBy: size.height + 40)
          layer.draw(
            Text(String(Unicode.Scalar(UInt8(65 + (column + row) % 26)))).font(.system(size: 16))
              .foregroundColor(.green), at: CGPoint(x: (CGFloat(column) + 0.5) * step, y: fall - 20))
        }
      }
    }
  }
}
