import EaselDrawing
import EaselGeometry
import EaselPixels

/// Layers that are painted on another thread. Until a layer is finished, frames draw the last finished one.
///
/// The way of a layer:
///
///     canvas records -> .asynchronous(fragment, identity) -> plan: a pass without commands, with the last RenderedLayer
///     (main actor)      (in the display list)                |                              (rendering thread)
///                                                            v
///                          the needed pixels, unless they are finished or in progress -> LayerRequest
///                                                            |
///                            BackgroundTask: one request at a time, with its own rasterizer -> RenderedLayer
///                                                            |                           (background thread)
///     the next frame takes it and adds its bounds to the damage <- onFinish wakes the window
///
/// - A place has at most one finished layer and one waiting request. A newer request replaces a waiting one and keeps
///   its position in the queue. A request that was started is finished and drawn even if there is a newer one, so
///   that a layer that changes all the time is drawn too.
/// - Finished pixels are drawn at the current position of the layer, moved or transformed, until new ones are
///   finished. Opacity, filters and clips of the layer apply in every frame.
/// - A layer that a frame does not contain is discarded, with its request.
/// - When all layers are finished, the bytes of the frame equal those of a synchronous frame. There, a layer is a
///   pass too, and the same code paints the same pixels.
///
/// Everything but painting happens on the rendering thread.
package final class AsynchronousLayers {
  typealias Place = PlacedLayer.Place

  private struct Entry {
    var shown: RenderedLayer?
    var waiting: LayerRequest?
    /// The position of the waiting request in the queue: lower is earlier.
    var turn = 0
    /// The last frame that contained the layer.
    var frame = 0
  }

  private let task: BackgroundTask<Rasterizer, LayerRequest, RenderedLayer>
  private let onFinish: @Sendable () -> Void
  private var entries: [Place: Entry] = [:]
  private var current: (place: Place, work: LayerRequest)?
  /// The number of layers of an identity in the current frame so far.
  private var counts: [LayerIdentity: Int] = [:]
  private var frame = 0
  private var lastTurn = 0
  /// The memory of the rasterizer of layers when it finished the last one.
  private var painterCaches: CacheUsage?

  /// - Parameter onFinish: Called on another thread when a layer is finished. The caller should draw a frame then.
  package init(on executor: any BackgroundExecutor, onFinish: @escaping @Sendable () -> Void) {
    self.onFinish = onFinish
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.tracksDamage = false
    task = BackgroundTask(on: executor, worker: rasterizer) { $0.picture($1) }
  }

  /// Whether a finished layer was not drawn yet.
  package var hasNews: Bool { task.hasOutput }

  /// The number of layers in the last frame.
  var count: Int { entries.count }

  /// The number of requests that wait or are in progress.
  package var awaitedCount: Int {
    entries.values.reduce(current == nil ? 0 : 1) { $0 + ($1.waiting == nil ? 0 : 1) }
  }

  /// The memory of the finished layers, and of the rasterizer that paints them.
  var cacheUsage: [CacheUsage] {
    let bytes = entries.values.reduce(0) { $0 + ($1.shown?.surface.byteCount ?? 0) }
    return [CacheUsage("asynchronous layers", bytes: bytes, limit: nil)] + (painterCaches.map { [$0] } ?? [])
  }

  // MARK: Frames

  /// Takes a finished layer. Returns whether there was one.
  func beginFrame() -> Bool {
    frame += 1
    counts.removeAll(keepingCapacity: true)
    guard let picture = task.takeOutput(), let place = current?.place else { return false }
    current = nil
    painterCaches = picture.caches
    guard entries[place] != nil else { return true }
    entries[place]?.shown = picture
    return true
  }

  /// The next layer of an identity in the frame.
  func place(
    _ fragment: Fragment, of identity: LayerIdentity, through transform: CGAffineTransform
  ) -> PlacedLayer {
    let place = Place(identity: identity, number: counts[identity, default: 0])
    counts[identity] = place.number + 1
    entries[place, default: Entry()].frame = frame
    return PlacedLayer(
      place: place, fragment: fragment, transform: transform, shown: entries[place]?.shown)
  }

  /// Requests the layers of the frame that are not finished, and discards layers that the frame does not contain.
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
