import SwiftUI

// Every declaration of views and their modifiers that programs rely on, in the forms in which they are written.

// MARK: Views and builders

struct DeclaredViews: View {
  var isOn = true
  let colors: [Color] = [.red, .green]

  struct Item: Identifiable {
    var id = 1
  }

  var body: some View {
    let text = "text"
    if isOn { Text(text) } else { Color.red }
    if isOn { EmptyView() }
    AnyView(Text("a"))
    AnyView(erasing: Text("a"))
    Group {
      Text("a")
      Text("b")
    }
    ForEach(Array(colors.enumerated()), id: \.0) { number, color in color.tag(number) }
    ForEach([Item()]) { item in Text("\(item.id)") }
    ForEach(0..<7) { Text("\($0)") }
    helper(false)
  }

  @ViewBuilder func helper(_ flag: Bool) -> some View {
    let number = colors.count
    switch number {
    case 1: Text("one")
    case 2 where flag: Text("two")
    default: EmptyView()
    }
  }
}

struct ExplicitReturn: View {
  var body: some View {
    let number = 3
    return Text("\(number)")
  }
}

struct DeclaredModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

@MainActor func declaredModifiers() -> some View {
  let both: TupleView<(Text, Text)> = ViewBuilder.buildBlock(Text("a"), Text("b"))
  let modified: ModifiedContent<Text, DeclaredModifier> = ModifiedContent(
    content: Text("a"), modifier: DeclaredModifier())
  return VStack {
    both
    modified
    Text("a").modifier(DeclaredModifier()).modifier(DeclaredModifier().concat(EmptyModifier.identity))
    Text("a").id(3).tag(3).tag("x", includeOptional: true)
  }
}

// MARK: Layout

@MainActor func declaredContainers() -> some View {
  ZStack(alignment: .topLeading) {
    HStack(alignment: .firstTextBaseline, spacing: 2) {
      Text("a")
      Spacer()
      Spacer(minLength: 3)
      Divider()
    }
    VStack(alignment: .leading, spacing: 20) { Text("a") }
    GeometryReader { (proxy: GeometryProxy) in
      Text("\(proxy.size.width) \(proxy.safeAreaInsets.top) \(proxy.frame(in: .global).midX)")
      Text("\(proxy.frame(in: .local).minX) \(proxy.frame(in: .named("room")).minX)")
      Text("\(proxy.frame(in: .scrollView).minX) \(proxy.frame(in: .scrollView(axis: .horizontal)).minX)")
      Text(
        "\(proxy.frame(in: CoordinateSpace.global).minX) \(distance(in: NamedCoordinateSpace.named(3), proxy))"
      )
      Text("\(distance(in: GlobalCoordinateSpace(), proxy)) \(distance(in: LocalCoordinateSpace(), proxy))")
    }
    .coordinateSpace(name: "room")
    .coordinateSpace(.named("room"))
  }
}

private func distance(in space: some CoordinateSpaceProtocol, _ proxy: GeometryProxy) -> CGFloat {
  space.coordinateSpace.isGlobal ? 0 : proxy.frame(in: space).minY
}

@MainActor func declaredChoices() -> some View {
  VStack {
    ViewThatFits {
      Text("a long text")
      Text("a")
    }
    ViewThatFits(in: .horizontal) {
      HStack { Text("a") }
      Text("b")
    }
  }
}

func declaredProposals() -> [ProposedViewSize] {
  let proposal = ProposedViewSize(width: nil, height: 3)
  _ = (proposal.replacingUnspecifiedDimensions(), proposal.replacingUnspecifiedDimensions(by: .zero))
  return [proposal, ProposedViewSize(CGSize(width: 1, height: 1)), .zero, .infinity, .unspecified]
}

@MainActor func declaredLayout() -> some View {
  Group {
    Text("a").frame(width: 1, height: 2, alignment: .center).frame(width: 1).frame(height: 1)
      .frame(alignment: .leading)
      .frame(
        minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 1, idealHeight: 2, maxHeight: .infinity,
        alignment: .bottom)
    Text("a").frame(maxWidth: .infinity).frame(maxWidth: .infinity, maxHeight: .infinity)
    Text("a").fixedSize().fixedSize(horizontal: true, vertical: false)
    Text("a").position(CGPoint(x: 1, y: 1)).position(x: 1, y: 1)
    Text("a").offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1)).offset(x: 1).offset(y: 2)
    Text("a").padding().padding(3).padding(.top).padding([.top, .leading], 3).padding(.horizontal)
      .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    Text("a").layoutPriority(1).aspectRatio(1.5, contentMode: .fit).aspectRatio(contentMode: .fill)
      .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill).scaledToFit().scaledToFill()
    Text("a").ignoresSafeArea().ignoresSafeArea(.all, edges: .top).ignoresSafeArea(.keyboard)
      .ignoresSafeArea(edges: .bottom)
    Text("a").alignmentGuide(.leading) { $0[.trailing] }
      .alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
    Text("a").zIndex(1).hidden()
  }
}

struct DeclaredLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, anchor: .center, proposal: .unspecified) }
  }
}

@MainActor func declaredLayouts(_ isRow: Bool) -> some View {
  let layout = isRow ? AnyLayout(HStackLayout(alignment: .top, spacing: 3)) : AnyLayout(VStackLayout())
  return layout {
    DeclaredLayout() { Text("a") }
    AnyLayout(ZStackLayout(alignment: .top)) { Text("b") }
    Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) {
      GridRow(alignment: .top) {
        Text("a").gridColumnAlignment(.trailing)
        Text("b").gridCellColumns(2).gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal)
      }
      Divider()
    }
  }
}

// MARK: Text and fonts

@MainActor func declaredText(_ string: String) -> some View {
  let text: Text = Text("a").font(.title).foregroundColor(.red).foregroundStyle(.blue).fontWeight(.bold)
    .bold().italic().underline().underline(true, color: .red).strikethrough(true, color: .red).kerning(1)
    .tracking(1).baselineOffset(1).monospacedDigit().fontDesign(.serif).fontWidth(.condensed).monospaced()
  return VStack {
    text
    Text(string)
    Text("literal \(3)")
    Text("key", tableName: nil, bundle: nil, comment: "comment")
    Text(verbatim: "a")
    Text(AttributedString("a"))
    Text("a") + Text(string)
    Text("a").multilineTextAlignment(.center).lineLimit(2).lineSpacing(2).minimumScaleFactor(0.5)
      .truncationMode(.middle).allowsTightening(true).textCase(.uppercase)
    VStack {}.fontWeight(.bold).bold().italic().underline().kerning(1).tracking(2).strikethrough()
      .baselineOffset(1).monospaced().monospacedDigit().fontDesign(.rounded)
  }
  .font(.body)
}

func declaredFonts() -> Set<Font> {
  _ = Font.TextStyle.allCases
  let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let named: [Font] = [
    .custom("Arial", size: 72), .custom("Arial", fixedSize: 3), .custom("Arial", size: 3, relativeTo: .body),
    .system(size: 3, weight: weights[0], design: .serif), .system(size: 3),
    .system(size: 3, design: .monospaced),
    .system(.body, design: .serif, weight: .bold), .system(.title),
  ]
  let styles: [Font] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
    .caption2,
  ]
  let changed = Font.title.weight(.heavy).bold().italic().monospacedDigit().monospaced().smallCaps()
    .uppercaseSmallCaps().lowercaseSmallCaps().leading(.tight).width(.condensed)
  return Set(named + styles + [changed])
}

// MARK: Images

@MainActor func declaredImages(_ pixels: CGImage) -> some View {
  let images = [
    Image("a"), Image("a", bundle: .main), Image(systemName: "circle"), Image(decorative: "a"),
    Image("a", label: Text("x")), Image(pixels, scale: 1, orientation: .up, label: Text("a")),
    Image(pixels, scale: 1, label: Text("a")), Image(decorative: pixels, scale: 2),
    Image(size: CGSize(width: 1, height: 1)) { context in
      context.fill(Path(context.clipBoundingRect), with: .foreground)
    },
  ]
  return VStack {
    images[0].resizable().resizable(capInsets: EdgeInsets(), resizingMode: .tile).renderingMode(.template)
      .interpolation(.none).antialiased(false).imageScale(.large)
    Label("a", systemImage: "star")
    Label {
      Text("a")
    } icon: {
      Image("x")
    }
    if images[0] == images[1] { images[2] }
  }
}

// MARK: Rendering

@MainActor func declaredStyles() -> some View {
  VStack {
    Path()
    Color.red
    LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
    AngularGradient(colors: [.red], center: .center)
    EllipticalGradient(colors: [.red])
    Color.clear.overlay { Text("a") }
  }
  .foregroundColor(.red)
  .foregroundStyle(.red).foregroundStyle(.red, .blue).foregroundStyle(.red, .blue, .green)
  .tint(.red).tint(Color.red).font(.body)
}

@MainActor func declaredEffects() -> some View {
  Group {
    Text("a").opacity(0.5).scaleEffect(0.5).scaleEffect(0.5, anchor: .top).scaleEffect(x: -0.8)
      .scaleEffect(x: 1, y: 2, anchor: .center).scaleEffect(CGSize(width: 1, height: 1))
    Text("a").rotationEffect(.degrees(3)).rotationEffect(.degrees(3), anchor: .top)
      .rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0))
      .rotation3DEffect(
        .degrees(3), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    Text("a").transformEffect(.identity).projectionEffect(ProjectionTransform()).blur(radius: 3)
      .blur(radius: 3, opaque: true).shadow(radius: 3).shadow(color: .red, radius: 3, x: 1, y: 1)
    Text("a").brightness(0.1).contrast(1).saturation(1).grayscale(1).hueRotation(.degrees(3))
      .colorMultiply(.red).colorInvert().luminanceToAlpha()
    Text("a").blendMode(.multiply).compositingGroup().drawingGroup()
      .drawingGroup(opaque: true, colorMode: .linear)
    Text("a").clipped().clipped(antialiased: true).clipShape(Circle()).clipShape(Circle(), style: FillStyle())
    Text("a").mask { Circle() }.mask(alignment: .top) { Circle() }
  }
}

@MainActor func declaredVisualEffects(_ isOn: Bool) -> some View {
  Group {
    Text("a").visualEffect { content, proxy in
      content.offset(x: proxy.frame(in: .global).midX / 4).offset(proxy.size).offset(y: isOn ? 1 : 0)
    }
    Text("a").visualEffect { content, proxy in
      content.scaleEffect(0.5).scaleEffect(CGSize(width: 1, height: 2), anchor: .top).scaleEffect(x: -1)
        .rotationEffect(.degrees(3)).rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
        .transformEffect(CGAffineTransform(translationX: 1, y: 2)).transformEffect(ProjectionTransform())
    }
    Text("a").visualEffect { content, proxy in
      content.opacity(proxy.bounds(of: .named("room")) == nil ? 1 : 0.5).blur(radius: isOn ? 3 : 0)
        .blur(radius: 3, opaque: true).brightness(0.1).contrast(1).saturation(1).grayscale(1)
        .hueRotation(.degrees(3)).blendMode(.multiply)
    }
    Text("a").visualEffect { content, _ in content.declaredTilt(.degrees(3)) }
    Text("a").visualEffect { _, _ in EmptyVisualEffect() }
  }
}

extension VisualEffect {
  func declaredTilt(_ angle: Angle) -> some VisualEffect { rotationEffect(angle, anchor: .top).offset(x: 1) }
}

@MainActor func declaredLayers() -> some View {
  Group {
    Text("a").background(Color.red).background { Circle() }
      .background(alignment: .top) { Circle() }.background(.red)
    Text("a").background(.red, ignoresSafeAreaEdges: .all).background(.red, in: Capsule())
      .background(.red, in: Capsule(), fillStyle: FillStyle())
    Text("a").overlay(Color.red).overlay { Circle() }
      .overlay(alignment: .top) { Circle() }.overlay(.red).overlay(.red, in: Capsule())
    Text("a").border(.red).border(Color.red, width: 2)
      .containerShape(RoundedRectangle(cornerRadius: 3)).contentShape(Circle())
      .contentShape(Circle(), eoFill: true).allowsHitTesting(false)
  }
}

// MARK: Headless rendering and windows

@MainActor func declaredRendering() -> CGImage? {
  let renderer = ImageRenderer(content: Text("a"))
  renderer.content = Text("b")
  renderer.proposedSize = .unspecified
  renderer.scale = 2
  renderer.isOpaque = true
  renderer.colorMode = .linear
  return renderer.cgImage
}

struct DeclaredApp: App {
  @Environment(\.scenePhase) var phase

  var body: some Scene {
    WindowGroup { Text("a") }
    WindowGroup("a") { Text("b") }.defaultSize(width: 1, height: 2).windowResizability(.contentSize)
    WindowGroup(Text("x")) { Text("y") }
    Window("t", id: "x") { Text("z") }
  }
}

// MARK: Forms that newer ones replace, and that much code still has

struct OlderModifier: AnimatableModifier {
  var amount: Double

  nonisolated var animatableData: Double {
    get { 0 }
    set {}
  }

  func body(content: Content) -> some View { content.opacity(amount) }
}

/// Forms of which no compiler says that they are old, on Apple's systems neither.
@MainActor func olderForms() -> some View {
  VStack {
    Text("a").background(Text("b"), alignment: .top).overlay(Text("c"), alignment: .bottom).mask(Circle())
    Text("a").edgesIgnoringSafeArea(.all).accentColor(.red).cornerRadius(3).cornerRadius(
      3, antialiased: false)
    Text("a").modifier(OlderModifier(amount: 0.5))
  }
}

@available(*, deprecated)
@MainActor func deprecatedForms(_ number: Int) -> some View {
  VStack {
    Text("a").animation(.easeIn).animation(nil).onChange(of: number) { (value: Int) in }
      .onChange(of: number, perform: { _ in })
  }
}

func rounded(_ design: Font.Design) -> Font {
  .system(size: 12, design: design == .default ? .rounded : design)
}

@MainActor @SceneBuilder func twoWindows() -> some Scene {
  WindowGroup { Text("a") }
  WindowGroup { Text("b") }
}
