import Easel
import EaselPixels

/// The program's icon: a painting on an easel, drawn by the library at any size.
struct ProgramIcon: View {
  /// The side of the square in which the drawing is designed.
  private static let side: CGFloat = 64

  /// The icon as an image of `side` pixels a side.
  @MainActor
  static func image(side: Int) -> PixelImage? {
    let renderer = ImageRenderer(content: ProgramIcon().frame(width: CGFloat(side), height: CGFloat(side)))
    return renderer.makePixmap().map { PixelImage(copying: $0) }
  }

  var body: some View {
    Canvas { context, size in
      context.scaleBy(x: size.width / ProgramIcon.side, y: size.height / ProgramIcon.side)
      drawStand(in: context)
      drawPicture(in: context)
    }
  }

  private func drawStand(in context: GraphicsContext) {
    let wood = GraphicsContext.Shading.color(Color(red: 0.55, green: 0.36, blue: 0.2))
    let legs = Path { path in
      path.addLines([CGPoint(x: 29, y: 6), CGPoint(x: 12, y: 61)])
      path.addLines([CGPoint(x: 35, y: 6), CGPoint(x: 52, y: 61)])
      path.addLines([CGPoint(x: 32, y: 4), CGPoint(x: 32, y: 57)])
    }
    context.stroke(legs, with: wood, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    let ledge = CGRect(x: 8, y: 46, width: 48, height: 5)
    context.fill(Path(roundedRect: ledge, cornerRadius: 2), with: wood)
  }

  private func drawPicture(in context: GraphicsContext) {
    let frame = CGRect(x: 9, y: 12, width: 46, height: 34)
    context.fill(Path(roundedRect: frame, cornerRadius: 3), with: .color(.white))
    let edge = Path(roundedRect: frame.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 2.75)
    context.stroke(edge, with: .color(Color(white: 0.7)), lineWidth: 0.5)
    var picture = context
    picture.clip(to: Path(roundedRect: frame.insetBy(dx: 2.5, dy: 2.5), cornerRadius: 1.5))
    let sky = Gradient(colors: [
      Color(red: 0.1, green: 0.45, blue: 1), Color(red: 0.45, green: 0.85, blue: 1),
    ])
    picture.fill(
      Path(frame),
      with: .linearGradient(
        sky, startPoint: frame.origin, endPoint: CGPoint(x: frame.minX, y: frame.maxY)))
    picture.fill(
      Path(ellipseIn: CGRect(x: 38, y: 17, width: 10, height: 10)),
      with: .color(Color(red: 1, green: 0.8, blue: 0.2)))
    let hill = Path(ellipseIn: CGRect(x: 20, y: 33, width: 60, height: 40))
    picture.fill(hill, with: .color(Color(red: 0.1, green: 0.6, blue: 0.3)))
    let nearHill = Path(ellipseIn: CGRect(x: -16, y: 30, width: 56, height: 40))
    picture.fill(nearHill, with: .color(Color(red: 0.2, green: 0.78, blue: 0.35)))
  }
}
