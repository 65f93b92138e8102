import EaselDrawing

@testable import EaselUI

/// A tint that occurs nowhere else in a drawing.
let testTint = Color(.sRGB, red: 1, green: 0.25, blue: 0)

extension Fragment {
  /// The rectangles of all fills and strokes in `testTint`, without the line width, rounded to a thousandth
  /// of a point.
  @MainActor var tintedBoxes: [CGRect] {
    boxes(of: testTint.resolvePaint(in: EnvironmentValues()), .identity)
  }

  private func boxes(of color: PaintColor, _ outer: CGAffineTransform) -> [CGRect] {
    commands.flatMap { command -> [CGRect] in
      let transform = command.state.transform.concatenating(outer)
      if let group = command.group { return group.boxes(of: color, transform) }
      guard let path = command.path, command.solidColor == color, !path.isEmpty else { return [] }
      return [path.applying(transform).boundingRect.roundedToThousandths]
    }
  }
}

extension CGRect {
  fileprivate var roundedToThousandths: CGRect {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    return CGRect(rounded(minX), rounded(minY), rounded(width), rounded(height))
  }
}
