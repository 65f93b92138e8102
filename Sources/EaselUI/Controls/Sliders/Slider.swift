/// A thumb on a track that sets a number, by dragging or, when focused, with the arrow, Home and End keys.
///
/// A step that is not above 0 or not finite has no effect. A slider whose range has no length or an infinite one is
/// at its start and does not change its value.
///
/// Values increase towards the trailing end: to the left in right-to-left layouts. The label is shown only if
/// `EnvironmentValues.interfaceIdiom` is `desktop`.
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
  private let range: SliderRange
  private let label: Label
  private let currentValueLabel: AnyView?
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(
    range: SliderRange, label: Label, currentValueLabel: AnyView? = nil, minimum: ValueLabel,
    maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.range, self.label, self.currentValueLabel) = (range, label, currentValueLabel)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    HStack {
      if metrics.isDesktop, !labelsAreHidden, !(label is EmptyView) { label }
      minimumValueLabel
      SliderTrack(range: range, currentValueLabel: currentValueLabel, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
    .modifier(DisabledAppearance())
  }
}

/// The track and the thumb of a slider, above the labels of its marks.
struct SliderTrack: View {
  let range: SliderRange
  let currentValueLabel: AnyView?
  let onEditingChanged: (Bool) -> Void
  @State private var isEditing = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(spacing: 2) {
      GeometryReader { proxy in line(width: proxy.size.width) }
        .barFrame(height: metrics.sliderHeight)
        .modifier(FocusModifier { key($0) })
      if marks.contains(where: { $0.label != nil }) { labels }
    }
  }

  /// Marks of steps are drawn only on macOS.
  private var marks: [SliderRange.Mark] { range.hasOwnMarks || metrics.isDesktop ? range.marks : [] }

  private var isMirrored: Bool { direction == .rightToLeft }

  private func line(width: CGFloat) -> some View {
    let scale = SliderScale(width: width, inset: metrics.sliderThumb / 2, isMirrored: isMirrored)
    return ZStack(alignment: .leading) {
      bar(scale.span(0, 1), ControlColor.track)
      bar(scale.span(range.neutral, range.fraction.wrappedValue), TintShapeStyle())
      ForEach(marks) { mark in
        Capsule().fill(ControlColor.sliderMark).frame(width: 2, height: 6)
          .offset(x: scale.x(mark.fraction) - 1, y: metrics.sliderTrack / 2 + 6)
      }
      thumb(at: scale.x(range.fraction.wrappedValue))
    }
    .frame(width: width, height: metrics.sliderHeight)
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .gesture(drag(scale))
  }

  private func bar(_ span: (start: CGFloat, length: CGFloat), _ style: some ShapeStyle) -> some View {
    Capsule().fill(style).frame(width: span.length, height: metrics.sliderTrack).offset(x: span.start)
  }

  private func thumb(at x: CGFloat) -> some View {
    let side = metrics.sliderThumb
    return Circle().fill(Color.white)
      .overlay { Circle().strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5) }
      .frame(width: side, height: side)
      .shadow(color: Color.black.opacity(0.16), radius: side / 9, y: side / 14)
      .overlay(alignment: .top) {
        if isEditing, let currentValueLabel {
          currentValueLabel.font(.caption).fixedSize().alignmentGuide(.top) { $0[.bottom] + 2 }
        }
      }
      .offset(x: x - side / 2)
  }

  private var labels: some View {
    GeometryReader { proxy in
      let scale = SliderScale(
        width: proxy.size.width, inset: metrics.sliderThumb / 2, isMirrored: isMirrored)
      ForEach(marks) { mark in
        mark.label.fixedSize().position(x: scale.x(mark.fraction), y: proxy.size.height / 2)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .frame(height: 14)
  }

  private func drag(_ scale: SliderScale) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if !isEditing {
          isEditing = true
          onEditingChanged(true)
        }
        range.fraction.wrappedValue = scale.fraction(at: drag.location.x)
      }
      .onFinished {
        guard isEditing else { return }
        isEditing = false
        onEditingChanged(false)
      }
  }

  /// Arrow keys move by one step, or by a twentieth of the range if there is no step.
  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    let distance = range.step > 0 ? range.step : 0.05
    switch press.key {
    case .leftArrow: range.fraction.wrappedValue += isMirrored ? distance : -distance
    case .rightArrow: range.fraction.wrappedValue += isMirrored ? -distance : distance
    case .downArrow: range.fraction.wrappedValue -= distance
    case .upArrow: range.fraction.wrappedValue += distance
    case .home: range.fraction.wrappedValue = 0
    case .end: range.fraction.wrappedValue = 1
    default: return .ignored
    }
    return .handled
  }
}

/// The places of the fractions of a slider on its track, in points.
struct SliderScale {
  let width: CGFloat
  /// The distance between the end of the track and the center of the thumb there.
  let inset: CGFloat
  /// Whether fractions increase to the left.
  let isMirrored: Bool

  private var length: CGFloat { max(width - 2 * inset, 0) }

  func x(_ fraction: Double) -> CGFloat { inset + (isMirrored ? 1 - fraction : fraction) * length }

  func fraction(at x: CGFloat) -> Double {
    let fraction = (x - inset) / max(length, 1)
    return isMirrored ? 1 - fraction : fraction
  }

  /// The part of the track between two fractions. At the ends of the range, it reaches the ends of the track.
  func span(_ first: Double, _ second: Double) -> (start: CGFloat, length: CGFloat) {
    let (low, high) = (min(first, second), max(first, second))
    let ends = [low <= 0 ? 0 : inset + low * length, high >= 1 ? width : inset + high * length]
    let length = max(ends[1] - ends[0], 0)
    return (isMirrored ? width - ends[1] : ends[0], length)
  }
}
