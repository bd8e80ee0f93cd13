import { basename } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0named-file:";
const pageLoader = "/load-page.ts?worker&url";

/**
 * When the product runs from its sources, a style sheet is only a URL: no test there reads one. The
 * script that pages inline is read from its source.
 */
export function namedStyleSheets(): Plugin {
  return {
    name: "named-style-sheets",
    enforce: "pre",
    resolveId: (id) =>
      id.endsWith(".css?url") || id.endsWith(pageLoader) ? `${prefix}${id}` : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return `export default ${JSON.stringify(
        id.endsWith(pageLoader)
          ? "../../src/web/shared/script/load-page.ts"
          : `/styles/${basename(id, ".css?url")}.css`,
      )}`;
    },
  };
}
