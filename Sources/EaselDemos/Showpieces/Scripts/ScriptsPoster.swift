import SwiftUI

/// The word "light" in twelve scripts, on an orbit around a large letter of the script in front.
struct ScriptsPoster: View {
  /// The seconds for which a script is in front.
  var pace = 4.0
  var showsRays = true

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true) { context, size in
        let steps = timeline.date.timeIntervalSinceReferenceDate / max(0.5, pace)
        let frame = PosterFrame(
          steps: steps.truncatingRemainder(dividingBy: 12), size: size,
          isDark: context.environment.colorScheme == .dark)
        drawGround(in: context, frame)
        if showsRays { drawRays(in: context, frame) }
        drawOrbit(in: context, frame)
        drawWords(in: context, frame, inFront: false)
        PosterLetter(frame: frame).draw(in: context)
        drawWords(in: context, frame, inFront: true)
        drawCaption(in: context, frame)
      }
    }
  }

  private func drawGround(in context: GraphicsContext, _ frame: PosterFrame) {
    context.fill(
      Path(CGRect(origin: .zero, size: frame.size)),
      with: .radialGradient(
        Gradient(colors: [frame.ground(0), frame.ground(1)]), center: frame.middle, startRadius: 0,
        endRadius: hypot(frame.size.width, frame.size.height) * 0.6))
  }

  /// Rays that turn against the words.
  private func drawRays(in context: GraphicsContext, _ frame: PosterFrame) {
    let reach = hypot(frame.size.width, frame.size.height)
    let rays = Path { path in
      for ray in 0..<36 {
        let angle = (Double(ray) - frame.steps * 0.5) * .pi / 18
        path.move(to: frame.middle)
        for side in [-0.5, 0.5] {
          let edge = angle + side * .pi / 36
          path.addLine(
            to: CGPoint(x: frame.middle.x + reach * cos(edge), y: frame.middle.y + reach * sin(edge)))
        }
        path.closeSubpath()
      }
    }
    let opacity = frame.isDark ? 0.16 : 0.75
    let light = Gradient(colors: [
      frame.ray.opacity(0), frame.ray.opacity(opacity), frame.ray.opacity(opacity / 2), frame.ray.opacity(0),
    ])
    context.fill(
      rays, with: .radialGradient(light, center: frame.middle, startRadius: 0, endRadius: reach * 0.55))
  }

  private func drawOrbit(in context: GraphicsContext, _ frame: PosterFrame) {
    context.stroke(Path(ellipseIn: frame.orbit), with: .color(.primary.opacity(0.18)), lineWidth: 1)
    for step in 0..<60 {
      let place = frame.place(of: Double(step) / 5)
      let radius = (step.isMultiple(of: 5) ? 2.5 : 1.2) * (0.5 + place.nearness)
      let dot = CGRect(
        x: place.point.x - radius, y: place.point.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: dot), with: .color(.primary.opacity(0.3)))
    }
  }

  private func drawWords(in context: GraphicsContext, _ frame: PosterFrame, inFront: Bool) {
    let places = PosterScript.all.indices.map { (index: $0, place: frame.place(of: Double($0))) }
    for (index, place) in places.sorted(by: { $0.place.nearness < $1.place.nearness })
    where (place.nearness > 0.5) == inFront {
      var placed = context
      placed.translateBy(x: place.point.x, y: place.point.y)
      let scale = 0.4 + 0.6 * pow(place.nearness, 4)
      placed.scaleBy(x: scale, y: scale)
      placed.opacity = 0.3 + 0.7 * place.nearness
      let text = Text(verbatim: PosterScript.all[index].word)
        .font(.system(size: frame.wordSize, weight: .semibold, design: .serif))
      placed.draw(text.foregroundColor(frame.ink), at: .zero)
    }
  }

  private func drawCaption(in context: GraphicsContext, _ frame: PosterFrame) {
    let script = PosterScript.all[frame.front]
    let unit = max(11, min(frame.size.width, frame.size.height) * 0.03)
    let name = Text(script.name).font(.system(size: unit, weight: .semibold))
    context.draw(name.foregroundColor(frame.ink), at: CGPoint(x: unit * 2, y: unit * 2), anchor: .topLeading)
    let sound = Text(verbatim: script.sound).font(.system(size: unit * 1.2, design: .serif)).italic()
    context.draw(
      sound.foregroundColor(frame.ink.opacity(0.7)),
      at: CGPoint(x: frame.size.width - unit * 2, y: unit * 1.8), anchor: .topTrailing)
  }
}
