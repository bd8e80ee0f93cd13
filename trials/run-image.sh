#!/bin/sh
# Runs podman with this machine's network and without its own limits, in a new mount namespace.
# run-image.sh PARAMETER …
set -eu
# The runtime refuses cgroups v1 and v2 side by side, although it uses neither.
[ ! -d /sys/fs/cgroup/unified ] || mount -t tmpfs tmpfs /sys/fs/cgroup
exec podman --cgroup-manager=cgroupfs --runtime=crun "$@"
