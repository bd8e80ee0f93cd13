import { expect } from "vitest";
import { send } from "./send.ts";
import { declareFaults, type Site } from "./site.ts";

const fault = declareFaults();

type Ask = (url: string, text: string) => Promise<unknown>;

const searching = (name: string): Ask => {
  return (url, text) => send(url, `/locations?${name}=${encodeURIComponent(text)}`);
};
const saying = (header: string): Ask => {
  return (url, text) => send(url, "/locations?q=austin", { headers: { [header]: text } });
};

/** Every input for untrusted text, by description. */
const ways: Record<string, Ask> = {
  "the path of a request to another host": (url, text) =>
    send(url, `/${encodeURI(text)}`, { headers: { host: "evil.example" } }),
  "a path that no page has": (url, text) => send(url, `/${encodeURI(text)}`),
  "a search in the directory": searching("q"),
  "the campaign of a visit": searching("utm_source"),
  Host: (url, text) => send(url, "/", { headers: { host: text } }),
  Cookie: saying("cookie"),
  Referer: saying("referer"),
  "X-Forwarded-For": saying("x-forwarded-for"),
  "Accept-Encoding": saying("accept-encoding"),
  "a field of the data API": (url, text) =>
    send(url, "/api/leads", { json: { name: text, email: text, phone: text, need: text } }),
  "a field of a form": (url, text) =>
    send(url, "/pest-control/austin-tx", { form: { name: text, email: text, phone: text } }),
};

const repeated = ["a", "(1-", "1 ", "%40", "-", "a.", "::", "=;"];
const short = 1_200;
const times = 10;

fault(
  {
    rule: "requests.linear-time",
    title: "handling time grows linearly with the length of a text",
  },
  async (site) => {
    for (const [way, send] of Object.entries(ways)) {
      for (const piece of repeated) {
        expect(await growth(site, send, piece), `${way}: ${piece}`).toBeLessThan(2 * times);
      }
    }
  },
);

/** How much slower the fastest response becomes with a text ten times as long. */
async function growth({ url }: Site, send: Ask, piece: string): Promise<number> {
  const textOf = (length: number) => piece.repeat(Math.floor(length / piece.length));
  const fastest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // A busy machine slows single responses, not all of them.
  for (let attempt = 0; attempt < 12; attempt++) {
    for (const [index, length] of [short, short * times].entries()) {
      const began = performance.now();
      await send(url, textOf(length));
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - began);
    }
    if (attempt > 2 && ratioOf(fastest) < times) break;
  }
  return ratioOf(fastest);
}

const ratioOf = ([quick = 0, slow = 0]: number[]) => slow / quick;
