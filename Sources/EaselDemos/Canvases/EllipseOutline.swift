import SwiftUI

struct EllipseOutline: View {
  var body: some View {
    Canvas { context, size in
      context.stroke(
        Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)
  }
}
