/// A thumb on a track that sets a number, by dragging or, when focused, with the arrow, Home and End keys.
///
/// Values increase to the right, also in right-to-left layouts.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 0.5
///
///   var body: some View {
///     Slider(value: $volume, in: 0...1)
///   }
/// }
/// ```
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Binding<Double>
  /// The step as a fraction of the range; 0 for continuous values.
  private let step: Double
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @State private var isEditing = false
  @Environment(\.controlMetrics) private var metrics

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let lower = Double(bounds.lowerBound)
    let stepFraction = step.map { span > 0 ? Double($0) / span : 0 } ?? 0
    fraction = Binding(
      get: {
        span > 0 ? ((Double(value.wrappedValue) - lower) / span).clampedToUnitInterval : 0
      },
      set: { fraction in
        let stepped = stepFraction > 0 ? (fraction / stepFraction).rounded() * stepFraction : fraction
        value.wrappedValue = V(lower + min(max(stepped, 0), 1) * span)
      })
    self.step = stepFraction
    (self.label, minimumValueLabel, maximumValueLabel) = (label, minimum, maximum)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider with views at its ends. The label is not shown.
  ///
  /// - Parameters:
  ///   - value: The selected value. Values outside of `bounds` are shown at the nearer end.
  ///   - bounds: The range of values.
  ///   - label: The label, which is not shown.
  ///   - minimumValueLabel: The view at the leading end.
  ///   - maximumValueLabel: The view at the trailing end.
  ///   - onEditingChanged: Called with `true` when a drag begins and with `false` when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider with a step and views at its ends. The label is not shown.
  ///
  /// The selected values are multiples of `step` above the lower bound, and the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider. The label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a step. The label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with a step and without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider: View {
  public var body: some View {
    HStack {
      minimumValueLabel
      GeometryReader { proxy in line(width: proxy.size.width) }
        .barFrame(height: metrics.sliderHeight)
      maximumValueLabel
    }
    .modifier(DisabledAppearance())
    .modifier(FocusModifier { key($0) })
  }

  private func line(width: CGFloat) -> some View {
    let thumb = metrics.sliderThumb
    let place = (width - thumb) * fraction.wrappedValue
    return ZStack(alignment: .leading) {
      Capsule().fill(Color.controlTrack).frame(height: metrics.sliderTrack)
      Capsule().fill(.tint).frame(width: max(place + thumb / 2, 0), height: metrics.sliderTrack)
      Circle().fill(Color.white).overlay { Circle().strokeBorder(Color.gray.opacity(0.6)) }
        .frame(width: thumb, height: thumb).offset(x: place)
    }
    .frame(width: width, height: metrics.sliderHeight)
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          if !isEditing {
            isEditing = true
            onEditingChanged(true)
          }
          fraction.wrappedValue = (drag.location.x - thumb / 2) / max(width - thumb, 1)
        }
        .onEnded { _ in
          isEditing = false
          onEditingChanged(false)
        })
  }

  /// Arrow keys move by one step, or by a twentieth of the range if there is no step.
  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let distance = step > 0 ? step : 0.05
    switch press.key {
    case .leftArrow, .downArrow: fraction.wrappedValue -= distance
    case .rightArrow, .upArrow: fraction.wrappedValue += distance
    case .home: fraction.wrappedValue = 0
    case .end: fraction.wrappedValue = 1
    default: return .ignored
    }
    return .handled
  }
}
