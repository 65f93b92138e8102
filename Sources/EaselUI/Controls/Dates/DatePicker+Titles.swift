extension DatePicker where Label == Text {
  /// Creates a date picker for all dates with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker for the dates of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker for a date and those after it with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker for a date and those before it with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleKey))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker for all dates with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: Text(title))
  }

  /// Creates a date picker for the dates of a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(title))
  }

  /// Creates a date picker for a date and those after it with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(title))
  }

  /// Creates a date picker for a date and those before it with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(title))
  }
}
