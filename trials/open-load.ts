import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { nextAddress } from "../bench/senders.ts";

/** A response: status, 0 for none, and duration. */
export type Answered = { status: number; ms: number };

type Asked = { json?: object; form?: Record<string, string>; headers?: Record<string, string> };

/** Client timeout in milliseconds. */
const maxResponseMs = 120_000;

/** Independent clients: each request has its own address, and none waits for another. */
export type Clients = {
  send(path: string, options?: Asked): Promise<Answered>;
  stop(): void;
};

export function startClients(site: string): Clients {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return {
    send(path, { json, form, headers } = {}) {
      const began = performance.now();
      const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
      const type = json ? "application/json" : "application/x-www-form-urlencoded";
      return new Promise((resolve) => {
        const done = (status: number) => resolve({ status, ms: performance.now() - began });
        const outgoing = request(
          new URL(path, site),
          {
            agent,
            method: body === undefined ? "GET" : "POST",
            headers: {
              "x-forwarded-for": nextAddress(),
              ...(body === undefined ? {} : { "content-type": type }),
              ...headers,
            },
          },
          (response) => response.resume().on("end", () => done(response.statusCode ?? 0)),
        );
        outgoing.setTimeout(maxResponseMs, () => outgoing.destroy());
        outgoing.on("error", () => done(0));
        outgoing.end(body);
      });
    },
    stop: () => agent.destroy(),
  };
}

/**
 * @returns successful responses per second of eight senders, each of which waits for its previous
 * response, and pauses briefly after a rejected request
 */
export async function sustainable(
  sendOne: () => Promise<Answered>,
  forSeconds: number,
): Promise<number> {
  const began = performance.now();
  let responded = 0;
  const send = async () => {
    while (performance.now() - began < forSeconds * 1000) {
      if (isGood(await sendOne())) responded++;
      else await sleep(200);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  return (responded * 1000) / (performance.now() - began);
}

/** Sends requests at a fixed rate, however late the responses are. */
export async function atRate(
  send: () => Promise<Answered>,
  rate: number,
  forSeconds: number,
): Promise<Answered[]> {
  const requests: Promise<Answered>[] = [];
  const began = performance.now();
  while (requests.length < rate * forSeconds) {
    const due = Math.min(((performance.now() - began) / 1000) * rate, rate * forSeconds);
    while (requests.length < due) requests.push(send());
    await sleep(5);
  }
  return Promise.all(requests);
}

export const isGood = ({ status }: Answered) => status === 200 || status === 201;

/** The milliseconds within which this share of the responses arrived. */
export function within(responses: readonly Answered[], share: number): number {
  const times = responses.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
}
