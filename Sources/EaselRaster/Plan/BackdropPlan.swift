import EaselDrawing
import EaselGeometry

/// What `PlanBuilder` needs to know for materials, which are paints that show the blurred pixels below a command.
///
/// The pixels below are painted a second time, into passes of their own: a frame that repaints only its damage does not
/// contain them anywhere. A *copy* is a pass with the commands of another pass before a position; layers that are open
/// there are closed at its end. It starts with the pixels of an earlier copy, if there is one, so that each command is
/// painted into one copy only, however many materials lie above it. The *backdrop* of a material is a pass that filters
/// a copy. A fill with the material reads it like an image at the same position.
///
///     frame       fill   fill   [material 1]   text   [material 2]
///     copy 1      fill   fill
///     backdrop 1  copy 1, filtered; read by material 1
///     copy 2      copy 1   [material 1]   text
///     backdrop 2  copy 2, filtered; read by material 2
struct BackdropPlan {
  /// A group that is open: a layer within a pass, or a pass that is filtered and shown by the pass in which it was opened.
  struct Group: Equatable {
    /// The pass that shows the group.
    var pass: Int
    /// The number of commands of that pass when the group was opened: for a layer, the index of its `pushLayer`.
    var start: Int
    /// The pass with the content; -1 for a layer.
    var content = -1
    /// Whether materials inside see only the content of the group.
    var isIsolated: Bool
  }

  /// A position between two commands.
  struct Place: Equatable {
    var pass: Int
    /// The number of commands of the pass before it.
    var count: Int
    /// The open groups that are not isolated, outermost first. All positions with the same root and group have the same
    /// pixels below.
    var groups: [Group]
    /// The pass with the first visible command, and the index of that command.
    var root: (pass: Int, first: Int)

    static func == (one: Place, other: Place) -> Bool {
      one.count == other.count && one.pass == other.pass && one.root == other.root
        && one.groups == other.groups
    }

    /// The open layers of the pass itself, outermost first.
    var layers: ArraySlice<Group> {
      let first = groups.lastIndex { $0.content >= 0 }.map { $0 + 1 } ?? 0
      return groups[first...]
    }

    /// Whether commands before an earlier position are all visible at this one too, with the same open layers.
    func continues(_ earlier: Place) -> Bool {
      earlier.pass == pass && earlier.count <= count && earlier.root == root
        && groups.starts(with: earlier.groups)
    }
  }

  /// A copy or a backdrop as it is seen at a position.
  struct Source: Equatable {
    var pass: Int32
    /// The number of commands before the position that it does not show, because there are too many copies. Other commands
    /// decide which ones are omitted; therefore the number is part of the material's hash.
    var omitted: Int
    /// Whether all of its pixels within the frame are certain to be opaque.
    var isOpaque: Bool
  }

  struct Backdrop {
    var copy: Int32
    var effect: ContentHash
    var pass: Int32
  }

  /// Successive commands with the same material that do not overlap.
  struct Run {
    /// The position before the first one.
    var place: Place
    var effect: ContentHash
    var backdrop: Source
    /// Rectangles that contain the commands, in device pixels.
    var boxes: [CGRect]
  }

  /// The open groups, outermost first.
  var groups: [Group] = []
  var copies: [(place: Place, source: Source)] = []
  var backdrops: [Backdrop] = []
  var run: Run?
  /// The largest number of ungrouped shadows around a material so far in the content of the innermost open one; nil if there
  /// is no material. Materials in symbols do not count: they see only the symbol.
  var shadowLevels: Int?
  /// The pass with the commands of the frame itself; -1 for a picture that is not a frame.
  var framePass = 0
  /// The pixel below all commands of the frame, if that pass is painted in 8 bits.
  var background: UInt32 = 0

  /// Removes everything, and keeps the memory.
  mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
    copies.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    (run, shadowLevels, framePass, background) = (nil, nil, 0, 0)
  }

  /// The position after the commands of a pass so far.
  func place(in pass: Int, count: Int) -> Place {
    var place = Place(pass: pass, count: count, groups: [], root: (pass, 0))
    for group in groups.reversed() {
      guard group.content < 0 ? group.pass == place.root.pass : group.content == place.root.pass else {
        break
      }
      guard !group.isIsolated else {
        if group.content < 0 { place.root.first = group.start + 1 }
        break
      }
      place.groups.append(group)
      place.root.pass = group.pass
    }
    place.groups.reverse()
    return place
  }

  /// Whether the background of the frame is visible at a position.
  func showsFrame(_ place: Place) -> Bool { place.root == (framePass, 0) }
}
