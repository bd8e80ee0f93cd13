import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Milliseconds that statements may follow each other before everything else has its turn. */
const longestSpell = 5;

/**
 * The embedded engine answers within the call, so statements that follow each other would go on until
 * nobody asks any more: no request would be read meanwhile, and none refused.
 */
export function letOthersIn(client: Pick<PGlite, "execProtocolRaw">): void {
  let turn = performance.now();
  const ask = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...given) => {
    if (performance.now() - turn > longestSpell) {
      await setImmediate();
      turn = performance.now();
    }
    return ask(...given);
  };
}
