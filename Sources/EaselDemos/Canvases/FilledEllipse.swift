import SwiftUI

/// All of the ellipse that touches the edges of its canvas.
struct FilledEllipse: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .frame(width: 300, height: 200)
  }
}
