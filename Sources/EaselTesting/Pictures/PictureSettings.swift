import Easel
import EaselDrawing
import EaselPixels
import EaselUI
import Foundation

/// The conditions under which a picture of a view is taken.
struct PictureSettings: Sendable {
  /// The size of the picture in points; nil for the ideal size of the view.
  var size: CGSize?
  /// Pixels per point.
  var scale: CGFloat = 1
  /// The date of the first frame.
  var date = PictureSettings.usualDate
  /// Seconds after the first frame at which the view is updated.
  var steps: [TimeInterval] = []
  /// Points at the edges that a device covers.
  var safeArea = EdgeInsets()
  /// Changes the environment of the view.
  var modify: @Sendable (inout EnvironmentValues) -> Void = { _ in }

  /// 1 January 2001, 0:00 UTC.
  static let usualDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The environment that is the same on all machines: English of the United States, Gregorian calendar, UTC.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    let utc = TimeZone(identifier: "UTC") ?? .gmt
    values.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    calendar.locale = values.locale
    values.calendar = calendar
    values.timeZone = utc
    values.fragmentImages = .pictures
    values.textLayoutEngine = PictureFonts.engine
    modify(&values)
    values.displayScale = scale
    return values
  }

  /// Returns the pixels of a view.
  @MainActor func picture(of view: some View) throws(PictureError) -> PixelImage {
    try displayList(of: view).picture()
  }

  /// Returns the drawing of a view, whose size in pixels is one that images can have.
  @MainActor func displayList(of view: some View) throws(PictureError) -> DisplayList {
    try check()
    let host = safeArea == EdgeInsets() ? ViewHost(view) : ViewHost(view.safeAreaPadding(safeArea))
    host.environment = environment
    if let size { host.size = size }
    let size = size ?? host.fit(.unspecified, at: date)
    try checkPixels(of: size)
    var root = update(host, to: date)
    for step in steps { root = update(host, to: date.addingTimeInterval(step)) }
    return DisplayList(
      root: root, size: size, scale: scale, background: .window(in: host.colorScheme))
  }

  /// Updates the view until nothing is left to be shown at the date: `onAppear`, for instance, sets state that the
  /// next update shows. Views that change in every update are updated a limited number of times.
  @MainActor private func update(_ host: ViewHost, to date: Date) -> Fragment {
    var root = host.update(to: date)
    for _ in 0..<8 where host.nextUpdate == .immediately { root = host.update(to: date) }
    return root
  }

  private func check() throws(PictureError) {
    guard scale.isFinite, scale > 0 else { throw .unusableScale(scale) }
    for (step, previous) in zip(steps, [0] + steps) where !(step.isFinite && step >= previous) {
      throw .unusableStep(step)
    }
  }

  private func checkPixels(of size: CGSize) throws(PictureError) {
    func side(_ length: CGFloat) -> Int? { Int(exactly: (length * scale).roundedUpToPixels) }
    guard let width = side(size.width), let height = side(size.height),
      ImageLimits.allow(width: width, height: height)
    else { throw .unusableSize(size, scale: scale) }
  }
}
