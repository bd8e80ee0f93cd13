import { expect, test } from "vitest";
import { letOthersIn } from "./let-others-in.ts";

/** An engine that answers within the call, after a millisecond of work. */
const engine = () => ({
  async execProtocolRaw(message: Uint8Array) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    return message;
  },
});

/** How many of a hundred statements were answered when something else had its first turn. */
async function answeredMeanwhile(client: ReturnType<typeof engine>): Promise<number> {
  let answered = 0;
  const all = (async () => {
    for (let statement = 0; statement < 100; statement++) {
      await client.execProtocolRaw(new Uint8Array());
      answered++;
    }
  })();
  const first = await new Promise<number>((resolve) => setTimeout(() => resolve(answered), 1));
  await all;
  return first;
}

test("while one statement follows the other everything else has its turns", async () => {
  const client = engine();
  expect(await answeredMeanwhile(client)).toBe(100);
  letOthersIn(client);
  expect(await answeredMeanwhile(client)).toBeLessThan(50);
});
