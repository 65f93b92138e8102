/// What is done with a path: its inside, its line, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  /// The inside by the even-odd rule.
  case eoFill = 1
  case stroke = 2
  /// The inside, then the line.
  case fillStroke = 3
  case eoFillStroke = 4

  /// How the inside is found; nil when only the line is drawn.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var includesStroke: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
