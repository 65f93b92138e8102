import EaselDemos

/// What a variant of a demo was measured to cost.
struct MeasuredVariant: Codable {
  var demo: String
  /// From 1.
  var variant: Int
  var name: String
  var tracksDamage: Bool
  /// See `Demo.Variant`.
  var publishedUse: String?
  var measurements: Measurements

  init(_ demo: Demo, _ variant: Int, tracksDamage: Bool, _ measurements: Measurements) {
    self.demo = demo.id
    self.variant = variant + 1
    name = demo.variants[variant].name
    self.tracksDamage = tracksDamage
    publishedUse = demo.variants[variant].publishedUse
    self.measurements = measurements
  }
}
