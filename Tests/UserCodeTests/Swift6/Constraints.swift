import SwiftUI

// Extensions of generic views, which can only call the methods of views where the constraints of these say so.

struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

extension HStack { func plain() -> some View { modifier(Plain()) } }
extension VStack { func plain() -> some View { modifier(Plain()) } }
extension ZStack { func plain() -> some View { modifier(Plain()) } }
extension LazyHStack { func plain() -> some View { modifier(Plain()) } }
extension LazyVStack { func plain() -> some View { modifier(Plain()) } }
extension LazyHGrid { func plain() -> some View { modifier(Plain()) } }
extension LazyVGrid { func plain() -> some View { modifier(Plain()) } }
extension Grid { func plain() -> some View { modifier(Plain()) } }
extension GridRow { func plain() -> some View { modifier(Plain()) } }
extension ScrollView { func plain() -> some View { modifier(Plain()) } }
extension GeometryReader { func plain() -> some View { modifier(Plain()) } }
extension ViewThatFits { func plain() -> some View { modifier(Plain()) } }
extension Canvas { func plain() -> some View { modifier(Plain()) } }
extension Button { func plain() -> some View { modifier(Plain()) } }
extension Toggle { func plain() -> some View { modifier(Plain()) } }
extension Stepper { func plain() -> some View { modifier(Plain()) } }
extension Slider { func plain() -> some View { modifier(Plain()) } }
extension Picker { func plain() -> some View { modifier(Plain()) } }
extension Label { func plain() -> some View { modifier(Plain()) } }
extension ProgressView { func plain() -> some View { modifier(Plain()) } }
extension Gauge { func plain() -> some View { modifier(Plain()) } }
extension EquatableView { func plain() -> some View { modifier(Plain()) } }
extension PhaseAnimator { func plain() -> some View { modifier(Plain()) } }
extension KeyframeAnimator { func plain() -> some View { modifier(Plain()) } }
@MainActor extension FillShapeView { func plain() -> some View { modifier(Plain()) } }
@MainActor extension StrokeShapeView { func plain() -> some View { modifier(Plain()) } }
@MainActor extension StrokeBorderShapeView { func plain() -> some View { modifier(Plain()) } }
extension AnyView { func plain() -> some View { modifier(Plain()) } }

// These are views where their content is.
extension Group where Content: View { func plain() -> some View { modifier(Plain()) } }
extension ForEach where Content: View { func plain() -> some View { modifier(Plain()) } }
extension TimelineView where Content: View { func plain() -> some View { modifier(Plain()) } }
extension ModifiedContent where Content: View, Modifier: ViewModifier {
  func plain() -> some View { modifier(Plain()) }
}

extension ShapeView { func framed() -> some View { fill(.red).stroke(.blue) } }

extension FillShapeView where Background == Text { var hasText: Bool { true } }

/// A shape that cannot be made smaller, behind and in front of a view.
struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY), rect.origin]) }
  }
}

struct ConstrainedViews: View {
  var body: some View {
    VStack {
      HStack { Text("a") }.plain()
      Circle().fill(.green).framed()
      Text("b").background(in: Wedge()).background(.red, in: Wedge()).overlay(.blue, in: Wedge())
    }
    .plain()
  }
}
