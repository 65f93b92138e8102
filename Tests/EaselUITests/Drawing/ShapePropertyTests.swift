import EaselDrawing
import Foundation
import Observation
import Testing

@testable import EaselUI

private enum InsetKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  fileprivate var testInset: CGFloat {
    get { self[InsetKey.self] }
    set { self[InsetKey.self] = newValue }
  }
}

/// Dynamic properties of shapes.
@MainActor
struct ShapePropertyTests {
  /// A rectangle inset by a value of the environment.
  private struct Inset: InsettableShape {
    @Environment(\.testInset) private var inset
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset + amount, dy: amount)) }

    func inset(by amount: CGFloat) -> Inset {
      var copy = self
      copy.amount += amount
      return copy
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 40 + inset, height: 20)
    }
  }

  private struct Surroundings<Content: View>: View {
    let handle: Handle<CGFloat>
    @State private var inset: CGFloat = 5
    let content: Content

    var body: some View {
      handle.binding = $inset
      return content.environment(\.testInset, inset)
    }
  }

  private func stage<Content: View>(_ handle: Handle<CGFloat>, _ content: Content) -> Stage<some View> {
    Stage(Surroundings(handle: handle, content: content))
  }

  /// Returns the bounds of all paths that are filled, stroked or used as clips.
  private func bounds(of fragment: Fragment) -> [CGRect] {
    fragment.allCommands.compactMap { command in
      if let path = command.path { return path.boundingRect }
      if case .path(let path, _)? = command.state.clip?.shape { return path.boundingRect }
      return nil
    }
  }

  /// Expects the width of the first path at insets of 5 and 8.
  private func expect<Content: View>(
    _ widths: [CGFloat], of content: Content, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let handle = Handle<CGFloat>()
    let stage = stage(handle, content)
    var found = [bounds(of: stage.show()).first?.width]
    handle.value = 8
    found.append(bounds(of: stage.show()).first?.width)
    #expect(found == widths, sourceLocation: sourceLocation)
  }

  @Test("A shape reads the environment of its position: as a view, filled, stroked and transformed")
  func environment() {
    // The shape's own width is 40 and its inset.
    expect([35, 32], of: Inset())
    expect([35, 32], of: Inset().fill(.red))
    expect([35, 32], of: Inset().stroke(.red, lineWidth: 2))
    expect([35, 32], of: Inset().stroke(lineWidth: 2))
    expect([33, 30], of: Inset().strokeBorder(.red, lineWidth: 2))
    expect([33, 30], of: Inset().inset(by: 1).fill(.red))
    expect([35, 32], of: Inset().offset(x: 3))
    expect([70, 64], of: Inset().scale(2))
    expect([35, 32], of: Inset().union(Inset()))
    expect([35, 32], of: AnyShape(Inset()))
    expect([35, 32], of: Inset().trim(from: 0, to: 0.5))
  }

  @Test("A clip, background or overlay shape reads the environment of its position")
  func surroundings() {
    expect([90, 84], of: Color.red.clipShape(Inset()))
    expect([90, 84], of: Color.red.clipShape(AnyShape(Inset())))
    expect([35, 32], of: Spacer(minLength: 0).frame(width: 0, height: 0).background(.red, in: Inset()))
    expect([35, 32], of: Spacer(minLength: 0).frame(width: 0, height: 0).background(in: Inset()))
    expect([35, 32], of: Spacer(minLength: 0).frame(width: 0, height: 0).overlay(.red, in: Inset()))
    expect([90, 84], of: ContainerRelativeShape().fill(.red).containerShape(Inset()))
  }

  /// Returns whether a tap at a point hits a view, at insets of 5 and 20.
  private func hits<Content: View>(_ content: Content, _ x: CGFloat) -> [Bool] {
    let (handle, log) = (Handle<CGFloat>(), Log())
    let stage = stage(handle, content.onTapGesture { log.note("tap") })
    stage.show()
    return [5, 20].map { inset in
      handle.value = inset
      stage.show()
      stage.tap(x, 50)
      return log.take() == ["tap"]
    }
  }

  @Test("Hit testing of a shape uses its environment")
  func hits() {
    // The shape is centred in 100 points, in rectangles 45 and 60 points wide.
    #expect(hits(Inset().fill(.red), 35) == [true, false])
    #expect(hits(Color.red.contentShape(Inset()), 10) == [true, false])
    #expect(hits(Color.red.clipShape(Inset()), 10) == [true, false])
  }

  // MARK: State

  fileprivate final class Object: ObservableObject, @unchecked Sendable {
    @Published var value: CGFloat = 3
  }

  /// A rectangle inset by a value of its state.
  private struct Keeper: Shape {
    let handle: Box
    @State private var inset: CGFloat = 2

    struct Box: @unchecked Sendable {
      let handle: Handle<CGFloat>
    }

    func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated { handle.handle.binding = $inset }
      return Path(rect.insetBy(dx: inset, dy: 0))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 50 + inset, height: 10) }
  }

  private struct Parent: View {
    let number: Handle<Int>
    let keeper: Keeper
    @State private var tick = 0

    var body: some View {
      number.binding = $tick
      return keeper.fill(tick % 2 == 0 ? Color.red : Color.blue)
    }
  }

  @Test("The state of a shape lives as long as its view; changing it measures and draws the shape again")
  func state() {
    let (handle, number) = (Handle<CGFloat>(), Handle<Int>())
    let stage = Stage(Parent(number: number, keeper: Keeper(handle: .init(handle: handle))))
    #expect(bounds(of: stage.show()).map(\.width) == [48])
    handle.value = 10
    #expect(stage.host.nextUpdate == .immediately)
    #expect(bounds(of: stage.show()).map(\.width) == [40])
    number.value = 1
    #expect(bounds(of: stage.show()).map(\.width) == [40])
    handle.value = 4
    #expect(bounds(of: stage.show()).map(\.width) == [46])
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Observer: Shape, @unchecked Sendable {
    @ObservedObject var object: Object

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: object.value, dy: 0)) }
  }

  @Test("A shape is drawn again when an object it observes changes")
  func object() {
    let object = Object()
    let stage = Stage(Observer(object: object).fill(.red))
    #expect(bounds(of: stage.show()).map(\.width) == [94])
    object.value = 10
    #expect(stage.host.nextUpdate == .immediately)
    #expect(bounds(of: stage.show()).map(\.width) == [80])
  }

  private struct Chooser: View {
    let number: Handle<Int>
    let shapes: [AnyShape]
    @State private var choice = 0

    var body: some View {
      number.binding = $choice
      return shapes[choice].fill(.red).environment(\.testInset, 5)
    }
  }

  @Test("A hidden shape of another type has state of its own")
  func otherType() {
    let number = Handle<Int>()
    let stage = Stage(Chooser(number: number, shapes: [AnyShape(Inset()), AnyShape(Circle())]))
    for (choice, width) in [(0, 35), (1, 100), (0, 35)] {
      number.value = choice
      #expect(bounds(of: stage.show()).map(\.width) == [CGFloat(width)])
    }
  }
}
