/// How previews are compiled.
package struct PreviewOptions: Sendable, Equatable {
  /// The language mode of files and folders: 5 or 6. Packages state their own.
  package var languageMode = 5
  /// Further arguments for the compiler, such as `-D PREVIEW`.
  package var compilerArguments: [String] = []
  /// The number of libraries that are kept, the newest included.
  package var keptGenerations = 3

  package init() {}
}

/// A shared library with compiled previews.
package struct PreviewLibrary: Sendable, Equatable {
  /// The path of the library. Each build has another one, because a process loads a path once.
  package let path: String
  /// The number of the build: larger for later ones.
  package let generation: Int
  /// The inputs, after files were left out.
  package let inputs: PreviewInputs
  /// The warnings of the build.
  package let warnings: [Diagnostic]
  /// The folders in which images, fonts and string tables are looked up.
  package let resourceFolders: [String]
  /// The duration of the build in seconds.
  package let seconds: Double
}

/// What came out of a build.
package enum PreviewBuildResult: Sendable, Equatable {
  /// The library or program that was built.
  case built(PreviewLibrary)
  /// The messages of a build that failed: at least one error, first.
  case failed([Diagnostic])
}
