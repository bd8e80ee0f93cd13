#!/bin/sh
# Starts all of compose.yaml, checks it, and stops it. In a new mount namespace, because containers share
# their network through one. Prints its findings, one per line.
# run.sh SCRATCH
set -eu
scratch=$1 here=$(dirname "$0")
# The runtime refuses cgroups v1 and v2 side by side, although it uses neither.
[ ! -d /sys/fs/cgroup/unified ] || mount -t tmpfs tmpfs /sys/fs/cgroup
cat > "$scratch/podman" << END
#!/bin/sh
exec podman --cgroup-manager=cgroupfs --runtime=crun "\$@"
END
chmod +x "$scratch/podman"
# Limits that not every machine can set.
printf '[containers]\ncgroups = "disabled"\ndefault_ulimits = ["nofile=4096:4096", "nproc=1000:1000"]\n' > "$scratch/containers.conf"
export CONTAINERS_CONF=$scratch/containers.conf
podman() { "$scratch/podman" "$@" 2> /dev/null; }
for name in postgres caddy; do
  tag=$(sed -n "s/.*image: \(.*library\/$name:.*\)/\1/p" compose.yaml)
  buildah build --format=docker --pull=never --layers \
    --isolation=chroot --network=host --file "$here/Containerfile.$name" --tag "$tag" "$here" > "$scratch/$name.log" 2>&1
done

project=hearthline-trial
mkdir "$scratch/$project"
cp compose.yaml "$scratch/$project"
host=hearthline.localhost
# As an operator would: the example's own values, such as HOST and DATA_DIR, must not reach the containers.
cp .env.example "$scratch/$project/.env"
printf 'SITE_HOST=%s\nPOSTGRES_PASSWORD=letters1and2digits\n' "$host" >> "$scratch/$project/.env"
# Debian 12's compose tool doesn't support the network setting of compose.yaml.
subnet=$(sed -n 's/.*subnet: \([0-9./]*\).*/\1/p' compose.yaml)
compose() { (cd "$scratch/$project" && podman-compose --podman-path "$scratch/podman" --project-name "$project" "$@" >> "$scratch/compose.log" 2>&1); }
end() {
  compose down || true
  podman network rm --force "${project}_default" > /dev/null || true
}
trap end EXIT
podman network create --subnet "$subnet" "${project}_default" > /dev/null
compose up --detach web worker database proxy
echo "up=0"

# Replaces the systemd timers that run each container's health check.
for name in database web worker; do
  state=unhealthy
  for _ in $(seq 60); do
    podman healthcheck run "${project}_${name}_1" > /dev/null && state=healthy && break
    sleep 1
  done
  echo "$name=$state"
done
sql() { podman exec "${project}_database_1" psql --username=hearthline --dbname=hearthline --host=/var/run/postgresql --tuples-only --no-align --command="$1"; }
# A business with a page: no demo is loaded here.
sql "with account as (
    insert into contractor_accounts (id, business_name, name, email)
    values (gen_random_uuid(), 'Bluebonnet', 'Bo', 'bo@trial.example') returning id)
  insert into seo_pages (id, contractor_id, status, business_name, service, city, city_slug, state, zip_code)
  select gen_random_uuid(), id, 'live', 'Bluebonnet', 'pest-control', 'Austin', 'austin', 'TX', '78701' from account" > /dev/null
"$scratch/podman" exec --interactive "${project}_web_1" bin/node --input-type=module < "$here/visit.mjs" > "$scratch/visit"
cat "$scratch/visit"
email=$(sed -n 's/^lead=[0-9]* //p' "$scratch/visit")
for _ in $(seq 60); do
  told=$(sql "select count(*) from messages where state = 'kept' and (text like '%$email%' or to_address = '$email')")
  [ "$told" -eq 0 ] || break
  sleep 1
done
echo "told=$told"
# There is no shell in it.
in_web() { podman exec "${project}_web_1" bin/node --print "$1"; }
if in_web 'fs.writeFileSync("/app/written", "")' > /dev/null; then echo "writes=yes"; else echo "writes=no"; fi
echo "user=$(in_web 'process.getuid()')"
