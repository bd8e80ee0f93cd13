import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * A part of a page as finished markup, for what is the same in many pages and large.
 * @param prefix begins the ids that the part makes up, so that they are its own
 */
export function staticMarkup(part: ReactElement, prefix: string): string {
  return renderToStaticMarkup(part, { identifierPrefix: prefix });
}
