import { href } from "react-router";
import type { Found } from "~/domains/office/index.server.ts";

/** Longest search text; anything longer was pasted by mistake. */
export const maxSearch = 100;

/** URL of a search result. */
export function searchResultHref({ kind, id }: Pick<Found, "kind" | "id">): string {
  if (kind === "customer") return href("/crm/customers/:id", { id });
  if (kind === "visit") return href("/crm/schedule/visits/:id", { id });
  if (kind === "estimate") return href("/crm/estimates/:id", { id });
  if (kind === "invoice") return href("/crm/invoices/:id", { id });
  return href("/crm/leads/:id", { id });
}

export const foundKinds: Record<Found["kind"], string> = {
  customer: "Customers",
  lead: "Leads",
  visit: "Appointments",
  estimate: "Estimates",
  invoice: "Invoices",
};

/** Opens directions to an address in the phone's maps app. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Where a member messages a lead from the business's number, in its conversation. */
export const writeHref = (leadId: string, channel: "sms" | "email"): string =>
  `/crm/leads/${leadId}?write=${channel}#words`;
