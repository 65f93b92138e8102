/// The reason why a library cannot be loaded or read.
package struct PreviewLibraryError: Error, CustomStringConvertible {
  /// One line for the user, with the path of the file.
  package let description: String

  init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}
