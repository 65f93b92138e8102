import SwiftUI

struct Flake {
  let x: Double
  let speed: Double
  let size: Double
  let phase: Double
}

struct ParticlesSnowView: View {
  private let flakes: [Flake] = (0..<150).map { index in
    let value = Double((index * 7919) % 1000) / 1000
    return Flake(x: value, speed: 20 + value * 60, size: 2 + Double(index % 5), phase: Double(index))
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for flake in flakes {
          let y = (flake.phase * 37 + time * flake.speed).truncatingRemainder(dividingBy: size.height)
          let x = flake.x * size.width + sin(time + flake.phase) * 12
          context.opacity = 0.4 + flake.size / 12
          context.fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: flake.size, height: flake.size)), with: .color(.white))
        }
      }
    }
    .background(LinearGradient(colors: [.indigo, .black], startPoint: .bottom, endPoint: .top))
    .ignoresSafeArea()
  }
}

#Preview { ParticlesSnowView() }
