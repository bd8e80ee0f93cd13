import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type RunningProcess, startProgram } from "../tests/setup/child-process.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { findPostgresBinaries } from "../tests/setup/postgres-binaries.ts";
import { connectHosts, type Host } from "./switched-hosts.ts";
import { fetchWithin, limit, until } from "./waits.ts";

/** PostgreSQL and its Patroni on a separate host. */
export type Node = {
  name: string;
  host: Host;
  /** The URL of a database there, without a proxy. */
  url: string;
  start(): void;
  /** Like a power failure. */
  kill(): Promise<void>;
  /** The last output of its Patroni and PostgreSQL. */
  log(): string;
  /** Kills PostgreSQL's postmaster, and leaves the rest to Patroni. */
  killPostmaster(): void;
};

export type PatroniCluster = {
  nodes: readonly Node[];
  primary(): Promise<Node | undefined>;
  switchOver(from: Node): Promise<void>;
  /** Waits until all nodes are up, and one standby confirms each commit. @returns whether that happened */
  untilWhole(): Promise<boolean>;
  stop(): Promise<void>;
};

export const postgresPort = 5432;
export const patroniPort = 8008;
const user = "postgres";

type Member = { role: string; state: string; timeline?: number };

/** Starts etcd, and three hosts with PostgreSQL under Patroni, with one synchronous standby. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-patroni-"));
  const { address, hosts, stop } = connectHosts(3);
  chownSync(folder, ...ownerNumbers());
  const etcd = await startEtcd(address, join(folder, "etcd"));
  const nodes = hosts.map((host, index) => makeNode(host, `node${index + 1}`, folder, etcd.url));
  for (const node of nodes) node.start();
  const primary = async () => {
    const responses = await Promise.all(nodes.map(({ host }) => fetchPatroni(host, "/primary")));
    return nodes.find((_, index) => responses[index] !== null);
  };
  return {
    nodes,
    primary,
    async switchOver(from) {
      await fetchWithin(`http://${from.host.address}:${patroniPort}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: from.name }),
      });
    },
    async untilWhole() {
      const isWhole = async () => {
        const host = (await primary())?.host;
        const { members = [] } = (host && (await fetchPatroni(host, "/cluster"))) ?? {};
        const running = members.filter(({ state }) => /running|streaming/.test(state));
        return (
          running.length === 3 &&
          new Set(running.map(({ timeline }) => timeline)).size === 1 &&
          running.some(({ role }) => role === "sync_standby")
        );
      };
      return (await until("all three nodes, one of them a synchronous standby", isWhole)) !== null;
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      await limit("etcd to end", 30, etcd.process.kill());
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEtcd(address: string, folder: string) {
  const [client, peer] = [await freePort(), await freePort()];
  const at = (port: number) => `http://${address}:${port}`;
  const running = startProgram("etcd", [
    ...["--name", "one", "--data-dir", folder],
    ...["--listen-client-urls", at(client), "--advertise-client-urls", at(client)],
    ...["--listen-peer-urls", at(peer), "--initial-advertise-peer-urls", at(peer)],
    ...["--initial-cluster", `one=${at(peer)}`],
  ]);
  return { process: running, url: `${address}:${client}` };
}

function makeNode(host: Host, name: string, folder: string, etcd: string): Node {
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  chownSync(home, ...ownerNumbers());
  const file = join(home, "patroni.json");
  writeFileSync(file, JSON.stringify(settingsOf(name, home, host.address, etcd)));
  let running: RunningProcess | undefined;
  return {
    name,
    host,
    url: `postgres://${user}@${host.address}:${postgresPort}/postgres`,
    start() {
      running = host.start(user, ["patroni", file]);
    },
    kill: async () => running && limit(`${name} to end`, 30, running.kill()),
    log: () => running?.lines.slice(-60).join("\n") ?? "",
    killPostmaster() {
      const oldest = ["--oldest", "--full", `postgres -D ${join(home, "data")}`];
      process.kill(Number(execFileSync("pgrep", oldest, { timeout: 30_000 })), "SIGKILL");
    },
  };
}

/** Patroni's response on a host, or null if it fails or is negative. */
async function fetchPatroni(host: Host, path: string): Promise<{ members?: Member[] } | null> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://${host.address}:${patroniPort}${path}`, { signal })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
}

function ownerNumbers(): [number, number] {
  const number = (flag: string) => Number(execFileSync("id", [flag, user]));
  return [number("-u"), number("-g")];
}

function settingsOf(name: string, home: string, address: string, etcd: string) {
  return {
    scope: "trial",
    name,
    restapi: { listen: `${address}:${patroniPort}`, connect_address: `${address}:${patroniPort}` },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // The synchronous standby has everything that was acknowledged, however far behind it is.
        maximum_lag_on_failover: 100 * 1024 * 1024,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_log_hints: "on" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${address}:${postgresPort}`,
      connect_address: `${address}:${postgresPort}`,
      data_dir: join(home, "data"),
      bin_dir: dirname(realpathSync(join(findPostgresBinaries() ?? "", "initdb"))),
      pgpass: join(home, "pgpass"),
      authentication: { superuser: { username: user }, replication: { username: "replicator" } },
      pg_hba: [
        "local all all trust",
        "host all all samenet trust",
        "host replication all samenet trust",
      ],
      parameters: { unix_socket_directories: home },
      remove_data_directory_on_rewind_failure: true,
    },
  };
}
