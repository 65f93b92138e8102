import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// The values of animatable effects halfway through an animation.
@MainActor
struct AnimatedEffectTests {
  /// Returns the first command of the drawing halfway through a linear animation of one second.
  private func middle<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> DrawingCommand? {
    let flag = Handle<Bool>()
    let stage = Stage(Flagged(handle: flag, content: content))
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    return stage.show(at: 0.5).leaf
  }

  @Test("Opacity and blur are interpolated")
  func layers() throws {
    let opacity = try #require(middle { Box(0).opacity($0 ? 0.2 : 1) })
    #expect(abs(opacity.state.opacity - 0.6) < 1e-6)
    let blur = try #require(middle { Box(0).blur(radius: $0 ? 10 : 2) })
    guard case .blur(let radius, _, _) = blur.state.filters?.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(radius == 6)
  }

  @Test("A shadow's color, radius and offset are interpolated")
  func shadow() throws {
    let command = try #require(
      middle { Box(0).shadow(color: $0 ? .white : .black, radius: $0 ? 4 : 2, x: $0 ? 10 : 0) })
    guard case .shadow(let shadow) = command.state.filters?.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(shadow.radius == 3)
    #expect(shadow.offset == CGSize(5, 0))
    #expect(abs(TransferFunction.decode(shadow.color.components.x) - 0.5) < 1e-4)
  }

  @Test("Hue rotation interpolates the angle, not the matrix")
  func hue() throws {
    let command = try #require(middle { Box(0).hueRotation(.degrees($0 ? 180 : 0)) })
    guard case .colorMatrix(let rows) = command.state.filters?.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(rows == ColorMatrix.hueRotation(.degrees(90)).rows)
  }

  @Test("A rotation from 0 to 360 degrees is a full turn")
  func rotation() throws {
    let command = try #require(
      middle { Box(0, width: 10, height: 10).rotationEffect(.degrees($0 ? 360 : 0)) })
    #expect(abs(command.state.transform.a + 1) < 1e-12)
  }

  @Test("Fill, view and foreground colors are mixed in linear light")
  func colors() throws {
    let half = TransferFunction.encode(Float(0.5))
    for command in [
      middle { Rectangle().fill($0 ? Color.white : Color.black) },
      middle { $0 ? Color.white : Color.black },
      middle { Rectangle().foregroundColor($0 ? .white : .black) },
      middle { Rectangle().fill(AnyShapeStyle($0 ? Color.white : Color.black)) },
    ] {
      let command = try #require(command)
      guard case .fill(_, _, .solid(let color)) = command.operation else {
        Issue.record("another drawing was recorded")
        return
      }
      #expect(abs(color.components.x - half) < 1e-3)
    }
  }

  @Test("A shape's data, its line style and the rectangle of a trimmed shape are interpolated")
  func shapes() throws {
    let stroke = try #require(middle { Circle().stroke(.red, lineWidth: $0 ? 10 : 2) })
    guard case .stroke(_, let style, _, _) = stroke.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(style.lineWidth == 6)
    let trim = try #require(middle { Polyline().trim(from: 0, to: $0 ? 1 : 0).fill(.red) })
    guard case .fill(let path, _, _) = trim.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(abs(path.boundingRect.width - 50) < 1e-6)
    let rounded = try #require(
      middle { RoundedRectangle(cornerRadius: $0 ? 20 : 0, style: .circular).fill(.red) })
    guard case .fill(let path, _, _) = rounded.operation else {
      Issue.record("another drawing was recorded")
      return
    }
    #expect(path == Path(roundedRect: CGRect(0, 0, 100, 100), cornerRadius: 10, style: .circular))
  }

  private struct Polyline: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: 0))
      }
    }
  }

  private struct Polygon: Shape {
    var sides: Double
    let log: Values

    var animatableData: Double {
      get { sides }
      set { sides = newValue }
    }

    func path(in rect: CGRect) -> Path {
      log.append(sides)
      return Path(rect)
    }
  }

  final class Values: @unchecked Sendable {
    var values: [Double] = []
    func append(_ value: Double) { values.append(value) }
  }

  @Test("A custom shape makes its path with each interpolated value")
  func userShape() {
    let (flag, log) = (Handle<Bool>(), Values())
    let stage = Stage(
      Flagged(handle: flag) { Polygon(sides: $0 ? 7 : 3, log: log).stroke(.blue, lineWidth: 3) })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    for time in [0, 0.25, 0.5, 1] { stage.show(at: time) }
    #expect(log.values == [3, 3, 4, 5, 7])
  }

  private struct Skew: GeometryEffect {
    var offset: CGFloat

    var animatableData: CGFloat {
      get { offset }
      set { offset = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.1, d: 1, tx: offset, ty: 0))
    }
  }

  @Test("A custom geometry effect makes its transform with each interpolated value")
  func geometryEffect() throws {
    let command = try #require(middle { Box(0).modifier(Skew(offset: $0 ? 40 : 0)) })
    #expect(command.state.transform.tx == 20)
  }

  private struct Counter: ViewModifier, Animatable {
    var number: CGFloat

    nonisolated var animatableData: CGFloat {
      get { number }
      set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay { Box(Int(number)) } }
  }

  @Test("The body of an animatable modifier runs with each interpolated value")
  func animatableModifier() {
    let flag = Handle<Bool>()
    let stage = Stage(Flagged(handle: flag) { Box(0).modifier(Counter(number: $0 ? 100 : 0)) })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.42).boxes.map(\.0) == [0, 42])
  }

  @Test("Lengths that are nil, infinite or NaN change without animation")
  func lengthsThatJump() {
    for (from, to) in [(nil, 40), (40, nil), (40, CGFloat.infinity), (CGFloat.nan, 40)]
      as [(CGFloat?, CGFloat?)]
    {
      let flag = Handle<Bool>()
      let stage = Stage(
        Flagged(handle: flag) { Box(0).frame(minWidth: $0 ? to : from, maxWidth: $0 ? to : from) })
      stage.show(at: 0)
      withAnimation(.linear(duration: 1)) { flag.value = true }
      stage.show(at: 0)
      let width = stage.frame(at: 0.5)?.width ?? -1
      #expect(width.isFinite && width >= 0)
      #expect(stage.frame(at: 2)?.width == (to == 40 ? 40 : 100))
    }
  }
}

extension Fragment {
  /// The first command that is not a fragment without effects; its transform includes the enclosing
  /// transforms.
  var leaf: DrawingCommand? {
    guard var command = commands.first else { return nil }
    switch command.operation {
    case .fragment(let fragment):
      guard let inner = fragment.leaf else { return nil }
      let outer = command.state.transform
      command = inner
      command.state.transform = inner.state.transform.concatenating(outer)
      return command
    default: return command
    }
  }
}
