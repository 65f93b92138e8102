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

/// A filled ellipse that touches the edges of its canvas.
struct FilledEllipse: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .frame(width: 300, height: 200)
  }
}

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

/// A mark in each rectangle, drawn by stretching one symbol.
struct ScatterPlot<Mark: View>: View {
  let places: [CGRect]
  let mark: Mark

  private enum Symbol { case mark }

  var body: some View {
    Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: Symbol.mark) else { return }
      for place in places { context.draw(symbol, in: place) }
    } symbols: {
      mark.tag(Symbol.mark)
    }
    .frame(width: 300, height: 200)
    .border(Color.blue)
  }
}

extension ScatterPlot where Mark == Image {
  /// Fifty circles at fixed positions.
  static var circles: ScatterPlot {
    var state: UInt32 = 7
    func random(below limit: UInt32) -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return CGFloat((state >> 16) % limit)
    }
    let places = (0..<50).map { _ in
      CGRect(
        x: random(below: 270), y: random(below: 170), width: 5 + random(below: 25),
        height: 5 + random(below: 25))
    }
    return ScatterPlot(places: places, mark: Image(systemName: "circle"))
  }
}
