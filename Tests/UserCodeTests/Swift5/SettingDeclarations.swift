import SwiftUI

// Settings of the system, windows and previews that programs read and write. Each picture differs from the other one.

struct SizeClassed: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    let isWide: Bool = horizontal == UserInterfaceSizeClass.regular
    HStack(spacing: 0) {
      isWide ? Color.green : .red
      vertical == .compact ? Color.blue : .yellow
    }
  }
}

@MainActor func sizeClassPairs() -> [DeclarationPair] {
  [
    DeclarationPair(
      "horizontalSizeClass", SizeClassed().environment(\.horizontalSizeClass, .regular), unlike: SizeClassed()
    ),
    DeclarationPair(
      "verticalSizeClass", SizeClassed().environment(\.verticalSizeClass, .compact),
      unlike: SizeClassed().environment(\.verticalSizeClass, .regular)),
    DeclarationPair(
      "desktop", SizeClassed().environment(\.interfaceIdiom, .desktop), unlike: SizeClassed()),
  ]
}

struct DeclaredSettings: View {
  @Environment(\.controlActiveState) private var activeState
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isSceneCaptured) private var isSceneCaptured
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
  @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
  @Environment(\.accessibilityInvertColors) private var invertsColors
  @Environment(\.accessibilityDimFlashingLights) private var dimsFlashingLights
  @Environment(\.accessibilityPlayAnimatedImages) private var playsAnimatedImages
  @Environment(\.accessibilityEnabled) private var isAssisted
  @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud
  @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
  @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLargeContent
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Namespace private var namespace

  /// The names of the settings that are on.
  var settings: [String] {
    let values: [(String, Bool)] = [
      ("key", activeState == ControlActiveState.key), ("active", appearsActive),
      ("luminance", isLuminanceReduced), ("captured", isSceneCaptured), ("windows", supportsMultipleWindows),
      ("differentiate", differentiatesWithoutColor), ("shapes", showsButtonShapes), ("invert", invertsColors),
      ("dim", dimsFlashingLights), ("play", playsAnimatedImages), ("assisted", isAssisted),
      ("voice", isReadAloud), ("switches", hasSwitches), ("large", showsLargeContent),
      ("transparency", reducesTransparency),
    ]
    return values.filter(\.1).map(\.0)
  }

  var body: some View {
    Text(settings.joined(separator: " "))
      .onOpenURL { _ in }
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
      .windowDismissBehavior(.disabled).windowMinimizeBehavior(.enabled)
      .windowFullScreenBehavior(.automatic).windowResizeBehavior(WindowInteractionBehavior.disabled)
      .scrollInputBehavior(ScrollInputBehavior.enabled, for: ScrollInputKind.handGestureShortcut)
      .fileDialogBrowserOptions([FileDialogBrowserOptions.includeHiddenFiles])
      .fileDialogImportsUnresolvedAliases(true).fileDialogCustomizationID("a")
      .modifier(Described(namespace: namespace))
  }
}

private struct Described: ViewModifier {
  let namespace: Namespace.ID

  func body(content: Content) -> some View {
    content.accessibilityRepresentation { Text("a") }
      .accessibilityHeading(AccessibilityHeadingLevel.h2)
      .accessibilityTextContentType(AccessibilityTextContentType.narrative)
      .accessibilityIgnoresInvertColors().accessibilityRespondsToUserInteraction()
      .accessibilityShowsLargeContentViewer { Text("a") }
      .accessibilityActivationPoint(.center)
      .accessibilityCustomContent("label", "value", importance: AccessibilityCustomContentImportance.high)
      .accessibilityLinkedGroup(id: 1, in: namespace)
      .accessibilityLabeledPair(role: AccessibilityLabeledPairRole.label, id: 1, in: namespace)
      .accessibilityHidden(false).accessibilityIdentifier("id").accessibilityAddTraits(.isButton)
      .accessibilityRemoveTraits(.isImage).accessibilityElement(children: .combine)
      .accessibilitySortPriority(1).accessibilityAction {}.accessibilityInputLabels([Text("a")])
      .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
  }
}

private struct Backed: PreviewModifier {
  let color: Color

  static func makeSharedContext() async throws -> CGFloat { 6 }

  func body(content: Content, context: CGFloat) -> some View { content.padding(context).background(color) }
}

@MainActor func declaredPreview() -> Preview {
  Preview("modified", traits: .modifier(Backed(color: .red))) { Text("a") }
}

@MainActor func declaredScenes() -> some Scene {
  Window("a", id: "a") { DeclaredSettings() }
    .defaultLaunchBehavior(SceneLaunchBehavior.presented).restorationBehavior(
      SceneRestorationBehavior.disabled
    )
    .windowLevel(WindowLevel.floating).windowManagerRole(WindowManagerRole.principal)
    .windowIdealSize(WindowIdealSize.fitToContent).handlesExternalEvents(matching: ["a"])
    .windowResizability(.contentSize).defaultSize(width: 300, height: 200)
}
