import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Milliseconds of consecutive statements before yielding to the event loop. */
const maxBlockingMs = 5;

/**
 * The embedded engine responds synchronously, so consecutive statements would block the event loop:
 * no request would be read or rejected in the meantime.
 */
export function yieldBetweenQueries(client: Pick<PGlite, "execProtocolRaw">): void {
  let turnStart = performance.now();
  const execute = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...args) => {
    if (performance.now() - turnStart > maxBlockingMs) {
      await setImmediate();
      turnStart = performance.now();
    }
    return execute(...args);
  };
}
