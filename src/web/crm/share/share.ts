import { redirect } from "react-router";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import type { Route } from "./+types/share";
import { saveSharedCookie } from "./shared-cookie.server.ts";
import { readShared } from "./shared-lead.ts";

const form = "/crm/leads/new?shared";

export const loader = () => redirect("/crm/leads/new");

/**
 * Web share target: text shared from another app prefills a new lead, after signing in if necessary.
 * It is stored in the browser because personal data doesn't belong in URLs.
 */
export async function action({ request }: Route.ActionArgs) {
  const { title = "", text = "", url = "" } = await readFormValues(request);
  const shared = readShared({ title: String(title), text: String(text), url: String(url) });
  return redirect(form, {
    status: 303,
    headers: { "set-cookie": saveSharedCookie(request, shared) },
  });
}
