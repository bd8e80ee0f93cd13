import { redirect } from "react-router";
import { endViewCookie, identifyObserver } from "~/domains/identity/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/end-staff-view";

export const loader = () => redirect("/crm");

/** Ends staff's view of a CRM and returns to the contractor's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const observer = await identifyObserver(platform, request);
  const target = observer ? `/admin/contractors/${observer.contractorId}` : "/crm";
  return redirect(target, { status: 303, headers: { "set-cookie": endViewCookie(platform) } });
}
