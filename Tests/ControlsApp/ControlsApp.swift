import SwiftUI

/// A window with the example named by the first argument, for tests that drive its controls by mouse and keyboard.
/// The second argument is "phone" or "desktop". Each change of state and each position is a line on standard output.
@main
struct ControlsApp: App {
  private let arguments = CommandLine.arguments.dropFirst()

  private var isDesktop: Bool { arguments.last == "desktop" }

  var body: some Scene {
    WindowGroup("Controls") {
      example
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.interfaceIdiom, isDesktop ? .desktop : .phone)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, .tested)
        .environment(\.timeZone, .gmt)
        // What is clicked has arrived at its position when that is reported.
        .transaction { transaction in
          transaction.animation = nil
          transaction.disablesAnimations = true
        }
    }
    .defaultSize(width: isDesktop ? 640 : 400, height: 640)
  }

  private var example: AnyView {
    guard let name = arguments.first, let make = examples[name] else { return AnyView(EmptyView()) }
    return make()
  }
}

@MainActor private let examples: [String: () -> AnyView] = [
  "button": { AnyView(ButtonExample()) },
  "disabled": { AnyView(DisabledExample()) },
  "shortcut": { AnyView(ShortcutExample()) },
  "gestures": { AnyView(GestureExample()) },
  "switch": { AnyView(ToggleExample(style: .switch)) },
  "checkbox": { AnyView(ToggleExample(style: .checkbox)) },
  "toggle button": { AnyView(ToggleExample(style: .button)) },
  "slider": { AnyView(SliderExample()) },
  "stepper": { AnyView(StepperExample()) },
  "menu picker": { AnyView(PickerExample(style: .menu)) },
  "segmented picker": { AnyView(PickerExample(style: .segmented)) },
  "inline picker": { AnyView(PickerExample(style: .inline)) },
  "wheel picker": { AnyView(PickerExample(style: .wheel)) },
  "text field": { AnyView(TextFieldExample()) },
  "secure field": { AnyView(SecureFieldExample()) },
  "number field": { AnyView(NumberFieldExample()) },
  "text editor": { AnyView(TextEditorExample()) },
  "focus": { AnyView(FocusExample()) },
  "search": { AnyView(SearchExample()) },
  "compact date": { AnyView(DateExample(style: .compact)) },
  "graphical date": { AnyView(DateExample(style: .graphical)) },
  "date field": { AnyView(DateExample(style: .stepperField)) },
  "date wheel": { AnyView(DateExample(style: .wheel)) },
  "dates": { AnyView(MultiDateExample()) },
  "color": { AnyView(ColorExample()) },
  "menu": { AnyView(MenuExample()) },
  "split menu": { AnyView(SplitMenuExample()) },
  "context menu": { AnyView(ContextMenuExample()) },
  "paste button": { AnyView(PasteExample()) },
  "link": { AnyView(LinkExample()) },
  "disclosure": { AnyView(DisclosureExample()) },
  "stack": { AnyView(StackExample()) },
  "split": { AnyView(SplitExample()) },
  "tabs": { AnyView(TabExample()) },
  "pages": { AnyView(PageExample()) },
  "list": { AnyView(ListExample()) },
  "multiple selection": { AnyView(MultipleSelectionExample()) },
  "editing": { AnyView(EditingExample()) },
  "outline": { AnyView(OutlineExample()) },
  "table": { AnyView(TableExample()) },
  "form": { AnyView(FormExample()) },
  "scroll": { AnyView(ScrollExample()) },
  "sheet": { AnyView(SheetExample()) },
  "cover": { AnyView(CoverExample()) },
  "inspector": { AnyView(InspectorExample()) },
  "popover": { AnyView(PopoverExample()) },
  "alert": { AnyView(AlertExample()) },
  "dialog": { AnyView(DialogExample()) },
]
