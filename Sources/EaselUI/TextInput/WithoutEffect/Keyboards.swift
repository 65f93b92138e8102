// API of on-screen keyboards, which this platform does not show. It exists so that programs for other platforms compile.

/// The kind of an on-screen keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// A kind of keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad
  /// A kind of keyboard.
  case twitter, webSearch, asciiCapableNumberPad

  /// Letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The letters that an on-screen keyboard capitalizes. An older form of `TextInputAutocapitalization`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The characters that are capitalized.
  case none, words, sentences, allCharacters
}

/// The letters that an on-screen keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(name: "characters")
  }
}

extension TextInputAutocapitalization {
  /// Creates the value for one of earlier versions.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// How much of the system's writing tools a view offers. This platform has none.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Tools in a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

nonisolated extension View {
  /// Has no effect: there is no on-screen keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Has no effect: nothing is suggested.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Has no effect: there is no on-screen keyboard.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Has no effect: there is no on-screen keyboard.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Has no effect: texts are not corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect: texts are not corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Has no effect: there is no interface for finding text.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Has no effect: there is no interface for finding text.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect: there is no interface for finding text.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect: there are no writing tools.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
