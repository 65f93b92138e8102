import EaselDemos
import EaselUI
import Foundation
import PreviewBuild
import SwiftUI

extension Demo {
  /// A preview for the viewer, in light and dark.
  @MainActor
  init(_ preview: LoadedPreview, id: String) {
    let path = preview.file ?? ""
    let place = preview.line.map { ", line \($0)" } ?? ""
    self.init(
      id: id, title: preview.name, summary: (path as NSString).lastPathComponent + place,
      size: CGSize(width: 800, height: 600), presentation: .fill,
      source: Source(fileName: (path as NSString).lastPathComponent) {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      },
      parameters: [PreviewStage.device, PreviewStage.isLandscape, PreviewStage.showsSafeArea],
      variants: [
        Variant("Light") { Schemed(scheme: .light) { PreviewStage(preview: preview) } },
        Variant("Dark") { Schemed(scheme: .dark) { PreviewStage(preview: preview) } },
      ])
  }

  /// What the window shows while there is no preview.
  static var noPreview: Demo {
    Demo(
      id: "none", title: "Preview", summary: "Nothing to show yet.", size: CGSize(width: 800, height: 600),
      presentation: .fill, source: Source(fileName: "") { "" }, parameters: [],
      variants: [Variant("Preview") { Color.clear }])
  }
}

/// A view in a color scheme, on its background.
private struct Schemed<Content: View>: View {
  let scheme: ColorScheme
  @ViewBuilder let content: Content

  var body: some View {
    content
      .background(scheme == .dark ? Color.black : .white)
      .environment(\.colorScheme, scheme)
  }
}
