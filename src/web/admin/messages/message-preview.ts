import { findMessage } from "~/domains/messaging/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/message-preview";

/**
 * A message's own HTML for the iframe on its page: styled as in an email client, without scripts,
 * with links that open in a new tab.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const message = id
    ? await findMessage(context.get(platformContext), context.get(staffContext), id)
    : null;
  if (!message?.html) throw notFound();
  const html = message.html.replace(/<head>/i, '<head><base target="_blank" />');
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      "x-frame-options": "SAMEORIGIN",
    },
  });
}
