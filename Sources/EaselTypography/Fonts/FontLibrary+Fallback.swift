import EaselGeometry

/// The order in which faces stand in for each other depends on these alone.
struct SubstituteKey: Hashable, Sendable {
  var design: FontDescriptor.Design
  var style: FontCatalog.Style
  /// True: faces in colour alone. False: those last.
  var isEmoji = false
}

/// Faces in the order in which they are asked for a character that the font lacks, and what was found so far.
struct SubstituteList {
  var substitutes: [Substitute]
  /// The number of the face for a character; nil where no face has it.
  var found: [Unicode.Scalar: Int?] = [:]
}

extension FontLibrary {
  /// The font that draws a character in place of `font`, which lacks it: the installed face nearest in style that has
  /// it; nil when no face has. For emoji, a face that has it in colour.
  func substitute(for scalar: Unicode.Scalar, in font: ResolvedFont, isEmoji: Bool = false) -> ResolvedFont? {
    let descriptor = font.descriptor
    let key = SubstituteKey(
      design: descriptor.design, style: isEmoji ? FontCatalog.Style() : descriptor.style, isEmoji: isEmoji)
    return state.withLock { state in
      guard let match = state.substitute(for: scalar, key: key) else { return nil }
      return state.font(match, descriptor: descriptor)
    }
  }
}

extension FontLibrary.State {
  /// The first face in the order of substitutes that has a character and can be opened.
  fileprivate mutating func substitute(for scalar: Unicode.Scalar, key: SubstituteKey) -> FontMatch? {
    var list = substitutes.removeValue(forKey: key) ?? makeList(key)
    defer { substitutes[key] = list }
    if let known = list.found[scalar] { return known.map { list.substitutes[$0].match } }
    let number = list.substitutes.firstIndex {
      $0.characters.contains(scalar)
        && face($0.match.file)?.hasPicture(of: scalar, inColor: key.isEmoji) == true
    }
    list.found[scalar] = .some(number)
    return number.map { list.substitutes[$0].match }
  }

  private func makeList(_ key: SubstituteKey) -> SubstituteList {
    if key.isEmoji {
      let all = catalog.substitutes(families: [SystemFont.emojiFamily], style: key.style)
      return SubstituteList(substitutes: all.filter(\.match.isColored))
    }
    let families = (systemFamilies[key.design] ?? []) + [SystemFont.genericFamily(key.design)]
    let all = catalog.substitutes(families: families, style: key.style)
    return SubstituteList(
      substitutes: all.filter { !$0.match.isColored } + all.filter(\.match.isColored))
  }

  /// A substitute at the size and in the style of what it stands in for.
  fileprivate mutating func font(_ match: FontMatch, descriptor: FontDescriptor) -> ResolvedFont? {
    let key = FontLibrary.FontKey(descriptor: descriptor, file: match.file)
    if let font = fonts[key] { return font }
    guard let font = make(descriptor, match) else { return nil }
    fonts.insert(font, for: key, cost: 1)
    return font
  }
}
