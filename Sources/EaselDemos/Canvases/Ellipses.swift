import SwiftUI

/// The outer half of the line is lost where the ellipse touches the edge of the canvas.
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

struct FilledEllipse: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .frame(width: 300, height: 200)
  }
}

/// Only the top left quarter of the canvas lets anything through.
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

/// The copy is clipped, the original is not.
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
