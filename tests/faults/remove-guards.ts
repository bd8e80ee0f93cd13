import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { type Guard, removeGuards } from "./guards.ts";

/**
 * Loaded before the built product (`node --import`): files of the build, and of the accounts library,
 * are changed as they are read, so that a check can be shown to fail where its guard is missing.
 * Which guards were taken away is noted in the data folder, by their numbers.
 */
const guards: Guard[] = JSON.parse(process.env.WITHOUT_GUARDS ?? "[]");
const notes = join(process.env.DATA_DIR ?? ".", "guards-taken-away");
const changed = /\/build\/server\/|\/node_modules\/better-auth\//;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!changed.test(url) || !loaded.source) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    const { text, found } = removeGuards(source, guards);
    for (const [index, times] of found.entries()) {
      if (times > 0) appendFileSync(notes, `${index}\n`);
    }
    return { ...loaded, source: text };
  },
});
