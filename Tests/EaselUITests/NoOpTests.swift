import Foundation
import Testing

/// The declarations that deliberately have no effect, with the reason; compared with the sources.
@Suite("Deliberate no-ops")
struct NoOpTests {
  /// The reasons by name.
  static let reasons = [
    "accessibilityAction": "there is no assistive technology to ask for it",
    "accessibilityActions": "there is no assistive technology to ask for it",
    "accessibilityAddTraits": "there is no assistive technology to ask for it",
    "accessibilityAdjustableAction": "there is no assistive technology to ask for it",
    "accessibilityChildren": "there is no assistive technology to ask for it",
    "accessibilityElement": "there is no assistive technology to ask for it",
    "accessibilityHidden": "there is no assistive technology to ask for it",
    "accessibilityHint": "there is no assistive technology to ask for it",
    "accessibilityIdentifier": "there is no assistive technology to ask for it",
    "accessibilityInputLabels": "there is no assistive technology to ask for it",
    "accessibilityLabel": "there is no assistive technology to ask for it",
    "accessibilityRemoveTraits": "there is no assistive technology to ask for it",
    "accessibilityScrollAction": "there is no assistive technology to ask for it",
    "accessibilitySortPriority": "there is no assistive technology to ask for it",
    "accessibilityValue": "there is no assistive technology to ask for it",
    "contentTransition": "contents are exchanged at once",
    "controlSize": "controls have one size",
    "geometryGroup": "views inside an animated one move with it in any case",
    "help": "nothing explains views",
    "labelsHidden": "controls show no label where this hides it",
    "navigationBarTitle": "there is no navigation bar",
    "navigationTitle": "there is no navigation bar",
    "persistentSystemOverlays": "there is no home indicator",
    "pickerStyle": "all pickers are drawn as a row of segments",
    "previewDevice": "previews are not shown",
    "previewDisplayName": "previews are not shown",
    "previewInterfaceOrientation": "previews are not shown",
    "previewLayout": "previews are not shown",
    "sensoryFeedback": "nothing on this platform can be felt",
    "statusBar": "there is no status bar",
    "statusBarHidden": "there is no status bar",
    "symbolRenderingMode": "symbols have one layer",
    "textSelection": "no text can be selected",
    "windowResizability": "windows can be of any size",
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
        noOp.documentation.lowercased().contains("changes nothing"), "\(noOp.name): \(noOp.documentation)")
    }
  }
}
