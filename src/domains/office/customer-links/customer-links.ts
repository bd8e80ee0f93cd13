import type { LastingLinkKind } from "~/domains/shared/index.ts";

/** The customer links that a business can replace, as named in CRM URLs. */
const customerLinkKinds = [
  "estimate",
  "invoice",
  "appointment",
  "review",
  "preferences",
  "portal",
] as const;
export type CustomerLinkKind = (typeof customerLinkKinds)[number];

/** A kind as a URL names it, or null. */
export const readCustomerLinkKind = (text: string | undefined): CustomerLinkKind | null =>
  customerLinkKinds.find((kind) => kind === text) ?? null;

export const permanentLinkKinds: Record<CustomerLinkKind, LastingLinkKind> = {
  estimate: "job-estimate",
  invoice: "invoice",
  appointment: "visit",
  review: "review",
  preferences: "preferences",
  portal: "customer",
};

/** What anyone with the link can do. */
export const customerLinkPowers: Record<Exclude<CustomerLinkKind, "preferences">, string> = {
  estimate: "see this estimate, accept it, or decline it",
  invoice: "see this invoice and pay it",
  appointment: "see this appointment, reschedule it, or cancel it",
  review: "leave a review of this appointment or message you about it",
  portal:
    "see all estimates, invoices, and appointments of this customer, accept estimates, and reschedule or cancel appointments",
};
