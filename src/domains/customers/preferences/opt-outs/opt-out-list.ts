import type {
  OptOutChannel,
  OptOutMethod,
  optOutDecisions,
} from "~/domains/messaging/opt-outs/opt-outs.ts";

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

export const channelLabels: Record<OptOutChannel, string> = { sms: "Texts", email: "Emails" };
