import { basename } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0named-file:";
const styles = ".css?url";
const pageLoader = "/load-page.ts?worker&url";
const loadPage = "../../src/web/shared/script/load-page.ts";

/**
 * When the product runs from its sources, a style sheet is only a URL: no test there reads one. The
 * script that pages inline is read from its source.
 */
export function namedStyleSheets(): Plugin {
  return {
    name: "named-style-sheets",
    enforce: "pre",
    // Without its ending, since Vite would load a style sheet's.
    resolveId(id) {
      if (id.endsWith(pageLoader)) return `${prefix}${loadPage}`;
      return id.endsWith(styles) ? `${prefix}/styles/${basename(id, styles)}` : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return `export default ${JSON.stringify(name === loadPage ? name : `${name}.css`)}`;
    },
  };
}
