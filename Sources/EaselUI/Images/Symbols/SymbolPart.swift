/// The part of a symbol's filled form that is shown within its outline.
enum SymbolPart: String {
  case leftHalf = "lefthalf"
  case leadingHalf = "leadinghalf"
  case rightHalf = "righthalf"
  case trailingHalf = "trailinghalf"
  case topHalf = "tophalf"
  case bottomHalf = "bottomhalf"
  case inset

  func area(of filled: Path, lineWidth: CGFloat) -> Path {
    let ink = filled.boundingRect
    let half: CGRect
    switch self {
    case .leftHalf, .leadingHalf:
      half = CGRect(x: ink.minX, y: ink.minY, width: ink.width / 2, height: ink.height)
    case .rightHalf, .trailingHalf:
      half = CGRect(x: ink.midX, y: ink.minY, width: ink.width / 2, height: ink.height)
    case .topHalf: half = CGRect(x: ink.minX, y: ink.minY, width: ink.width, height: ink.height / 2)
    case .bottomHalf: half = CGRect(x: ink.minX, y: ink.midY, width: ink.width, height: ink.height / 2)
    case .inset: return filled.thickened(by: -2 * (lineWidth + 1.4))
    }
    return filled.intersection(Path(half))
  }
}
