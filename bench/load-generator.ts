import { askAgainAndAgain } from "./load.ts";
import { type Asked, askWithWrk, hasWrk } from "./wrk.ts";

export const connections = 32;
const seconds = 3;

/** Asks for one address as fast as it is answered. */
export type LoadGenerator = {
  /** What the figures were taken with, in words. */
  name: string;
  /** @throws when an answer was no success */
  ask(url: string): Promise<Asked>;
};

/** wrk where it is installed, else our own, which may be the limit itself. */
export async function chooseLoadGenerator(): Promise<LoadGenerator> {
  const load = { connections, seconds };
  if (await hasWrk()) return { name: "wrk", ask: (url) => askWithWrk(url, load) };
  return {
    name: "a generator of our own, which may be the limit: install wrk",
    ask: (url) => askAgainAndAgain(url, load),
  };
}
