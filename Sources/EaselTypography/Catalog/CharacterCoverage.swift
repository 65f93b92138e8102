import CFontconfig

/// The characters that a face has: fontconfig's set, shared by reference.
final class CharacterCoverage {
  private let characters: OpaquePointer

  /// Keeps a copy of a borrowed set.
  init(_ characters: OpaquePointer) { self.characters = FcCharSetCopy(characters) }

  deinit { FcCharSetDestroy(characters) }

  func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) == FcTrue }
}

/// A face that may stand in for characters that another one lacks.
struct Substitute {
  var match: FontMatch
  var characters: CharacterCoverage
}
