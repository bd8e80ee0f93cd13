import { Agent, type IncomingMessage, request } from "node:http";
import { expect } from "vitest";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

/** `npm run faults` sends all of them. */
const requests = Number(process.env.ODD_REQUESTS ?? 100_000);
const concurrency = 32;

fault(
  {
    rule: "fault.odd-address",
    title: `none of ${requests.toLocaleString("en-US")} odd paths causes an error`,
  },
  async (site) => {
    const { failed, seen } = await sendRequests(site, requests);
    process.stdout.write(`faults: ${requests} odd addresses: ${JSON.stringify(seen)}\n`);
    expect(failed.slice(0, 10)).toEqual([]);
  },
);

async function sendRequests({ url }: Site, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const random = randomNumbers(20_261_120);
  const failed: string[] = [];
  const seen: Record<string, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        next += 1;
        const path = oddPath(random);
        const status = await statusOf(agent, url, path);
        seen[status] = (seen[status] ?? 0) + 1;
        if (status === "cut" || Number(status) >= 500) failed.push(`${status} ${path}`);
      }
    }),
  );
  agent.destroy();
  return { failed, seen };
}

function statusOf(agent: Agent, site: string, path: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const outgoing = request({ agent, hostname, port, path }, (response: IncomingMessage) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", () => resolve("cut"));
    });
    outgoing.on("error", () => resolve("cut"));
    outgoing.end();
  });
}

const roots = [
  "/",
  "/plumbing/",
  "/hvac/austin-tx/",
  "/api/",
  "/api/seo_pages?",
  "/api/seo_pages?city=",
  "/api/leads/",
  "/admin/",
  "/admin/contractors/",
  "/files/form-logos/",
  "/confirm-email/",
  "/get-started/resume/",
  "/get-started?step=",
  "/locations/plumbing/",
  "/social/",
  "/social/business/plumbing/",
  "/embed/hvac/",
  "/sitemaps/",
  "/assets/",
  "/api/form_submissions/",
  "/services/",
  "/api/cities?q=",
];
const pieces = [
  "%00",
  "%F0%9F%94%A7",
  "%E2%80%AE",
  "%D7%A9%D7%9C%D7%95%D7%9D",
  "..%2f",
  "%2e%2e/",
  "%zz",
  "%",
  "%ff%fe",
  "'--",
  "%27%20or%201=1",
  "<script>",
  "{{7*7}}",
  "a".repeat(300),
  "9".repeat(40),
  "-1",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  ".data",
  "?_routes=",
  "&limit=1e9",
  "&order=id;drop",
  "&after=",
  "=",
  "[]",
  "{}",
  "austin-tx",
  "st-louis-mo",
  "AUSTIN-TX",
  "san%20antonio-tx",
  "-",
  "--",
  "/",
  "//",
  ";",
  ":",
  "@",
  "*",
  "~",
  "0192f0c1-7b1e-7c3a-9a55-0a1b2c3d4e5f",
  "%0d%0aSet-Cookie:%20x=1",
  "eyJ.eyJ",
  "%F0%9D%92%B3",
  "\\",
  "|",
];

/** A random path: a root and up to six pieces; one in a thousand is ten kilobytes long. */
function oddPath(random: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const length = Math.floor(random() * 7);
  const path =
    pick(roots) + Array.from({ length }, () => pick(pieces)).join(random() < 0.3 ? "/" : "");
  return random() < 0.001 ? path + "x".repeat(10_000) : path;
}

/** The same sequence on every run, so a failure can be reproduced (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
