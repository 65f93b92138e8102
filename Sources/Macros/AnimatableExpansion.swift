/// The expansion of `@Animatable struct Name { … }`: the property `animatableData`, and an extension with the
/// conformance unless the type already has it.
///
/// The type of the property is opaque, because the types of the variables are not known. Overloaded functions
/// choose the vector of each variable.
struct AnimatableExpansion {
  private let role: String
  private let declaration: String
  private let extendedType: String?
  private let addsConformance: Bool

  /// Returns nil if the message is about another macro.
  init?(of message: MessageText) {
    guard message.text("typeName", in: "macro") == "AnimatableMacro", let role = message.text("macroRole"),
      let declaration = message.text("source", in: "declSyntax")
    else { return nil }
    (self.role, self.declaration) = (role, declaration)
    extendedType = message.text("source", in: "extendedTypeSyntax")
    addsConformance = message.text("source", in: "conformanceListSyntax") != nil
  }

  var source: String {
    guard role == "member" else {
      return addsConformance ? extendedType.map { "extension \($0): EaselUI.Animatable {}" } ?? "" : ""
    }
    guard let variables = StoredVariables(of: declaration), !variables.names.isEmpty else { return "" }
    let names = variables.names
    let vectors = names.map { "EaselUI._animatableVector(of: self.\($0))" }
    let vector =
      names.count == 1 ? vectors[0] : "EaselUI.AnimatableValues(\(vectors.joined(separator: ", ")))"
    let setters = names.enumerated().map { number, name in
      let part = names.count == 1 ? "vector" : "vector.value.\(number)"
      return "EaselUI._setAnimatableVector(of: &self.\(name), to: \(part))"
    }
    let access = variables.heading.first { ["public", "open", "package"].contains($0) }.map { _ in "public " }
    return """
      \(access ?? "")nonisolated var animatableData: some EaselUI.VectorArithmetic {
      get { \(vector) }
      set {
      let vector = EaselUI._animatableVector(newValue, like: \(vector))
      \(setters.joined(separator: "\n"))
      }
      }
      """
  }
}
