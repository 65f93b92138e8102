import Foundation
import Testing

/// The declarations that deliberately have no effect, with the reason; compared with the sources.
@Suite("Deliberate no-ops")
struct NoOpTests {
  /// The reasons by name.
  static let reasons = [
    "accessibility": "this platform has no assistive technology",
    "accessibilityAction": "this platform has no assistive technology",
    "accessibilityActions": "this platform has no assistive technology",
    "accessibilityActivationPoint": "this platform has no assistive technology",
    "accessibilityAddTraits": "this platform has no assistive technology",
    "accessibilityAdjustableAction": "this platform has no assistive technology",
    "accessibilityChildren": "this platform has no assistive technology",
    "accessibilityCustomContent": "this platform has no assistive technology",
    "accessibilityElement": "this platform has no assistive technology",
    "accessibilityFocused": "this platform has no assistive technology",
    "accessibilityHeading": "this platform has no assistive technology",
    "accessibilityHidden": "this platform has no assistive technology",
    "accessibilityHint": "this platform has no assistive technology",
    "accessibilityIdentifier": "this platform has no assistive technology",
    "accessibilityIgnoresInvertColors": "this platform has no assistive technology",
    "accessibilityInputLabels": "this platform has no assistive technology",
    "accessibilityLabel": "this platform has no assistive technology",
    "accessibilityLabeledPair": "this platform has no assistive technology",
    "accessibilityLinkedGroup": "this platform has no assistive technology",
    "accessibilityRemoveTraits": "this platform has no assistive technology",
    "accessibilityRepresentation": "this platform has no assistive technology",
    "accessibilityRespondsToUserInteraction": "this platform has no assistive technology",
    "accessibilityScrollAction": "this platform has no assistive technology",
    "accessibilityShowsLargeContentViewer": "this platform has no assistive technology",
    "accessibilitySortPriority": "this platform has no assistive technology",
    "accessibilityTextContentType": "this platform has no assistive technology",
    "accessibilityValue": "this platform has no assistive technology",
    "allowedDynamicRange": "pixels have no range above white",
    "autocapitalization": "there is no on-screen keyboard",
    "autocorrectionDisabled": "texts are not corrected",
    "commandsRemoved": "there is no menu bar",
    "defaultLaunchBehavior": "the window of the program is always shown",
    "defaultPosition": "the window manager places windows",
    "defersSystemGestures": "the system has no gestures at the edges of windows",
    "disableAutocorrection": "texts are not corrected",
    "fileDialogBrowserOptions": "there is no dialog for choosing files",
    "fileDialogConfirmationLabel": "there is no dialog for choosing files",
    "fileDialogCustomizationID": "there is no dialog for choosing files",
    "fileDialogDefaultDirectory": "there is no dialog for choosing files",
    "fileDialogImportsUnresolvedAliases": "there is no dialog for choosing files",
    "fileDialogMessage": "there is no dialog for choosing files",
    "fileExporter": "there is no dialog for choosing files",
    "fileExporterFilenameLabel": "there is no dialog for choosing files",
    "fileImporter": "there is no dialog for choosing files",
    "fileMover": "there is no dialog for choosing files",
    "findDisabled": "there is no interface for finding text",
    "findNavigator": "there is no interface for finding text",
    "focusSection": "Tab visits the views of a view one after the other in any case",
    "geometryGroup": "descendants of an animated view always move with it",
    "glassEffectID": "glass changes by the transitions of its views",
    "glassEffectTransition": "glass changes by the transitions of its views",
    "handlesExternalEvents": "other programs send no events to this one",
    "indexViewStyle": "the dots of pages have one style",
    "keyboardType": "there is no on-screen keyboard",
    "matchedTransitionSource": "navigation has one transition",
    "materialActiveAppearance": "materials do not depend on the state of their window",
    "navigationTransition": "navigation has one transition",
    "navigationViewStyle": "navigation views are stacks",
    "onOpenURL": "other programs send no addresses to this one",
    "onPlayPauseCommand": "keyboards send no such key",
    "persistentSystemOverlays": "there is no home indicator",
    "pointerStyle": "the pointer keeps its appearance",
    "pointerVisibility": "the pointer is always visible",
    "presentationCompactAdaptation": "presentations look the same in windows of all sizes",
    "presentationContentInteraction": "scroll views always scroll before a sheet changes its height",
    "quickLookPreview": "there is no viewer for files",
    "replaceDisabled": "there is no interface for finding text",
    "restorationBehavior": "the window of the last run is not opened again",
    "scrollEdgeEffectHidden": "content does not change under bars",
    "scrollEdgeEffectStyle": "content does not change under bars",
    "scrollInputBehavior": "computers do not have these devices",
    "searchDictationBehavior": "there is no dictation",
    "searchPresentationToolbarBehavior": "a search does not change the toolbar",
    "searchToolbarBehavior": "search fields are not in toolbars",
    "sensoryFeedback": "this platform gives no haptic feedback",
    "springLoadingBehavior": "a drag that rests over a view does not press it",
    "statusBar": "there is no status bar",
    "statusBarHidden": "there is no status bar",
    "submitLabel": "there is no on-screen keyboard",
    "symbolVariableValueMode": "symbols have no variable layers",
    "tabBarMinimizeBehavior": "the bar of tabs keeps its size",
    "textContentType": "nothing is suggested",
    "textInputAutocapitalization": "there is no on-screen keyboard",
    "textInputCompletion": "nothing is suggested",
    "textInputFormattingControlVisibility": "there are no controls for the format of a text",
    "textInputSuggestions": "nothing is suggested",
    "textScale": "text has the size of its font",
    "textSelection": "text cannot be selected",
    "textSelectionAffinity":
      "the caret of a place between two lines is at the end of the first one if it came from there",
    "toolbarRole": "bars have one role",
    "typeSelectEquivalent": "letters do not select views",
    "typesettingLanguage": "texts follow the rules of their scripts",
    "windowDismissBehavior": "the window manager closes windows",
    "windowFullScreenBehavior": "the window manager enlarges windows",
    "windowIdealSize": "the window manager enlarges windows",
    "windowLevel": "the window manager orders windows",
    "windowManagerRole": "the window manager arranges windows",
    "windowMinimizeBehavior": "the window manager minimizes windows",
    "windowResizeBehavior": "the window manager resizes windows",
    "windowStyle": "the window manager draws the frames of windows",
    "windowToolbarStyle": "toolbars have one appearance",
    "writingToolsAffordanceVisibility": "there are no writing tools",
    "writingToolsBehavior": "there are no writing tools",
  ]

  /// A public function that returns its receiver unchanged.
  private struct NoOp {
    let name: String
    let documentation: String
  }

  private static var sources: [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    return ["EaselUI", "Easel"].flatMap { target -> [String] in
      let folder = root.appendingPathComponent(target).path
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.compactMap {
        try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
      }
    }
  }

  private static var found: [NoOp] {
    let pattern =
      #/\/\/\/ (?<doc>[^\n]*)\n(?:\s*@[^\n]*\n)*\s*public func (?<name>\w+)[^{}]*?-> (?:some View|some Scene|Image) \{\s+self\s+\}/#
    return sources.flatMap { source in
      source.matches(of: pattern).map { NoOp(name: String($0.name), documentation: String($0.doc)) }
    }
  }

  @Test("Each function that returns its view unchanged is on the list and documented as such")
  func listIsComplete() {
    let found = Self.found
    #expect(Set(found.map(\.name)) == Set(Self.reasons.keys))
    for noOp in found {
      #expect(
        noOp.documentation.lowercased().contains("has no effect"), "\(noOp.name): \(noOp.documentation)")
    }
  }
}
