import Foundation
import Testing

/// The declarations that deliberately have no effect, with the reason; compared with the sources.
@Suite("Deliberate no-ops")
struct NoOpTests {
  /// The reasons by name.
  static let reasons = [
    "accessibilityAction": "this platform has no assistive technology",
    "accessibilityActions": "this platform has no assistive technology",
    "accessibilityAddTraits": "this platform has no assistive technology",
    "accessibilityAdjustableAction": "this platform has no assistive technology",
    "accessibilityChildren": "this platform has no assistive technology",
    "accessibilityElement": "this platform has no assistive technology",
    "accessibilityHidden": "this platform has no assistive technology",
    "accessibilityHint": "this platform has no assistive technology",
    "accessibilityIdentifier": "this platform has no assistive technology",
    "accessibilityInputLabels": "this platform has no assistive technology",
    "accessibilityLabel": "this platform has no assistive technology",
    "accessibilityRemoveTraits": "this platform has no assistive technology",
    "accessibilityScrollAction": "this platform has no assistive technology",
    "accessibilitySortPriority": "this platform has no assistive technology",
    "accessibilityValue": "this platform has no assistive technology",
    "allowedDynamicRange": "pixels have no range above white",
    "controlSize": "controls have one size",
    "geometryGroup": "descendants of an animated view always move with it",
    "help": "there are no tooltips",
    "labelsHidden": "controls that hide their labels in SwiftUI show none",
    "matchedTransitionSource": "navigation has one transition",
    "navigationBarTitle": "there is no navigation bar",
    "navigationTitle": "there is no navigation bar",
    "navigationTransition": "navigation has one transition",
    "persistentSystemOverlays": "there is no home indicator",
    "pickerStyle": "all pickers are drawn as a row of segments",
    "sensoryFeedback": "this platform gives no haptic feedback",
    "statusBar": "there is no status bar",
    "statusBarHidden": "there is no status bar",
    "swipeActions": "rows do not move sideways",
    "symbolVariableValueMode": "symbols have no variable layers",
    "textSelection": "text cannot be selected",
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
      #/\/\/\/ (?<doc>[^\n]*)\n(?:\s*@[^\n]*\n)*\s*public func (?<name>\w+)[^{}]*?-> (?:some View|some Scene|Image) \{ self \}/#
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
