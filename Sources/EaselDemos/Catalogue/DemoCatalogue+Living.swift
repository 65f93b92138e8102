import SwiftUI

/// Animated symbols, rain, and demos of animated shapes, geometry effects and modifiers.
extension DemoCatalogue {
  static let living = [
    symbols, thousand, rain, tower, polygon, clockShape, flower, labels, card, follower, modifiers,
  ]

  private static let symbols = Demo(
    "symbols", "Symbols", "Views drawn by a canvas, resolved by their tags.",
    size: CGSize(width: 400, height: 300), isFunctionOfDate: false, source: "AnimatedSymbols",
    variants: Demo.Variant("cascade") { CascadingSymbols() },
    Demo.Variant("from a loop") { CascadingSymbols(usesLoop: true) },
    Demo.Variant("spinning") { SpinningSymbol() })

  private static let thousand = Demo(
    "thousand", "A thousand symbols", "Rotating tiles of 24 points, half of them with a letter.",
    size: CGSize(width: 1280, height: 720), source: "ThousandSymbols",
    variants: Demo.Variant("tiles") { ThousandSymbols() })

  private static let rain = Demo(
    "rain", "Digital rain", "Falling columns of characters, the distant ones blurred.",
    size: CGSize(width: 800, height: 450), isFunctionOfDate: false, .fill, source: "DigitalRain",
    variants: Demo.Variant("two colors") { DigitalRain() },
    Demo.Variant("three colors") { DigitalRain(colors: [.white, .green, .green.opacity(0)]) },
    Demo.Variant("150 columns") { DigitalRain(limit: 150) })

  private static let tower = Demo(
    "tower", "Tower", "Which part of a change is animated: tap the image.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false, source: "TappedTower",
    variants: Demo.Variant("implicit") { TappedTower(way: .implicit) },
    Demo.Variant("explicit") { TappedTower(way: .explicit) },
    Demo.Variant("order") { TappedTower(way: .order) },
    Demo.Variant("no animation") { TappedTower(way: .none) })

  private static let polygon = Demo(
    "polygon", "Polygons", "An animated number of sides: press a button.",
    size: CGSize(width: 400, height: 480), isFunctionOfDate: false, source: "Polygons",
    variants: Demo.Variant("fractional sides") {
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
    "clock-shape", "Clock shape", "A time of day as animatable data: press a button.",
    size: CGSize(width: 400, height: 480), isFunctionOfDate: false, source: "ClockShape",
    variants: Demo.Variant("time") { ClockSetter() })

  private static let flower = Demo(
    "flower", "Flower", "Seven rings of petals that open, close and rotate.",
    size: CGSize(width: 500, height: 500), isFunctionOfDate: false, source: "Flower",
    variants: Demo.Variant("as one layer") { Flower() },
    Demo.Variant("petal by petal") { Flower(way: .plain) },
    Demo.Variant("with a shadow") { Flower(way: .shadow) })

  private static let labels = Demo(
    "labels", "Leaning labels", "Labels that lean as they move: tap.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false, source: "SkewedLabels",
    variants: Demo.Variant("skew") { SkewedLabels() })

  private static let card = Demo(
    "card", "Turning card", "A card that turns in 3D and shows another face each time.",
    size: CGSize(width: 500, height: 500), isFunctionOfDate: false, source: "TurningCard",
    variants: Demo.Variant("card") { TurningCard() })

  private static let follower = Demo(
    "follower", "Path follower", "An airplane that flies along a figure eight.",
    size: CGSize(width: 500, height: 300), isFunctionOfDate: false, source: "PathFollower",
    variants: Demo.Variant("eight") { PathFollower() })

  private static let modifiers = Demo(
    "modifiers", "Animated modifiers", "Modifiers with an animated number.",
    size: CGSize(width: 400, height: 400), isFunctionOfDate: false, source: "AnimatedModifiers",
    variants: Demo.Variant("progress") { ProgressIndicator() },
    Demo.Variant("gradient") { ChangingGradient() },
    Demo.Variant("wave") { Wave() },
    Demo.Variant("counter") { Counter() },
    Demo.Variant("text color") { ColorfulText() })
}
