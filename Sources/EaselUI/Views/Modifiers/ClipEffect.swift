import EaselDrawing

/// Clips a view to a shape in its box.
struct ClipEffect<ClipShape: Shape> {
  var shape: ClipShape
  let style: FillStyle
}

@MainActor extension ClipEffect: ViewModifier, ElementModifier, DrawingModifier {
  func allowsHit(_ point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size), environment: environment)
      .contains(point, eoFill: style.isEOFilled)
  }

  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    guard !content.isEmpty else { return }
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size), environment: environment)
    let clip = ClipNode(parent: nil, shape: .path(path, style), transform: .translation(to: frame.shift))
    recorder.append(.fragment(content), state: DrawingState(clip: clip))
  }
}

extension ClipEffect: Animatable {
  var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Clips the drawing of the view, and hit testing, to its box.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the drawing of the view, and hit testing, to a shape in its box.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Clips the drawing of the view, and hit testing, to its box with rounded corners; `radius` is in points.
  /// An older form of `clipShape(.rect(cornerRadius:))`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

/// Masks a view with the alpha of another view.
struct MaskModifier<Mask> {
  let mask: Mask
  let alignment: Alignment
}

@MainActor extension MaskModifier: ElementModifier, ViewModifier where Mask: View {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> MaskElement<Mask> {
    MaskElement(self, around: content, inputs)
  }

  func update(_ element: MaskElement<Mask>) { element.update(self) }
}

/// The layout element of a masked view.
final class MaskElement<Mask: View>: AttachmentElement<Mask> {
  init(_ modifier: MaskModifier<Mask>, around content: LayoutElement, _ inputs: _NodeInputs) {
    super.init(modifier.mask, alignment: modifier.alignment, to: content, inputs)
  }

  func update(_ modifier: MaskModifier<Mask>) { update(modifier.mask, alignment: modifier.alignment) }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let mask = attachment.drawing(on: self.phase(of: attachment, in: phase))
    let clip = ClipNode(
      parent: nil, shape: .layer(mask, opacity: 1), transform: .translation(to: attachment.origin))
    recorder.append(
      group: content.drawing(on: self.phase(of: content, in: phase)),
      state: DrawingState(transform: .translation(to: content.origin), clip: clip))
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }
}

nonisolated extension View {
  /// Multiplies the alpha of the view with the alpha of a mask. The size of the view is proposed to the mask.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Multiplies the alpha of the view with the alpha of a mask. The size of the view is proposed to the mask.
  /// An older form of `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
