import type { Actor } from "~/domains/shared/access/actor.ts";
import { audiences, linksShownTo, redactLinks } from "~/domains/shared/access/bearer-links.ts";
import { rewriteText } from "~/platform/http/responses/rewrite-text.server.ts";

/**
 * An answer as this actor may see it: without bearer links of people in whose place they may not act,
 * whichever row they are in (`access.bearer-links`). A file to download has none for anyone: it is
 * passed on.
 */
export function hideLinks(response: Response, actor: Actor): Response {
  const isFile = response.headers.get("content-disposition")?.startsWith("attachment") ?? false;
  const shown = isFile ? [] : linksShownTo(actor);
  if (shown.length === audiences.length) return response;
  return rewriteText(response, (text) => redactLinks(text, shown));
}
