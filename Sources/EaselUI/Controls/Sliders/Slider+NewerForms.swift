// The forms of 2025.

extension Slider {
  /// Creates a slider whose filled part extends from a neutral value, and of whose range a part can be
  /// selected, with views at its ends. The label of the current value appears above the thumb during a drag.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(
        value, bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with marks and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(
        value, bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
        ticks: Array(ticks().body)),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step, a mark for each value for which `tick` returns one and views at its ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderRange.steps(bounds, by: step).compactMap(tick)
    self.init(
      range: SliderRange(
        value, bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
        ticks: ticks.isEmpty ? nil : ticks),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose filled part extends from a neutral value, and of whose range a part can be
  /// selected. The label of the current value appears above the thumb during a drag.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(
        value, bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with marks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      range: SliderRange(
        value, bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
        ticks: Array(ticks().body)),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step, a mark for each value for which `tick` returns one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = SliderRange.steps(bounds, by: step).compactMap(tick)
    self.init(
      range: SliderRange(
        value, bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
        ticks: ticks.isEmpty ? nil : ticks),
      label: label(), currentValueLabel: .unlessEmpty(currentValueLabel()), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension AnyView? {
  /// The type-erased view; `nil` for an empty view.
  static func unlessEmpty(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
}
