import EaselDrawing

extension CGContext {
  /// Begins a transparency layer. Draws up to `endTransparencyLayer` are composited as a group: the
  /// current alpha, blend mode, shadow and clip apply once to the layer and are reset inside it.
  /// `auxiliaryInfo` has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saved.append(SavedState(state: state, outerLayer: recorder))
    openLayers += 1
    recorder = FragmentRecorder()
    state.drawing.clip = nil
    state.drawing.filters = nil
    state.drawing.opacity = 1
    state.drawing.mode = .normal
  }

  /// Begins a transparency layer clipped to `rect`. `auxiliaryInfo` has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the current transparency layer and restores the state from before it began. States that were
  /// saved inside the layer are discarded.
  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: { $0.outerLayer != nil }),
      let outer = saved[index].outerLayer
    else { return CGContext.report(.unbalancedEnd) }
    let layer = recorder.finish()
    recorder = outer
    // Patterns end after the change, because their callbacks may use the context.
    let ended = (state, Array(saved[index...]))
    state = saved[index].state
    saved.removeSubrange(index...)
    openLayers -= 1
    record { recorder, state in
      var state = state
      state.transform = .identity
      recorder.append(group: layer, state: state)
    }
    withExtendedLifetime(ended) {}
  }

  /// Draws a finished drawing of `size` with its lower left corner at the origin of user space,
  /// upright where y points up.
  ///
  /// - Parameters:
  ///   - links: The links of the drawing, with y down. Only PDF documents have them.
  ///   - isOpaque: Whether the drawing has a black background.
  package func draw(
    _ drawing: Fragment, size: CGSize, links: @autoclosure () -> [LinkArea], isOpaque: Bool,
    colorMode: DisplayList.ColorMode
  ) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    for link in pages == nil ? [] : links() {
      add(LinkArea(url: link.url, area: link.area.applying(upright)))
    }
    let whole = FragmentRecorder()
    if isOpaque {
      let area = Path(CGRect(origin: .zero, size: size))
      whole.fill(area, style: FillStyle(), paint: .solid(.black), state: DrawingState())
    }
    whole.append(.fragment(drawing), state: DrawingState())
    let fragment = whole.finish()
    record { recorder, state in
      var state = state
      state.transform = upright.concatenating(state.transform)
      if colorMode == .nonLinear {
        recorder.append(group: fragment, state: state)
      } else {
        recorder.append(.canvas(fragment, colorMode), state: state)
      }
    }
  }
}

extension FragmentRecorder {
  /// Records a fragment as a group that ends at the edge of a path.
  ///
  /// The group is cut off before it is filtered, so that its shadow extends beyond the path. Without filters
  /// the path is a clip of the group, so that blend modes change nothing outside of it.
  ///
  /// - Parameters:
  ///   - path: The path, in a space of its own.
  ///   - style: How the path is filled.
  ///   - transform: The transform from the space of the path to the space of the recorder.
  ///   - state: The state of the group. Its transform applies to the fragment, not to the path.
  func append(
    _ fragment: Fragment, inside path: Path, style: FillStyle, transform: CGAffineTransform,
    state: DrawingState
  ) {
    guard !fragment.isEmpty || state.mode.affectsUncoveredPixels else { return }
    var state = state
    guard state.filters != nil else {
      state.clip = ClipNode(parent: state.clip, shape: .path(path, style), transform: transform)
      return append(.layer(fragment), state: state)
    }
    let edge = ClipNode(parent: nil, shape: .path(path, style), transform: transform)
    let group = FragmentRecorder()
    group.append(.layer(fragment), state: DrawingState(transform: state.transform, clip: edge))
    state.transform = .identity
    append(group.finish(), state: state)
  }
}
