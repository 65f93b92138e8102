import EaselDrawing
import Foundation

@testable import EaselUI

/// The kinds of user code that the graph calls while it updates, lays out or draws views.
enum UserCallback: String, CaseIterable {
  case renderer, imageRenderer, asynchronousRenderer, manyRenderers
  case textRenderer, textSize, transitionBody
  case path, shapeSize, clipPath, shapeStyle, dynamicColor
  case layoutCache, layoutSize, layoutPlacement, alignmentGuide, layoutValue
  case geometryEffect, visualEffect, geometryReader, scrollGeometry
  case animatableData, vector, customAnimation, keyframes
  case schedule, timelineContent
  case body, modifierBody, forEach, dynamicProperty
  case preference, preferenceChange, environment, transaction, equality
  case appearance, valueChange

  /// Returns views that call `action` in this way; a new tick makes them call it again.
  @MainActor
  func view(_ tick: Int, _ action: UserAction) -> AnyView {
    UserAction.current = action
    switch self {
    case .renderer, .imageRenderer, .asynchronousRenderer, .manyRenderers, .textRenderer, .textSize,
      .transitionBody, .path, .shapeSize, .clipPath, .shapeStyle, .dynamicColor:
      return drawn(tick, action)
    case .layoutCache, .layoutSize, .layoutPlacement, .alignmentGuide, .layoutValue, .geometryEffect,
      .visualEffect, .geometryReader, .scrollGeometry:
      return laidOut(tick, action)
    case .animatableData, .vector, .customAnimation, .keyframes, .schedule, .timelineContent:
      return moved(tick, action)
    default: return evaluated(tick, action)
    }
  }

  @MainActor
  private func drawn(_ tick: Int, _ action: UserAction) -> AnyView {
    let side = CGFloat(tick + 10)
    switch self {
    case .renderer: return AnyView(CallingCanvas(tick: tick, action: action))
    case .asynchronousRenderer:
      return AnyView(CallingCanvas(tick: tick, action: action, isAsynchronous: true))
    case .manyRenderers:
      return AnyView(
        ZStack { ForEach(0..<300) { CallingCanvas(tick: $0 == 7 ? tick : 0, action: action) } })
    case .imageRenderer:
      return AnyView(
        Image(size: CGSize(width: side, height: 10)) { context in
          action.run()
          context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        })
    case .textRenderer:
      return AnyView(Text("a").textRenderer(CallingRenderer(tick: tick, drawing: action)))
    case .textSize: return AnyView(Text("a").textRenderer(CallingRenderer(tick: tick, size: action)))
    case .transitionBody:
      return AnyView(Box(1).transition(CallingTransition(tick: tick, action: action)))
    case .path: return AnyView(CallingShape(tick: tick, path: action).stroke(.red))
    case .shapeSize: return AnyView(CallingShape(tick: tick, size: action))
    case .clipPath: return AnyView(Color.red.clipShape(CallingShape(tick: tick, path: action)))
    case .dynamicColor: return AnyView(CallingColors(action: action))
    default: return AnyView(Rectangle().fill(CallingStyle(tick: tick, action: action)))
    }
  }

  @MainActor
  private func laidOut(_ tick: Int, _ action: UserAction) -> AnyView {
    let box = Box(1, width: CGFloat(tick + 10), height: 10)
    switch self {
    case .layoutCache: return AnyView(CallingLayout(cache: action) { box })
    case .layoutSize: return AnyView(CallingLayout(size: action) { box })
    case .layoutPlacement: return AnyView(CallingLayout(placement: action) { box })
    case .layoutValue: return AnyView(CallingLayout { box })
    case .alignmentGuide:
      return AnyView(
        VStack(alignment: .leading) {
          box.alignmentGuide(.leading) { _ in
            action.run()
            return CGFloat(tick)
          }
          Box(2, width: 10, height: 10)
        })
    case .geometryEffect: return AnyView(box.modifier(CallingEffect(tick: tick, action: action)))
    case .visualEffect:
      return AnyView(
        box.visualEffect { content, proxy in
          action.run()
          return content.offset(x: proxy.size.width)
        })
    case .scrollGeometry:
      return AnyView(
        ScrollView { Box(1, width: 10, height: CGFloat(tick + 10)) }
          .onScrollGeometryChange(for: CGFloat.self) { geometry in
            action.run()
            return geometry.contentSize.height
          } action: { _, _ in
          })
    default:
      return AnyView(
        GeometryReader { proxy in
          action.run()
          return Box(3, width: proxy.size.width / 2, height: CGFloat(tick))
        })
    }
  }

  @MainActor
  private func moved(_ tick: Int, _ action: UserAction) -> AnyView {
    let animation: Animation =
      self == .customAnimation ? Animation(CallingAnimation()) : .linear(duration: 0.3)
    switch self {
    case .animatableData:
      return AnyView(CallingShape(tick: tick, data: action).animation(animation, value: tick))
    case .vector:
      return AnyView(VectorShape(vector: .init(value: Double(tick))).animation(animation, value: tick))
    case .customAnimation:
      return AnyView(Box(1).offset(x: CGFloat(tick)).animation(animation, value: tick))
    case .keyframes:
      return AnyView(
        Box(1).keyframeAnimator(initialValue: 0.0, trigger: tick) { view, value in
          view.offset(x: value)
        } keyframes: { _ in
          let _ = action.run()
          LinearKeyframe(10.0, duration: 0.2)
        })
    case .schedule:
      return AnyView(
        TimelineView(CallingSchedule(tick: tick)) { Box(Int($0.date.timeIntervalSinceReferenceDate)) })
    default:
      return AnyView(
        TimelineView(.animation) { timeline in
          action.run()
          return Box(Int(timeline.date.timeIntervalSinceReferenceDate))
        })
    }
  }

  @MainActor
  private func evaluated(_ tick: Int, _ action: UserAction) -> AnyView {
    switch self {
    case .body: return AnyView(CallingBody(tick: tick, action: action))
    case .modifierBody: return AnyView(Box(1).modifier(CallingModifier(tick: tick, action: action)))
    case .forEach:
      return AnyView(
        ForEach(0..<2) { index in
          action.run()
          return Box(tick + index)
        })
    case .dynamicProperty: return AnyView(CallingPropertyView(tick: tick))
    case .preference:
      return AnyView(
        HStack {
          Color.red.preference(key: CallingKey.self, value: tick)
          Color.red.preference(key: CallingKey.self, value: tick)
        }
        .overlayPreferenceValue(CallingKey.self) { Box($0) })
    case .preferenceChange:
      return AnyView(
        Color.red.preference(key: CallingKey.self, value: tick)
          .onPreferenceChange(CallingKey.self) { _ in action.run() })
    case .environment:
      return AnyView(
        Color.red.transformEnvironment(\.displayScale) {
          action.run()
          $0 = CGFloat(tick + 1)
        })
    case .transaction:
      return AnyView(Box(1).offset(x: CGFloat(tick)).transaction { _ in action.run() })
    case .equality: return AnyView(EqualView(value: CallingValue(text: "\(tick) of many ticks")))
    case .appearance: return AnyView(Color.red.onAppear { action.run() }.id(tick))
    default: return AnyView(Color.red.onChange(of: tick, initial: true) { action.run() })
    }
  }
}

/// A canvas that calls an action and then draws.
struct CallingCanvas: View {
  let tick: Int
  let action: UserAction
  var isAsynchronous = false

  var body: some View {
    Canvas(rendersAsynchronously: isAsynchronous) { context, _ in
      action.run()
      context.fill(Path(CGRect(x: 0, y: 0, width: tick + 1, height: 5)), with: .color(.red))
    }
  }
}

private struct CallingBody: View {
  let tick: Int
  let action: UserAction

  var body: some View {
    action.run()
    return Box(tick)
  }
}

private struct CallingModifier: ViewModifier {
  let tick: Int
  let action: UserAction

  func body(content: Content) -> some View {
    action.run()
    return content.offset(x: CGFloat(tick))
  }
}

private struct CallingProperty: DynamicProperty {
  mutating func update() { UserAction.current.run() }
}

private struct CallingPropertyView: View {
  let tick: Int
  private var property = CallingProperty()

  init(tick: Int) { self.tick = tick }

  var body: some View { Box(tick) }
}

/// Owns memory, so that its values are compared with `==`.
private struct CallingValue: Equatable {
  let text: String

  static func == (lhs: CallingValue, rhs: CallingValue) -> Bool {
    UserAction.current.run()
    return lhs.text == rhs.text
  }
}

private struct EqualView: View {
  let value: CallingValue

  var body: some View { Box(value.text.count) }
}

private struct CallingStyle: ShapeStyle {
  let tick: Int
  let action: UserAction

  func resolve(in environment: EnvironmentValues) -> Color {
    action.run()
    return Color.red.opacity(1 / Double(tick + 1))
  }
}

/// Uses of a color of UIKit whose closure calls the action.
private struct CallingColors: View {
  let color: Color

  init(action: UserAction) {
    color = Color(
      uiColor: UIColor { _ in
        action.run()
        return .red
      })
  }

  var body: some View {
    ZStack {
      color.shadow(color: color, radius: 2)
      Rectangle().fill(LinearGradient(colors: [color, .white], startPoint: .top, endPoint: .bottom))
      Text("a").foregroundStyle(color.mix(with: .blue, by: 0.5))
      Rectangle().fill(.tint).tint(color)
      Canvas { context, _ in
        context.addFilter(.shadow(color: color, radius: 2))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(color))
        context.draw(Text("b").foregroundStyle(color), at: .zero)
      }
    }
  }
}

private struct CallingShape: Shape {
  var tick: Int
  var path: UserAction?
  var size: UserAction?
  var data: UserAction?

  func path(in rect: CGRect) -> Path {
    path?.run()
    return Path(rect.insetBy(dx: CGFloat(tick), dy: 0))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size?.run()
    return CGSize(width: 20 + tick, height: 20)
  }

  var animatableData: Double {
    get {
      data?.run()
      return Double(tick)
    }
    set {
      data?.run()
      tick = Int(newValue)
    }
  }
}

private struct VectorShape: Shape {
  struct Vector: VectorArithmetic {
    var value = 0.0

    static var zero: Vector { Vector() }

    static func + (lhs: Vector, rhs: Vector) -> Vector {
      UserAction.current.run()
      return Vector(value: lhs.value + rhs.value)
    }

    static func - (lhs: Vector, rhs: Vector) -> Vector {
      UserAction.current.run()
      return Vector(value: lhs.value - rhs.value)
    }

    mutating func scale(by rhs: Double) {
      UserAction.current.run()
      value *= rhs
    }

    var magnitudeSquared: Double { value * value }
  }

  var vector: Vector

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: vector.value, dy: 0)) }

  var animatableData: Vector {
    get { vector }
    set { vector = newValue }
  }
}

private struct CallingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    UserAction.current.run()
    return time < 0.3 ? value.scaled(by: time / 0.3) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    UserAction.current.run()
    return false
  }
}

private struct CallingSchedule: TimelineSchedule {
  let tick: Int

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    UserAction.current.run()
    var date = startDate
    return AnyIterator {
      UserAction.current.run()
      date += 0.1
      return date
    }
  }
}

private struct CallingKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    UserAction.current.run()
    value += nextValue()
  }
}

private struct CallingEffect: GeometryEffect {
  let tick: Int
  let action: UserAction

  func effectValue(size: CGSize) -> ProjectionTransform {
    action.run()
    return ProjectionTransform(CGAffineTransform(translationX: CGFloat(tick), y: 0))
  }
}

private struct CallingLayoutKey: LayoutValueKey {
  static var defaultValue: Int {
    UserAction.current.run()
    return 0
  }
}

private struct CallingLayout: Layout {
  var cache: UserAction?
  var size: UserAction?
  var placement: UserAction?

  func makeCache(subviews: Subviews) { cache?.run() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size?.run()
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    placement?.run()
    for subview in subviews {
      _ = subview[CallingLayoutKey.self]
      subview.place(at: bounds.origin, proposal: .unspecified)
    }
  }
}

private struct CallingRenderer: TextRenderer {
  let tick: Int
  var drawing: UserAction?
  var size: UserAction?

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    drawing?.run()
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    size?.run()
    return text.sizeThatFits(proposal)
  }
}

private struct CallingTransition: Transition {
  let tick: Int
  let action: UserAction

  func body(content: Content, phase: TransitionPhase) -> some View {
    action.run()
    return content.offset(x: CGFloat(tick))
  }
}
