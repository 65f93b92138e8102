/// # EaselWindowing
///
/// A frame (`Pixmap`) and what changed in it -> pixels on an X11 screen; keys, pointer, size and visibility
/// -> `WindowEvent`s. The only target that knows X11, and a thin one: a window to show pictures in, no toolkit.
///
/// - `DisplayConnection`: one connection to a server; opens, reads events, notices a lost server.
/// - `DisplayWindow`: one window on it; presents frames through shared memory where the server allows it.
/// - `FrameClock`, `MonotonicTime`, `EventWait`: when to draw, and how to sleep until then.
///
/// Used by the umbrella target `Easel` alone. Everything runs on the main thread; Xlib never sees another one (except
/// while a connection is being opened, see `DisplayConnection+Opening.swift`).
///
/// Sizes and places are in pixels. Not here: views, drawing, input methods, clipboard, drag and drop.

import EaselPixels
