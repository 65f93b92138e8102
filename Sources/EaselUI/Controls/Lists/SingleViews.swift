// Controls whose bodies contain views of erased types are nevertheless one view each for their container, so that their
// bodies run in the rows of lists and see the environment there.

extension Button {
  public static var _isSingleView: Bool { true }
}

extension Label {
  public static var _isSingleView: Bool { true }
}

extension Toggle {
  public static var _isSingleView: Bool { true }
}

extension Slider {
  public static var _isSingleView: Bool { true }
}

extension Stepper {
  public static var _isSingleView: Bool { true }
}

extension ProgressView {
  public static var _isSingleView: Bool { true }
}

extension Gauge {
  public static var _isSingleView: Bool { true }
}

extension ScrollView {
  public static var _isSingleView: Bool { true }
}
