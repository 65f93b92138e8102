import CFreeType
import Synchronization

/// FreeType's library object, shared by the process.
///
/// Faces may be used on any thread, each by one thread at a time, but opening and closing faces must be
/// serialised (https://freetype.org/freetype2/docs/reference/ft2-library_setup.html); this type holds the
/// lock for that.
enum FreeTypeLibrary {
  private static let library = Mutex<FT_Library?>(nil)

  /// Opens a face of a file; throws FreeType's description of the error if that fails.
  static func open(_ file: FontFile) throws(FontFileError) -> FT_Face {
    let (code, address) = library.withLock { library -> (FT_Error, UInt) in
      if library == nil {
        let code = FT_Init_FreeType(&library)
        if code != 0 { return (code, 0) }
      }
      var face: FT_Face?
      let code = FT_New_Face(library, file.path, FT_Long(file.index), &face)
      return (code, UInt(bitPattern: face))
    }
    guard code == 0, let face = FT_Face(bitPattern: address) else {
      throw FontFileError(path: file.path, reason: reason(for: code))
    }
    return face
  }

  static func close(_ face: FT_Face) {
    let address = UInt(bitPattern: face)
    library.withLock { _ in _ = FT_Done_Face(FT_Face(bitPattern: address)) }
  }

  private static func reason(for code: FT_Error) -> String {
    guard let text = FT_Error_String(code) else { return "FreeType error \(code)" }
    return String(cString: text)
  }
}

/// The axes of variable fonts.
enum FontVariation {
  /// Sets the axes in a list such as "wght=650,wdth=100"; other axes keep their defaults. Has no effect on
  /// faces without axes.
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

  /// The values by axis tag; malformed entries are ignored.
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

  /// A four-letter OpenType tag as a number.
  static func tag(_ name: some StringProtocol) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
