import { redirect } from "react-router";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import type { Route } from "./+types/share";
import { keepShared } from "./shared-cookie.server.ts";
import { readShared } from "./shared-lead.ts";

const form = "/crm/leads/new?shared";

export const loader = () => redirect("/crm/leads/new");

/**
 * What another app of the phone shares with the CRM: a lead by hand begins with it,
 * after signing in where nobody is. It waits in the browser, since an address is no place for people.
 */
export async function action({ request }: Route.ActionArgs) {
  const { title = "", text = "", url = "" } = await readFormValues(request);
  const shared = readShared({ title: String(title), text: String(text), url: String(url) });
  return redirect(form, { status: 303, headers: { "set-cookie": keepShared(request, shared) } });
}
