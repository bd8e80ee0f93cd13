import { redirect } from "react-router";
import { choosePreference } from "~/domains/intake/index.server.ts";
import { preferenceText } from "~/domains/intake/index.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/one-click";

/** A person who opens the link gets the page with its buttons; this changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/preferences/${params.token}`);
}

/**
 * One-click unsubscribe of email clients (RFC 8058): no cookie, no redirect, effective immediately
 * (`mail.one-click`).
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const values = await readFormValues(request);
  if (values["List-Unsubscribe"] !== "One-Click") throw malformed();
  const platform = context.get(platformContext);
  const chosen = await choosePreference(platform, params.token, "stop-emails", "one-click");
  if (!chosen.ok) throw notFound();
  return new Response(preferenceText.oneClick);
}
