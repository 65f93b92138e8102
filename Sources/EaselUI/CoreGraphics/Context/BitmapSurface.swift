import EaselDrawing
import EaselPixels

/// The pixels of a context of a bitmap, and what was drawn to them.
///
/// Memory that the program gave is kept up to date after each draw, since nobody tells when the program looks at it;
/// memory of its own when its pixels are asked for. A draw rasterizes only the tiles that it changes. What the program
/// writes into memory that it knows of is what the next draws lie over.
package final class BitmapSurface {
  let format: BitmapFormat
  private let memory: BitmapMemory
  private let renderer: any FrameRenderer
  private let frame: Pixmap
  /// What lies under the parts; nil for nothing.
  private var ground: PixelImage?
  private var parts: [Fragment] = []
  private var commandCount = 0
  /// Draws that were recorded and are not shown.
  var pendingCount = 0
  /// True when the program was given, or gave, the memory.
  private var isShared: Bool
  /// True when each draw is to be shown at once.
  let isImmediate: Bool

  /// When so many commands lie over the ground, their picture becomes the ground.
  private static let commandLimit = 64
  /// Pixels are made of so many commands at the latest, so that what is recorded does not grow without bound.
  private static let pendingLimit = 1 << 16

  /// A surface of memory that the program gives, until `release` is called with it, or that is its own; nil for formats
  /// that there are not.
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

  /// True when the pixels should be made now.
  var isDue: Bool { isImmediate || pendingCount >= BitmapSurface.pendingLimit }

  // MARK: Pixels

  /// Puts a drawing over what the memory shows.
  func show(_ drawing: Fragment) {
    pendingCount = 0
    guard !drawing.isEmpty else { return }
    var damage = damage(by: drawing)
    // What the program changed elsewhere stays, and is found when it is drawn over.
    if isShared, memory.wasChanged(in: damage) {
      begin(over: readGround())
      damage = self.damage(by: drawing)
    }
    memory.store(damage, of: frame, converting: format.conversion)
    if commandCount > BitmapSurface.commandLimit { begin(over: PixelImage(copying: frame)) }
  }

  /// Draws into the frame, and says where that changed it.
  private func damage(by drawing: Fragment) -> [PixelRect] {
    parts.append(drawing)
    commandCount += drawing.commands.count
    return renderer.render(list, into: frame).damage
  }

  /// The memory, which the program may read and write from now on.
  func share() -> UnsafeMutableRawPointer {
    if !isShared { memory.remember() }
    isShared = true
    return memory.base
  }

  /// A copy of what the memory shows.
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
    commandCount = 0
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
