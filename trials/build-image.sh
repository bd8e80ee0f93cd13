#!/bin/sh
# Builds the full Containerfile without access to an image registry: its base image is made of Debian
# packages, this machine's npm and the product's own Node. As root, after `npm ci`.
# build-image.sh SCRATCH IMAGE
set -eu
scratch=$1 image=$2

root=$scratch/debian
suite=$(sed -n 's/^FROM .*node:[0-9]*-\([a-z]*\).*/\1/p' Containerfile)
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
debootstrap --variant=minbase --include=ca-certificates,binutils "$suite" "$root" "$mirror"
# Mirrors may require their own proxy or certificate authority.
cp -a /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp -a /etc/ssl/certs/. "$root/etc/ssl/certs/"
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/*

container=$(buildah from scratch)
mount=$(buildah mount "$container")
cp -a "$root/." "$mount/"
# The base of the third-party images in trials/compose.
buildah commit -q "$container" "docker.io/library/debian:$suite-slim"
npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
mkdir -p "$mount/usr/local/lib/node_modules"
cp node_modules/node/bin/node "$mount/usr/local/bin/node"
cp -a "$npm" "$mount/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$mount/usr/local/bin/$name"; done
buildah commit -q "$container" "$(sed -n 's/^FROM \(.*\) AS build/\1/p' Containerfile)"
buildah rm "$container" > /dev/null

authority=$(npm config get cafile)
[ -f "$authority" ] || authority=/etc/ssl/certs/ca-certificates.crt
printf 'registry=%s\ncafile=/mnt/authority.crt\n' "$(npm config get registry)" > "$scratch/npmrc"
cp "$authority" "$scratch/authority.crt"
buildah build --format=docker --pull=never --isolation=chroot --network=host \
  --volume "$scratch/npmrc:/root/.npmrc:ro" --volume "$scratch/authority.crt:/mnt/authority.crt:ro" \
  --file Containerfile --tag "$image" .
