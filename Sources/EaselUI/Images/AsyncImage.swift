import EaselPixels
import EaselTypography

/// The state of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The loaded image; nil until then.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason why the image cannot be loaded; nil if there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that loads an image from a URL and shows a placeholder until then.
///
/// PNG and JPEG files are read on background threads, at most eight at a time. Addresses that are no files are loaded, also
/// at most eight at a time, by FoundationNetworking of the Swift toolchain; where its library is not installed, they fail.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.com/tree.png")) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Loads an image and shows it in its own size, or a gray area of 16 by 16 points until it is loaded.
  ///
  /// - Parameter url: The address; nil for the placeholder.
  /// - Parameter scale: The number of pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image.loadingArea
    }
  }

  /// Loads an image and shows a view of it, or a placeholder until it is loaded.
  ///
  /// - Parameter url: The address; nil for the placeholder.
  /// - Parameter scale: The number of pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Loads an image and shows a view of each phase.
  ///
  /// - Parameter url: The address; nil for the empty phase.
  /// - Parameter scale: The number of pixels per point.
  /// - Parameter transaction: The transaction for the change of the phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return show(.empty) }
    if phase.image != nil || phase.error != nil { show(.empty) }
    do {
      let pixels = try await LoadedImages.shared.pixels(of: url)
      show(.success(Image(decorative: pixels, scale: scale)))
    } catch is CancellationError {
      return
    } catch {
      show(.failure(error))
    }
  }

  private func show(_ newPhase: AsyncImagePhase) {
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { phase = newPhase }
  }
}

extension Image {
  /// What an `AsyncImage` without a placeholder shows until its image is loaded.
  fileprivate static var loadingArea: Image {
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    return Image(size: area.size) { $0.fill(Path(area), with: .color(.gray.opacity(0.3))) }
  }
}

/// Why an image cannot be loaded.
private struct ImageLoadingError: Error, CustomStringConvertible {
  let description: String
}

/// The images that `AsyncImage` has loaded, of which the least recently used ones are evicted, and the loads that are running.
private final class LoadedImages: Sendable {
  static let shared = LoadedImages()

  /// The maximum size of the cached images, in bytes.
  private static let byteLimit = 1 << 26

  private struct Contents {
    var images = BoundedCache<URL, CGImage>(limit: LoadedImages.byteLimit)
    var loads: [URL: Task<CGImage, any Error>] = [:]
  }

  private let contents = LockedValue(Contents())
  // Files do not wait for networks.
  private let fileThreads = LoadingThreads(limit: 8)
  private let networkThreads = LoadingThreads(limit: 8)

  /// The image at an address, read and decoded on a background thread, once for all views that wait for it.
  func pixels(of url: URL) async throws -> CGImage {
    if let known = contents.withLock({ $0.images[url] }) { return known }
    let image = try await running(url).value
    try Task.checkCancellation()
    return image
  }

  /// The load of an address, which is begun unless it is running.
  private func running(_ url: URL) -> Task<CGImage, any Error> {
    contents.withLock { contents in
      if let load = contents.loads[url] { return load }
      let threads = url.isFileURL ? fileThreads : networkThreads
      let load = Task.detached { try await threads.run { try self.load(url) } }
      contents.loads[url] = load
      return load
    }
  }

  private func load(_ url: URL) throws -> CGImage {
    defer { contents.withLock { $0.loads[url] = nil } }
    let image = try LoadedImages.read(url)
    contents.withLock { $0.images.insert(image, for: url, cost: image.width * image.height * 4) }
    return image
  }

  private static func read(_ url: URL) throws -> CGImage {
    if url.isFileURL { return CGImage(try PixelImage.read(from: url.path)) }
    guard canLoadAddresses else {
      throw ImageLoadingError(
        description: "libFoundationNetworking.so is missing; install the runtime libraries of Swift")
    }
    return CGImage(try PixelImage.decode(Array(Data(contentsOf: url))))
  }

  /// Whether Foundation can load addresses that are no files. Its networking library is opened at the first
  /// use, since programs without such images need none.
  private static let canLoadAddresses = dlopen("libFoundationNetworking.so", RTLD_NOW) != nil
}
