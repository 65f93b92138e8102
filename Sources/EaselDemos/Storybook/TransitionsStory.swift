import SwiftUI

/// Cards that appear and disappear, each with another transition.
struct TransitionsStory: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3), spacing: 12) {
        sample("opacity", .opacity)
        sample("scale", .scale(0.3, anchor: .bottom))
        sample("slide", .slide)
        sample("move", .move(edge: .top))
        sample("push", .push(from: .bottom))
        sample("offset", .offset(x: 20, y: 20).combined(with: .opacity))
        sample("blurReplace", .blurReplace)
        sample("upUp", .blurReplace(.upUp))
        sample("asymmetric", AsymmetricTransition(insertion: .scale, removal: .push(from: .leading)))
        sample("combined", ScaleTransition(0.2).combined(with: .opacity))
        sample("custom", TwirlTransition())
        sample("symbol", .symbolEffect(.drawOn))
      }
      Button(isShown ? "Remove" : "Insert") { toggle() }.buttonStyle(.bordered)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 1.6, changing: isShown) { _ in toggle() }
  }

  private func toggle() { withAnimation(.easeInOut(duration: 0.9)) { isShown.toggle() } }

  private func sample(_ name: String, _ transition: some Transition) -> some View {
    VStack(spacing: 4) {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.15))
        if isShown { TransitionCard(name: name).padding(10).transition(transition) }
      }
      .frame(height: 72).clipped()
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The content of a sample, in a color that depends on its name.
struct TransitionCard: View {
  let name: String

  var body: some View {
    let hue = Double(name.utf8.reduce(0) { ($0 + Int($1) * 37) % 360 }) / 360
    RoundedRectangle(cornerRadius: 10).fill(Color(hue: hue, saturation: 0.6, brightness: 0.85))
      .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
  }
}

/// Turns and shrinks a view, one way on insertion and the other on removal.
struct TwirlTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(120 * phase.value)).scaleEffect(phase.isIdentity ? 1 : 0.2)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Symbols with each kind of effect.
struct SymbolEffectsStory: View {
  @State private var count = 0
  @State private var isActive = false

  var body: some View {
    VStack(spacing: 20) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 4), spacing: 18) {
        sample("bounce") { Image(systemName: "bell.fill").symbolEffect(.bounce, value: count) }
        sample("pulse") { Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: isActive) }
        sample("wiggle") { Image(systemName: "bell").symbolEffect(.wiggle, value: count) }
        sample("rotate") { Image(systemName: "gear").symbolEffect(.rotate, value: count) }
        sample("breathe") { Image(systemName: "star.fill").symbolEffect(.breathe.pulse, isActive: isActive) }
        sample("scale") { Image(systemName: "sun.max").symbolEffect(.scale.up, isActive: isActive) }
        sample("variableColor") {
          Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: isActive)
        }
        sample("disappear") { Image(systemName: "eye").symbolEffect(.disappear, isActive: isActive) }
        sample("drawOn") { Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: isActive) }
        sample("drawOff") { Image(systemName: "cloud").symbolEffect(.drawOff, isActive: isActive) }
        sample("replace") {
          Image(systemName: isActive ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
        }
        sample("upUp") {
          Image(systemName: isActive ? "speaker.slash" : "speaker.wave.2")
            .contentTransition(.symbolEffect(.replace.upUp))
        }
      }
      Button("Play") { play() }.buttonStyle(.bordered)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .playsUntilTouched(every: 2, changing: count) { _ in play() }
  }

  private func play() {
    count += 1
    isActive.toggle()
  }

  private func sample<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> some View {
    VStack(spacing: 8) {
      content().font(.system(size: 34)).foregroundStyle(.tint).frame(height: 48)
      Text(name).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

extension DemoCatalogue {
  static let transitionsStory = Demo(
    "story-transitions", "Transitions",
    "Views, symbols and texts that appear, disappear and replace each other.",
    size: CGSize(width: 390, height: 520), isFunctionOfDate: false, source: "TransitionsStory",
    variants: Demo.Variant("views") { TransitionsStory() },
    Demo.Variant("symbols") { SymbolEffectsStory() })
}
