import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders a part to static markup: for large parts that many pages share.
 * @param prefix prefixes generated ids to keep them unique
 */
export function staticMarkup(element: ReactElement, prefix: string): string {
  return renderToStaticMarkup(element, { identifierPrefix: prefix });
}
