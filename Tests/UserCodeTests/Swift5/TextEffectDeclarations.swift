import SwiftUI

// Text renderers, transitions, content transitions and effects of symbols, as programs use them.

// MARK: Text renderers

struct DeclaredMark: TextAttribute {
  var color = Color.red
}

@Animatable
struct DeclaredRenderer: TextRenderer {
  var shift: CGFloat
  @AnimatableIgnored var drawsSlices = true

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    guard !layout.isTruncated else { return }
    for line: Text.Layout.Line in layout {
      for run: Text.Layout.Run in line {
        var context = ctx
        context.translateBy(x: 0, y: shift)
        if let mark = run[DeclaredMark.self], run.layoutDirection == .leftToRight {
          context.fill(Path(run.typographicBounds.rect), with: .color(mark.color))
        }
        if drawsSlices {
          for slice: Text.Layout.RunSlice in run {
            context.draw(slice, options: .disablesSubpixelQuantization)
          }
        } else {
          context.draw(run)
        }
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
}

struct DeclaredLines: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for var line in layout {
      line.origin.x += 2
      context.draw(line, options: Text.Layout.DrawingOptions())
      let bounds: Text.Layout.TypographicBounds = line.typographicBounds
      let height = bounds.ascent + bounds.descent + bounds.leading
      context.fill(
        Path(CGRect(x: bounds.origin.x, y: bounds.origin.y, width: bounds.width, height: height / 10)),
        with: .color(.red))
    }
  }
}

/// A renderer that draws with another one.
struct DeclaredTwice: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    DeclaredLines().draw(layout: layout, in: &context)
    context.translateBy(x: 0, y: 3)
    DeclaredLines().draw(layout: layout, in: &context)
  }
}

/// The slice of the letters of a run up to another one.
func declaredSlice(_ run: Text.Layout.Run) -> Text.Layout.RunSlice? {
  let indices: [Text.Layout.CharacterIndex] = run.characterIndices
  guard let first = indices.min(), let last = indices.max(), first.distance(to: last) > 0 else { return nil }
  let slice = Text.Layout.RunSlice(run: run, indices: 0..<min(2, run.count))
  return slice.run == run && slice.characterIndices.count == slice.indices.count ? slice : nil
}

struct DeclaredLayouts: View {
  var body: some View {
    Text("a\nb").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        ForEach(Array(layouts.enumerated()), id: \.0) { _, anchored in
          let origin = proxy[anchored.origin]
          let lines = anchored.layout.map(\.typographicBounds.rect)
          ForEach(Array(lines.enumerated()), id: \.0) { _, rect in
            Color.red.frame(width: rect.width, height: 1).offset(
              x: origin.x + rect.minX, y: origin.y + rect.midY)
          }
        }
      }
    }
  }
}

@MainActor
func textEffectPairs() -> [DeclarationPair] {
  let text = Text("a \(Text("b").customAttribute(DeclaredMark()))")
  return [
    DeclarationPair("textRenderer", text.textRenderer(DeclaredRenderer(shift: 5)), unlike: text),
    DeclarationPair(
      "customAttribute", text.textRenderer(DeclaredRenderer(shift: 0)),
      unlike: Text("a b").textRenderer(DeclaredRenderer(shift: 0))),
    DeclarationPair("lines", text.textRenderer(DeclaredLines()), unlike: text),
    DeclarationPair(
      "draw", text.textRenderer(DeclaredTwice()), unlike: text.textRenderer(DeclaredLines())),
    DeclarationPair("LayoutKey", DeclaredLayouts(), unlike: Text("a\nb")),
    DeclarationPair(
      "perspectiveRotationEffect",
      Color.red.perspectiveRotationEffect(
        .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5),
      unlike: Color.red),
    DeclarationPair(
      "perspectiveRotationEffect in a visual effect",
      Color.red.visualEffect { content, _ in
        content.perspectiveRotationEffect(.degrees(40), axis: (x: 1, y: 0, z: 0))
      }, unlike: Color.red),
    DeclarationPair(
      "disappear", Image(systemName: "star").symbolEffect(.disappear), unlike: Image(systemName: "star")),
    DeclarationPair(
      "appear", Image(systemName: "star").symbolEffect(.appear.up), unlike: Image(systemName: "star")),
    DeclarationPair(
      "drawOn", Image(systemName: "star").symbolEffect(.drawOn.individually),
      unlike: Image(systemName: "star")),
    DeclarationPair(
      "drawOff", Image(systemName: "star").symbolEffect(.drawOff.reversed), unlike: Image(systemName: "star")),
  ]
}

// MARK: Transitions

struct DeclaredTwirl: Transition {
  static let properties = TransitionProperties(hasMotion: true)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

struct DeclaredChain: Transition {
  func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    DeclaredTwirl().apply(content: content, phase: phase).offset(x: phase == .willAppear ? 3 : 0)
  }
}

/// The picture of a transition in a phase.
@MainActor
func declaredPicture<T: Transition>(_ transition: T, _ phase: TransitionPhase = .didDisappear) -> some View {
  transition.apply(content: Color.red.frame(width: 20, height: 20), phase: phase)
}

@MainActor
func transitionPairs() -> [DeclarationPair] {
  func pair(_ name: String, _ transition: some Transition, _ phase: TransitionPhase = .didDisappear)
    -> DeclarationPair
  {
    DeclarationPair(name, declaredPicture(transition, phase), unlike: declaredPicture(transition, .identity))
  }
  return [
    pair("custom", DeclaredTwirl()), pair("chain", DeclaredChain(), .willAppear),
    pair("opacity", OpacityTransition()), pair("short opacity", .opacity),
    pair("scale", ScaleTransition(0.5, anchor: .top)), pair("short scale", .scale(0.5)),
    pair("scale 0", .scale),
    pair("slide", SlideTransition()), pair("short slide", .slide),
    pair("offset", OffsetTransition(CGSize(width: 5, height: 5))), pair("short offset", .offset(x: 4)),
    pair("offset by a size", .offset(CGSize(width: 4, height: 4))),
    pair("push", PushTransition(edge: .top)), pair("short push", .push(from: .top)),
    pair("move", MoveTransition(edge: .top)), pair("short move", .move(edge: .top)),
    pair("asymmetric", AsymmetricTransition(insertion: .opacity, removal: .scale)),
    pair("blur", BlurReplaceTransition(configuration: .downUp)), pair("short blur", .blurReplace),
    pair("upUp", .blurReplace(.upUp)),
    pair("symbol", SymbolEffectTransition(effect: .appear, options: .default)),
    pair("short symbol", .symbolEffect),
    pair("drawn symbol", .symbolEffect(.drawOff)),
    pair("animation", OpacityTransition().animation(.easeIn)),
    pair("combined", OpacityTransition().combined(with: SlideTransition())),
    DeclarationPair(
      "identity", declaredPicture(IdentityTransition()), unlike: declaredPicture(OpacityTransition())),
    DeclarationPair("short identity", declaredPicture(.identity), unlike: declaredPicture(.opacity)),
  ]
}

/// Whether each type of transition has motion.
@MainActor
func declaredMotions() -> [Bool] {
  [
    OpacityTransition.properties.hasMotion, DeclaredTwirl.properties.hasMotion,
    SlideTransition.properties.hasMotion,
    AsymmetricTransition<IdentityTransition, OpacityTransition>.properties.hasMotion,
  ]
}

struct DeclaredTransitions: View {
  @State private var isShown = true
  @State private var count = 1
  @Namespace private var namespace
  @Environment(\.contentTransition) private var inherited
  @Environment(\.contentTransitionAddsDrawingGroup) private var addsGroup

  var body: some View {
    if isShown {
      Text("a").transition(.opacity).transition(.blurReplace).transition(DeclaredTwirl())
        .transition(.scale.combined(with: .opacity)).transition(AnyTransition(DeclaredTwirl()))
        .transition(.push(from: .leading)).transition(.move(edge: .top).combined(with: .opacity))
        .transition(.asymmetric(insertion: .opacity, removal: .scale)).transition(.symbolEffect(.appear))
        .transition(.blurReplace(.downUp).combined(with: .opacity))
    }
    Text("\(count)").contentTransition(.numericText()).contentTransition(.numericText(countsDown: true))
      .contentTransition(.numericText(value: Double(count))).contentTransition(.interpolate)
      .contentTransition(.opacity).contentTransition(addsGroup ? .identity : inherited)
      .environment(\.contentTransition, .symbolEffect)
    Image(systemName: isShown ? "play" : "pause").contentTransition(.symbolEffect(.replace.upUp))
      .contentTransition(.symbolEffect(.replace.offUp.wholeSymbol, options: .speed(2)))
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
      .contentTransition(.symbolEffect(.automatic))
      .symbolEffect(.variableColor.cumulative.hideInactiveLayers.nonReversing)
      .symbolEffect(.drawOn.byLayer, isActive: isShown).symbolEffect(.drawOff.nonReversed, isActive: isShown)
      .symbolEffect(.disappear.up.wholeSymbol, isActive: isShown)
    Color.blue.matchedTransitionSource(id: 1, in: namespace)
      .matchedTransitionSource(id: "a", in: namespace) {
        $0.background(.red).shadow(radius: 3).clipShape(RoundedRectangle(cornerRadius: 4))
      }
      .navigationTransition(.zoom(sourceID: 1, in: namespace)).navigationTransition(.automatic)
  }
}

// MARK: Animation

@Animatable
struct DeclaredBar: Shape {
  var height: CGFloat
  var angle: Angle
  @AnimatableIgnored var name = "bar"

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width, height: height)).applying(
      CGAffineTransform(rotationAngle: angle.radians))
  }
}

/// Three numbers as one vector.
func declaredValues() -> AnimatableValues<Double, CGFloat, Float> {
  let values = AnimatableValues(1.0, CGFloat(2), Float(3))
  return values + values
}

/// Keyframes of a number, with conditions and loops.
func declaredTimeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
  KeyframeTimeline(initialValue: 0) {
    LinearKeyframe(1, duration: 0.5, timingCurve: .easeIn)
    for step in 1...2 { CubicKeyframe(Double(step), duration: 0.5, startVelocity: 1, endVelocity: 2) }
    if isLong {
      SpringKeyframe(4, duration: 1, spring: .bouncy, startVelocity: 1)
    } else {
      MoveKeyframe(4)
    }
  }
}

struct DeclaredVelocity: View {
  @State private var place = 0.0

  var body: some View {
    Color.red.offset(x: place).gesture(
      DragGesture()
        .onChanged { value in
          var transaction = Transaction()
          transaction.tracksVelocity = true
          withTransaction(transaction) { place = value.translation.width }
        }
        .onEnded { _ in withAnimation(.snappy(extraBounce: 0.1)) { place = 0 } })
  }
}
