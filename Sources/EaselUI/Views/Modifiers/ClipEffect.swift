import EaselDrawing

/// Shows of a view what lies inside a shape of its box.
struct ClipEffect<ClipShape: Shape> {
  var shape: ClipShape
  let style: FillStyle
}

@MainActor extension ClipEffect: ViewModifier, ElementModifier, DrawingModifier {
  func admits(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
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
  /// Shows of the view what lies inside its box.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows of the view what lies inside a shape of its box.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows of the view what lies inside its box with rounded corners: the older form of
  /// `clipShape(.rect(cornerRadius:))`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

/// Shows of a view what another view covers, by that view's alpha.
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

/// The element of a view that is masked by others.
final class MaskElement<Mask: View>: AttachmentElement<Mask> {
  init(_ modifier: MaskModifier<Mask>, around content: LayoutElement, _ inputs: _NodeInputs) {
    super.init(modifier.mask, alignment: modifier.alignment, to: content, inputs)
  }

  func update(_ modifier: MaskModifier<Mask>) { update(modifier.mask, alignment: modifier.alignment) }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    let mask = attachment.drawing(on: self.phase(of: attachment, in: phase))
    let clip = ClipNode(
      parent: nil, shape: .layer(mask, opacity: 1), transform: .translation(to: attachment.origin))
    recorder.append(
      group: content.drawing(on: self.phase(of: content, in: phase)),
      state: DrawingState(transform: .translation(to: content.origin), clip: clip))
  }

  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordPicture(by: filter, into: recorder, through: transform, on: phase)
  }
}

nonisolated extension View {
  /// Shows of the view what the mask covers; the mask has the view's size proposed to it.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what the mask covers; the mask has the view's size proposed to it. The older form of
  /// `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
