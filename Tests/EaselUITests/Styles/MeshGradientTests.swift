import EaselDrawing
import Testing

@testable import EaselUI

@Suite("Mesh gradients")
@MainActor
struct MeshGradientTests {
  private static let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [.red, .green, .blue, .white]

  private func mesh(_ view: some View) -> MeshPaint? {
    let stage = Stage(view.frame(width: 100, height: 50))
    return find(stage.host.update(to: stage.date))
  }

  private func find(_ fragment: Fragment) -> MeshPaint? {
    for command in fragment.commands {
      switch command.operation {
      case .fill(_, _, .mesh(let mesh)): return mesh
      case .fragment(let inner), .layer(let inner):
        if let mesh = find(inner) { return mesh }
      default: break
      }
    }
    return nil
  }

  @Test("a mesh fills its bounds, whichever way its colors are given")
  func fills() throws {
    let plain = try #require(
      mesh(MeshGradient(width: 2, height: 2, points: Self.points, colors: Self.colors)))
    #expect(plain.columns == 2 && plain.rows == 2 && plain.isSmooth && plain.interpolation == .encoded)
    #expect(plain.transform.a == 100 && plain.transform.d == 50)
    let resolved = Self.colors.map { $0.resolve(in: EnvironmentValues()) }
    let other = try #require(
      mesh(
        MeshGradient(
          width: 2, height: 2, points: Self.points, resolvedColors: resolved, background: .black,
          smoothsColors: false, colorSpace: .perceptual)))
    #expect(zip(plain.colors, other.colors).allSatisfy { $0.hexadecimal == $1.hexadecimal })
    #expect(other.background == .black && !other.isSmooth && other.interpolation == .perceptual)
  }

  @Test("an invalid mesh draws nothing, and is reported once")
  func invalid() {
    let gradients = [
      MeshGradient(width: 2, height: 3, points: Self.points, colors: Self.colors),
      MeshGradient(width: 2, height: 2, points: Self.points, colors: [.red]),
      MeshGradient(width: .max, height: .max, points: [], colors: []),
      MeshGradient(width: -1, height: 0, points: [], colors: []),
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, .nan], [0, 1], [1, 1]], colors: Self.colors),
    ]
    for gradient in gradients { #expect(mesh(gradient) == nil) }
    let messages = LockedValue<[String]>([])
    let reports = OneTimeReports { message in messages.withLock { $0.append(message) } }
    for _ in 0..<3 { reports.writeOnce("a") }
    reports.writeOnce("b")
    #expect(messages.withLock { $0 } == ["a", "b"])
  }

  @Test("points and colors animate")
  func animates() throws {
    var moved = Self.points
    moved[0] = [0.5, 0.25]
    let start = MeshGradient(width: 2, height: 2, points: Self.points, colors: Self.colors)
    let end = MeshGradient(width: 2, height: 2, points: moved, colors: [.blue, .green, .blue, .white])
    let environment = EnvironmentValues()
    let (from, to) = (start.styleVector(in: environment), end.styleVector(in: environment))
    var middle = end
    middle.setStyleVector(from.interpolated(towards: to, amount: 0.5))
    #expect(middle.locations == .points([[0.25, 0.125], [1, 0], [0, 1], [1, 1]]))
    // A mesh of other points has nothing in between.
    var other = MeshGradient(
      width: 3, height: 1, points: [[0, 0], [1, 0], [1, 1]], colors: [.red, .red, .red])
    let unchanged = other
    other.setStyleVector(from.interpolated(towards: to, amount: 0.5))
    #expect(other == unchanged)
  }

  private struct Switching: View {
    @State private var isMoved = false
    let handle: Handle<Bool>

    var body: some View {
      handle.binding = $isMoved
      return MeshGradient(
        width: 2, height: 2,
        points: isMoved ? [[0.5, 0], [1, 0], [0, 1], [1, 1]] : MeshGradientTests.points,
        colors: MeshGradientTests.colors
      )
      .animation(.linear(duration: 1), value: isMoved)
    }
  }

  @Test("a mesh on screen moves with the animation of its change")
  func runs() throws {
    let handle = Handle<Bool>()
    let stage = Stage(Switching(handle: handle))
    stage.show(at: 0)
    handle.value = true
    stage.show(at: 1)
    let mesh = try #require(find(stage.show(at: 1.5)))
    #expect(abs(mesh.vertices[0].position.x - 0.25) < 0.01)
  }
}
