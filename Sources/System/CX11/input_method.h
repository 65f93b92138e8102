// Input methods of Xlib, whose functions have variable arguments, which Swift cannot call.
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#define EASEL_PREEDIT_CAPACITY 256

/// The text that an input method shows before it is committed, in Unicode scalars.
typedef struct {
  unsigned characters[EASEL_PREEDIT_CAPACITY];
  int count;
  int caret;
  int is_changed;
} EaselPreedit;

/// Sets the locale of characters to that of the user, or else to one with UTF-8, and opens the user's input method, or else
/// the built-in one with dead keys and the Compose key. Returns NULL if there is neither.
static inline XIM easel_open_input_method(Display *display) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
  if (!XSupportsLocale()) return NULL;
  XSetLocaleModifiers("");
  XIM method = XOpenIM(display, NULL, NULL, NULL);
  if (method) return method;
  XSetLocaleModifiers("@im=none");
  return XOpenIM(display, NULL, NULL, NULL);
}

static int easel_preedit_start(XIC context, XPointer data, XPointer call) {
  (void)context, (void)call;
  EaselPreedit *preedit = (EaselPreedit *)data;
  preedit->count = preedit->caret = 0;
  preedit->is_changed = 1;
  // No limit of the length.
  return -1;
}

static void easel_preedit_done(XIC context, XPointer data, XPointer call) {
  (void)easel_preedit_start(context, data, call);
}

static void easel_preedit_draw(XIC context, XPointer data, XPointer call) {
  (void)context;
  EaselPreedit *preedit = (EaselPreedit *)data;
  XIMPreeditDrawCallbackStruct *change = (XIMPreeditDrawCallbackStruct *)call;
  if (!change) return;
  unsigned characters[EASEL_PREEDIT_CAPACITY];
  int count = 0, first = change->chg_first, length = change->chg_length;
  XIMText *text = change->text;
  // A text without a string changes the highlighting only.
  int has_string = text && (text->encoding_is_wchar ? text->string.wide_char != NULL : text->string.multi_byte != NULL);
  preedit->is_changed = 1;
  if (text && !has_string) {
    first = length = 0;
  } else if (has_string && text->encoding_is_wchar) {
    for (int i = 0; i < text->length && count < EASEL_PREEDIT_CAPACITY; i++) characters[count++] = (unsigned)text->string.wide_char[i];
  } else if (has_string) {
    const char *bytes = text->string.multi_byte;
    size_t remaining = strlen(bytes);
    mbstate_t state;
    memset(&state, 0, sizeof state);
    while (remaining > 0 && count < EASEL_PREEDIT_CAPACITY) {
      wchar_t character;
      size_t used = mbrtowc(&character, bytes, remaining, &state);
      if (used == 0 || used > remaining) break;
      characters[count++] = (unsigned)character;
      bytes += used;
      remaining -= used;
    }
  }
  if (first < 0) first = 0;
  if (first > preedit->count) first = preedit->count;
  if (length < 0) length = 0;
  if (length > preedit->count - first) length = preedit->count - first;
  if (count > EASEL_PREEDIT_CAPACITY - (preedit->count - length)) count = EASEL_PREEDIT_CAPACITY - (preedit->count - length);
  int tail = preedit->count - first - length;
  memmove(preedit->characters + first + count, preedit->characters + first + length, (size_t)tail * sizeof *characters);
  memcpy(preedit->characters + first, characters, (size_t)count * sizeof *characters);
  preedit->count = first + count + tail;
  preedit->caret = change->caret < 0 ? 0 : change->caret > preedit->count ? preedit->count : change->caret;
}

static void easel_preedit_caret(XIC context, XPointer data, XPointer call) {
  (void)context;
  EaselPreedit *preedit = (EaselPreedit *)data;
  XIMPreeditCaretCallbackStruct *move = (XIMPreeditCaretCallbackStruct *)call;
  if (move && move->direction == XIMAbsolutePosition && move->position >= 0 && move->position <= preedit->count) {
    preedit->caret = move->position;
    preedit->is_changed = 1;
  }
}

/// Creates the context of a window, with the text before its commitment in `preedit` if the method lets the program show
/// it. Returns NULL on failure. `preedit` must live as long as the context.
static inline XIC easel_create_input_context(XIM method, Window window, EaselPreedit *preedit) {
  XIMStyles *styles = NULL;
  if (XGetIMValues(method, XNQueryInputStyle, &styles, NULL) != NULL || !styles) return NULL;
  const XIMStyle callbacks = XIMPreeditCallbacks | XIMStatusNothing, nothing = XIMPreeditNothing | XIMStatusNothing;
  XIMStyle style = XIMPreeditNone | XIMStatusNone;
  for (int i = 0; i < styles->count_styles; i++) {
    if (styles->supported_styles[i] == callbacks) style = callbacks;
    if (styles->supported_styles[i] == nothing && style != callbacks) style = nothing;
  }
  XFree(styles);
  if (style != callbacks) {
    return XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
  }
  XIMCallback start = {(XPointer)preedit, (XIMProc)(void (*)(void))easel_preedit_start};
  XIMCallback done = {(XPointer)preedit, (XIMProc)easel_preedit_done};
  XIMCallback draw = {(XPointer)preedit, (XIMProc)easel_preedit_draw};
  XIMCallback caret = {(XPointer)preedit, (XIMProc)easel_preedit_caret};
  XVaNestedList attributes = XVaCreateNestedList(
      0, XNPreeditStartCallback, &start, XNPreeditDoneCallback, &done, XNPreeditDrawCallback, &draw,
      XNPreeditCaretCallback, &caret, NULL);
  XIC context = XCreateIC(
      method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes, attributes, NULL);
  XFree(attributes);
  return context;
}

/// Tells the method where the caret is, in pixels of the window.
static inline void easel_set_input_spot(XIC context, int x, int y) {
  XPoint spot = {(short)(x < 0 ? 0 : x > 32767 ? 32767 : x), (short)(y < 0 ? 0 : y > 32767 ? 32767 : y)};
  XVaNestedList attributes = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  XSetICValues(context, XNPreeditAttributes, attributes, NULL);
  XFree(attributes);
}
