import SwiftUI

/// A thousand symbols of 24 points that rotate at different speeds, every second one with a letter.
struct ThousandSymbols: View {
  private static let count = 1000
  /// The number of different drawings: the letters of the alphabet, and as many plain tiles.
  private static let kinds = 52

  private static let divisors = (1...count).filter { count.isMultiple(of: $0) }

  /// The number of columns of a grid without gaps whose cells are closest to squares.
  private static func columns(in size: CGSize) -> Int {
    let wanted = (Double(count) * size.width / size.height).squareRoot()
    return divisors.min { abs(log(Double($0) / wanted)) < abs(log(Double($1) / wanted)) } ?? 1
  }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3600)
        let columns = Self.columns(in: size)
        let rows = Self.count / columns
        let symbols = (0..<Self.kinds).map { context.resolveSymbol(id: $0) }
        for index in 0..<Self.count {
          guard let symbol = symbols[index % Self.kinds] else { continue }
          var place = context
          place.translateBy(
            x: (Double(index % columns) + 0.5) * size.width / Double(columns),
            y: (Double(index / columns) + 0.5) * size.height / Double(rows))
          place.rotate(by: .radians(time * (0.5 + Double(index % 7) * 0.25)))
          place.draw(symbol, at: .zero)
        }
      } symbols: {
        ForEach(0..<Self.kinds, id: \.self) { kind in tile(kind).tag(kind) }
      }
    }
  }

  private func tile(_ kind: Int) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6).fill(Color(hue: Double(kind) / 52, saturation: 0.7, brightness: 0.9))
      if kind.isMultiple(of: 2) {
        Text(String(Unicode.Scalar(UInt8(65 + kind / 2))))
          .font(.system(size: 16, weight: .bold)).foregroundColor(.white)
      }
    }
    .frame(width: 24, height: 24)
  }
}
