import SwiftUI

/// A mark in each of some rectangles, drawn from one symbol that is stretched.
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
  /// Fifty circles, always in the same places.
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
