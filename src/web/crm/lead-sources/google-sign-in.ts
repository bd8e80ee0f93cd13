import { href, redirect } from "react-router";
import { startGoogleConsent } from "~/domains/lead-sources/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/google-sign-in";

/** Sends the member to Google to allow us to read their leads. Changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  if (!id) throw notFound();
  const reader = context.get(memberContext);
  // Staff who view the business can't connect it.
  if (reader.kind !== "member") throw redirect(href("/crm/settings/lead-sources/:id", { id }));
  const started = await startGoogleConsent(context.get(platformContext), reader, id);
  if (!started.ok) throw notFound();
  throw redirect(started.url);
}
