import SwiftUI

/// All demos, in the order of the viewer's keys.
public enum DemoCatalogue {
  public static let all: [Demo] = [
    Demo(
      "canvas", "Simple canvas", "A gradient in a rounded rectangle over its own outline.", width: 400,
      height: 300
    ) {
      SimpleCanvas()
    },
    Demo(
      "clock", "Clock", "A face that rarely changes under hands that always do.", width: 800, height: 800,
      Demo.Variant("split, every 0.06 s") { SplitClock(schedule: .animation(minimumInterval: 0.06)) },
      Demo.Variant("split, every refresh") { SplitClock(schedule: .animation) },
      Demo.Variant("one canvas, every refresh") { SingleCanvasClock() },
      Demo.Variant("once a second") {
        SplitClock(schedule: .periodic(from: .distantPast, by: 1), ticks: true)
      }),
    Demo(
      "ellipse", "Ellipse", "An outline cut by the canvas, a fill, a clip, and a copied context.", width: 400,
      height: 300,
      Demo.Variant("outline") { EllipseOutline() },
      Demo.Variant("filled") { FilledEllipse() },
      Demo.Variant("clipped") { ClippedEllipse() },
      Demo.Variant("copied context") { CopiedContext() }),
    Demo(
      "triangle", "Triangle path", "One path, filled and stroked in several ways.", width: 400, height: 400,
      Demo.Variant("filled") { TrianglePath.filled },
      Demo.Variant("blue") { TrianglePath.blue },
      Demo.Variant("open stroke") { TrianglePath.openStroke },
      Demo.Variant("closed by a fifth point") { TrianglePath.overlappingStroke },
      Demo.Variant("translucent stroke") { TrianglePath.translucentStroke },
      Demo.Variant("round joins") { TrianglePath.roundStroke }),
    Demo(
      "triangle-shape", "Triangle shape", "A shape that fits its frame.", width: 400, height: 400,
      Demo.Variant("fill") { TriangleShape().fill(Color.red).frame(width: 300, height: 300) },
      Demo.Variant("stroke") {
        TriangleShape()
          .stroke(Color.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
          .frame(width: 300, height: 300)
      }),
    Demo(
      "arc", "Arc", "Which way round an arc runs, and a ring of one.", width: 400, height: 400,
      Demo.Variant("as it is") {
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
      }),
    Demo(
      "border", "Stroke and border", "A wide stroke leaves its frame, a border stays inside.", width: 400,
      height: 400,
      Demo.Variant("stroke") { Circle().stroke(Color.blue, lineWidth: 40) },
      Demo.Variant("strokeBorder") { Circle().strokeBorder(Color.blue, lineWidth: 40) }),
  ]

  /// The demo of a name, or nil.
  public static func demo(named name: String) -> Demo? { all.first { $0.id == name } }
}
