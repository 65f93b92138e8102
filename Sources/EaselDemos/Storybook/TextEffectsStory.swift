import SwiftUI

/// Lines of text whose letters move up and down like waves.
struct WaveStory: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      WaveLines(phase: timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 100))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The lines at one phase of the wave, in seconds.
struct WaveLines: View {
  let phase: Double

  var body: some View {
    VStack(spacing: 28) {
      Text("Every letter is a slice").font(.system(size: 30, weight: .bold, design: .rounded))
        .foregroundStyle(
          .linearGradient(colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing)
        )
        .textRenderer(WaveRenderer(phase: phase * 4, height: 7))
      Text("and each slice has its own place, in a text of any number of lines and styles.")
        .font(.title3).multilineTextAlignment(.center)
        .textRenderer(WaveRenderer(phase: phase * 3, height: 3))
      Text("مرحبا · שלום · 你好").font(.title).foregroundStyle(.teal)
        .textRenderer(WaveRenderer(phase: phase * 4, height: 5))
    }
    .padding(24)
  }
}

/// Moves each letter along a sine curve.
@Animatable
struct WaveRenderer: TextRenderer {
  var phase: Double
  /// In points.
  var height: Double

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for slice in line.flatMap({ $0 }) {
        var copy = context
        let place = slice.typographicBounds.rect.midX
        copy.translateBy(x: 0, y: height * sin(phase + place / 30))
        copy.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
  }
}

/// A text that appears letter by letter when it is inserted.
struct RevealStory: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Color.clear
        if isShown {
          Text(
            "A text can be \(Text("revealed").foregroundStyle(.orange).bold()), one letter after the other."
          )
          .font(.title2).multilineTextAlignment(.center).transition(RevealTransition())
        }
      }
      .frame(height: 120)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }.buttonStyle(.bordered)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 2.5, changing: isShown) { _ in isShown.toggle() }
  }
}

/// Draws a text with a renderer whose progress is animated.
struct RevealTransition: Transition {
  static let properties = TransitionProperties(hasMotion: true)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.textRenderer(RevealRenderer(progress: phase.isIdentity ? 1 : 0))
      .transaction { if !$0.disablesAnimations { $0.animation = .linear(duration: 1.6) } }
  }
}

/// Lets each letter rise, sharpen and fade in, later than the letter before it.
struct RevealRenderer: TextRenderer {
  /// From 0, where nothing is drawn, to 1.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let slices = layout.flatMap { $0 }.flatMap { $0 }
    let curve = UnitCurve.easeOut
    for (number, slice) in slices.enumerated() {
      let start = 0.7 * Double(number) / Double(max(slices.count, 1))
      let share = curve.value(at: (progress - start) / 0.3)
      guard share > 0 else { continue }
      var copy = context
      copy.opacity = share
      copy.translateBy(x: 0, y: (1 - share) * slice.typographicBounds.rect.height / 2)
      if share < 1 { copy.addFilter(.blur(radius: (1 - share) * 5)) }
      copy.draw(slice)
    }
  }
}

/// Words of a text that a marker underlines.
struct HighlightStory: View {
  @State private var isMarked = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      MarkedText(progress: isMarked ? 1 : 0)
      Button(isMarked ? "Erase" : "Mark") { toggle() }.buttonStyle(.bordered)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 2, changing: isMarked) { _ in toggle() }
  }

  private func toggle() { withAnimation(.easeInOut(duration: 1)) { isMarked.toggle() } }
}

/// The text with its marks drawn up to a share, 0...1.
struct MarkedText: View {
  let progress: Double

  var body: some View {
    Text(
      """
      A renderer sees \(marked("attributes", .yellow)) of the parts of a text. It can draw \(marked("behind", .mint)) \
      and in front of them, and \(marked("more than one line", .pink)) is no difficulty.
      """
    )
    .font(.title3).lineSpacing(6).textRenderer(MarkerRenderer(progress: progress))
  }

  private func marked(_ words: String, _ color: Color) -> Text {
    Text(words).bold().customAttribute(Mark(color: color))
  }
}

/// The color of a marker.
struct Mark: TextAttribute {
  let color: Color
}

/// Draws a marker behind the runs with a `Mark`, one after the other.
@Animatable
struct MarkerRenderer: TextRenderer {
  var progress: Double

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let runs = layout.flatMap { $0 }
    let count = runs.filter { $0[Mark.self] != nil }.count
    var number = 0.0
    for run in runs {
      if let mark = run[Mark.self] {
        let share = min(max(progress * Double(count) - number, 0), 1)
        var rect = run.typographicBounds.rect.insetBy(dx: -3, dy: 1)
        rect.size.width *= share
        context.fill(Path(roundedRect: rect, cornerRadius: 5), with: .color(mark.color.opacity(0.55)))
        number += 1
      }
      context.draw(run)
    }
  }
}

/// Numbers whose digits roll.
struct CounterStory: View {
  @State private var count = 96
  @State private var price = 18.95

  var body: some View {
    VStack(spacing: 22) {
      Text("\(count)").font(.system(size: 72, weight: .bold, design: .rounded)).monospacedDigit()
        .contentTransition(.numericText(value: Double(count)))
      Text(verbatim: String(format: "$%.2f", price)).font(.system(size: 34, weight: .medium))
        .contentTransition(.numericText(value: price)).foregroundStyle(.green)
      Text(count.isMultiple(of: 2) ? "even number" : "odd number").font(.title3).foregroundStyle(.secondary)
        .contentTransition(.interpolate)
      HStack {
        Button("Down", systemImage: "minus") { change(by: -1) }
        Button("Up", systemImage: "plus") { change(by: 1) }
      }
      .buttonStyle(.bordered)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 1.2, changing: count) { step in change(by: step % 7 == 0 ? -13 : 3) }
  }

  private func change(by step: Int) {
    withAnimation(.smooth(duration: 0.6)) {
      count += step
      price += Double(step) * 1.25
    }
  }
}

extension DemoCatalogue {
  static let textEffectsStory = Demo(
    "story-text-effects", "Text effects", "Text renderers, attributes, and digits that roll.",
    size: CGSize(width: 390, height: 360), isFunctionOfDate: false, source: "TextEffectsStory",
    variants: Demo.Variant("wave") { WaveStory() }, Demo.Variant("reveal") { RevealStory() },
    Demo.Variant("highlights") { HighlightStory() }, Demo.Variant("counter") { CounterStory() })
}
