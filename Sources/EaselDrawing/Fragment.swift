import EaselGeometry

/// An immutable record of a drawing: commands in painting order, with a hash of all that can change a pixel.
public final class Fragment: Sendable {
  public let commands: [DrawingCommand]
  /// Stands for everything in `commands`, nested fragments included.
  public let hash: ContentHash
  /// True when a command asks for what lies below the fragment: a mode other than `normal`, or a backdrop paint. Such
  /// a drawing looks different in place and as a layer of its own.
  public let blendsWithBackdrop: Bool

  public static let empty = Fragment(commands: [])

  public init(commands: [DrawingCommand]) {
    self.commands = commands
    var hasher = ContentHasher()
    var blends = false
    for command in commands {
      hasher.combine(command)
      blends = blends || command.blendsWithBackdrop
    }
    hash = hasher.finish()
    blendsWithBackdrop = blends
  }

  public var isEmpty: Bool { commands.isEmpty }
}

extension DrawingCommand {
  /// True when the command's result depends on what the layer shows, other than by lying over it.
  var blendsWithBackdrop: Bool {
    if state.mode != .normal || state.filters?.blendsWithBackdrop == true { return true }
    switch operation {
    case .fill(_, _, let paint), .stroke(_, _, _, let paint), .glyphs(_, _, let paint):
      return paint.isBackdrop
    case .fragment(let fragment), .projected(let fragment, _): return fragment.blendsWithBackdrop
    case .layer: return false
    }
  }
}

extension FilterNode {
  /// True when a shadow of the list is put on the layer by itself in a mode other than `normal`.
  var blendsWithBackdrop: Bool {
    if case .shadow(let shadow) = operation, shadow.disablesGroup, shadow.mode != .normal { return true }
    return parent?.blendsWithBackdrop ?? false
  }
}
