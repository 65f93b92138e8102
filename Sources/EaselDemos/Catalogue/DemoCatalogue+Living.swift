import SwiftUI

/// Animated symbols, rain, and demos of animated shapes, geometry effects and modifiers.
extension DemoCatalogue {
  static let living = [
    symbols, thousand, rain, tower, polygon, clockShape, flower, labels, card, follower, modifiers,
  ]

  private static let symbols = Demo(
    "symbols", "Symbols", "Views that a canvas draws, found by their tags.",
    size: CGSize(width: 400, height: 300), isFunctionOfDate: false,
    variants: Demo.Variant("cascade") { CascadingSymbols() },
    Demo.Variant("from a loop") { CascadingSymbols(usesLoop: true) },
    Demo.Variant("spinning") { SpinningSymbol() })

  private static let thousand = Demo(
    "thousand", "A thousand symbols", "Tiles of 24 points that turn, half of them with a letter.",
    size: CGSize(width: 1280, height: 720), variants: Demo.Variant("tiles") { ThousandSymbols() })

  private static let rain = Demo(
    "rain", "Digital rain", "Columns of signs that fall, the far ones out of focus.",
    size: CGSize(width: 800, height: 450), isFunctionOfDate: false,
    variants: Demo.Variant("two colours") { DigitalRain() },
    Demo.Variant("three colours") { DigitalRain(colors: [.white, .green, .green.opacity(0)]) },
    Demo.Variant("150 columns") { DigitalRain(limit: 150) })

  private static let tower = Demo(
    "tower", "Tower", "What of a change is animated: tap the picture.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false,
    variants: Demo.Variant("implicit") { TappedTower(way: .implicit) },
    Demo.Variant("explicit") { TappedTower(way: .explicit) },
    Demo.Variant("order") { TappedTower(way: .order) },
    Demo.Variant("no animation") { TappedTower(way: .none) })

  private static let polygon = Demo(
    "polygon", "Polygons", "Between whole numbers of sides: press a button.",
    size: CGSize(width: 400, height: 480), isFunctionOfDate: false,
    variants: Demo.Variant("fractions of sides") {
      PolygonChooser { FractionalPolygon(sides: Double($0)).stroke(Color.blue, lineWidth: 3) }
    },
    Demo.Variant("whole sides") {
      PolygonChooser { WholePolygon(sides: $0).stroke(Color.red, lineWidth: 3) }
    },
    Demo.Variant("sides and size") {
      PolygonChooser { sides in
        FractionalPolygon(sides: Double(sides), scale: sides == 3 ? 0.7 : sides == 7 ? 0.4 : 1)
          .stroke(Color.purple, lineWidth: 5)
      }
    },
    Demo.Variant("vertex to vertex") { VertexToVertex() })

  private static let clockShape = Demo(
    "clock-shape", "Clock shape", "A time of day as a vector: press a button.",
    size: CGSize(width: 400, height: 480), isFunctionOfDate: false,
    variants: Demo.Variant("time") { ClockSetter() })

  private static let flower = Demo(
    "flower", "Flower", "Seven rings of petals that breathe and turn.",
    size: CGSize(width: 500, height: 500), isFunctionOfDate: false,
    variants: Demo.Variant("as one picture") { Flower() },
    Demo.Variant("petal by petal") { Flower(way: .plain) },
    Demo.Variant("with a shadow") { Flower(way: .shadow) })

  private static let labels = Demo(
    "labels", "Leaning labels", "Labels that lean into their way: tap.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false,
    variants: Demo.Variant("skew") { SkewedLabels() })

  private static let card = Demo(
    "card", "Turning card", "A card turns in space and shows another face each time.",
    size: CGSize(width: 500, height: 500), isFunctionOfDate: false,
    variants: Demo.Variant("card") { TurningCard() })

  private static let follower = Demo(
    "follower", "Path follower", "An aeroplane flies along a lying eight.",
    size: CGSize(width: 500, height: 300), isFunctionOfDate: false,
    variants: Demo.Variant("eight") { PathFollower() })

  private static let modifiers = Demo(
    "modifiers", "Animated modifiers", "Numbers that modifiers are made of, on their way.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false,
    variants: Demo.Variant("progress") { ProgressIndicator() },
    Demo.Variant("gradient") { ChangingGradient() },
    Demo.Variant("wave") { Wave() },
    Demo.Variant("counter") { Counter() },
    Demo.Variant("text colour") { ColorfulText() })
}
