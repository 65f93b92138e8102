import EaselDrawing

/// A line across the stack that it is in; a horizontal one elsewhere.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Divider, _ inputs: _NodeInputs) -> _NodeOutput<Divider> {
    let axis = inputs.stackAxis?.other ?? .horizontal
    return makeLeafNode(view, inputs) { _ in DividerLine(axis: axis) }
  }
}

/// A line along an axis: of one pixel where the idiom is `phone`, of one point where it is `desktop`.
struct DividerLine: LeafView, Equatable {
  typealias Body = Never

  let axis: Axis

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis.other] = environment.interfaceIdiom == .phone ? environment.pixelLength : 1
    return size
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    recorder.fill(
      Path(CGRect(origin: .zero, size: size)), style: FillStyle(),
      paint: .solid(Color.gray.opacity(0.4).resolvePaint(in: environment)), state: DrawingState())
  }
}
