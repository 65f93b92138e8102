import SwiftUI

/// Discs that merge: a blur, then an alpha threshold at one half. The filter that was added last runs first;
/// a variant adds them in the other order.
struct Metaballs: View {
  var cutsFirst = false

  private static let count = 9
  private static let tint = LinearGradient(
    colors: [.orange, .pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)

  @MainActor
  init(cutsFirst: Bool = false) { self.cutsFirst = cutsFirst }

  var body: some View {
    TimelineView(.animation) { timeline in
      Self.tint.mask {
        Canvas { context, size in
          addFilters(to: &context, radius: size.height / 30)
          context.drawLayer { layer in
            for ball in 0..<Self.count {
              layer.fill(Self.ball(ball, at: timeline.date, in: size), with: .color(.white))
            }
          }
        }
      }
    }
    .background(Color.black)
  }

  private func addFilters(to context: inout GraphicsContext, radius: CGFloat) {
    if cutsFirst {
      context.addFilter(.blur(radius: radius))
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
    } else {
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: radius))
    }
  }

  /// A disc on its own curve through the center.
  private static func ball(_ number: Int, at date: Date, in size: CGSize) -> Path {
    let time = date.timeIntervalSinceReferenceDate / 4
    let (x, y) = (
      sin(time * Double(2 + number % 3) + Double(number)),
      cos(time * Double(1 + number % 4) + Double(number) * 2)
    )
    let radius = size.height * (0.06 + 0.012 * Double(number % 4))
    let centre = CGPoint(x: size.width * (0.5 + 0.34 * x), y: size.height * (0.5 + 0.34 * y))
    return Path(
      ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2))
  }
}
