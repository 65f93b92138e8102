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

# Starts the viewer with the arguments in a window of $width x $height on a virtual X server, and waits for the window.
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
  "$easel" "$@" --size "${width}x$height" --scale 1 2>/dev/null &
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

# A preview beside its code, saved again and again. $1 is the style of the badge, $2 its symbol, $3 its modifiers.
save() {
  cat >"$scratch/Badge.new" <<EOF
import SwiftUI

struct Badge: View {
  var body: some View {
    ZStack {
      Circle().fill($1)
      Image(systemName: "$2")
        .font(.system(size: 96))
        .foregroundStyle(.white)
    }
    .frame(width: 220, height: 220)$3
  }
}

#Preview("Badge") {
  Badge()
}
EOF
  mv "$scratch/Badge.new" "$scratch/Badge.swift"
}
width=960 height=480
save '.blue' star ''
start preview "$scratch/Badge.swift"
xdotool key --window "$window" e 2>/dev/null
sleep 6
ffmpeg -nostdin -loglevel error -y -f x11grab -draw_mouse 0 -framerate 10 -video_size "${width}x$height" -t 11 -i "$DISPLAY" \
  -vf 'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none' Assets/preview.gif &
film=$!
for step in \
  '.blue|star.fill|' '.orange|star.fill|' '.orange.gradient|star.fill|' \
  '.orange.gradient|star.fill|\n    .shadow(color: .orange, radius: 24)' '.purple.gradient|heart.fill|\n    .shadow(color: .purple, radius: 24)' \
  '.purple.gradient|bolt.fill|\n    .shadow(color: .purple, radius: 24)\n    .rotationEffect(.degrees(-12))'; do
  sleep 1.6
  IFS='|' read -r style symbol modifiers <<<"$step"
  save "$style" "$symbol" "$(printf '%b' "$modifiers")"
done
wait "$film" || fail "cannot draw Assets/preview.gif"
echo "pictures: Assets/demos.jpg, Assets/demos.gif, Assets/viewer.jpg, Assets/preview.gif"
