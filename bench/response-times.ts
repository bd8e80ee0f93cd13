import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { Sample } from "./statistics.ts";

const warmUpTurns = 20;

/**
 * Milliseconds from request to last byte, for each URL in turn, repeated, by one keep-alive client
 * like a browser. The first rounds are warm-up: a new process runs code that isn't compiled yet.
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

/** The time within which this share of the sample falls. */
export function percentile(sample: Sample, share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
