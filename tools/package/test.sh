#!/bin/sh
# The package where nothing of ours is: an empty Debian without Java, Maven or Node.
#
#   test.sh ROOT ARCHIVE DEB BROWSER     as root; BROWSER ADDRESS plays a turn in a browser
#
# It is unpacked and started as an ordinary user; a browser outside plays. Then the installer is
# installed and the server runs as its service unit says, on Debian's PostgreSQL. Prints what it measures.
set -eu

ROOT=$1
ARCHIVE=$2
DEB=$3
BROWSER=$4
WORK=$ROOT/target/package-test
CAGE=$WORK/debian
LOG=$WORK/log
PORT=18480
PIDS=

say() { printf 'package test: %s\n' "$*"; }
fail() {
  say "FAILED: $*"
  tail -n 20 "$LOG" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || { say "it needs root, for a Debian of its own"; exit 2; }
command -v debootstrap >/dev/null || { say "it needs debootstrap: apt-get install debootstrap"; exit 2; }

clean() {
  for pid in $PIDS; do
    kill "$pid" 2>/dev/null || true
  done
  [ ! -x "$CAGE/usr/bin/pg_ctlcluster" ] || chroot "$CAGE" pg_ctlcluster 15 main stop -m immediate 2>/dev/null || true
  umount "$CAGE/proc" 2>/dev/null || true
}
trap clean EXIT
trap 'exit 130' INT TERM

# --- the empty Debian ----------------------------------------------------------------------------

mkdir -p "$WORK/packages"
: >"$LOG"
umount "$CAGE/proc" 2>/dev/null || true
rm -rf "$CAGE"
if [ ! -f "$WORK/debian.tar" ]; then
  say "fetching a Debian of its own, once ..."
  rm -rf "$WORK/new"
  debootstrap --variant=minbase --cache-dir="$WORK/packages" \
    --include=postgresql,systemd,curl bookworm "$WORK/new" >"$LOG" 2>&1 || fail "debootstrap"
  umount "$WORK/new/proc" 2>/dev/null || true
  tar --one-file-system -cf "$WORK/debian.tar" -C "$WORK/new" .
  rm -rf "$WORK/new"
fi
mkdir -p "$CAGE"
tar -xf "$WORK/debian.tar" -C "$CAGE"
mount -t proc proc "$CAGE/proc"
for program in java mvn node npm; do
  chroot "$CAGE" sh -c "command -v $program" >/dev/null && fail "there is a $program in the empty Debian"
done
chroot "$CAGE" useradd --create-home player

# --- a player: one file, one command -------------------------------------------------------------

size=$(gzip -dc "$ARCHIVE" | tar -tv | awk '{ bytes += $3 } END { printf "%.1f", bytes / 1048576 }')
say "archive $(du -m "$ARCHIVE" | cut -f1) MB, unpacked $size MB"
cp "$ARCHIVE" "$CAGE/home/player/hexfront.tar.gz"
as_player() { chroot "$CAGE" setpriv --reuid=player --regid=player --init-groups env -i HOME=/home/player PATH=/usr/bin:/bin "$@"; }
# Unpacked by root: the player may not write there.
tar -xzf "$ARCHIVE" -C "$CAGE/srv"
PROGRAM=/srv/$(ls "$CAGE/srv")/bin/hexfront
as_player "$PROGRAM" --version | tee -a "$LOG" || fail "--version"
as_player "$PROGRAM" doctor | tee -a "$LOG" || fail "doctor"
as_player "$PROGRAM" referee --describe kiev | grep -q '"end-phase"' || fail "referee --describe"

priority=
now() { date +%s%N; }
answers() { $priority curl -sf -o /dev/null "http://127.0.0.1:$1/api/shelf"; }
await() { # port, pid
  until answers "$1"; do
    kill -0 "$2" 2>/dev/null || return 1
    sleep 0.02
  done
}
resident() { awk '/^VmRSS/ { printf "%d", $2 / 1024 }' "/proc/$1/status"; }
# The launcher becomes the program: its process is the last of this line.
process() { pgrep -f "runtime/bin/java.*--port $1" | tail -n 1; }

# The starts that are timed have priority, so that what else the machine does is not measured.
begin() { # words before the command
  $1 chroot "$CAGE" setpriv --reuid=player --regid=player --init-groups \
    env -i HOME=/home/player PATH=/usr/bin:/bin "$PROGRAM" play --no-browser --port $PORT >>"$LOG" 2>&1 &
  PIDS="$PIDS $!"
  started=$!
}
priority="chrt --rr 1"
$priority true 2>/dev/null || priority=
best=
for run in first second third fourth; do
  from=$(now)
  begin "$priority"
  await $PORT $started || fail "play does not start"
  took=$((($(now) - from) / 1000000))
  say "start to shelf, $run time: $took ms"
  [ -n "$best" ] && [ "$best" -le "$took" ] || best=$took
  kill "$(process $PORT)"
  wait $started || true
done
priority=
begin ""
await $PORT $started || fail "play does not start"
pid=$(process $PORT)
curl -sf "http://127.0.0.1:$PORT/api/openapi.json" | grep -q '"end-phase"' || fail "the description of the interface"
say "memory, no game open: $(resident "$pid") MB"
"$BROWSER" "http://127.0.0.1:$PORT" >>"$LOG" 2>&1 || fail "the turn in the browser"
say "a turn of Kiev against the captain was played in a browser"
say "memory, after the turn: $(resident "$pid") MB"
sleep 30
rest=$(resident "$pid")
say "memory at rest, one game open: $rest MB"
[ "$rest" -le 250 ] || fail "more than 250 MB"
as_player "$PROGRAM" backup /home/player/copy.db || fail "backup while a server runs"
as_player "$PROGRAM" restore /home/player/copy.db || fail "restore while a server runs"
answers $PORT || fail "the server after a restore"
kill "$pid"
wait $started || true
[ -s "$CAGE/home/player/.local/share/hexfront/games.db" ] || fail "the games are not where they should be"

# --- an operator: the installer, the service unit, PostgreSQL ------------------------------------

cp "$DEB" "$CAGE/root/hexfront.deb"
chroot "$CAGE" dpkg -i /root/hexfront.deb >>"$LOG" 2>&1 || fail "dpkg -i"
[ "$(chroot "$CAGE" hexfront --version | head -n 1)" = "$(as_player "$PROGRAM" --version | head -n 1)" ] ||
  fail "the installed program is another"
chroot "$CAGE" useradd --system --home-dir /var/lib/hexfront --shell /usr/sbin/nologin hexfront
install -d -m 700 -o "$(chroot "$CAGE" id -u hexfront)" -g "$(chroot "$CAGE" id -g hexfront)" "$CAGE/var/lib/hexfront"
UNIT=/opt/hexfront/lib/app/service/hexfront.service
chroot "$CAGE" systemd-analyze verify $UNIT >>"$LOG" 2>&1 || fail "systemd-analyze verify"
say "systemd-analyze verifies the service unit"

db_port=18481
chroot "$CAGE" sh -c "
  sed -i 's/^port = .*/port = $db_port/' /etc/postgresql/15/main/postgresql.conf
  mkdir -p /dev/shm /run/postgresql && chown postgres /run/postgresql && chmod 1777 /dev/shm
  pg_ctlcluster 15 main start" >>"$LOG" 2>&1 || fail "PostgreSQL does not start"
chroot "$CAGE" setpriv --reuid=postgres --regid=postgres --init-groups psql -q -p $db_port \
  -c "create role hexfront login password 'sesame'" -c "create database hexfront owner hexfront" >>"$LOG" 2>&1 ||
  fail "PostgreSQL"

cat >"$CAGE/etc/hexfront.conf" <<CONF
HEXFRONT_DATABASE=jdbc:postgresql://127.0.0.1:$db_port/hexfront?user=hexfront&password=sesame
HEXFRONT_OPTIONS=--port $PORT --name 127.0.0.1
JDK_JAVA_OPTIONS=-Xmx512m
CONF

# No systemd runs in a chroot. What it would do is done by hand, from what the unit says: its user,
# its environment, its command, its umask, no new privileges, no capabilities.
setting() { sed -n "s/^$1=//p" "$CAGE$UNIT"; }
unit_environment() {
  setting Environment
  cat "$CAGE/etc/hexfront.conf"
}
HEXFRONT_DATABASE=$(unit_environment | sed -n 's/^HEXFRONT_DATABASE=//p' | tail -n 1)
HEXFRONT_OPTIONS=$(unit_environment | sed -n 's/^HEXFRONT_OPTIONS=//p' | tail -n 1)
memory=$(unit_environment | sed -n 's/^JDK_JAVA_OPTIONS=//p' | tail -n 1)
command=$(setting ExecStart)
command=$(printf '%s' "$command" | sed 's/\${HEXFRONT_DATABASE}/"$HEXFRONT_DATABASE"/')
user=$(setting User)
(
  umask "$(setting UMask)"
  exec chroot "$CAGE" setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs --bounding-set=-all \
    env -i HEXFRONT_DATABASE="$HEXFRONT_DATABASE" HEXFRONT_OPTIONS="$HEXFRONT_OPTIONS" \
    JDK_JAVA_OPTIONS="$memory" HOME=/var/lib/hexfront PATH=/usr/bin:/bin sh -c "exec $command"
) >>"$LOG" 2>&1 &
started=$!
PIDS="$PIDS $started"
await $PORT $started || fail "serve does not start"
"$BROWSER" "http://127.0.0.1:$PORT" >>"$LOG" 2>&1 || fail "the turn on the service"
say "the service played a turn on PostgreSQL: $(chroot "$CAGE" setpriv --reuid=postgres --regid=postgres \
  --init-groups psql -At -p $db_port hexfront -c 'select count(*) from entries') entries are in its database"
pid=$(process $PORT)
say "memory of the service, one game open: $(resident "$pid") MB"
as_service() { chroot "$CAGE" setpriv --reuid="$user" --regid="$user" --init-groups env -i HOME=/var/lib/hexfront PATH=/usr/bin:/bin "$@"; }
as_service hexfront backup /var/lib/hexfront/copy.db --database "$HEXFRONT_DATABASE" || fail "backup of PostgreSQL"
as_service hexfront restore /var/lib/hexfront/copy.db --database "$HEXFRONT_DATABASE" || fail "restore to PostgreSQL"
answers $PORT || fail "the service after a restore"
kill "$pid"
wait $started || true
chroot "$CAGE" dpkg -r hexfront >>"$LOG" 2>&1 || fail "dpkg -r"
[ ! -e "$CAGE/opt/hexfront" ] && [ ! -e "$CAGE/usr/bin/hexfront" ] || fail "something is left after dpkg -r"
[ "$best" -lt 2000 ] || fail "the shelf is not there in under 2 s, $best ms at best"
say "all is well"
