import Foundation

/// The types that a library can create without arguments, according to its table of symbols.
struct InitializerSymbols {
  /// The names of the types, qualified by their modules.
  let types: Set<String>

  /// Reads mangled names: `T()` compiles in the module of `T` if an initializer without parameters exists, or one
  /// whose parameters all have defaults. Initializers and types that are private to a file are not found: the
  /// names of the former do not end with the function type, `c`, and those of the latter contain parentheses in
  /// readable form (https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
  ///
  /// The compiler omits initializers that it writes itself and that nobody uses if it optimizes or compiles whole
  /// modules at once.
  init(_ names: [String]) {
    var signatures: [String: Substring] = [:]
    var defaults: [Substring: Int] = [:]
    for name in names where InitializerSymbols.isCandidate(name) {
      guard let text = InitializerSymbols.demangled(name) else { continue }
      if let signature = text.firstRange(of: " of ").map({ text[$0.upperBound...] }),
        text.hasPrefix("default argument ")
      {
        defaults[signature, default: 0] += 1
      } else if let type = InitializerSymbols.createdType(text) {
        signatures[text] = type
      }
    }
    types = Set(
      signatures.compactMap { signature, type in
        let parameters = InitializerSymbols.parameterCount(signature, after: type)
        return parameters == defaults[signature[...], default: 0] ? String(type) : nil
      })
  }

  /// Whether a mangled name may be that of an initializer that allocates, or of a default argument.
  private static func isCandidate(_ name: String) -> Bool {
    name.hasPrefix("$s") && (name.hasSuffix("cfC") || name.hasSuffix("_") && name.contains("fcfA"))
  }

  /// The type `T` of the signature `T.init(…) -> T`; nil for initializers that fail, throw, or are generic, and
  /// for those of other kinds of declarations.
  private static func createdType(_ signature: String) -> Substring? {
    guard let start = signature.firstRange(of: ".init(") else { return nil }
    let type = signature[..<start.lowerBound]
    return signature.hasSuffix(") -> " + type) && !type.contains { " (<".contains($0) } ? type : nil
  }

  private static func parameterCount(_ signature: String, after type: Substring) -> Int {
    let list = signature.dropFirst(type.count + ".init(".count)
    var depth = 0
    var count = list.first == ")" ? 0 : 1
    var previous: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 { count += 1 }
      previous = character
    }
    return count
  }

  /// The readable form of a mangled name:
  /// https://github.com/swiftlang/swift/blob/main/include/swift/Demangling/Demangle.h
  private static func demangled(_ name: String) -> String? {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let symbol = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(symbol, to: Demangle.self)
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
