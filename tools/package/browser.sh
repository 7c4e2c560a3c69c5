#!/bin/sh
# Plays a turn in a browser at an address: browser.sh ADDRESS. MAVEN names the program.
set -eu
cd "$(dirname "$0")/../.."
exec "${MAVEN:-mvn}" -B -q -Dquick -Dmaven.test.skip=false -Dsurefire.failIfNoSpecifiedTests=false -pl e2e -am -Dtest=PackagedGame "-Dhexfront.address=$1" test </dev/null
