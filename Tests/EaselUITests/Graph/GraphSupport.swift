import EaselDrawing

@testable import EaselUI

/// A leaf that fills its frame and can be found in a drawing by its number.
struct Box: LeafView, Equatable {
  typealias Body = Never

  var number: Int
  /// The width in points; nil takes the proposal.
  var width: CGFloat?
  var height: CGFloat?
  /// The smallest size taken for a proposal.
  var minimum = CGSize.zero

  init(_ number: Int, width: CGFloat? = nil, height: CGFloat? = nil, minimum: CGSize = .zero) {
    (self.number, self.width, self.height, self.minimum) = (number, width, height, minimum)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let proposed = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: width ?? max(proposed.width, minimum.width),
      height: height ?? max(proposed.height, minimum.height))
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let marker = PaintColor(red: Float(number), green: 0, blue: 0, alpha: 1)
    recorder.fill(
      Path(CGRect(origin: .zero, size: size)), style: FillStyle(), paint: .solid(marker),
      state: DrawingState())
  }
}

/// A leaf with baselines at given distances from the top, like a text.
struct BaselineBox: LeafView, Equatable {
  typealias Body = Never
  static var hasBaselines: Bool { true }

  var box: Box
  var first: CGFloat
  var last: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    box.sizeThatFits(proposal, in: environment)
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    (first, last)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    box.draw(into: recorder, size: size, environment: environment)
  }
}

/// A log of body evaluations and draws, by name.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call and clears the log.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A leaf that logs each draw.
struct DrawProbe: LeafView {
  typealias Body = Never

  let name: String
  let log: Log

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    log.note(name)
    Box(0).draw(into: recorder, size: size, environment: environment)
  }
}

/// Hosts a view for a test: shows it at given times and gives access to the drawing.
@MainActor
final class Stage<Content: View> {
  let host: ViewHost
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a stage, by default with four pixels per point, so that halves and quarters of points are whole
  /// pixels.
  init(
    size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 4, at seconds: TimeInterval = 0,
    _ content: Content
  ) {
    host = ViewHost(content)
    host.environment.displayScale = scale
    host.size = size
    date = Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Returns the drawing at a number of seconds after the reference date.
  @discardableResult
  func show(at seconds: TimeInterval? = nil) -> Fragment {
    if let seconds { date = Date(timeIntervalSinceReferenceDate: seconds) }
    return host.update(to: date)
  }

  /// Returns the frames of the drawn boxes in the root's space, by number.
  func frames() -> [Int: CGRect] { Dictionary(show().boxes, uniquingKeysWith: { first, _ in first }) }

  /// Returns the numbers of the boxes in painting order.
  func order() -> [Int] { show().boxes.map(\.0) }
}

extension Fragment {
  /// The numbers and frames of all boxes in painting order, in the fragment's space, with transforms applied.
  var boxes: [(Int, CGRect)] { boxes(.identity) }

  private func boxes(_ outer: CGAffineTransform) -> [(Int, CGRect)] {
    commands.flatMap { command -> [(Int, CGRect)] in
      let transform = command.state.transform.concatenating(outer)
      switch command.operation {
      case .fill(let path, _, .solid(let color)):
        return [(Int(color.components.x), path.boundingRect.applying(transform))]
      case .fragment(let fragment), .layer(let fragment), .symbol(let fragment),
        .canvas(let fragment, _), .projected(let fragment, _), .asynchronous(let fragment, _):
        return fragment.boxes(transform)
      default: return []
      }
    }
  }
}

/// Returns the frames of the boxes of a view that is laid out in the given size.
@MainActor
func frames<Content: View>(
  in size: CGSize, @ViewBuilder _ content: () -> Content
) -> [Int: CGRect] {
  Stage(size: size, content()).frames()
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Passes a binding from inside a view to the test.
@MainActor
final class Handle<Value> {
  var binding: Binding<Value>?

  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

/// A view that the test removes and shows again.
struct Removable<Content: View>: View {
  /// Whether the view is shown.
  let handle: Handle<Bool>
  @ViewBuilder let content: () -> Content
  @State private var isShown = true

  var body: some View {
    handle.binding = $isShown
    return ZStack { if isShown { content() } }
  }
}
