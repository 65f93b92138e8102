import SwiftUI

// Declarations of the documentation's topics about gestures, keys and styles, in the forms in which they are written.

/// The gestures, each attached to a view. The types are what programs name in properties.
struct GestureForms: View {
  typealias TapThenDrag = SequenceGesture<TapGesture, DragGesture>
  typealias ZoomAndTurn = SimultaneousGesture<MagnifyGesture, RotateGesture>
  typealias TapOrPress = ExclusiveGesture<SpatialTapGesture, LongPressGesture>

  @GestureState private var isPressed = false
  @State private var place = CGPoint.zero
  var mask: GestureMask = .subviews

  private var tapThenDrag: TapThenDrag {
    TapGesture(count: 2).sequenced(before: DragGesture(minimumDistance: 4))
  }
  private var zoomAndTurn: ZoomAndTurn { MagnifyGesture().simultaneously(with: RotateGesture()) }
  private var tapOrPress: TapOrPress { SpatialTapGesture().exclusively(before: LongPressGesture()) }
  private var erased: AnyGesture<DragGesture.Value> { AnyGesture(DragGesture(coordinateSpace: .local)) }
  private let space = CoordinateSpace.named("space")
  private var inSpaces: [DragGesture] {
    [
      DragGesture(), DragGesture(minimumDistance: 3), DragGesture(minimumDistance: 3, coordinateSpace: space),
      DragGesture(coordinateSpace: .named("space")),
      DragGesture(coordinateSpace: .scrollView(axis: .vertical)),
    ]
  }

  var body: some View {
    Rectangle()
      .gesture(tapThenDrag, including: mask)
      .simultaneousGesture(zoomAndTurn)
      .highPriorityGesture(tapOrPress.onEnded { _ in place = .zero })
      .gesture(erased.onChanged { place = $0.location }.updating($isPressed) { _, state, _ in state = true })
      .simultaneousGesture(MagnificationGesture().simultaneously(with: RotationGesture()))
      .onLongPressGesture(minimumDuration: 0.4, maximumDistance: 8) { place = .zero }
      .onContinuousHover(coordinateSpace: .local) { (phase: HoverPhase) in
        if case .active(let point) = phase { place = point }
      }
      .contentShape(ContentShapeKinds([.interaction, .hoverEffect]), Circle())
  }
}

/// Keys and their modifiers.
struct KeyForms: View {
  let shortcut = KeyboardShortcut(KeyEquivalent("s"), modifiers: EventModifiers([.command, .shift]))

  var body: some View {
    Button("Save") {}.keyboardShortcut(shortcut)
      .onKeyPress(.escape) { .ignored }
      .onKeyPress(phases: .down) { (press: KeyPress) in press.key == .tab ? .handled : .ignored }
  }
}

/// Modifiers that are accepted and change nothing.
struct NoEffectForms: View {
  let style: PointerStyle? = .link

  var body: some View {
    Text("A").textScale(Text.Scale.secondary)
      .hoverEffect(HoverEffect.lift).hoverEffectDisabled().defaultHoverEffect(.highlight)
      .pointerStyle(style).pointerStyle(.frameResize(position: .topLeading, directions: .inward))
      .pointerVisibility(.hidden)
      .defersSystemGestures(on: .bottom)
      .springLoadingBehavior(SpringLoadingBehavior.enabled)
      .typesettingLanguage(Locale.Language(identifier: "th"))
  }
}

/// Scenes with everything that changes them.
struct SceneForms: Scene {
  var body: some Scene {
    WindowGroup("Forms") { KeyForms() }
      .defaultPosition(.topLeading)
      .windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified(showsTitle: false))
      .environment(\.lineLimit, 1)
      .onChange(of: 1, initial: true) { old, new in print(old, new) }
      .commandsRemoved()
      .commands { FormCommands() }
    SwiftUI.Settings { Text("Settings") }
  }
}

struct FormCommands: Commands {
  var body: some Commands {
    SidebarCommands()
    CommandGroup(after: .undoRedo) { Button("Redo Everything") {} }
    CommandMenu("Shape") { Button("Next") {}.keyboardShortcut("]") }
  }
}

@MainActor func interactionPairs() -> [DeclarationPair] {
  let button = Button("B") {}
  let box = GroupBox("B") { Color.red }
  let group = DisclosureGroup("D", isExpanded: .constant(true)) { Color.red }
  let content = LabeledContent("L", value: "V")
  let controls = ControlGroup { Button("C") {} }
  return [
    DeclarationPair("gestures", GestureForms(), unlike: Color.clear),
    DeclarationPair("modifiers without effect", NoEffectForms(), unlike: Color.clear),
    DeclarationPair("ButtonStyle", button.buttonStyle(FilledButton()), unlike: button),
    DeclarationPair("PrimitiveButtonStyle", button.buttonStyle(Tapped()), unlike: button),
    DeclarationPair("BorderedButtonStyle", button.buttonStyle(BorderedButtonStyle()), unlike: button),
    DeclarationPair(
      "BorderedProminentButtonStyle", button.buttonStyle(BorderedProminentButtonStyle()), unlike: button),
    DeclarationPair(
      "LinkButtonStyle", button.buttonStyle(LinkButtonStyle()), unlike: button.buttonStyle(.plain)),
    DeclarationPair(
      "BorderlessButtonStyle", button.buttonStyle(BorderlessButtonStyle()), unlike: button.buttonStyle(.plain)
    ),
    DeclarationPair(
      "ToggleStyle", Toggle("T", isOn: .constant(true)).toggleStyle(FilledToggle()),
      unlike: Toggle("T", isOn: .constant(true))),
    DeclarationPair("GroupBoxStyle", box.groupBoxStyle(FilledBox()), unlike: box),
    DeclarationPair("DisclosureGroupStyle", group.disclosureGroupStyle(FilledDisclosure()), unlike: group),
    DeclarationPair("LabeledContentStyle", content.labeledContentStyle(FilledContent()), unlike: content),
    DeclarationPair("ControlGroupStyle", controls.controlGroupStyle(FilledControls()), unlike: controls),
    DeclarationPair("controlSize", SizedControl().controlSize(ControlSize.mini), unlike: SizedControl()),
  ]
}

private struct SizedControl: View {
  @Environment(\.controlSize) private var size
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    let (isStrong, isBold) = (contrast == ColorSchemeContrast.increased, weight == LegibilityWeight.bold)
    Color.red.frame(width: size == .mini ? 5 : 20, height: isStrong || isBold ? 5 : 20)
  }
}

private struct Tapped: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.padding(4).background(.red).onTapGesture { configuration.trigger() }
  }
}

private struct FilledButton: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.padding(4).background(configuration.isPressed ? .blue : .green)
  }
}

private struct FilledToggle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    configuration.label.padding(4).background(configuration.isOn ? .green : .gray)
  }
}

private struct FilledBox: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    configuration.content.overlay { configuration.label }.background(.green)
  }
}

private struct FilledDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    configuration.label.background(configuration.isExpanded ? .green : .gray)
  }
}

private struct FilledContent: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    configuration.content.background(.green)
  }
}

private struct FilledControls: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content.padding(4).background(.green)
  }
}
