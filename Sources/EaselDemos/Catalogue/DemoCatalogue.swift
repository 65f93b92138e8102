import SwiftUI

/// The catalog of demos, in the order of the viewer's number keys.
public enum DemoCatalogue {
  /// All demos, by what they show.
  public static let sections = [
    DemoSection(title: "Showpieces", demos: showpieces),
    DemoSection(title: "Effects and speed", demos: showcase),
    DemoSection(title: "Animations", demos: [clock] + living),
    DemoSection(
      title: "Drawing", demos: [canvas, ellipse, trianglePath, triangleShape, arc, border, drawings]),
    DemoSection(title: "Storybook", demos: storybook),
  ]

  /// Every demo, in the order of the sections.
  public static let all = sections.flatMap(\.demos)

  /// The demo with a name, or nil.
  public static func demo(named name: String) -> Demo? { all.first { $0.id == name } }

  /// The published figures are from The SwiftUI Lab, "Advanced SwiftUI Animations, Part 5: Canvas",
  /// https://swiftui-lab.com/swiftui-animations-part5/. It gives two for one canvas every 0.06 s.
  private static let clock = Demo(
    "clock", "Clock", "A static face under moving hands.",
    size: CGSize(width: 800, height: 800), .fill, source: "Clock",
    variants: Demo.Variant("two canvases, every 0.06 s", publishedUse: .percent(6)) {
      SplitClock(schedule: .animation(minimumInterval: 0.06))
    },
    Demo.Variant("two canvases, every refresh") { SplitClock(schedule: .animation) },
    Demo.Variant("one canvas, every refresh", publishedUse: .percent(30)) {
      SingleCanvasClock(schedule: .animation)
    },
    Demo.Variant("two canvases, once a second", publishedUse: .below(1)) {
      SplitClock(schedule: .periodic(from: .distantPast, by: 1), ticks: true)
    },
    Demo.Variant("one canvas, every 0.06 s", publishedUse: .percent(14...16)) {
      SingleCanvasClock(schedule: .animation(minimumInterval: 0.06))
    })

  private static let canvas = Demo(
    "canvas", "Simple canvas",
    "A gradient in a rounded rectangle over its own outline.",
    size: CGSize(width: 400, height: 300), source: "SimpleCanvas",
    variants: Demo.Variant("gradient") { SimpleCanvas() })

  private static let ellipse = Demo(
    "ellipse", "Ellipse",
    "An outline clipped by its canvas, a fill, a clip, a copied context, and a stretched symbol.",
    size: CGSize(width: 400, height: 300), source: "Ellipse",
    variants: Demo.Variant("outline") { EllipseOutline() },
    Demo.Variant("filled") { FilledEllipse() },
    Demo.Variant("clipped") { ClippedEllipse() },
    Demo.Variant("copied context") { CopiedContext() },
    Demo.Variant("scatter plot") { ScatterPlot.circles })

  private static let trianglePath = Demo(
    "triangle", "Triangle path", "One path, filled and stroked in several ways.",
    size: CGSize(width: 400, height: 400), source: "Triangles",
    variants: Demo.Variant("plain") { TrianglePath { $0 } },
    Demo.Variant("filled") { TrianglePath { $0.fill(Color.blue) } },
    Demo.Variant("open stroke") { TrianglePath { $0.stroke(Color.blue, lineWidth: 10) } },
    Demo.Variant("first edge repeated") {
      TrianglePath(overlap: true) { $0.stroke(Color.blue, lineWidth: 10) }
    },
    Demo.Variant("translucent stroke") {
      TrianglePath(overlap: true) { $0.stroke(Color.blue.opacity(0.25), lineWidth: 10) }
    },
    Demo.Variant("round joins") {
      TrianglePath {
        $0.stroke(Color.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
      }
    })

  private static let triangleShape = Demo(
    "triangle-shape", "Triangle shape", "A shape that fits its frame.",
    size: CGSize(width: 400, height: 400), source: "Triangles",
    variants: Demo.Variant("fill") {
      TriangleShape().fill(Color.red).frame(width: 300, height: 300)
    },
    Demo.Variant("stroke") {
      TriangleShape()
        .stroke(Color.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
        .frame(width: 300, height: 300)
    })

  private static let arc = Demo(
    "arc", "Arc", "The direction of an arc, and a border of one.",
    size: CGSize(width: 400, height: 400), source: "Arcs",
    variants: Demo.Variant("addArc angles") {
      NaiveArc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        .stroke(Color.blue, lineWidth: 10)
        .frame(width: 300, height: 300)
    },
    Demo.Variant("from 12 o'clock") {
      ClockwiseArc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        .stroke(Color.blue, lineWidth: 10)
        .frame(width: 300, height: 300)
    },
    Demo.Variant("border") {
      ClockwiseArc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
        .strokeBorder(Color.blue, lineWidth: 40)
    })

  private static let border = Demo(
    "border", "Stroke and border", "A wide stroke extends beyond its frame; a border stays inside.",
    size: CGSize(width: 400, height: 400), source: "Arcs",
    variants: Demo.Variant("stroke") { Circle().stroke(Color.blue, lineWidth: 40) },
    Demo.Variant("strokeBorder") { Circle().strokeBorder(Color.blue, lineWidth: 40) })

  private static let drawings = Demo(
    "drawings", "Drawings", "Paths from several sources, text with a gradient, symbols with a filter.",
    size: CGSize(width: 400, height: 300), source: "Drawings",
    variants: Demo.Variant("corners of 10 by 50") {
      PathSource { Path(roundedRect: $0, cornerSize: CGSize(width: 10, height: 50), style: .continuous) }
    },
    Demo.Variant("path from a CGPath") { PathSource { Path(CGPath(ellipseIn: $0, transform: nil)) } },
    Demo.Variant("path from lines") {
      PathSource { _ in
        Path {
          $0.move(to: .zero)
          $0.addLines([.init(x: 10, y: 10), .init(x: 0, y: 50), .init(x: 100, y: 100), .init(x: 100, y: 0)])
        }
      }
    },
    Demo.Variant("path from a circle") { PathSource { Circle().path(in: $0) } },
    Demo.Variant("path from a shape") { PathSource { LeafShape().path(in: $0) } },
    Demo.Variant("gradient text") { GradientText() },
    Demo.Variant("houses in order") { ThreeHouses(way: .order) },
    Demo.Variant("houses by a copy") { ThreeHouses(way: .copy) },
    Demo.Variant("houses by a layer") { ThreeHouses(way: .layer) })
}
