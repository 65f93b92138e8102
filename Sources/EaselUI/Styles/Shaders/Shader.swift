import EaselDrawing

/// A function of a Metal library with its arguments. It cannot run here: content is drawn unchanged, and a message is
/// written to standard error once for each function.
///
/// ```swift
/// let stripes = ShaderLibrary.stripes(.float(4), .color(.blue))
/// let view = Text("Stripes").foregroundStyle(stripes)
/// ```
public struct Shader: Equatable, Sendable {
  /// An argument of a shader function.
  ///
  /// ```swift
  /// let arguments: [Shader.Argument] = [.float(0.5), .float2(CGPoint(x: 1, y: 2)), .boundingRect]
  /// print(arguments.count)
  /// ```
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Float(x)]))
    }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y)]))
    }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z)]))
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// The width and the height of a size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// The components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// A list of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }

    /// The bounds of the view or shape.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    /// A color.
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }

    /// A list of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }

    /// An image.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// The use of a shader.
  ///
  /// ```swift
  /// let type: Shader.UsageType = .colorEffect
  /// print(type == .layerEffect)
  /// ```
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// The paint of a shape.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A function of the color of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A function of the place of each pixel.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A function of all pixels of a view.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether noise is added to colors before they are rounded. Has no effect.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Has no effect: shaders cannot run here, and there is nothing to compile.
  public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
  /// Paints with the foreground style in place of the shader.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    report()
    shape.applyResolved(ForegroundStyle())
  }
}

extension Shader {
  private static let reports = OneTimeReports()

  /// Writes that the function cannot run, once.
  func report() {
    Shader.reports.writeOnce("the shader \(function.name) cannot run here: its content is drawn unchanged")
  }
}

/// A function of a Metal library. It can be called with arguments.
///
/// ```swift
/// let ripple = ShaderFunction(library: .default, name: "ripple")
/// let shader = ripple(.float(2))
/// ```
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a reference to a function.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns the function with arguments: `function(.float(1))` calls this.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A Metal library, whose members are its functions. Nothing is loaded here, and each name is accepted.
///
/// It is Sendable although `Bundle` is not: the bundle is only compared, by its identity.
///
/// ```swift
/// let shader = ShaderLibrary.default.ripple(.float(2), .boundingRect)
/// let view = Rectangle().colorEffect(shader)
/// ```
@dynamicMemberLookup public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private enum Source: Equatable {
    case bundle(Bundle)
    case data(Data)
    case url(URL)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// The library of the main bundle.
  public static let `default` = ShaderLibrary(.bundle(.main))

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle)) }

  /// Creates a library from compiled code, which is not read.
  public init(data: Data) { self.init(.data(data)) }

  /// Creates a library from a file, which is not read.
  public init(url: URL) { self.init(.url(url)) }

  /// The function of a name in the library of the main bundle.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
