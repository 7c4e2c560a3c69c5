#!/bin/sh
# Hexfront's launcher in a package: its own runtime, nothing else is needed.
set -eu

script=$0
while [ -L "$script" ]; do
  target=$(readlink "$script")
  case $target in
    /*) script=$target ;;
    *) script=$(dirname "$script")/$target ;;
  esac
done
LIB=$(cd "$(dirname "$script")/../lib" && pwd -P)
APP=$LIB/app

# The cache is of use only with exactly these jars in exactly this order.
classes=
while read -r jar; do
  classes=$classes${classes:+:}$APP/$jar
done <"$APP/classpath"

case ${1:-} in
  serve) set -- "@$APP/serve.options" -cp "$classes" hexfront.app.Main "$@" ;;
  play | terminal | games | --version | -V | --help | -h | doctor | backup | restore)
    set -- "@$APP/play.options" -cp "$classes" hexfront.app.Main "$@"
    ;;
  *) set -- -cp "$classes" hexfront.app.Main "$@" ;;
esac
exec "$LIB/runtime/bin/java" "@$APP/common.options" -XX:SharedArchiveFile="$APP/hexfront.aot" \
  -Dorg.sqlite.lib.path="$APP" "$@"
