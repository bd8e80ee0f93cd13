import { basename } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0style-sheet:";

/** When the product runs from its sources, a style sheet is only a URL: no test there reads one. */
export function namedStyleSheets(): Plugin {
  return {
    name: "named-style-sheets",
    enforce: "pre",
    resolveId: (id) =>
      id.endsWith(".css?url") ? `${prefix}${basename(id, ".css?url")}` : undefined,
    load: (id) =>
      id.startsWith(prefix)
        ? `export default ${JSON.stringify(`/styles/${id.slice(prefix.length)}.css`)}`
        : undefined,
  };
}
