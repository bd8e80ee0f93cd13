import { measureInLoop } from "./load.ts";
import { type Asked, hasWrk, measureWithWrk } from "./wrk.ts";

export const connections = 32;
const seconds = 3;

/** Requests one URL as fast as responses arrive. */
export type LoadGenerator = {
  /** The tool that took the measurements. */
  name: string;
  /** @throws if a response wasn't successful */
  measure(url: string): Promise<Asked>;
};

/** wrk if installed, else our own generator, which may be the bottleneck itself. */
export async function chooseLoadGenerator(): Promise<LoadGenerator> {
  const load = { connections, seconds };
  if (await hasWrk()) return { name: "wrk", measure: (url) => measureWithWrk(url, load) };
  return {
    name: "a generator of our own, which may be the limit: install wrk",
    measure: (url) => measureInLoop(url, load),
  };
}
