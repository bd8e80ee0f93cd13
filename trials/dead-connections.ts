import { setTimeout as sleep } from "node:timers/promises";
import { newLead } from "../tests/faults/leads.ts";
import { newSender } from "../tests/faults/send.ts";
import { startBlackholeProxy } from "../tests/setup/blackhole-proxy.ts";
import { type Product, startDatabase, startProduct } from "./product.ts";
import { mayMakeNetworks, routeDatabase } from "./routed-database.ts";
import type { Finding, Trial } from "./trial.ts";
import { fetchWithin, inSeconds, until } from "./waits.ts";

/** Seconds within which all processes must recover. */
const aim = 15;

/** The connection to the database, which can be cut silently. */
type Way = { url: string; cut(): void; repair(): void; stop(): Promise<void> };

/** The database host disappears without a packet, twice: once it comes back, once another replaces it. */
export const deadConnections: Trial = {
  title: "packets to the database are dropped; all processes recover within 15 seconds",
  needs: [{ program: "ip", package: "iproute2" }],
  async run(log) {
    const { cluster, url } = await startDatabase();
    const findings: Finding[] = [];
    try {
      if (mayMakeNetworks()) {
        const routed = await routeDatabase(`${cluster.socketFolder}/.s.PGSQL.${new URL(url).port}`);
        const address = new URL(url);
        address.host = `${routed.host}:${routed.port}`;
        const way = { url: address.href, cut: routed.drop, repair: routed.pass, stop: routed.stop };
        log("a router between the product and PostgreSQL drops every packet for 40 s");
        findings.push(...(await tryOut(way, url, 40, log)));
      } else {
        findings.push({
          held: null,
          message: "dropping packets in a network of its own needs root",
        });
      }
      const proxy = await startBlackholeProxy(url);
      const way = { url: proxy.url, cut: proxy.silence, repair: proxy.heal, stop: proxy.stop };
      log("the address moves to another host: what was connected is never answered again");
      findings.push(...(await tryOut(way, url, 0, log)));
    } finally {
      await cluster.stop();
    }
    return findings;
  },
};

async function tryOut(
  way: Way,
  directUrl: string,
  seconds: number,
  log: (line: string) => void,
): Promise<Finding[]> {
  const product = await startProduct(way.url, directUrl);
  try {
    const first = await Promise.all(product.webs.map(({ url }) => leadAnswered(url, product)));
    if (first.some(({ status }) => status !== 201)) throw new Error("the product never worked");
    way.cut();
    const findings: Finding[] = [];
    if (seconds > 0) {
      const [longest, unready] = await Promise.all([
        refusals(product, seconds),
        untilUnready(product),
      ]);
      log(
        `/readyz said so after ${inSeconds(unready)}; the longest lead was refused after ${inSeconds(longest)}`,
      );
      findings.push({
        held: longest <= 20 && unready !== null && unready <= aim,
        message: `without PostgreSQL leads are refused within 20 s (${inSeconds(longest)}), /readyz says so within ${aim} s (${inSeconds(unready)})`,
      });
    }
    const mails = product.mail.received.length;
    const heard = product.workers.map(({ lines }) => countReconnects(lines));
    way.repair();
    const web = product.webs.map(({ url }) =>
      until(`${url} to be right again`, () => isRight(url, product)),
    );
    const workers = product.workers.map(({ lines }, index) =>
      until(
        `worker ${index + 1} to hear again`,
        () => countReconnects(lines) > (heard[index] ?? 0),
      ),
    );
    const mail = until("the first mail", () => product.mail.received.length > mails);
    const [webSeconds, workerSeconds, mailSeconds] = await Promise.all([
      Promise.all(web),
      Promise.all(workers),
      mail,
    ]);
    log(`web processes are right again after ${webSeconds.map(inSeconds).join(" and ")}`);
    log(`workers hear notifications again after ${workerSeconds.map(inSeconds).join(" and ")}`);
    log(`the first mail about a lead left after ${inSeconds(mailSeconds)}`);
    const allSeconds = [...webSeconds, ...workerSeconds, mailSeconds];
    const slowest = allSeconds.includes(null) ? null : Math.max(...allSeconds.map(Number));
    return [
      ...findings,
      {
        held: slowest !== null && slowest <= aim,
        message: `all four processes are right again within ${aim} s: ${inSeconds(slowest)}`,
      },
    ];
  } finally {
    await product.stop();
    await way.stop();
  }
}

/** Without an outage, only the notifications were lost. */
const reconnected = /database available again|database notifications restored/;

const countReconnects = (lines: readonly string[]) =>
  lines.filter((line) => reconnected.test(line)).length;

/** Whether it is ready, receives notifications, and accepts a lead right away. */
async function isRight(url: string, product: Product): Promise<boolean> {
  const ready = await fetchWithin(`${url}/readyz`).then(
    async (response) => response.status === 200 && (await response.json()).notifications === "ok",
    () => false,
  );
  if (!ready) return false;
  const { status, seconds } = await leadAnswered(url, product);
  return status === 201 && seconds < 1;
}

async function leadAnswered(url: string, { pageId }: Product) {
  const began = performance.now();
  const response = await fetchWithin(`${url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newSender() },
    body: JSON.stringify(newLead(pageId)),
  });
  await response.arrayBuffer();
  return { status: response.status, seconds: (performance.now() - began) / 1000 };
}

/** Sends leads to each web process for a time. @returns the seconds of the slowest response */
async function refusals(product: Product, seconds: number): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  let longest = 0;
  const sender = async (url: string) => {
    while (performance.now() < ends) {
      longest = Math.max(longest, (await leadAnswered(url, product)).seconds);
      await sleep(200);
    }
  };
  await Promise.all(product.webs.flatMap(({ url }) => [sender(url), sender(url), sender(url)]));
  return longest;
}

function untilUnready({ webs }: Product): Promise<number | null> {
  return until("/readyz to say so", async () => {
    const responses = await Promise.all(webs.map(({ url }) => fetchWithin(`${url}/readyz`)));
    return responses.every(({ status }) => status === 503);
  });
}
