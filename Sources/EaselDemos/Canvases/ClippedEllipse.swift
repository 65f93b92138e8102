import SwiftUI

struct ClippedEllipse: View {
  var body: some View {
    Canvas { context, size in
      let half = size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
      context.clip(to: Path(CGRect(origin: .zero, size: half)))
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .frame(width: 300, height: 200)
  }
}
