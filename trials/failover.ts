import { setTimeout as sleep } from "node:timers/promises";
import { onPostgres } from "../tests/faults/kill-findings.ts";
import { loadDemo } from "../tests/setup/load-demo.ts";
import { createDatabase } from "../tests/setup/postgres-databases.ts";
import { compareAlerts } from "./lead-alerts.ts";
import {
  type Node,
  type PatroniCluster,
  patroniPort,
  postgresPort,
  startPatroni,
} from "./patroni-cluster.ts";
import { canConnect, type Product, startProduct } from "./product.ts";
import { startProxy } from "./proxy.ts";
import { mayMakeNetworks } from "./routed-database.ts";
import { compareLeads, repeated, startLeads } from "./steady-leads.ts";
import { startPages } from "./steady-pages.ts";
import type { Finding, Trial } from "./trial.ts";
import { inSeconds, limit, until, waitFor } from "./waits.ts";

type Change = {
  what: string;
  /** Causes the failure. @returns a function to call once leads are accepted again */
  happen(cluster: PatroniCluster, primary: Node): Promise<() => void>;
};

const nothing = () => {};

const changes: readonly Change[] = [
  {
    what: "switched over",
    async happen(cluster, primary) {
      await cluster.switchOver(primary);
      return nothing;
    },
  },
  {
    what: "postmaster killed",
    async happen(_cluster, primary) {
      primary.killPostmaster();
      return nothing;
    },
  },
  {
    what: "host killed",
    async happen(_cluster, primary) {
      await primary.kill();
      return primary.start;
    },
  },
  {
    what: "packets dropped",
    async happen(_cluster, primary) {
      primary.host.pull();
      return primary.host.plug;
    },
  },
  {
    what: "wait for the standby ended by hand, then the host killed",
    happen: endWaitsThenKill,
  },
];

/** The primary fails in five ways while leads are sent and pages are read. */
export const failover: Trial = {
  title:
    "Patroni with three nodes, a synchronous standby and HAProxy: whatever becomes of the primary, no lead is lost or doubled, and pages are shown",
  needs: [
    { program: "patroni", package: "patroni" },
    { program: "etcd", package: "etcd-server" },
    { program: "haproxy", package: "haproxy" },
    { program: "ip", package: "iproute2" },
    { program: "pgrep", package: "procps" },
  ],
  async run(log) {
    if (!mayMakeNetworks()) {
      return [{ held: null, message: "hosts on a network of their own need root" }];
    }
    const cluster = await startPatroni();
    const proxy = await startProxy("tcp", [
      "option httpchk GET /primary",
      "http-check expect status 200",
      "default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions",
      ...cluster.nodes.map(
        ({ name, host }) => `server ${name} ${host.address}:${postgresPort} port ${patroniPort}`,
      ),
    ]);
    const server = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
    try {
      if (!(await cluster.untilWhole()) || !(await canConnect(server))) {
        const logs = cluster.nodes.map((node) => `${node.name}\n${node.log()}`);
        throw new Error(`Patroni's cluster did not come up\n${logs.join("\n")}`);
      }
      const url = await createDatabase(server, "trial");
      await loadDemo(url);
      const product = await startProduct(url, url);
      return await playAll(cluster, product, url, log).finally(product.stop);
    } finally {
      await proxy.stop();
      await cluster.stop();
    }
  },
};

async function playAll(
  cluster: PatroniCluster,
  product: Product,
  url: string,
  log: (line: string) => void,
): Promise<Finding[]> {
  const acknowledged: string[] = [];
  const statuses = new Set<string>();
  const pages = { requested: 0, shown: 0, longest: 0 };
  for (const change of changes) {
    if (!(await cluster.untilWhole())) {
      throw new Error(`before "${change.what}": waited 120 s for all three nodes`);
    }
    const played = await play(cluster, product, change).catch((error: unknown) => {
      throw new Error(`"${change.what}"\n${lastLines(cluster, product)}`, { cause: error });
    });
    log(`${change.what}: ${played.message}`);
    acknowledged.push(...played.acknowledged);
    for (const status of Object.keys(played.answers)) statuses.add(status);
    pages.requested += played.pages.requested;
    pages.shown += played.pages.shown;
    pages.longest = Math.max(pages.longest, played.pages.longest);
  }
  const { lost, doubled } = await compareLeads(url, acknowledged);
  const otherStatuses = [...statuses].filter(
    (status) => !["201", "503", repeated].includes(status),
  );
  const alerts = await compareAlerts(url, product.mail, acknowledged);
  for (const text of alerts.otherwise) log(`an alert: ${text}`);
  return [
    {
      held: lost + doubled + otherStatuses.length === 0,
      message: `${acknowledged.length} leads acknowledged around ${changes.length} changes: ${lost} lost, ${doubled} doubled; answers other than 201, 503, and ${repeated}: ${otherStatuses.join(", ") || "none"}`,
    },
    {
      held: alerts.leads === 0 && alerts.wanted === 2 * acknowledged.length,
      message: `${alerts.wanted} mails about them, nothing on its way ${inSeconds(alerts.settled)} after the last: ${alerts.leads} leads of which not both the business and staff were told by exactly one mail`,
    },
    {
      held: pages.requested > 100 && pages.shown === pages.requested,
      message: `a page that was read before is shown all the while: ${pages.shown} of ${pages.requested}, the slowest after ${inSeconds(pages.longest)}`,
    },
  ];
}

/** The end of each log, to find out which part did not recover. */
function lastLines({ nodes }: PatroniCluster, { webs }: Product): string {
  const ends = [
    ...nodes.map((node) => `${node.name}\n${node.log()}`),
    ...webs.map((web) => `${web.url}\n${web.logs()}`),
  ];
  return ends.join("\n\n");
}

async function play(cluster: PatroniCluster, product: Product, { what, happen }: Change) {
  const primary = await cluster.primary();
  if (!primary) throw new Error("there is no primary");
  const urls = product.webs.map((web) => web.url);
  const reading = await startPages(urls);
  const leads = startLeads(urls, product.pageId, 8);
  await waitFor("the first 50 leads", () => leads.count() > 50);
  const repair = await limit(`"${what}" to be done`, 120, happen(cluster, primary));
  const before = leads.count();
  const goesOn = await until("50 more leads", () => leads.count() > before + 50);
  const [{ acknowledged, answers, refusing }, pages] = await Promise.all([
    leads.finish(),
    reading.finish(),
  ]);
  repair();
  if (goesOn === null) throw new Error("waited 120 s for 50 more leads");
  const isSame = (await cluster.primary()) === primary;
  return {
    acknowledged,
    answers,
    pages,
    message: `${isSame ? "the same" : "another"} primary goes on; ${acknowledged.length} leads taken, none for ${inSeconds(refusing)}; answers ${JSON.stringify(answers)}; pages ${pages.shown} of ${pages.requested}, the slowest after ${inSeconds(pages.longest)}`,
  };
}

/**
 * Both standbys are cut off, so commits wait. Then the waits are canceled, upon which the server
 * reports the transactions as committed; then the only host that has them fails.
 */
async function endWaitsThenKill(cluster: PatroniCluster, primary: Node): Promise<() => void> {
  const standbys = cluster.nodes.filter((node) => node !== primary);
  for (const { host } of standbys) host.pull();
  let ended = 0;
  await onPostgres(primary.url, async (sql) => {
    for (const ends = performance.now() + 8_000; performance.now() < ends; await sleep(100)) {
      const waits = await sql(
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
      );
      ended += waits.length;
    }
  });
  if (ended === 0) throw new Error("nobody waited for a standby");
  await primary.kill();
  for (const { host } of standbys) host.plug();
  return primary.start;
}
