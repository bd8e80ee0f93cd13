import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";
import type { Installation } from "../installation.ts";
import { startLargeDirectory } from "../large-directory.ts";
import { residentMegabytes } from "../process-figures.ts";
import type { Row, Section } from "../section.ts";

const pages = 1_000_000;
/** Megabytes by which the second half may use more than the first; garbage collection varies. */
const aimOfGrowth = 50;

/** The whole sitemap of a million pages, part by part, as a search engine fetches it. */
export const sitemap: Section = { name: "sitemap", title: "Sitemap", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const application = await startLargeDirectory(installation, pages);
  const { pid } = application.process();
  let began = performance.now();
  const index = await fetchText(`${application.url}/sitemap.xml`);
  const indexSeconds = (performance.now() - began) / 1000;
  const parts = locationsIn(index.text).filter((address) => address.includes("businesses"));
  const half = Math.ceil(parts.length / 2);
  let peak = residentMegabytes(pid);
  let maxOfHalf = peak;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 100);
  began = performance.now();
  const addresses = new Set<string>();
  let bytes = 0;
  for (const [number, part] of parts.entries()) {
    if (number === half) maxOfHalf = peak;
    const fetched = await fetchText(part);
    bytes += fetched.bytes;
    for (const address of locationsIn(fetched.text)) addresses.add(address);
  }
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  await application.stop();
  if (addresses.size !== pages) throw new Error(`The sitemap holds ${addresses.size} pages`);
  return [
    {
      what: "Index of a million pages",
      figure: `${indexSeconds.toFixed(1)} s`,
      how: `cut into ${parts.length} parts at most every ten minutes`,
    },
    {
      what: "All parts",
      figure: `${seconds.toFixed(1)} s`,
      how: `${addresses.size.toLocaleString("en-US")} different addresses in ${parts.length} parts, one after the other, ${(bytes / 1e6).toFixed(1)} MB compressed`,
    },
    {
      what: "Memory while they are sent",
      figure: `${(peak - maxOfHalf).toFixed(0)} MB more`,
      aim: `${aimOfGrowth} MB at most`,
      how: `peak memory, ${peak.toFixed(0)} MB, against ${maxOfHalf.toFixed(0)} MB in the first half`,
    },
  ];
}

async function fetchText(url: string): Promise<{ text: string; bytes: number }> {
  const [response] = (await once(
    get(url, { headers: { "accept-encoding": "gzip" } }),
    "response",
  )) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}`);
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const zipped = response.headers["content-encoding"] === "gzip";
  let text = "";
  const body = zipped ? response.pipe(createGunzip()) : response;
  body.setEncoding("utf8");
  for await (const piece of body) text += piece;
  return { text, bytes };
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}
