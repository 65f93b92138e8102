import Easel
import EaselUI

/// A shared library of the user's code, loaded into this process, and the previews in it.
///
/// Libraries are never unloaded. Each version of the code must be a file of its own: the loader returns the
/// library that it already has for a file.
///
/// The library must be compiled without optimization: with whole-module optimization the compiler removes types
/// that nothing uses, and with them the previews.
///
/// Files that are cut off or that are no libraries throw errors. A library with wrong contents in its right place
/// can end the process all the same: the loader and the Swift runtime do not check what they read. A host loads
/// libraries in a process that may end.
@MainActor
package struct PreviewLibrary {
  /// The names of the views that can be made without arguments by code in their module, qualified by the module,
  /// in the order of their declaration. Types that are private, generic, or nested in such types are left out.
  ///
  /// The list is complete if the library was compiled without optimization and file by file. Types that are marked
  /// as unavailable are in it.
  package let viewsWithoutArguments: [String]
  private let records: [any _PreviewRecord.Type]
  private let providers: [any PreviewProvider.Type]
  private let apps: [any App.Type]
  private let sources: SourceIndex

  /// Loads a library. Swift code of the user does not run.
  ///
  /// - Parameters:
  ///   - path: the path of the shared library.
  ///   - sources: the paths of the library's source files, in which the places of declarations are looked up.
  package init(path: String, sources: [String] = []) throws(PreviewLibraryError) {
    let file = try ObjectFile(path: path)
    let image = try LoadedImage(path: path, file: file)
    do {
      try self.init(file: file, image: image, sources: SourceIndex(paths: sources))
    } catch {
      throw PreviewLibraryError(path, error.description)
    }
  }

  /// Finds the types of a library that is in memory already.
  init(file: ObjectFile, image: LoadedImage, sources: SourceIndex) throws(FileBytes.Failure) {
    let conformances = Conformances(image: image, file: file)
    records = conformances.types(conformingTo: (any _PreviewRecord).self).compactMap {
      $0 as? any _PreviewRecord.Type
    }
    providers = conformances.types(conformingTo: (any PreviewProvider).self).compactMap {
      $0 as? any PreviewProvider.Type
    }
    apps = conformances.types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
    self.sources = sources
    // `String(reflecting:)` would look for conformances of each type, which takes longer than all the rest.
    let views = conformances.types(conformingTo: (any View).self).map { _typeName($0, qualified: true) }
    let creatable = InitializerSymbols(try file.symbolNames()).types
    viewsWithoutArguments = views.filter { creatable.contains($0) && !$0.hasSuffix(".__PreviewContent") }
  }

  /// The previews in the order of their files and lines; after them, those whose file is not known. The first
  /// windows of programs come last.
  ///
  /// Runs the code of the user that computes names and traits, and the `previews` of providers; no bodies.
  package func previews() -> [LoadedPreview] {
    let declared =
      records.map { LoadedPreview($0, sources: sources) }
      + providers.flatMap { LoadedPreview.previews(of: $0, sources: sources) }
    var all = PreviewLibrary.sorted(declared) + apps.map { LoadedPreview($0, sources: sources) }
    for (index, name) in PreviewNames.unique(all.map(\.name)).enumerated() { all[index].name = name }
    return all
  }

  /// The file and the line that declare a view, if the source files are known.
  ///
  /// - Parameter name: one of `viewsWithoutArguments`.
  package func place(ofView name: String) -> (path: String, line: Int)? {
    sources.place(ofType: name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// The sort is stable, so that previews without a place keep their order.
  private static func sorted(_ previews: [LoadedPreview]) -> [LoadedPreview] {
    previews.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      let places = (first.file ?? "\u{10FFFF}", second.file ?? "\u{10FFFF}")
      if places.0 != places.1 { return places.0 < places.1 }
      let lines = (first.line ?? Int.max, second.line ?? Int.max)
      return lines.0 != lines.1 ? lines.0 < lines.1 : one.offset < other.offset
    }
    .map(\.element)
  }
}

extension PreviewLibrary {
  /// The text of a Swift file that declares a preview for each of some views. Compiled with the module of the
  /// views, it makes them available to `previews()`.
  ///
  /// - Parameter names: names of types, qualified by their module, as `viewsWithoutArguments` returns them.
  package nonisolated static func source(forViews names: [String]) -> String {
    let records = names.enumerated().map { index, name in
      // The name of the module is left out, because a type of the same name would hide the module.
      let type = name.split(separator: ".").dropFirst().joined(separator: ".")
      let shown = type.split(separator: ".").last ?? ""
      return """
        nonisolated struct __EaselViewPreview\(index): EaselUI._PreviewRecord {
          static var _fileID: String { "\(shown)" }
          static var _line: Int { 1 }
          @MainActor static func _makePreview() -> EaselUI.Preview {
            EaselUI.Preview("\(shown)") { \(type)() }
          }
        }

        """
    }
    return "import SwiftUI\n\n" + records.joined(separator: "\n")
  }
}
