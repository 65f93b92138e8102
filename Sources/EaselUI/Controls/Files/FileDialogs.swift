import Foundation

nonisolated extension View {
  /// Has no effect: there is no dialog for choosing files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Has no effect: there is no dialog for choosing files.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: there is no viewer for files.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Has no effect: there is no viewer for files.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}

/// The options of a dialog for choosing files. This platform has no such dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The extensions of files.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// The contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension URL {
  /// Returns true: programs are not confined to files that a dialog has given them.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Has no effect: programs are not confined to files that a dialog has given them.
  public func stopAccessingSecurityScopedResource() {}
}
