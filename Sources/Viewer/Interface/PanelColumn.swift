import SwiftUI

/// The column of panels at the trailing edge. It scrolls if the panels are higher than the window.
struct PanelColumn: View {
  let model: ViewerModel

  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(spacing: ViewerLayout.unit) {
        if model.showsParameters, !model.demo.parameters.isEmpty { ParameterPanel(model: model).panel() }
        if model.measured != .none, let readings = model.readings {
          RatePanel(readings: readings).panel()
          if model.measured == .all { MeasurementPanels(readings: readings) }
        }
        if model.showsLoupe { LoupePanel(reading: model.loupe).panel() }
      }
    }
  }
}
