extension Diagnostic {
  /// The message with a hint, if there is something to say that the compiler does not.
  static func addingHint(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.hint = hint(for: diagnostic.message)
    return result
  }

  private static func hint(for message: String) -> String? {
    if let module = missingModule(in: message) {
      guard AppleModules.names.contains(module) else {
        return "the module \(module) is not part of Swift for Linux or Easel; preview the package that "
          + "depends on it"
      }
      return "\(module) does not exist on Linux; put what needs it between '#if canImport(\(module))' and "
        + "'#endif'"
    }
    if let name = missingName(in: message), SwiftUINames.missing.contains(name) {
      return "Easel has no \(name): it provides SwiftUI's drawing API and the controls around it"
    }
    if message.hasPrefix("module compiled with Swift") {
      return "the compiler has another version than the one that built Easel; set EASEL_SWIFTC to that one"
    }
    return nil
  }

  /// The name that the compiler cannot find; nil for other messages.
  private static func missingName(in message: String) -> String? {
    for start in ["cannot find '", "cannot find type '"] where message.hasPrefix(start) {
      return String(message.dropFirst(start.count).prefix { $0 != "'" && $0 != "." })
    }
    return nil
  }

  /// The name of the module in the compiler's message that it cannot find a module; nil for other messages.
  static func missingModule(in message: String) -> String? {
    let start = "no such module '"
    guard message.hasPrefix(start) else { return nil }
    return String(message.dropFirst(start.count).prefix { $0 != "'" })
  }
}
