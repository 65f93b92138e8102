import SwiftUI

/// A planet by its Keplerian elements for 1800 to 2050, https://ssd.jpl.nasa.gov/planets/approx_pos.html.
struct Planet {
  let name: String
  /// In points of a chart that is 720 points high.
  let radius: Double
  let color: Color
  let hasRing: Bool
  /// The semimajor axis in astronomical units, the eccentricity, and in degrees the inclination, the mean
  /// longitude, the longitude of the perihelion and that of the ascending node, on January 1, 2000 at noon.
  private let elements: [Double]
  /// What is added to the elements in a century.
  private let rates: [Double]

  static let all = [
    Planet(
      "Mercury", 5, Color(red: 0.72, green: 0.66, blue: 0.6),
      [0.38709927, 0.20563593, 7.00497902, 252.25032350, 77.45779628, 48.33076593],
      [0.00000037, 0.00001906, -0.00594749, 149472.67411175, 0.16047689, -0.12534081]),
    Planet(
      "Venus", 8, Color(red: 0.95, green: 0.79, blue: 0.5),
      [0.72333566, 0.00677672, 3.39467605, 181.97909950, 131.60246718, 76.67984255],
      [0.00000390, -0.00004107, -0.00078890, 58517.81538729, 0.00268329, -0.27769418]),
    Planet(
      "Earth", 8.5, Color(red: 0.25, green: 0.55, blue: 0.95),
      [1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0],
      [0.00000562, -0.00004392, -0.01294668, 35999.37244981, 0.32327364, 0]),
    Planet(
      "Mars", 6.5, Color(red: 0.88, green: 0.38, blue: 0.22),
      [1.52371034, 0.09339410, 1.84969142, -4.55343205, -23.94362959, 49.55953891],
      [0.00001847, 0.00007882, -0.00813131, 19140.30268499, 0.44441088, -0.29257343]),
    Planet(
      "Jupiter", 19, Color(red: 0.87, green: 0.68, blue: 0.5),
      [5.20288700, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909],
      [-0.00011607, -0.00013253, -0.00183714, 3034.74612775, 0.21252668, 0.20469106]),
    Planet(
      "Saturn", 15, Color(red: 0.91, green: 0.79, blue: 0.54),
      [9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448],
      [-0.00125060, -0.00050991, 0.00193609, 1222.49362201, -0.41897216, -0.28867794]),
    Planet(
      "Uranus", 12, Color(red: 0.5, green: 0.83, blue: 0.87),
      [19.18916464, 0.04725744, 0.77263783, 313.23810451, 170.95427630, 74.01692503],
      [-0.00196176, -0.00004397, -0.00242939, 428.48202785, 0.40805281, 0.04240589]),
    Planet(
      "Neptune", 11.5, Color(red: 0.3, green: 0.42, blue: 0.95),
      [30.06992276, 0.00859048, 1.77004347, -55.12002969, 44.96476227, 131.78422574],
      [0.00026291, 0.00005105, 0.00035372, 218.45945325, -0.32241464, -0.00508664]),
  ]

  private init(_ name: String, _ radius: Double, _ color: Color, _ elements: [Double], _ rates: [Double]) {
    self.name = name
    self.radius = radius
    self.color = color
    hasRing = name == "Saturn"
    self.elements = elements
    self.rates = rates
  }

  /// The days of a revolution.
  var period: Double { 360 * 36_525 / rates[3] }

  /// The place in astronomical units, with the ecliptic as the plane of x and y, a number of days after
  /// January 1, 2000 at noon.
  func place(day: Double) -> SIMD3<Double> {
    let now = zip(elements, rates).map { $0 + $1 * day / 36_525 }
    let meanAnomaly = (now[3] - now[4]).remainder(dividingBy: 360) * .pi / 180
    // Newton's method for Kepler's equation, M = E - e sin E.
    var anomaly = meanAnomaly + now[1] * sin(meanAnomaly)
    for _ in 0..<4 {
      anomaly -= (anomaly - now[1] * sin(anomaly) - meanAnomaly) / (1 - now[1] * cos(anomaly))
    }
    return Self.place(now, anomaly)
  }

  /// The place on the orbit of the year 2000 by the eccentric anomaly in radians.
  func place(eccentricAnomaly: Double) -> SIMD3<Double> { Self.place(elements, eccentricAnomaly) }

  private static func place(_ elements: [Double], _ anomaly: Double) -> SIMD3<Double> {
    let (axis, eccentricity) = (elements[0], elements[1])
    let x = axis * (cos(anomaly) - eccentricity)
    let y = axis * (1 - eccentricity * eccentricity).squareRoot() * sin(anomaly)
    let (tilt, node) = (elements[2] * .pi / 180, elements[5] * .pi / 180)
    let perihelion = elements[4] * .pi / 180 - node
    let along = x * cos(perihelion) - y * sin(perihelion)
    let across = x * sin(perihelion) + y * cos(perihelion)
    return SIMD3(
      along * cos(node) - across * cos(tilt) * sin(node), along * sin(node) + across * cos(tilt) * cos(node),
      across * sin(tilt))
  }
}

/// The view from above at a slant that fits the window, with logarithmic distances.
struct OrreryChart {
  let center: CGPoint
  /// The size of a point of a chart that is 720 points high.
  let unit: CGFloat
  private let reach: CGSize

  init(size: CGSize) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    unit = max(min(size.width, size.height * 1.3) / 820, 0.45)
    let (width, height) = (size.width * 0.45, size.height * 0.44)
    reach = CGSize(width: min(width, height * 1.9), height: min(height, width * 1.5))
  }

  func point(_ place: SIMD3<Double>) -> CGPoint {
    let distance = (place * place).sum().squareRoot()
    let share = log(distance / 0.22) / log(31 / 0.22) / distance
    return CGPoint(
      x: center.x + place.x * share * reach.width, y: center.y - (place.y + place.z) * share * reach.height)
  }

  /// A point on the ellipse around the chart.
  func edge(_ degree: Double, _ share: Double) -> CGPoint {
    CGPoint(
      x: center.x + cos(degree * .pi / 180) * share * reach.width,
      y: center.y - sin(degree * .pi / 180) * share * reach.height)
  }

  func disc(at point: CGPoint, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
