/// Names of SwiftUI that tutorials use and Easel does not declare, so that a message can say so.
enum SwiftUINames {
  static let missing: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "NavigationPath", "List",
    "Form",
    "Section", "Table", "GroupBox", "DisclosureGroup", "ControlGroup", "LabeledContent", "TextField",
    "SecureField",
    "TextEditor", "TabView", "Tab", "Menu", "ShareLink", "Link", "DatePicker", "MultiDatePicker",
    "ColorPicker",
    "AsyncImage", "ToolbarItem", "ToolbarItemGroup", "EditButton", "Alert", "ContentUnavailableView",
    "ToggleStyle",
    "PrimitiveButtonStyle", "MeshGradient", "Material", "GlassEffectContainer",
    "OutlineGroup",
    "PasteButton", "EditMode", "NavigationSplitViewVisibility",
  ]
}
