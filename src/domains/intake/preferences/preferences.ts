import type { OptOutChannel, OptOutMethod, optOutDecisions } from "~/domains/messaging/index.ts";

/** Choices on a person's preference page. */
export const preferenceChoices = ["stop-texts", "stop-emails", "stop-all", "start-emails"] as const;
export type PreferenceChoice = (typeof preferenceChoices)[number];

/**
 * A masked address or number that only its owner recognizes: `p***@home.example`, `(***) ***-0143`.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`;
  return `(***) ***-${address.replaceAll(/\D/g, "").slice(-4)}`;
}

type Decision = (typeof optOutDecisions)[number];

/** Filters of the opt-out list. */
export type OptOutFilter = {
  channel: OptOutChannel | null;
  /** The latest decision. */
  decision: Decision | null;
  way: OptOutMethod | null;
  /** Only this business. */
  contractorId: string | null;
  /** A full number or address, or a prefix of a person's or business's name. */
  search: string;
};

export const optOutWayLabels: Record<OptOutMethod, string> = {
  text: "STOP or START by text",
  reply: "In their own words",
  page: "Preferences page",
  "one-click": "Unsubscribe button in their email app",
  complaint: "Reported as spam",
  call: "During an automated call",
  staff: "Recorded by staff",
};

/** How a decision was made; for a text, which keyword. */
export function wayOf({ way, decision }: { way: OptOutMethod; decision: Decision }): string {
  if (way !== "text") return optOutWayLabels[way];
  return decision === "out" ? "Texted STOP" : "Texted START";
}

export const decisionLabels: Record<Decision, string> = {
  out: "Opted out",
  in: "Opted back in",
};

export const channelLabels: Record<OptOutChannel, string> = {
  sms: "Texts",
  email: "Emails",
  voicemail: "Automated calls",
};
