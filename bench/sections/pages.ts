import { fileURLToPath } from "node:url";
import { startProcess } from "../../tests/setup/child-process.ts";
import { businessPage, type Installation } from "../installation.ts";
import { askAgainAndAgain } from "../load.ts";
import { processorSeconds } from "../process-figures.ts";
import { rateOf } from "../rate.ts";
import { rawAnswer } from "../raw-answer.ts";
import { ratioRow, rowOf } from "../report.ts";
import type { Row, Section } from "../section.ts";
import { interleave, repeat } from "../statistics.ts";

const turns = 7;

/** A business page from the cache, against node:http sending the same bytes. */
export const pages: Section = { name: "pages", title: "Business page", measure: measurePages };

async function measurePages(installation: Installation): Promise<Row[]> {
  const { application } = await installation.product();
  const url = application.url + businessPage;
  const plain = await startPlainServer(url);
  const productCost = costOf(application.process().pid);
  const plainCost = costOf(plain.pid);
  const rates = await interleave(
    turns,
    () => productCost.during(() => askAgainAndAgain(url)),
    () => plainCost.during(() => askAgainAndAgain(plain.url)),
  );
  await plain.stop();
  const rendered = await repeat(5, () => renderEachTime(url));
  return [
    rowOf("From the cache", rates.product, "requests/s", "one process, 32 connections, brotli"),
    rowOf("Plain node:http", rates.plain, "requests/s", "the same bytes and headers"),
    ratioRow(rates, 0.8),
    rowOf("Processor time of a request", productCost.costs, "µs", "the product"),
    rowOf("Processor time of a request", plainCost.costs, "µs", "plain node:http"),
    rowOf("Rendered each time", rendered, "requests/s", "with a query, so that it is not cached"),
  ];
}

function renderEachTime(url: string): Promise<number> {
  return rateOf(400, 16, async (index) => {
    const { status } = await rawAnswer(`${url}?uncached=${index}`);
    if (status !== 200) throw new Error(`The page answered ${status}`);
  });
}

/** Microseconds of processor time that a process spends on one request, turn by turn. */
function costOf(pid: number) {
  const costs: number[] = [];
  return {
    costs,
    during: async (measure: () => Promise<number>) => {
      const before = processorSeconds(pid);
      const began = performance.now();
      const rate = await measure();
      const requests = (rate * (performance.now() - began)) / 1000;
      costs.push(((processorSeconds(pid) - before) / requests) * 1e6);
      return rate;
    },
  };
}

async function startPlainServer(page: string) {
  const program = fileURLToPath(new URL("../plain-server.ts", import.meta.url));
  const server = startProcess([program, page], {});
  const deadline = Date.now() + 10_000;
  while (server.lines.length === 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const url = new URL(page);
  url.port = server.lines[0] ?? "";
  return { pid: server.pid, url: url.href, stop: () => server.kill() };
}
