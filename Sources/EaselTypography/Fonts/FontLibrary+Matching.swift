import EaselGeometry

extension FontLibrary.State {
  /// Finds and opens the face for a descriptor.
  mutating func resolve(_ descriptor: FontDescriptor) -> ResolvedFont {
    if let name = descriptor.family, !name.isEmpty {
      if let font = named(name, descriptor) { return font }
      tellMissing(name)
    }
    return system(descriptor)
  }

  /// The font of a name: a family in the style asked for, or the one face that is called so.
  private mutating func named(_ name: String, _ descriptor: FontDescriptor) -> ResolvedFont? {
    if let match = catalog.match(family: name, style: descriptor.style), let face = face(match.file) {
      return make(descriptor, match, face)
    }
    guard let match = catalog.match(fullName: name) else { return nil }
    // A face's own name says its style; a style asked for besides it is looked for in its family.
    let style = descriptor.style.raised(to: match)
    if style != FontCatalog.Style(weight: match.weight, isItalic: match.isItalic),
      let other = catalog.match(family: match.family, style: style), let face = face(other.file)
    {
      return make(descriptor, other, face)
    }
    return face(match.file).map { make(descriptor, match, $0) }
  }

  private mutating func system(_ descriptor: FontDescriptor) -> ResolvedFont {
    for family in systemFamilies[descriptor.design] ?? [] {
      if let match = catalog.match(family: family, style: descriptor.style), let face = face(match.file) {
        return make(descriptor, match, face)
      }
    }
    let generic = SystemFont.genericFamily(descriptor.design)
    if let match = catalog.match(generic: generic, style: descriptor.style), let face = face(match.file) {
      return make(descriptor, match, face)
    }
    for substitute in catalog.substitutes(family: generic, style: descriptor.style) {
      if let face = face(substitute.match.file) { return make(descriptor, substitute.match, face) }
    }
    return ResolvedFont(descriptor: descriptor, face: .empty, synthesis: .init())
  }

  private func make(_ descriptor: FontDescriptor, _ match: FontMatch, _ face: FontFace) -> ResolvedFont {
    ResolvedFont(descriptor: descriptor, face: face, synthesis: .init(descriptor, match))
  }

  /// The face of a file, opened once; nil, and a line on standard error the first time, when it is unusable.
  mutating func face(_ file: FontFile) -> FontFace? {
    if let known = faces[file] { return known }
    var face: FontFace?
    do throws(FontFileError) {
      face = try FontFace(file)
    } catch {
      report("\(error)")
    }
    faces[file] = .some(face)
    return face
  }

  /// Says once per name that there is no such font.
  private mutating func tellMissing(_ name: String) {
    guard missingNames.count < FontLibrary.missingNameLimit,
      missingNames.insert(name.lowercased()).inserted
    else { return }
    report("no font is called \"\(name)\"; the system font stands in for it")
  }
}

extension FontDescriptor {
  var style: FontCatalog.Style {
    FontCatalog.Style(weight: weight, isItalic: isItalic, width: width)
  }
}

extension FontCatalog.Style {
  /// The style of a face that was named, changed where a style was asked for besides the name.
  func raised(to match: FontMatch) -> FontCatalog.Style {
    FontCatalog.Style(
      weight: weight == .regular ? match.weight : weight, isItalic: isItalic || match.isItalic, width: width)
  }
}

extension ResolvedFont.Synthesis {
  /// What must be done to the face found to look as asked for: bold weights are thickened when what was found is not
  /// even semibold, italics leaned when it is upright.
  init(_ descriptor: FontDescriptor, _ match: FontMatch) {
    isEmboldened = descriptor.weight >= .semibold && match.weight < .semibold
    isSlanted = descriptor.isItalic && !match.isItalic
  }
}
