import { setTimeout as sleep } from "node:timers/promises";
import { businessPage } from "./product.ts";
import { fetchWithin, limit } from "./waits.ts";

export type PageCounts = {
  requested: number;
  shown: number;
  /** The longest wait for a response, in seconds. */
  longest: number;
};

/** Reads the same cached page of each process, five times a second each. */
export async function startPages(
  urls: readonly string[],
): Promise<{ finish(): Promise<PageCounts> }> {
  const counts = { requested: 0, shown: 0, longest: 0 };
  let finished = false;
  const read = async (url: string) => {
    const began = performance.now();
    const shown = await fetchWithin(url + businessPage).then(
      async (response) => (await response.text()).includes("</html>") && response.ok,
      () => false,
    );
    return { shown, seconds: (performance.now() - began) / 1000 };
  };
  await Promise.all(urls.map(read));
  const reading = urls.map(async (url) => {
    while (!finished) {
      const { shown, seconds } = await read(url);
      counts.requested++;
      if (shown) counts.shown++;
      counts.longest = Math.max(counts.longest, seconds);
      await sleep(200);
    }
  });
  return {
    async finish() {
      finished = true;
      await limit("the last page to be shown", 90, Promise.all(reading));
      return counts;
    },
  };
}
