import CFreeType

/// The axes of variable fonts.
enum FontVariation {
  /// Sets the axes that a list like "wght=650,wdth=100" names; others keep their default. Nothing for faces without axes.
  static func apply(_ list: String, to face: FT_Face) {
    let settings = parse(list)
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard !settings.isEmpty, FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
    defer { FT_Done_MM_Var(face.pointee.glyph.pointee.library, axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { number -> FT_Fixed in
      let axis = axes.pointee.axis[number]
      guard let value = settings[UInt32(truncatingIfNeeded: axis.tag)] else { return axis.def }
      return min(axis.maximum, max(axis.minimum, FT_Fixed(value * 65536)))
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// Axis tags as four bytes, with their values; entries that make no sense are left out.
  static func parse(_ list: String) -> [UInt32: Double] {
    var settings: [UInt32: Double] = [:]
    for entry in list.split(separator: ",") {
      let parts = entry.split(separator: "=")
      guard parts.count == 2, parts[0].utf8.count == 4, let value = Double(parts[1]), abs(value) < 30_000
      else { continue }
      settings[tag(parts[0])] = value
    }
    return settings
  }

  /// Four letters as the number that OpenType writes them as.
  static func tag(_ name: some StringProtocol) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
