import EaselDemos

/// What a variant of a demo was measured to cost.
struct MeasuredVariant: Codable {
  var demo: String
  /// From 1.
  var variant: Int
  var name: String
  var tracksDamage: Bool
  /// See `Demo.Variant`: such as "6 %", and by which factor that is cheaper than the dearest that was published, "5.0x".
  var publishedUse: String?
  var publishedFactor: String?
  var measurements: Measurements

  init(_ demo: Demo, _ variant: Int, tracksDamage: Bool, _ measurements: Measurements) {
    self.demo = demo.id
    self.variant = variant + 1
    name = demo.variants[variant].name
    self.tracksDamage = tracksDamage
    let published = demo.variants[variant].publishedUse
    let dearest = demo.variants.compactMap(\.publishedUse).max { $0.most < $1.most }
    publishedUse = published?.description
    publishedFactor = dearest.flatMap { published?.factor(below: $0) }
    self.measurements = measurements
  }
}
