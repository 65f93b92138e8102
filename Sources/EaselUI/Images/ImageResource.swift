/// An image of an asset catalog. The plugin `EaselAssets` makes one of each image set of a target, under its name.
public struct ImageResource: Hashable, Sendable {
  let name: ResourceName

  /// The image set of a name in the resources of a bundle. Folders that provide a namespace are part of the name, as in
  /// "folder/name".
  public init(name: String, bundle: Bundle) { self.name = ResourceName(name, bundle) }
}

extension Image {
  /// An image of an asset catalog; an empty one, and a line on standard error, where there is none.
  public init(_ resource: ImageResource) { self.init(.file(resource.name)) }
}
