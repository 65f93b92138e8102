private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

/// The direction in which content runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
