import CFreeType
import Synchronization

/// FreeType's library object, one for the process.
///
/// Faces may be used on any thread, each by one at a time, as long as opening and closing them is serialised
/// (https://freetype.org/freetype2/docs/reference/ft2-library_setup.html); this is the lock for that.
enum FreeTypeLibrary {
  private static let library = Mutex<FT_Library?>(nil)

  /// Opens a face of a file; throws FreeType's reason when it cannot.
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
