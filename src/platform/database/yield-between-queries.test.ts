import { expect, test } from "vitest";
import { yieldBetweenQueries } from "./yield-between-queries.ts";

/** An engine that responds synchronously, after a millisecond of work. */
const engine = () => ({
  async execProtocolRaw(message: Uint8Array) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return message;
  },
});

/** How many of a hundred statements finished before the event loop ran anything else. */
async function countResponsesDuring(client: ReturnType<typeof engine>): Promise<number> {
  let completed = 0;
  const all = (async () => {
    for (let statement = 0; statement < 100; statement++) {
      await client.execProtocolRaw(new Uint8Array());
      completed++;
    }
  })();
  const first = await new Promise<number>((resolve) => setTimeout(() => resolve(completed), 1));
  await all;
  return first;
}

test("yields to the event loop between consecutive statements", async () => {
  const client = engine();
  expect(await countResponsesDuring(client)).toBe(100);
  yieldBetweenQueries(client);
  expect(await countResponsesDuring(client)).toBeLessThan(50);
});
