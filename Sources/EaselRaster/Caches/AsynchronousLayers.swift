import EaselDrawing
import EaselGeometry
import EaselPixels

/// Pictures that are painted behind the frames that show them: the last one that is ready is shown until the next is.
///
/// How a picture comes about:
///
///     canvas records -> .asynchronous(fragment, identity) -> plan: a pass without commands, with what is ready
///     (main actor)      (in the frame's display list)        |                              (the frame's thread)
///                                                            v
///                  what the frame needs of it, unless it is ready or under way -> LayerRequest
///                                                            |
///                                    BackgroundTask: one at a time, a rasterizer of its own -> RenderedLayer
///                                                            |                            (another thread)
///     next frame takes it, damages where it is shown <- onFinish wakes the window
///
/// - A place has one picture that is ready, and at most one that waits; newer work takes the turn of older work that was
///   not begun. What is begun is finished and shown, even if it is not the newest: a picture that changes all the time
///   would never be seen otherwise.
/// - Ready pixels are shown where the picture is now: moved, or stretched, until new ones for that place are ready. An
///   opacity, a filter or a clip around acts on what is shown, with every frame.
/// - A picture that is no part of a frame is forgotten. Work under way for it ends, and comes to nothing.
/// - Once all is ready, the bytes are those of a frame that paints everything at once: a picture is a pass there as
///   well, painted by the same code over the same pixels.
///
/// All but the painting happens on the thread of the frames.
package final class AsynchronousLayers {
  /// Where a picture is shown: an identity, and which of its pictures in a frame that has several.
  struct Place: Hashable {
    var identity: LayerIdentity
    var number: Int
  }

  private struct Entry {
    var shown: RenderedLayer?
    var waiting: LayerRequest?
    /// Since when something waits: less is earlier.
    var turn = 0
    /// The last frame with the picture.
    var frame = 0
  }

  private let task: BackgroundTask<Rasterizer, LayerRequest, RenderedLayer>
  private let onFinish: @Sendable () -> Void
  private var entries: [Place: Entry] = [:]
  private var current: (place: Place, work: LayerRequest)?
  /// How many pictures of an identity the frame has so far.
  private var counts: [LayerIdentity: Int] = [:]
  private var frame = 0
  private var lastTurn = 0

  /// - Parameter onFinish: Called on another thread when a picture is ready. A frame should follow.
  package init(on executor: any BackgroundExecutor, onFinish: @escaping @Sendable () -> Void) {
    self.onFinish = onFinish
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.tracksDamage = false
    task = BackgroundTask(on: executor, worker: rasterizer) { $0.picture($1) }
  }

  /// True when a picture is ready that no frame has shown.
  package var hasNews: Bool { task.hasOutput }

  /// Pictures of the last frame.
  var count: Int { entries.count }

  /// Pictures that wait or are under way.
  package var awaitedCount: Int {
    entries.values.reduce(current == nil ? 0 : 1) { $0 + ($1.waiting == nil ? 0 : 1) }
  }

  // MARK: Frames

  /// Takes what is ready. True when something is.
  func beginFrame() -> Bool {
    frame += 1
    counts.removeAll(keepingCapacity: true)
    guard let picture = task.takeOutput(), let place = current?.place else { return false }
    current = nil
    guard entries[place] != nil else { return true }
    entries[place]?.shown = picture
    return true
  }

  /// The next picture of an identity in the frame.
  func place(
    _ fragment: Fragment, of identity: LayerIdentity, through transform: CGAffineTransform
  ) -> PlacedLayer {
    let place = Place(identity: identity, number: counts[identity, default: 0])
    counts[identity] = place.number + 1
    entries[place, default: Entry()].frame = frame
    return PlacedLayer(
      place: place, fragment: fragment, transform: transform, shown: entries[place]?.shown)
  }

  /// Has the pictures painted that the frame needs and that are not ready, and forgets those that it does not have.
  func endFrame(_ frameBounds: PixelRect, _ passes: [PassPlan], _ pictures: [PlacedLayer]) {
    for pass in passes where pass.asynchronousLayer >= 0 {
      let picture = pictures[Int(pass.asynchronousLayer)]
      let work = LayerRequest(
        fragment: picture.fragment, transform: picture.transform, frame: frameBounds,
        bounds: pass.outputBounds)
      request(work, for: picture.place)
    }
    for (place, entry) in entries where entry.frame < frame { entries[place] = nil }
    startNext()
  }

  private func request(_ work: LayerRequest, for place: Place) {
    guard let entry = entries[place] else { return }
    let isComing = current?.place == place && current?.work.answers(work) == true
    guard !work.bounds.isEmpty, !isComing, entry.shown?.work.answers(work) != true else {
      entries[place]?.waiting = nil
      return
    }
    if entry.waiting == nil {
      lastTurn += 1
      entries[place]?.turn = lastTurn
    }
    entries[place]?.waiting = work
  }

  private func startNext() {
    guard !task.isBusy else { return }
    let first = entries.lazy.filter { $0.value.waiting != nil }.min { $0.value.turn < $1.value.turn }
    guard let first, let work = first.value.waiting else { return }
    entries[first.key]?.waiting = nil
    current = (first.key, work)
    task.start(work, onFinish: onFinish)
  }
}
