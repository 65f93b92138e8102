/// Names of modules for files and folders.
enum ModuleName {
  /// An identifier for a file or folder, such as `My_App_Preview` for "My App".
  ///
  /// The suffix keeps the name different from those of types and modules: a module with the name of one of its
  /// types hides its other members, and one with the name of a module that it imports does not compile.
  /// Letters outside ASCII are replaced by their codes, because linkers and debuggers expect ASCII.
  static func name(for name: String) -> String {
    var identifier = ""
    for scalar in name.unicodeScalars.prefix(maximumLength) {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain {
        identifier.unicodeScalars.append(scalar)
      } else if scalar.isASCII {
        identifier.append("_")
      } else {
        identifier += "u" + String(scalar.value, radix: 16)
      }
    }
    if identifier.first?.isLetter != true { identifier = "_" + identifier }
    return identifier + "_Preview"
  }

  /// Symbol names contain the name of the module many times.
  private static let maximumLength = 40
}
