import Easel
import EaselPixels
import Foundation

/// Expects a picture of a view to equal its reference, the file
/// `__Snapshots__/TestFile/testName.NAME-OR-NUMBER.png` beside the test file.
///
/// A missing reference is written and reported as a warning (as a failure in XCTest on Linux, which has no warnings). In
/// continuous integration it is a failure and no file is written; see `SnapshotTestingConfiguration.Record`. A difference
/// is a failure; its message has the path of a page with all differences of the test run.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
/// import Testing
///
/// struct Badge: View {
///   var body: some View { Text("New").padding(6).background(.orange, in: Capsule()) }
/// }
///
/// @MainActor @Test func badge() {
///   expectPicture(of: Badge(), variations: [.light, .dark + .scale(2)])
/// }
/// ```
///
/// The environment is the same on all machines: English of the United States, Gregorian calendar, UTC. The view is drawn
/// on the background of a window. Text uses Inter, JetBrains Mono if it is monospaced, and the fonts that the program adds
/// with `Font.registerFile(at:)`. Installed fonts are not used: Inter replaces them, and characters that no font has, such
/// as emoji, are boxes. Images that the view itself creates with `ImageRenderer` use the fonts of the machine.
///
/// - Parameters:
///   - view: The view.
///   - size: The size of the picture in points; nil for the ideal size of the view.
///   - name: Identifies the picture within the test; nil for a number that counts the pictures of the test from 1. The
///     second picture of the same name has "-2" after its name. In tests with arguments, which run at the same time,
///     pass a name that has the arguments.
///   - scale: Pixels per point.
///   - variations: Conditions, for each of which a picture is taken and compared with a reference of its own. Without
///     any, one picture is taken.
///   - precision: The least share of pixels that count as equal, 0...1.
///   - perceptualPrecision: 1 - the greatest difference / 255 at which two pixels count as equal, 0...1, where the
///     difference is the largest one between their 8-bit premultiplied components red, green, blue and alpha. By
///     default all bytes are equal; 0.98 allows differences up to 5.
///   - leastPerceptualPrecision: 1 - the greatest difference / 255 that any pixel may have, 0...1, also those that
///     `precision` lets differ. By default these may differ by any amount.
///   - date: The date of the first frame, which timelines show; nil for 1 January 2001, 0:00 UTC. A view that calls
///     `Date()` itself has the present date.
///   - steps: Seconds after the first frame, in ascending order, at which the view is updated before the picture is
///     taken: `[0.1]` shows an animation of 0.2 seconds that the first frame starts at its half.
///   - record: Which references are written; nil for the mode of `withSnapshotTesting` or of the environment.
///   - fileID: The source file, for reports.
///   - filePath: The source file, beside which the references are.
///   - testName: The name of the test.
///   - line: The line, for reports.
///   - column: The column, for reports.
@MainActor
public func expectPicture(
  of view: some View, size: CGSize? = nil, named name: String? = nil, scale: CGFloat = 1,
  variations: [PictureVariation] = [], precision: Double = 1, perceptualPrecision: Double = 1,
  leastPerceptualPrecision: Double = 0, at date: Date? = nil, steps: [TimeInterval] = [],
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let settings = PictureSettings(
    size: size, scale: scale, date: date ?? PictureSettings.usualDate, steps: steps)
  let expectation = PictureExpectation(
    settings: settings,
    diffing: .picture(
      precision: precision, perceptualPrecision: perceptualPrecision,
      leastPerceptualPrecision: leastPerceptualPrecision),
    filePath: "\(filePath)", testName: testName, record: .effective(record))
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for outcome in expectation.outcomes(of: view, named: name, variations: variations) {
    TestReport.report(outcome, at: place)
  }
}

/// Expects an image to equal its reference, as the function for views does with a picture of a view.
///
/// It is for images that are made in another way, such as frames of a film of a view that is tapped.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
/// import Testing
///
/// @MainActor @Test func poster() throws {
///   let renderer = ImageRenderer(content: Text("Poster").font(.largeTitle))
///   expectPicture(of: try #require(renderer.cgImage), named: "poster")
/// }
/// ```
///
/// - Parameters:
///   - image: The image, which is compared as it is.
///   - name: Identifies the image within the test; see the function for views.
///   - precision: The least share of pixels that count as equal, 0...1.
///   - perceptualPrecision: 1 - the greatest difference / 255 at which two pixels count as equal, 0...1.
///   - leastPerceptualPrecision: 1 - the greatest difference / 255 that any pixel may have, 0...1.
///   - record: Which references are written; nil for the mode of `withSnapshotTesting` or of the environment.
///   - fileID: The source file, for reports.
///   - filePath: The source file, beside which the references are.
///   - testName: The name of the test.
///   - line: The line, for reports.
///   - column: The column, for reports.
public func expectPicture(
  of image: CGImage, named name: String? = nil, precision: Double = 1, perceptualPrecision: Double = 1,
  leastPerceptualPrecision: Double = 0, record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let expectation = PictureExpectation(
    diffing: .picture(
      precision: precision, perceptualPrecision: perceptualPrecision,
      leastPerceptualPrecision: leastPerceptualPrecision),
    filePath: "\(filePath)", testName: testName, record: .effective(record))
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestReport.report(expectation.outcome(of: image.pixels, named: name), at: place)
}
