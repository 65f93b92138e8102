/// A colour of an asset catalog. The plugin `EaselAssets` makes one of each colour set of a target, under its name.
public struct ColorResource: Hashable, Sendable {
  let name: ResourceName

  /// The colour set of a name in the resources of a bundle. Folders that provide a namespace are part of the name, as in
  /// "folder/name".
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Color {
  /// A colour of an asset catalog; clear, and a line on standard error, where there is none.
  public init(_ resource: ColorResource) { base = .named(NamedColor(resource.name), opacity: 1) }
}
