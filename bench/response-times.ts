import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Sample } from "./statistics.ts";

const warmUpTurns = 20;

/**
 * Milliseconds from request to last byte, for each URL in turn, repeated, by one keep-alive client
 * like a browser. The first rounds are warm-up: a new process runs code that isn't compiled yet.
 * @param forms posted to each URL, one after another; without any, the URL is read
 */
export async function responseTimes(
  urls: readonly string[],
  turns: number,
  headers: Record<string, string> = {},
  forms: readonly Record<string, string>[] = [],
): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = urls.map((): number[] => []);
  for (let turn = -warmUpTurns; turn < turns; turn++) {
    for (const [index, url] of urls.entries()) {
      const time = await responseTime(
        url,
        agent,
        headers,
        forms.length === 0 ? undefined : forms.at(turn % forms.length),
      );
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
  form?: Record<string, string>,
): Promise<number> {
  const posted = form && {
    "content-type": "application/x-www-form-urlencoded",
    origin: new URL(url).origin,
  };
  const began = performance.now();
  const sent = request(url, {
    agent,
    method: form ? "POST" : "GET",
    headers: { "accept-encoding": "br", ...posted, ...headers },
  });
  sent.end(form && new URLSearchParams(form).toString());
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  for await (const _chunk of response);
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}`);
  return performance.now() - began;
}

/** The time within which this share of the sample falls. */
export function percentile(sample: Sample, share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
