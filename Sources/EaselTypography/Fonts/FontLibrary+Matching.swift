import EaselGeometry

extension FontLibrary.State {
  /// Finds and opens the face for a descriptor.
  mutating func resolve(_ descriptor: FontDescriptor) -> ResolvedFont {
    if let name = descriptor.family, !name.isEmpty {
      return named(name, descriptor) ?? replacement(for: name, descriptor)
    }
    return system(descriptor)
  }

  /// The replacement for a font that is not installed.
  private mutating func replacement(for name: String, _ descriptor: FontDescriptor) -> ResolvedFont {
    let replacement = FontReplacement.named(name)
    for family in replacement?.families ?? [] {
      if let font = named(family, descriptor) {
        reportMissing(name, replacement: family)
        return font
      }
    }
    var descriptor = descriptor
    if let design = replacement?.design { descriptor.design = design }
    let font = system(descriptor)
    reportMissing(name, replacement: font.face.name)
    return font
  }

  /// The font with a name: a family, in the requested style, or a single face with that full name.
  private mutating func named(_ name: String, _ descriptor: FontDescriptor) -> ResolvedFont? {
    if let match = catalog.match(family: name, style: descriptor.style), let font = make(descriptor, match) {
      return font
    }
    guard let match = catalog.match(fullName: name) else { return nil }
    // The full name of a face implies a style; an additionally requested style is searched for in its family.
    let style = descriptor.style.raised(to: match)
    if style != FontCatalog.Style(weight: match.weight, isItalic: match.isItalic),
      let other = catalog.match(family: match.family, style: style),
      let font = make(descriptor, other)
    {
      return font
    }
    return make(descriptor, match)
  }

  private mutating func system(_ descriptor: FontDescriptor) -> ResolvedFont {
    for family in systemFamilies[descriptor.design] ?? [] {
      if let font = system(descriptor, family: family) { return font }
    }
    let generic = SystemFont.genericFamily(descriptor.design)
    if let match = catalog.match(generic: generic, style: descriptor.style),
      let font = make(descriptor, match)
    {
      return font
    }
    for substitute in catalog.substitutes(families: [generic], style: descriptor.style) {
      if let font = make(descriptor, substitute.match) { return font }
    }
    reportNoFonts()
    return ResolvedFont(descriptor: descriptor, face: .empty)
  }

  /// A family as the system font; nil if it is not installed.
  private mutating func system(_ descriptor: FontDescriptor, family: String) -> ResolvedFont? {
    for name in SystemFont.names(of: family, weight: descriptor.weight) {
      if let match = catalog.match(family: name, style: descriptor.style),
        let font = make(descriptor, match, fitting: SystemFont.fitting(of: family))
      {
        return font
      }
    }
    return nil
  }

  /// A matching face at the requested size. It is emboldened if at least semibold was requested and the face
  /// is lighter, and slanted if italic was requested and the face is upright. Nil if the file cannot be used.
  mutating func make(
    _ descriptor: FontDescriptor, _ match: FontMatch, fitting: SystemFontAdjustment? = nil
  ) -> ResolvedFont? {
    var file = match.file
    file.isEmboldened = !match.isColored && descriptor.weight >= .semibold && match.weight < .semibold
    let isSlanted = descriptor.isItalic && !match.isItalic
    return face(file).map {
      ResolvedFont(descriptor: descriptor, face: $0, isSlanted: isSlanted, fitting: fitting)
    }
  }

  /// The face of a file, which is opened once; nil if it cannot be used, which is reported the first time.
  mutating func face(_ file: FontFile) -> FontFace? {
    if let known = faces[file] { return known }
    var face: FontFace?
    do throws(FontFileError) {
      face = try FontFace(file, cache: glyphs)
    } catch {
      report("\(error)")
    }
    faces.insert(face, for: file, cost: 1)
    return face
  }

  /// Reports once that text is blank because there are no fonts.
  private mutating func reportNoFonts() {
    if !hasReportedNoFonts {
      report("there is no font, so text is blank; install one, such as fonts-inter")
    }
    hasReportedNoFonts = true
  }

  /// Reports once per name that a font is not installed.
  private mutating func reportMissing(_ name: String, replacement: String) {
    guard missingNames.count < FontLibrary.missingNameLimit,
      missingNames.insert(name.lowercased()).inserted
    else { return }
    report("no font is called \"\(name)\"; \(replacement) stands in for it")
  }
}

extension FontDescriptor {
  var style: FontCatalog.Style {
    FontCatalog.Style(weight: weight, isItalic: isItalic, width: width)
  }
}

extension FontCatalog.Style {
  /// The style of a face that was requested by its full name, changed by the additionally requested style.
  func raised(to match: FontMatch) -> FontCatalog.Style {
    FontCatalog.Style(
      weight: weight == .regular ? match.weight : weight, isItalic: isItalic || match.isItalic, width: width)
  }
}
