#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/Xlib-xcb.h>
#include <X11/keysym.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xrandr.h>
#include <xcb/present.h>
#include <xcb/shm.h>
#include <xcb/sync.h>
#include <xcb/xcbext.h>
#include <xcb/xfixes.h>
#include "input_method.h"

// Swift 6 does not read global variables of C.
static inline xcb_extension_t *easel_present_extension(void) { return &xcb_present_id; }
static inline xcb_extension_t *easel_sync_extension(void) { return &xcb_sync_id; }
static inline xcb_extension_t *easel_xfixes_extension(void) { return &xcb_xfixes_id; }
