import SwiftUI

private struct Drop {
  var x = Double.random(in: -0.2...1)
  var offset = Double.random(in: 0...1)
  var speed = Double.random(in: 0.8...1.4)
  var length = Double.random(in: 10...22)
}

struct RainView: View {
  var isHeavy = false
  @State private var drops = (0..<160).map { _ in Drop() }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        if isHeavy, Int(time * 10) % 37 == 0 {
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white.opacity(0.6)))
        }
        for drop in drops.prefix(isHeavy ? 160 : 90) {
          let progress = (time * drop.speed + drop.offset).truncatingRemainder(dividingBy: 1)
          let y = progress * (size.height + 40) - 20
          let x = drop.x * size.width + progress * 60
          var path = Path()
          path.move(to: CGPoint(x: x, y: y))
          path.addLine(to: CGPoint(x: x + drop.length * 0.2, y: y + drop.length))
          context.stroke(
            path,
            with: .linearGradient(
              Gradient(colors: [.white.opacity(0), .white.opacity(0.6)]),
              startPoint: CGPoint(x: x, y: y), endPoint: CGPoint(x: x, y: y + drop.length)),
            lineWidth: 1.5)
        }
      }
    }
  }
}

struct SnowView: View {
  @State private var flakes = (0..<80).map { _ in Drop() }

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        let flake = context.resolve(Text("❄︎").font(.system(size: 14)).foregroundColor(.white))
        for drop in flakes {
          let progress = (now * drop.speed * 0.12 + drop.offset).truncatingRemainder(dividingBy: 1)
          let x = drop.x * size.width + sin(progress * 12 + drop.offset * 6) * 18
          context.opacity = 1 - progress * 0.6
          context.draw(flake, at: CGPoint(x: x, y: progress * size.height))
        }
      }
    }
  }
}
