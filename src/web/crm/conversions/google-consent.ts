import { redirect } from "react-router";
import { googleConsentUrl, receiveGoogleConsent } from "~/domains/growth/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/google-consent";

const page = "/crm/settings/conversions";

/** Sends a member to Google to allow conversions, and handles their return. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = context.get(memberContext);
  // Staff who view the business can't connect it.
  if (member.kind === "observer") throw redirect(page, { status: 303 });
  const query = new URL(request.url).searchParams;
  if (query.has("code") || query.has("error")) {
    const outcome = await receiveGoogleConsent(platform, member, query);
    throw redirect(`${page}?google=${outcome}`, { status: 303 });
  }
  const url = googleConsentUrl(platform, member);
  if (!url) throw notFound();
  throw redirect(url, { status: 303 });
}
