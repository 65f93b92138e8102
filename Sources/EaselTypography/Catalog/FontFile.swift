/// A face in a file: what has to be known to open it.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The face's number in the file; the upper 16 bits number a named instance of a variable font.
  var index: Int = 0
  /// Axis settings of a variable font as fontconfig writes them, "wght=650,wdth=100"; empty for none.
  var variations: String = ""
  /// True: outlines are thickened, because the family has no bold.
  var isEmboldened = false
}

/// Why a font file cannot be used.
struct FontFileError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "cannot use the font file \(path): \(reason)" }
}
