extension DatePicker where Label == Text {
  /// Creates a date picker for all dates with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker for the dates of a range with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker for a date and those after it with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker for a date and those before it with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(range), displayedComponents, label: Text(titleResource))
  }
}
