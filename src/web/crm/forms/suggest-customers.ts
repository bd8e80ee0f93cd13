import { suggestCustomers } from "~/domains/office/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import type { Route } from "./+types/suggest-customers";

export const loader = () => {
  throw notFound();
};

/** POST /crm/customers/suggest: customers for the fields of a form. A POST keeps names out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  const customers = await suggestCustomers(
    context.get(platformContext),
    context.get(memberContext),
    text,
  );
  const shown = customers.map(({ phone, phoneExtension, ...customer }) => ({
    ...customer,
    phone: formatPhone(phone, phoneExtension) ?? "",
  }));
  return Response.json({ found: shown }, { headers: { "cache-control": "no-store" } });
}
