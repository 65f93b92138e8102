import EaselDrawing

/// The colours of the application's resources that were asked for, each looked for once.
final class NamedColors: Sendable {
  static let shared = NamedColors()

  /// Nil for names that are not found.
  private let sets = LockedValue<[ResourceName: ColorSet?]>([:])
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Takes one line for each colour that is not found.
  init(report: @escaping @Sendable (String) -> Void = StandardError.write) { self.report = report }

  /// The colour of a name in one scheme; clear when there is none.
  func paintColor(_ name: ResourceName, in scheme: ColorScheme) -> PaintColor {
    guard let set = set(name) else { return .clear }
    return scheme == .dark ? set.dark : set.light
  }

  private func set(_ name: ResourceName) -> ColorSet? {
    sets.withLock { sets in
      if let known = sets[name] { return known }
      let found = name.folders.lazy.flatMap { name.catalogSets(ofKind: "colorset", in: $0) }
        .compactMap { ColorSet(contentsOf: $0 + "/Contents.json") }.first
      sets[name] = found
      if found == nil { report("no colour \"\(name.name)\" in the asset catalogs of the resources") }
      return found
    }
  }
}
