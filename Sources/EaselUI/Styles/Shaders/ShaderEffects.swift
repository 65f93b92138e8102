// Effects of Metal shaders. The content is drawn unchanged, and each function is reported once when it would be drawn.

/// A view with a shader effect, which is not drawn.
private struct ShaderEffect: ViewModifier {
  let shader: Shader
  let isEnabled: Bool

  func body(content: Content) -> some View {
    if isEnabled { shader.report() }
    return content
  }
}

nonisolated extension View {
  /// Draws the view unchanged: a shader cannot change its colors here. A message is written to standard error once.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderEffect(shader: shader, isEnabled: isEnabled))
  }

  /// Draws the view unchanged: a shader cannot move its pixels here. A message is written to standard error once.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    modifier(ShaderEffect(shader: shader, isEnabled: isEnabled))
  }

  /// Draws the view unchanged: a shader cannot change it here. A message is written to standard error once.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(ShaderEffect(shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Draws the view unchanged: a shader cannot change its colors here. A message is written to standard error once.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view unchanged: a shader cannot move its pixels here. A message is written to standard error once.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view unchanged: a shader cannot change it here. A message is written to standard error once.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.report() }
    return self
  }
}

extension GraphicsContext.Shading {
  /// The foreground style in place of a shader, which cannot run here. A message is written to standard error once.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading {
    .style(shader)
  }
}

extension GraphicsContext.Filter {
  /// Has no effect: a shader cannot run here. A message is written to standard error once.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { withoutEffect(shader) }

  /// Has no effect: a shader cannot run here. A message is written to standard error once.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    withoutEffect(shader)
  }

  /// Has no effect: a shader cannot run here. A message is written to standard error once.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    withoutEffect(shader)
  }

  private static func withoutEffect(_ shader: Shader) -> GraphicsContext.Filter {
    shader.report()
    return GraphicsContext.Filter(nil)
  }
}
