import {
  type Actor,
  audiences,
  redactLinks,
  visibleLinkAudiences,
} from "~/domains/shared/index.ts";
import { rewriteText } from "~/platform/http/responses/stream-text.server.ts";

/**
 * Removes bearer links from a response, in any row, that would let this actor act as someone else
 * (`access.bearer-links`). A download contains none for anyone, since it may be shared.
 */
export function hideLinks(response: Response, actor: Actor): Response {
  const isFile = response.headers.get("content-disposition")?.startsWith("attachment") ?? false;
  const shown = isFile ? [] : visibleLinkAudiences(actor);
  if (shown.length === audiences.length) return response;
  return rewriteText(response, (text) => redactLinks(text, shown));
}
