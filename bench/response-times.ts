import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { Sample } from "./statistics.ts";

const warmUpTurns = 20;

/**
 * Milliseconds from asking until the last byte, for each address in turn, so many times, by one
 * client that keeps its connection, as a browser does. The first turns only warm up: a process
 * that has just started runs code that is not compiled yet.
 */
export async function responseTimes(
  urls: readonly string[],
  turns: number,
  headers: Record<string, string> = {},
): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = urls.map((): number[] => []);
  for (let turn = -warmUpTurns; turn < turns; turn++) {
    for (const [index, url] of urls.entries()) {
      const time = await responseTime(url, agent, headers);
      if (turn >= 0) times[index]?.push(time);
    }
  }
  agent.destroy();
  return times;
}

async function responseTime(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
): Promise<number> {
  const began = performance.now();
  const [answer] = (await once(
    get(url, { agent, headers: { "accept-encoding": "br", ...headers } }),
    "response",
  )) as [IncomingMessage];
  for await (const _chunk of answer);
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}`);
  return performance.now() - began;
}

/** The time that so large a share of the sample stays within. */
export function percentile(sample: Sample, share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
