/// # EaselWindowing
///
/// Shows frames in X11 windows and delivers their input. A frame is a `Pixmap` with the rectangles that
/// changed; input arrives as `WindowEvent` values: keys, also composed ones of input methods, pointer, size, visibility.
/// Windows exchange the clipboard and the selected text with other programs. No other target of the library uses X11. The
/// target is not a toolkit.
///
/// - `DisplayConnection`: a connection to an X server. It opens the connection, reads events and detects a
///   lost server.
/// - `DisplayWindow`: a window on a connection. It presents frames, through shared memory where the server
///   allows it.
/// - `FrameClock`, `MonotonicTime`, `EventWait`: when the next frame is due, and sleeping until then.
/// - `PresentPacer`, `FramePacing`: whether frames start at the vertical blank or by a timer.
/// - `SelectionOwner`, `SelectionReader`: the selections that a window offers to other programs, and requests for theirs.
/// - `InputContext`: the connection of a window to an input method.
///
/// In the library, only the umbrella target `Easel` uses this module; the programs use it too. All code runs on the main
/// thread, except that a connection is opened on another thread (see `DisplayConnection.openDisplay`).
///
/// Sizes and positions are in pixels. Views, drawing, and drag and drop are out of scope.

import EaselPixels
