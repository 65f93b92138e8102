import EaselDemos
import EaselWindowing
import Foundation
import Observation
import PreviewBuild
import SwiftUI

/// What the viewer shows. The interface's views read it, and `Viewer` changes it.
@MainActor
@Observable
final class ViewerModel {
  /// A short message about a change, such as "Paused".
  struct Toast: Equatable {
    var text: String
    /// Whether it reports a failure.
    var isError = false
  }

  /// How many of the measurements are shown, in the order in which their key switches.
  enum Measured: CaseIterable {
    case none, all
    /// The frame rate and the graph of the last frames.
    case rate
  }

  let demos: [Demo]
  let sections: [DemoSection]
  var page = ViewerPage.demo
  var demoIndex: Int
  var variant: Int
  /// The text that the titles of the listed demos contain.
  var search = ""
  /// Whether the search field has the keyboard focus.
  var isSearching = false
  var showsList = false
  var showsSource = false
  var showsParameters = false
  var measured = Measured.none
  /// Whether the bar is shown. It fades while neither the pointer nor a key moves.
  var showsBar = true
  var toast: Toast?
  /// Why the previews of the last save are not shown; nil if they are.
  var problem: PreviewProblem?
  /// The measurements of the last moment; nil until they are taken.
  var readings: Readings?
  /// The pixels under the pointer; nil while the loupe is off or the pointer is outside.
  var loupe: LoupeReading?
  var showsLoupe = false
  /// Whether demos have their own size rather than one that fits the window.
  var isActualSize = false
  /// The results of comparing the demo's variants.
  var comparison = ComparisonResults()
  /// The changed parameters, by demo.
  var values: [String: DemoValues] = [:]
  /// The size of the window in points.
  var size = CGSize.zero
  /// Carries out commands of the interface.
  @ObservationIgnored var perform: (ViewerCommand) -> Void = { _ in }

  /// Whether the demo is shown alone, without frame, bar and messages.
  let isBare: Bool

  /// Creates a model of the demos in some sections. At least one section is needed.
  init(_ sections: [DemoSection], demoIndex: Int, variant: Int, isBare: Bool) {
    (self.sections, self.demoIndex, self.variant, self.isBare) = (sections, demoIndex, variant, isBare)
    demos = sections.flatMap(\.demos)
    showsBar = !isBare
  }

  var demo: Demo { demos[demoIndex] }

  /// The sections with the demos that the search finds.
  var foundSections: [DemoSection] {
    guard !search.isEmpty else { return sections }
    return sections.compactMap { section in
      let found = section.demos.filter { demo in
        ([demo.title, demo.id, demo.summary] + demo.variants.map(\.name)).contains {
          $0.range(of: search, options: .caseInsensitive) != nil
        }
      }
      return found.isEmpty ? nil : DemoSection(title: section.title, demos: found)
    }
  }

  /// The frames of all parts.
  var layout: ViewerLayout {
    ViewerLayout(
      ViewerLayout.Request(
        page: page, showsList: showsList, showsSource: showsSource, hasColumn: hasColumn, showsBar: showsBar,
        hasVariants: demo.variants.count > 1, showsToast: toast != nil, hasProblem: problem != nil), in: size)
  }

  /// Whether a panel is shown in the column.
  var hasColumn: Bool {
    measured != .none || showsLoupe || (showsParameters && !demo.parameters.isEmpty)
  }

  /// The value of a parameter of the demo.
  func value(of parameter: DemoParameter) -> Binding<Double> {
    Binding(
      get: { [self] in values[demo.id, default: DemoValues()][parameter] },
      set: { [self] in
        values[demo.id, default: DemoValues()][parameter] = $0
      })
  }
}

/// A command of the interface.
enum ViewerCommand {
  case key(Hotkey)
  case show(demo: Int, variant: Int)
  /// The text was chosen to be copied.
  case copyText(String)
  /// All variants of the demo are to be measured, one after the other.
  case measureVariants
}
