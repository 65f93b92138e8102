import SwiftUI

extension DemoCatalogue {
  /// Containers, controls and drawing API, each with variants for its styles and states.
  static let storybook: [Demo] = [
    storyLists,
    storyDrag,
    textEffectsStory,
    transitionsStory,
    materialsStory,
    storyMesh,
    storyStyles,
    storyPickers,
    storyControls,
    storyButtons,
    storyFields,
    storyFocusedValues,
    storyScrolling,
    storyNavigation,
    storyPresentations,
    storyTabs,
  ]
}
