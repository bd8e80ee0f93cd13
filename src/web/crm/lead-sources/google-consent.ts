import { href, redirect } from "react-router";
import { finishGoogleConsent } from "~/domains/lead-sources/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/google-consent";

/** Google sends the member back here with a code, or with an error if they declined. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  if (reader.kind !== "member") throw redirect("/crm/settings/lead-sources");
  const { searchParams } = new URL(request.url);
  const finished = await finishGoogleConsent(context.get(platformContext), reader, {
    state: searchParams.get("state") ?? "",
    code: searchParams.get("code"),
  });
  const { sourceId } = finished;
  const outcome = finished.ok ? finished.outcome : finished.code;
  const page = sourceId
    ? href("/crm/settings/lead-sources/:id", { id: sourceId })
    : "/crm/settings/lead-sources";
  throw redirect(`${page}?google=${outcome}`);
}
