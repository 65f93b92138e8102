import SwiftUI

struct CopiedContext: View {
  var body: some View {
    Canvas { context, size in
      let half = size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))

      var clipped = context
      clipped.clip(to: Path(CGRect(origin: .zero, size: half)))
      clipped.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))

      let center = CGPoint(x: size.width / 4, y: size.height / 4)
      context.fill(Path(CGRect(origin: center, size: half)), with: .color(.blue))
    }
    .frame(width: 300, height: 200)
  }
}
