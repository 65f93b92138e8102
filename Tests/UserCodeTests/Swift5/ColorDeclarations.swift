import SwiftUI

// Every declaration of colors, gradients and shape styles that programs rely on, in the forms in which they are
// written.

// MARK: Colors

/// Colors that all differ, by each way to make one.
func declaredColors() -> [Color] {
  let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
  let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
  return [
    Color(red: 0.1, green: 0.2, blue: 0.3), Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4),
    Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3), Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3),
    Color(white: 0.7), Color(white: 0.7, opacity: 0.3), Color(.sRGBLinear, white: 0.7, opacity: 0.3),
    Color(hue: 0.3, saturation: 0.5, brightness: 0.7),
    Color(hue: 0.3, saturation: 0.5, brightness: 0.7, opacity: 0.5), Color(resolved), Color(linear),
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    .white, .black, .clear, .secondary, .red.opacity(0.5), Color.red.mix(with: .blue, by: 0.5),
    .red.mix(with: .blue, by: 0.5, in: .device),
  ]
}

/// What colors say about themselves.
func declaredColorAnswers() -> [String] {
  let values = EnvironmentValues()
  let resolved = Color.blue.resolve(in: values)
  let constant = Color(red: 1, green: 0, blue: 0)
  let spaces: Set<Color.RGBColorSpace> = [.sRGB, .sRGBLinear, .displayP3]
  return [
    Color.red.description, "\(constant)", "\(Color.primary)", "\(resolved.red)",
    "\((resolved.green * 255).rounded())",
    "\(resolved.blue)", "\(resolved.opacity)", "\(resolved.linearRed)",
    "\(resolved.linearGreen > 0.19 && resolved.linearGreen < 0.2)",
    "\(resolved.linearBlue)", "\(Color.red == Color.red)", "\(spaces.count)",
    "\(Color.accentColor.resolve(in: values) == resolved)",
  ]
}

@MainActor func colorPairs() -> [DeclarationPair] {
  [
    DeclarationPair("Color", Color.red, unlike: Color.blue),
    DeclarationPair("primary", Color.primary, unlike: Color.secondary),
    DeclarationPair("accentColor", Color.accentColor.tint(.green), unlike: Color.accentColor),
    DeclarationPair("opacity", Color.red.opacity(0.5), unlike: Color.red),
    DeclarationPair("gradient", Rectangle().fill(Color.red.gradient), unlike: Rectangle().fill(Color.red)),
    DeclarationPair(
      "resolved", Rectangle().fill(Color.Resolved(red: 0, green: 1, blue: 0)), unlike: Rectangle()),
    DeclarationPair("named", Color("no such color"), unlike: Color.red),
  ]
}

// MARK: Gradients

@MainActor func gradientPairs() -> [DeclarationPair] {
  var gradient = Gradient(stops: [
    .init(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.8),
  ])
  let simple = Gradient(colors: [.red, .green])
  var stop = gradient.stops[0]
  (stop.color, stop.location) = (.green, 0.1)
  gradient.stops.append(stop)
  let (colors, stops): ([Color], [Gradient.Stop]) = ([.red, .green], simple.stops)
  let linear = LinearGradient(gradient: simple, startPoint: .leading, endPoint: .trailing)
  let radial = RadialGradient(gradient: simple, center: .center, startRadius: 0, endRadius: 20)
  let angular = AngularGradient(gradient: simple, center: .center)
  let elliptical = EllipticalGradient(gradient: simple)
  let space = Gradient.ColorSpace.perceptual
  return [
    DeclarationPair("Gradient", Rectangle().fill(gradient), unlike: Rectangle().fill(simple)),
    DeclarationPair("AnyGradient", Rectangle().fill(AnyGradient(gradient)), unlike: Rectangle().fill(simple)),
    DeclarationPair(
      "colorSpace", Rectangle().fill(simple.colorSpace(space)),
      unlike: Rectangle().fill(simple.colorSpace(.device))),
    DeclarationPair("LinearGradient", linear, unlike: Rectangle().fill(simple)),
    DeclarationPair(
      "LinearGradient colors", LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
      unlike: linear),
    DeclarationPair(
      "LinearGradient stops", LinearGradient(stops: stops, startPoint: .zero, endPoint: .bottomTrailing),
      unlike: linear),
    DeclarationPair("RadialGradient", radial, unlike: linear),
    DeclarationPair(
      "RadialGradient colors", RadialGradient(colors: colors, center: .top, startRadius: 5, endRadius: 20),
      unlike: radial),
    DeclarationPair(
      "RadialGradient stops", RadialGradient(stops: stops, center: .top, startRadius: 5, endRadius: 9),
      unlike: radial),
    DeclarationPair("AngularGradient", angular, unlike: linear),
    DeclarationPair(
      "AngularGradient angle", AngularGradient(gradient: simple, center: .center, angle: .degrees(90)),
      unlike: angular),
    DeclarationPair(
      "AngularGradient angles",
      AngularGradient(gradient: simple, center: .center, startAngle: .zero, endAngle: .degrees(90)),
      unlike: angular),
    DeclarationPair(
      "AngularGradient colors",
      AngularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .degrees(360)),
      unlike: angular),
    DeclarationPair(
      "AngularGradient stops",
      AngularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .degrees(360)), unlike: angular
    ),
    DeclarationPair(
      "AngularGradient colors angle", AngularGradient(colors: colors, center: .top), unlike: angular),
    DeclarationPair(
      "AngularGradient stops angle", AngularGradient(stops: stops, center: .top, angle: .zero),
      unlike: angular),
    DeclarationPair("EllipticalGradient", elliptical.frame(height: 20), unlike: radial.frame(height: 20)),
    DeclarationPair(
      "EllipticalGradient all",
      EllipticalGradient(gradient: simple, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.6),
      unlike: elliptical),
    DeclarationPair(
      "EllipticalGradient colors", EllipticalGradient(colors: colors, center: .top), unlike: elliptical),
    DeclarationPair(
      "EllipticalGradient stops", EllipticalGradient(stops: stops, endRadiusFraction: 0.3), unlike: elliptical
    ),
  ]
}

// MARK: Shape styles

struct Stripe: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .light ? Color.red : Color.blue
  }
}

/// A rectangle in a style, unlike one in purple.
@MainActor private func styled<S: ShapeStyle>(_ name: String, _ style: S) -> DeclarationPair {
  DeclarationPair(name, Rectangle().fill(style), unlike: Rectangle().fill(.purple))
}

@MainActor func styleColorPairs() -> [DeclarationPair] {
  [
    styled("cyan", .cyan), styled("blue", .blue), styled("indigo", .indigo), styled("red", .red),
    styled("green", .green), styled("orange", .orange), styled("yellow", .yellow), styled("mint", .mint),
    styled("teal", .teal), styled("pink", .pink), styled("brown", .brown), styled("white", .white),
    styled("gray", .gray), styled("black", .black), styled("clear", .clear),
    styled("red half", .red.opacity(0.5)),
    styled("foreground", .foreground), styled("ForegroundStyle", ForegroundStyle()),
    styled("background", .background), styled("BackgroundStyle", BackgroundStyle()),
    styled("primary", .primary), styled("secondary", .secondary), styled("tertiary", .tertiary),
    styled("quaternary", .quaternary), styled("quinary", .quinary), styled("tint", .tint),
    styled("TintShapeStyle", TintShapeStyle()), styled("AnyShapeStyle", AnyShapeStyle(.red)),
    styled("HierarchicalShapeStyle", HierarchicalShapeStyle.secondary), styled("own", Stripe()),
    styled("separator", .separator), styled("link", .link), styled("placeholder", .placeholder),
    styled("selection", .selection), styled("fill", .fill), styled("windowBackground", .windowBackground),
    styled("purple gradient", Color.purple.gradient),
  ]
}

@MainActor func styleGradientPairs() -> [DeclarationPair] {
  let gradient = Gradient(colors: [.red, .green])
  let (colors, stops, any): ([Color], [Gradient.Stop], AnyGradient) = (
    [.red, .green], gradient.stops, Color.red.gradient
  )
  return [
    styled("linear", .linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
    styled("linear any", .linearGradient(any, startPoint: .top, endPoint: .bottom)),
    styled("linear colors", .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)),
    styled("linear stops", .linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
    styled("radial", .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9)),
    styled("radial any", .radialGradient(any, endRadius: 9)),
    styled("radial colors", .radialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 9)),
    styled("radial stops", .radialGradient(stops: stops, center: .top, startRadius: 0, endRadius: 9)),
    styled("angular", .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))),
    styled("angular any", .angularGradient(any, startAngle: .zero, endAngle: .degrees(90))),
    styled(
      "angular colors",
      .angularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .degrees(90))),
    styled(
      "angular stops", .angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .degrees(90))
    ),
    styled("conic", .conicGradient(gradient, center: .center)),
    styled("conic any", .conicGradient(any, angle: .degrees(9))),
    styled("conic colors", .conicGradient(colors: colors, center: .center, angle: .degrees(9))),
    styled("conic stops", .conicGradient(stops: stops, center: .center)),
    styled("elliptical", .ellipticalGradient(gradient)),
    styled("elliptical any", .ellipticalGradient(any, center: .top)),
    styled("elliptical colors", .ellipticalGradient(colors: colors, startRadiusFraction: 0.1)),
    styled("elliptical stops", .ellipticalGradient(stops: stops, endRadiusFraction: 0.4)),
  ]
}

@MainActor func stylePairs() -> [DeclarationPair] {
  let linear = LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
  let image = Image(systemName: "star.fill")
  let part = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
  let shadow: ShadowStyle = .drop(radius: 3)
  func pair<S: ShapeStyle, T: ShapeStyle>(_ name: String, _ style: S, _ other: T) -> DeclarationPair {
    DeclarationPair(
      name, square.fill(style).background(.yellow), unlike: square.fill(other).background(.yellow))
  }
  return [
    pair("in", linear.in(CGRect(x: 0, y: 0, width: 40, height: 20)), linear),
    pair("opacity", linear.opacity(0.5), linear),
    pair("blendMode", Color.gray.blendMode(.multiply), Color.gray),
    pair("shadow", Color.red.shadow(shadow), Color.red),
    pair("drop", .red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1)), Color.red),
    pair("inner", .red.shadow(.inner(radius: 4)), Color.red),
    pair("inner all", .red.shadow(.inner(color: .blue, radius: 4, x: 1, y: 1)), Color.red),
    pair("static opacity", .opacity(0.5), .foreground),
    pair("static blendMode", .blendMode(.destinationOut), .foreground),
    pair("static shadow", .shadow(.drop(radius: 3)), .foreground),
    pair("image", .image(image), Color.clear),
    pair("image all", .image(image, sourceRect: part, scale: 2), .image(image)),
    pair("ImagePaint", ImagePaint(image: image, sourceRect: part, scale: 0.5), ImagePaint(image: image)),
  ]
}

// MARK: Blend modes of views

@MainActor func viewBlendPairs() -> [DeclarationPair] {
  let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
    .destinationOut, .plusDarker, .plusLighter,
  ]
  func overlaid(_ mode: BlendMode) -> some View {
    ZStack {
      Color(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.6)
      Color(red: 0.9, green: 0.3, blue: 0.2, opacity: 0.8).blendMode(mode)
    }
    .compositingGroup()
  }
  return modes.map { DeclarationPair("\($0)", overlaid($0), unlike: overlaid(.normal)) }
}
