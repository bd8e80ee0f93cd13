import { businessPage, type Installation } from "../installation.ts";
import { chooseLoadGenerator, connections } from "../load-generator.ts";
import { startOwnServer } from "../own-server.ts";
import { processorSeconds } from "../process-figures.ts";
import { rateOf } from "../rate.ts";
import { fetchRaw } from "../raw-response.ts";
import { ratioRow, rowOf, timesRow } from "../report.ts";
import type { Row, Section } from "../section.ts";
import { interleave, repeat, type Sample } from "../statistics.ts";

const turns = 7;

/** A business page from the cache, compared with node:http sending the same bytes. */
export const pages: Section = { name: "pages", title: "Business page", measure: measurePages };

async function measurePages(installation: Installation): Promise<Row[]> {
  const { application } = await installation.product();
  const url = application.url + businessPage;
  const plain = await startPlainServer(url);
  const generator = await chooseLoadGenerator();
  const rates = { product: [] as number[], plain: [] as number[] };
  const measure = async (of: keyof typeof rates, pid: number, address: string) => {
    const before = processorSeconds(pid);
    const { requests, seconds } = await generator.measure(address);
    rates[of].push(requests / seconds);
    return ((processorSeconds(pid) - before) / requests) * 1e6;
  };
  const costs = await interleave(
    turns,
    () => measure("product", application.process().pid, url),
    () => measure("plain", plain.pid, plain.url),
  );
  await plain.stop();
  const rendered = await repeat(5, () => renderEachTime(url));
  const how = `one process, ${connections} connections, brotli; measured with ${generator.name}`;
  return [
    rowOf("Processor time of a request", costs.product, "µs", "the product, from the cache"),
    rowOf("Processor time of a request", costs.plain, "µs", "plain node:http, the same bytes"),
    timesRow(costs, 1.25),
    rowOf("From the cache", rates.product.slice(1), "requests/s", how),
    rowOf("Plain node:http", rates.plain.slice(1), "requests/s", "the same bytes and headers"),
    ratioRow(inPairs(rates), 0.85),
    rowOf("Rendered each time", rendered, "requests/s", "with a query string, so it isn't cached"),
  ];
}

/** Rates in the form `interleave` returns: the first round was warm-up. */
function inPairs({ product, plain }: Record<"product" | "plain", number[]>) {
  const ratios: Sample = product.map((rate, turn) => rate / (plain[turn] ?? Number.NaN)).slice(1);
  return { product: product.slice(1), plain: plain.slice(1), ratios };
}

function renderEachTime(url: string): Promise<number> {
  return rateOf(400, 16, async (index) => {
    const { status } = await fetchRaw(`${url}?uncached=${index}`);
    if (status !== 200) throw new Error(`The page answered ${status}`);
  });
}

async function startPlainServer(page: string) {
  const server = await startOwnServer(new URL("../plain-server.ts", import.meta.url), [page]);
  const url = new URL(page);
  url.port = server.port;
  return { ...server, url: url.href };
}
