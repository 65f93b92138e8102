import EaselDrawing

@testable import EaselUI

/// Records the draws of a closure into a new context of a 200 x 100 canvas.
func record(
  environment: EnvironmentValues = EnvironmentValues(), size: CGSize = CGSize(width: 200, height: 100),
  _ draw: (inout GraphicsContext) throws -> Void
) rethrows -> [DrawingCommand] {
  let recorder = FragmentRecorder()
  var context = GraphicsContext(recorder: recorder, environment: environment, size: size) { _ in nil }
  try draw(&context)
  return Array(recorder.finish().commands)
}

extension DrawingCommand {
  /// The paint of a fill, stroke or glyph run.
  var paint: Paint? {
    switch operation {
    case .fill(_, _, let paint), .stroke(_, _, _, let paint), .glyphs(_, _, let paint): paint
    default: nil
    }
  }

  var solidColor: PaintColor? {
    if case .solid(let color)? = paint { color } else { nil }
  }

  var gradient: GradientPaint? {
    if case .gradient(let gradient)? = paint { gradient } else { nil }
  }

  /// The fragment of a layer.
  var layer: Fragment? {
    if case .layer(let fragment) = operation { fragment } else { nil }
  }

  /// The fragment drawn in place or as a layer.
  var group: Fragment? {
    switch operation {
    case .fragment(let fragment), .layer(let fragment), .symbol(let fragment),
      .canvas(let fragment, _), .asynchronous(let fragment, _):
      fragment
    default: nil
    }
  }

  var path: Path? {
    switch operation {
    case .fill(let path, _, _), .stroke(let path, _, _, _): path
    default: nil
    }
  }
}

/// Returns a unit square whose position identifies the draw.
func square(_ index: Int) -> Path { Path(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1)) }

extension Sequence<DrawingCommand> {
  /// The numbers of the filled `square`s in order.
  var squares: [Int] {
    compactMap { command in
      if case .rect(let rect)? = command.path?.storage { Int(rect.minX) } else { nil }
    }
  }
}
