import type {
  OptOutChannel,
  OptOutWay,
  optOutDecisions,
} from "~/domains/messaging/opt-outs/opt-outs.ts";

type Decision = (typeof optOutDecisions)[number];

/** Which opt-outs the list shows. */
export type OptOutFilter = {
  channel: OptOutChannel | null;
  /** What was said last. */
  decision: Decision | null;
  way: OptOutWay | null;
  /** Of one business only. */
  contractorId: string | null;
  /** A whole number or address, or the beginning of a person's or a business's name. */
  search: string;
};

export const optOutWayLabels: Record<OptOutWay, string> = {
  text: "STOP or START by text",
  reply: "In their own words",
  page: "Preferences page",
  "one-click": "Unsubscribe button in their email app",
  complaint: "Reported as spam",
  staff: "Recorded by staff",
};

/** How one decision was made: a text says which of the two words it was. */
export function wayOf({ way, decision }: { way: OptOutWay; decision: Decision }): string {
  if (way !== "text") return optOutWayLabels[way];
  return decision === "out" ? "Texted STOP" : "Texted START";
}

export const decisionLabels: Record<Decision, string> = {
  out: "Opted out",
  in: "Opted back in",
};

export const channelLabels: Record<OptOutChannel, string> = { sms: "Texts", email: "Emails" };
