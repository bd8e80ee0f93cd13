import { registerHooks } from "node:module";
import { type Guard, removeGuards } from "./guards.ts";

/**
 * Loaded before the built product (`node --import`): the files of the build are changed as they are
 * read, so that a check can be shown to fail where its guard is missing. Each guard taken away is told.
 */
const guards: Guard[] = JSON.parse(process.env.WITHOUT_GUARDS ?? "[]");

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes("/build/server/") || !loaded.source) return loaded;
    const { text, found } = removeGuards(String(loaded.source), guards);
    for (const [index, times] of found.entries()) {
      if (times > 0) process.stdout.write(`without guard ${index}\n`);
    }
    return { ...loaded, source: text };
  },
});
