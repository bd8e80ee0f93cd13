import { setTimeout as sleep } from "node:timers/promises";
import { onPostgres } from "../tests/faults/kill-findings.ts";
import { austinPage, newLead } from "../tests/faults/leads.ts";
import { newSender, send } from "../tests/faults/send.ts";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { businessPage, startDatabase } from "./product.ts";
import { startProxy } from "./proxy.ts";
import type { Trial } from "./trial.ts";
import { limit, waitFor } from "./waits.ts";

const restarts = 6;
/** Each sends one request at a time. */
const visitors = 6;

/** Two processes behind HAProxy restart in turn under reads and writes. */
export const rollingRestart: Trial = {
  title: "two processes behind HAProxy are restarted in turn, six times; no request fails",
  needs: [{ program: "haproxy", package: "haproxy" }],
  async run(log) {
    const { cluster, url } = await startDatabase();
    try {
      const drained = await restartInTurn(url, "2");
      log(`with DRAIN_SECONDS=2: ${describeCounts(drained)}`);
      const control = await restartInTurn(url, "0");
      log(`with DRAIN_SECONDS=0, for comparison: ${describeCounts(control)}`);
      return [
        {
          held: drained.failed === 0 && drained.answered > 500 && control.failed > 0,
          message: `${restarts} restarts: ${drained.failed} of ${drained.answered + drained.failed} requests failed; without draining ${control.failed} of ${control.answered + control.failed}`,
        },
      ];
    } finally {
      await cluster.stop();
    }
  },
};

type Counts = { answered: number; failed: number; kinds: Map<string, number> };

const describeCounts = ({ answered, failed, kinds }: Counts) =>
  `${answered} answered, ${failed} failed ${[...kinds].map(([kind, count]) => `(${kind}: ${count})`).join(" ")}`;

async function restartInTurn(databaseUrl: string, drain: string): Promise<Counts> {
  const counts: Counts = { answered: 0, failed: 0, kinds: new Map() };
  const webs: Application[] = [];
  // Each needs the proxy's address, and the proxy theirs: so the ports come first.
  const ports = [await freePort(), await freePort()];
  const proxy = await startProxy("http", [
    "option httpchk GET /readyz",
    "default-server check inter 500ms fall 1 rise 1",
    ...ports.map((port, index) => `server web${index} 127.0.0.1:${port}`),
  ]);
  const site = `http://127.0.0.1:${proxy.port}`;
  try {
    for (const port of ports) {
      const environment = {
        SITE_URL: site,
        PROCESS: "web",
        DRAIN_SECONDS: drain,
        TRUSTED_PROXIES: "127.0.0.1",
        RATE_LIMIT_FACTOR: "100000",
      };
      webs.push(await startApplication({ databaseUrl, port, environment }));
    }
    const pageId = await onPostgres(databaseUrl, austinPage);
    const isShown = async () => (await send(site, businessPage)).status === 200;
    await waitFor("a page through HAProxy", isShown);
    const load = startLoad(site, pageId, counts);
    for (let restart = 0; restart < restarts; restart++) {
      await webs[restart % 2]?.restart();
      // HAProxy must detect it before the other one stops.
      await sleep(1_500);
    }
    await load.stop();
  } finally {
    for (const web of webs) await web.stop();
    await proxy.stop();
  }
  return counts;
}

function startLoad(site: string, pageId: unknown, counts: Counts) {
  let stopped = false;
  const visit = async (writes: boolean) => {
    while (!stopped) {
      const request = writes
        ? send(site, "/api/leads", {
            json: newLead(pageId),
            headers: { "x-forwarded-for": newSender() },
          })
        : send(site, businessPage);
      const outcome = await request.then(
        ({ status }) => String(status),
        (error) => error.code ?? error.message,
      );
      if (outcome === "200" || outcome === "201") counts.answered++;
      else {
        counts.failed++;
        counts.kinds.set(outcome, (counts.kinds.get(outcome) ?? 0) + 1);
      }
      await sleep(10);
    }
  };
  const visiting = Array.from({ length: visitors }, (_, index) => visit(index % 3 === 0));
  return {
    async stop() {
      stopped = true;
      await limit("the visitors' last answers", 120, Promise.all(visiting));
    },
  };
}
