import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { type Guard, removeGuards } from "./guards.ts";

/**
 * Loaded before the built product (`node --import`): removes guards from the built files on load, to
 * show that a check fails without its guard. Writes the numbers of the removed guards to the data
 * folder.
 */
const guards: Guard[] = JSON.parse(process.env.WITHOUT_GUARDS ?? "[]");
const notes = join(process.env.DATA_DIR ?? ".", "guards-taken-away");

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes("/build/server/") || !loaded.source) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    const { text, found } = removeGuards(source, guards);
    for (const [index, times] of found.entries()) {
      if (times > 0) appendFileSync(notes, `${index}\n`);
    }
    return { ...loaded, source: text };
  },
});
