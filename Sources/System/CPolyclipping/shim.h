// The library's own header is C++: CPolygonClipper includes it. This module links the library.
