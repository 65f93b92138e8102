import EaselDrawing
import EaselPixels

/// The pixels of a bitmap context and the draws that made them.
///
/// Memory that the caller provided is updated after each draw, because the context cannot detect when
/// the caller reads it. The context's own memory is updated when its pixels are requested. A draw
/// rasterizes only the tiles that it changes. If the caller writes to shared memory, later draws are
/// composited over the new contents.
package final class BitmapSurface {
  let format: BitmapFormat
  private let memory: BitmapMemory
  private let renderer: any FrameRenderer
  private let frame: Pixmap
  /// The image below `parts`; nil if it is empty.
  private var ground: PixelImage?
  /// Draws since `ground` was captured.
  private var parts: [Fragment] = []
  private var commandCount = 0
  /// The number of draws in `parts`, with those in groups, layers and the cells of patterns.
  private var drawCount = 0
  /// The number of recorded draws that are not rasterized yet, with those in groups, layers and the cells of patterns.
  var pendingCount = 0
  /// The images that `pendingCount` counts. They are kept, so that no other image has the same identity.
  private var pendingImages: [ObjectIdentifier: CGImage] = [:]
  /// Whether the caller has access to the memory.
  private var isShared: Bool
  /// Whether each draw is rasterized at once.
  let isImmediate: Bool

  /// The number of commands after which the current pixels become the new ground.
  private static let commandLimit = 64
  /// The number of pending draws at which pixels are made, and of draws after which the current pixels become the new
  /// ground. It bounds the sizes of the recording and of its plan.
  private static let drawLimit = 1 << 16
  /// The number of stops of a gradient that take about as much memory as a draw.
  static let stopsPerDraw = 16
  /// The number of pixels of an image that take about as much memory as a draw.
  private static let pixelsPerDraw = 1 << 10

  /// Creates a surface in the caller's memory, or in its own if `data` is nil. Returns nil
  /// for unsupported formats.
  ///
  /// - Parameter release: Called with `data` once the memory is no longer needed.
  package init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, renderer: any FrameRenderer,
    release: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let format = BitmapFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: nil,
      bytesPerRow: bytesPerRow, space: space, info: info)
    guard let format, ![.first, .last].contains(info.alphaInfo) else { return nil }
    self.format = format
    self.renderer = renderer
    frame = Pixmap(width: width, height: height)
    (isShared, isImmediate) = (data != nil, data != nil)
    if let data {
      memory = BitmapMemory(
        base: data, width: width, height: height, bytesPerRow: format.bytesPerRow, layout: format.layout
      ) { release(data) }
      memory.remember()
      if !memory.isBlank { ground = readGround() }
    } else {
      memory = BitmapMemory(
        width: width, height: height, bytesPerRow: format.bytesPerRow, layout: format.layout)
    }
  }

  var width: Int { memory.width }
  var height: Int { memory.height }
  var isOpaque: Bool { format.layout.isOpaque }

  /// Whether the pixels should be made now.
  var isDue: Bool { isImmediate || pendingCount >= BitmapSurface.drawLimit }

  /// Counts an image that is recorded. The recording keeps its pixels, once for all draws of the image.
  func addPending(_ image: CGImage) {
    guard pendingImages.updateValue(image, forKey: ObjectIdentifier(image)) == nil else { return }
    pendingCount += image.width * image.height / BitmapSurface.pixelsPerDraw
  }

  // MARK: Pixels

  /// Draws over the current contents of the memory.
  func show(_ drawing: Fragment) {
    defer { (pendingCount, pendingImages) = (0, [:]) }
    guard !drawing.isEmpty else { return }
    var damage = damage(by: drawing)
    // Changes that the caller made outside the damage stay, and are detected once something is drawn there.
    if isShared, memory.wasChanged(in: damage) {
      begin(over: readGround())
      damage = self.damage(by: drawing)
    }
    memory.store(damage, of: frame, converting: format.conversion)
    if commandCount > BitmapSurface.commandLimit || drawCount >= BitmapSurface.drawLimit {
      begin(over: PixelImage(copying: frame))
    }
  }

  /// Draws into the frame and returns the damage.
  private func damage(by drawing: Fragment) -> [PixelRect] {
    parts.append(drawing)
    commandCount += drawing.commands.count
    drawCount += pendingCount
    return renderer.render(list, into: frame).damage
  }

  /// The memory, for the caller to read and write from now on.
  func share() -> UnsafeMutableRawPointer {
    if !isShared { memory.remember() }
    isShared = true
    return memory.base
  }

  /// A copy of the memory as an image.
  var image: CGImage? {
    PixelImage(width: width, height: height, pixels: format.standard(memory.pixels)).map {
      CGImage($0, format)
    }
  }

  private func readGround() -> PixelImage? {
    memory.remember()
    return PixelImage(width: width, height: height, pixels: format.standard(memory.pixels))
  }

  private func begin(over ground: PixelImage?) {
    self.ground = ground
    parts = []
    (commandCount, drawCount) = (0, 0)
  }

  private var list: DisplayList {
    let recorder = FragmentRecorder()
    let size = CGSize(width: width, height: height)
    if let ground {
      let whole = CGRect(origin: .zero, size: size)
      let source = ImagePaintSource(
        image: ground, source: whole, transform: .identity, tiles: false, sampling: .nearest)
      recorder.fill(Path(whole), style: FillStyle(), paint: .image(source), state: DrawingState())
    }
    for part in parts { recorder.append(.fragment(part), state: DrawingState()) }
    return DisplayList(
      root: recorder.finish(), size: size, background: isOpaque ? .black : .clear,
      colorMode: format.space.isLinear ? .linear : .nonLinear)
  }
}
