/// Makes of a variable with a value, in an extension of `EnvironmentValues` or `Transaction`, an entry that has this
/// value where no other is set:
///
///     extension EnvironmentValues {
///       @Entry var lineWidth: CGFloat = 2
///     }
///
/// Without a type the value is made once, so that it has to be sendable in the Swift 6 language mode.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")
