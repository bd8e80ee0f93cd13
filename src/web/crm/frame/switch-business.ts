import { redirect } from "react-router";
import { businessChoice } from "~/domains/identity/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/switch-business";
import { businessesContext } from "./guard.server.ts";

export const loader = () => redirect("/crm");

/** Switches this browser to another of the user's businesses. */
export async function action({ request, context }: Route.ActionArgs) {
  const memberId = readId((await readFormValues(request)).member_id);
  const own = context.get(businessesContext).find((business) => business.memberId === memberId);
  if (!own) throw notFound();
  const chosen = businessChoice(context.get(platformContext), own.memberId);
  return redirect("/crm", { status: 303, headers: { "set-cookie": chosen } });
}
