/// The space that a window has in one direction, as programs distinguish it.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone.
  case compact
  /// Much space, as on a tablet or desktop.
  case regular
}

/// The size classes of a window.
struct WindowSizeClasses: Equatable {
  /// The width in points from which a window of the phone idiom has the regular class, as a tablet has.
  private static let regularWidth: CGFloat = 700
  /// The height in points below which a window of the phone idiom has the compact class, as a phone on its side has.
  private static let regularHeight: CGFloat = 500

  var horizontal = UserInterfaceSizeClass.compact
  var vertical = UserInterfaceSizeClass.regular

  /// The classes of a size in points.
  init(_ size: CGSize) {
    horizontal = size.width >= WindowSizeClasses.regularWidth ? .regular : .compact
    vertical = size.height < WindowSizeClasses.regularHeight && size.width > size.height ? .compact : .regular
  }
}

extension EnvironmentValues {
  @Entry var windowSizeClasses = WindowSizeClasses(.zero)
  @Entry private var ownHorizontalSizeClass: UserInterfaceSizeClass?
  @Entry private var ownVerticalSizeClass: UserInterfaceSizeClass?

  /// The horizontal space of the window.
  ///
  /// Unless set, it is regular if `interfaceIdiom` is `desktop` or the window is at least 700 points wide.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { ownHorizontalSizeClass ?? (interfaceIdiom == .desktop ? .regular : windowSizeClasses.horizontal) }
    set { ownHorizontalSizeClass = newValue }
  }

  /// The vertical space of the window.
  ///
  /// Unless set, it is compact if `interfaceIdiom` is `phone` and the window is wider than high, and lower than 500
  /// points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { ownVerticalSizeClass ?? (interfaceIdiom == .desktop ? .regular : windowSizeClasses.vertical) }
    set { ownVerticalSizeClass = newValue }
  }
}
