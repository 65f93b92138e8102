/// How the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round more often one way than the other.
  case winding
  /// Where the path goes round an odd number of times.
  case evenOdd
}
