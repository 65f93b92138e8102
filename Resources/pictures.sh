#!/usr/bin/env bash
# Makes the pictures of README anew, in Assets, from a release build. Needs the packages of `Resources/setup.sh test`.
#
#   Resources/pictures.sh
#
# Exit status: 0 made; 1 cannot be built or drawn.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "pictures: $*" >&2
  exit 1
}

swift build -c release --product easel || fail "cannot build easel; see the messages of swift build above"
easel=$(swift build -c release --show-bin-path)/easel

# Showpieces side by side.
"$easel" render world dashboard boids city weather visualizer posters fireworks orrery rings clock-wall scripts-poster \
  -o Assets/demos.jpg --dark --time 5 --columns 3 --size 480x300 --scale 1.25 || fail "cannot draw Assets/demos.jpg"
"$easel" record clock smooth-rain metaballs flower -o Assets/demos.gif --size 360x270 --seconds 2 --time 3 ||
  fail "cannot draw Assets/demos.gif"

# Starts the viewer with the arguments in a window of $size, or $width x $height, on a virtual X server of the latter size,
# and waits for the window.
scratch=$(mktemp -d)
processes=()
trap 'kill "${processes[@]}" 2>/dev/null; rm -rf "$scratch"' EXIT
start() {
  local number
  mkfifo "$scratch/display-$width"
  Xvfb -displayfd 3 -screen 0 "${width}x${height}x24" -nocursor -nolisten tcp 3>"$scratch/display-$width" 2>/dev/null &
  processes+=($!)
  read -r number <"$scratch/display-$width"
  export DISPLAY=:$number
  "$easel" "$@" --size "${size:-${width}x$height}" --scale 1 2>/dev/null &
  processes+=($!)
  window=$(timeout 30 xdotool search --sync --onlyvisible --name '^Easel - ' | head -n 1) && [ -n "$window" ] ||
    fail "the viewer shows no window"
  xdotool mousemove --window "$window" $((width / 2)) $((height / 2)) 2>/dev/null
}

# The viewer: list, parameters and measurements. Three seconds fill the graph.
width=1600 height=900
start orrery --hud
xdotool key --window "$window" l p 2>/dev/null
sleep 3
ffmpeg -nostdin -loglevel error -y -f x11grab -draw_mouse 0 -video_size "${width}x$height" -i "$DISPLAY" -frames:v 1 -q:v 3 Assets/viewer.jpg ||
  fail "cannot draw Assets/viewer.jpg"

# A preview beside an editor, which is a program that types changes and saves each.
cat >"$scratch/Badge.swift" <<'EOF'
import SwiftUI

struct Badge: View {
  var body: some View {
    ZStack {
      Circle().fill(.blue)
      Image(systemName: "star")
        .font(.system(size: 96))
        .foregroundStyle(.white)
    }
    .frame(width: 220, height: 220)
  }
}

#Preview("Badge") {
  Badge()
}
EOF
width=1000 height=480
size=440x480 start preview "$scratch/Badge.swift"
xdotool windowmove "$window" 560 0 2>/dev/null
# The editor's first save comes two seconds after its start; until then the preview is shown.
"$easel" run Resources/preview-picture/Editor.swift "$scratch/Badge.swift" 2>/dev/null &
processes+=($!)
timeout 60 xdotool search --sync --onlyvisible --name '^Editor$' >/dev/null || fail "the editor shows no window"
ffmpeg -nostdin -loglevel error -y -f x11grab -draw_mouse 0 -framerate 12 -video_size "${width}x$height" -t 20 -i "$DISPLAY" \
  -vf 'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none' Assets/preview.gif ||
  fail "cannot draw Assets/preview.gif"
echo "pictures: Assets/demos.jpg, Assets/demos.gif, Assets/viewer.jpg, Assets/preview.gif"
