/// A text given by a literal: the key under which a translation would be found. Here it is its own text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let pieces: [Text.Piece]

  public init(_ value: String) { pieces = [Text.Piece(string: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.trimmedPieces }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The last one is plain and takes what is appended.
    private var pieces = [Text.Piece(string: "")]

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces[0].string.reserveCapacity(literalCapacity)
    }

    /// The pieces without the empty one that a text leaves behind it.
    fileprivate var trimmedPieces: [Text.Piece] {
      pieces.count > 1 && pieces[pieces.count - 1].string.isEmpty ? pieces.dropLast() : pieces
    }

    private mutating func append(_ text: String) { pieces[pieces.count - 1].string += text }

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ substring: Substring) { append(String(substring)) }

    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      if pieces[pieces.count - 1].string.isEmpty { pieces.removeLast() }
      pieces += text.pieces
      pieces.append(Text.Piece(string: ""))
    }

    /// A whole number as the current locale writes it, so with separators between thousands where it has them.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(IntegerFormatStyle<T>().format(value))
    }

    /// A number with six decimals, as `%lf` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%lf", value)) }

    /// A number with six decimals, as `%f` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", value)) }

    /// A number with six decimals, as `%lf` writes it; give a `specifier` or a `format` for others.
    public mutating func appendInterpolation(_ value: CGFloat) {
      append(String(format: "%lf", Double(value)))
    }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(format.format(input))
    }
  }
}
