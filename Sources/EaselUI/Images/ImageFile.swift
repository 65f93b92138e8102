/// An image file.
struct ImageFile: Hashable, Sendable {
  let path: String
  /// The number of pixels per point.
  let scale: CGFloat
  /// Whether the image is a template by default.
  var isTemplate = false
}

/// Searches the file of an image in the folders of a resource; in each of them first as a plain file, then as
/// an image set of an asset catalog.
struct ImageSearch {
  private let resource: ResourceName
  /// The scales to try, the best one first.
  private let scales: [Int]

  private static let extensions = ["png", "jpg", "jpeg"]

  /// Creates a search for a resource.
  ///
  /// - Parameter scale: The display scale in pixels per point, 1...3.
  init(_ name: ResourceName, scale: Int) {
    resource = name
    scales = Array(scale...3) + (1..<max(scale, 1)).reversed()
  }

  private var name: String { resource.name }

  /// The first file found.
  var file: ImageFile? {
    guard !name.isEmpty else { return nil }
    return resource.folders.lazy.compactMap { plainFile(in: $0) ?? catalogFile(in: $0) }.first
  }

  // MARK: Files

  private func plainFile(in folder: String) -> ImageFile? {
    let ending = URL(fileURLWithPath: name).pathExtension
    let isComplete = ImageSearch.extensions.contains(ending.lowercased())
    let stem = isComplete ? String(name.dropLast(ending.count + 1)) : name
    let endings = isComplete ? [ending] : ImageSearch.extensions
    for scale in scales {
      for ending in endings {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
        if FileManager.default.fileExists(atPath: path) {
          return ImageFile(path: path, scale: CGFloat(scale))
        }
      }
    }
    return nil
  }

  // MARK: Asset catalogs

  /// The part of an image set's description that is used.
  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Entry]
    var properties: Properties?
  }

  private func catalogFile(in folder: String) -> ImageFile? {
    for set in resource.catalogSets(ofKind: "imageset", in: folder) {
      if let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
        let description = try? JSONDecoder().decode(ImageSet.self, from: data),
        let file = file(of: description, in: set)
      {
        return file
      }
    }
    return nil
  }

  private func file(of set: ImageSet, in folder: String) -> ImageFile? {
    for scale in scales {
      let entry = set.images.first { entry in
        entry.filename != nil && (entry.scale ?? "1x") == "\(scale)x"
      }
      guard let filename = entry?.filename else { continue }
      return ImageFile(
        path: "\(folder)/\(filename)", scale: CGFloat(scale), isTemplate: set.properties?.intent == "template"
      )
    }
    return nil
  }
}
