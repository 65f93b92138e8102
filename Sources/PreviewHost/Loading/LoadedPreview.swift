import Easel
import EaselUI

/// A preview of a loaded library.
package struct LoadedPreview {
  /// The name, which no other preview of the library has.
  package internal(set) var name: String
  /// The path of the file that declares the preview. If the library was opened without that source file: the
  /// module and the name of the file for `#Preview`, otherwise nil.
  package let file: String?
  /// The line of the declaration, from 1; nil if it is not known.
  package let line: Int?
  /// What is known of the preview before its code runs.
  package let settings: PreviewSettings
  /// Runs the code of the user and returns the view, with all settings: also those that the code has set.
  package let makePart: @MainActor () -> PreviewPart

  /// Runs the code of the user and returns the view. Each call makes a new one.
  @MainActor package func makeView() -> AnyView { makePart().view }
}

extension LoadedPreview {
  /// The preview of a record that `#Preview` expanded to.
  @MainActor init(_ record: any _PreviewRecord.Type, sources: SourceIndex) {
    let preview = record._makePreview()
    let fileID = record._fileID
    // Records of generated sources have the name of a view instead of a file.
    let isFile = fileID.contains("/")
    let place = isFile ? nil : sources.place(ofType: fileID)
    name = PreviewNames.name(preview.settings.name, fileID: fileID)
    file = isFile ? sources.path(forFileID: fileID) : place?.path
    line = isFile ? record._line : place?.line
    settings = preview.settings
    makePart = {
      let view = preview.body()
      let part = PreviewPart(view: AnyView(view), settings: PreviewPart.settings(of: view))
      return part.merging(preview.settings)
    }
  }

  /// The previews of a provider. Runs its property `previews` once now, and again whenever a view is made.
  @MainActor static func previews(
    of provider: any PreviewProvider.Type, sources: SourceIndex
  ) -> [LoadedPreview] {
    func parts<Provider: PreviewProvider>(_ provider: Provider.Type) -> [PreviewPart] {
      PreviewPart.parts(of: provider.previews)
    }
    let type = PreviewNames.unqualified(provider)
    let place = sources.place(ofType: type)
    return parts(provider).enumerated().map { index, part in
      LoadedPreview(
        name: PreviewNames.name(part.settings.name, provider: type), file: place?.path, line: place?.line,
        settings: part.settings
      ) {
        let parts = parts(provider)
        return index < parts.count ? parts[index] : part
      }
    }
  }

  /// The first window of a program. The program is created when the view is made. If it has no window, the view
  /// is empty.
  @MainActor init(_ app: any App.Type, sources: SourceIndex) {
    func window<Program: App>(_ app: Program.Type) -> _SceneWindow? { app.init().body._windows().first }
    name = PreviewNames.unqualified(app)
    let place = sources.place(ofType: name)
    file = place?.path
    line = place?.line
    settings = PreviewSettings()
    makePart = {
      guard let window = window(app) else { return PreviewPart(view: AnyView(EmptyView())) }
      var settings = PreviewPart.settings(of: window.content)
      settings.name = window.title
      settings.layout = window.size.map { .fixed(width: $0.width, height: $0.height) }
      return PreviewPart(view: window.content, settings: settings)
    }
  }
}
