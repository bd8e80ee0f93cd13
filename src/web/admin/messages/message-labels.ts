import type { FollowUp } from "~/domains/follow-ups/index.server.ts";
import type { MessageChannel, MessageState } from "~/domains/messaging/index.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const messageTones: Record<MessageState, Tone> = {
  queued: "neutral",
  sending: "info",
  sent: "good",
  kept: "neutral",
  delayed: "warning",
  failed: "bad",
  uncertain: "bad",
  suppressed: "neutral",
  withheld: "warning",
  received: "good",
};

/** Labels of message states for the filter. */
export const messageStateLabels: Record<MessageState, string> = {
  queued: "Scheduled",
  sending: "Sending",
  sent: "Sent",
  kept: "Not sent (no provider)",
  delayed: "Delayed",
  failed: "Failed",
  uncertain: "Delivery unknown",
  suppressed: "Blocked",
  withheld: "On hold",
  received: "Received",
};

/** State label of one message; for an unsent one it says what was missing. */
export function messageStateLabel({
  state,
  channel,
}: {
  state: MessageState;
  channel: MessageChannel;
}): string {
  if (state !== "kept") return messageStateLabels[state];
  return channel === "email" ? "Not sent (no mail server)" : "Not sent (no text provider)";
}

type TextStatus = NonNullable<FollowUp["conversation"]["messages"][number]["providerStatus"]>;

/** Labels of a text's latest provider status. */
export const textStatusLabels: Record<TextStatus, string> = {
  accepted: "Accepted",
  scheduled: "Scheduled",
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  delivered: "Delivered",
  undelivered: "Not delivered",
  failed: "Failed",
  canceled: "Canceled",
};

/** Labels of message kinds, grouped by recipient. */
const messageKindGroups: readonly [group: string, kinds: Readonly<Record<string, string>>][] = [
  [
    "To homeowners",
    {
      "follow-up": "Follow-up",
      "written-by-hand": "Sent by the business’s team",
      "missed-call-text": "Missed-call text",
      "visit-notice": "Appointment email",
      "portal-link": "Customer page link",
      "visit-text": "Appointment text",
      "job-estimate": "Estimate",
      invoice: "Invoice",
      receipt: "Receipt email",
      "receipt-text": "Receipt text",
      "invoice-text": "Invoice text",
      "review-request": "Review request email",
      "review-text": "Review request text",
      "stop-confirmation": "Opt-out confirmation",
      "start-confirmation": "Opt-in confirmation",
      "help-answer": "Reply to HELP",
    },
  ],
  [
    "To businesses",
    {
      "confirm-email": "Email confirmation",
      "resume-onboarding": "Resume link",
      "form-completed": "Onboarding completed",
      "claim-invitation": "Claim invitation",
      "lead-received": "New lead",
      "reply-received": "Reply received",
      "visit-chosen": "Appointment chosen",
      "job-estimate-answered": "Estimate response",
      "review-private-word": "Private review message",
      "lead-report-decided": "Lead report decision",
      "application-received": "Application received",
      "application-decided": "Application decision",
      "statement-answered": "Statement response",
      "member-alert": "Team member alert",
      "member-text": "Team member alert text",
      "member-phone-code": "Team member phone code",
      "morning-digest": "Morning summary",
      "member-invitation": "Team invitation",
      "member-sign-in": "Sign-in email",
      "member-owner-invited": "Owner invited",
      "member-owner-left": "Owner left",
      "member-passkey-notice": "Passkey notice",
      "own-domain": "Domain status",
      "page-held": "Page under review",
      "free-page": "Free page reminder",
      "territory-free": "Territory open",
      plan: "Plan changed",
      "webhook-paused": "Webhook paused",
    },
  ],
  [
    "To staff",
    {
      "application-alert": "New application",
      "statement-question": "Statement question",
      "page-held-alert": "Page to review",
      "pay-per-lead": "Pay-per-lead request",
      "plan-taken": "Plan chosen",
      "plan-ended": "Plan ended",
      "plan-lost": "Subscription not found in Stripe",
      "free-page-ended": "Free page ended",
      "sender-refused": "Texts rejected",
      "numbers-free": "Numbers to release",
      "health-alert": "Health alert",
      "staff-invitation": "Staff invitation",
      "password-reset": "Password reset",
      "password-changed": "Password changed",
      "failed-sign-ins": "Failed sign-ins",
      "codes-removed": "Two-factor turned off",
      "role-changed": "Role changed",
      "passkey-added": "Passkey added",
      "passkey-removed": "Passkey removed",
      "new-device": "New device",
    },
  ],
  ["Incoming", { reply: "Message received", reaction: "Reaction received" }],
];

const kindLabels = new Map(messageKindGroups.flatMap(([, kinds]) => Object.entries(kinds)));

/** Label of a message kind, or the kind itself if it has none. */
export const messageKindLabel = (kind: string): string =>
  kindLabels.get(kind) ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");

/** Filter options for these kinds: by group, sorted by label. */
export function messageKindOptions(kinds: readonly string[]) {
  const groupOf = (kind: string) =>
    messageKindGroups.find(([, kinds]) => kind in kinds)?.[0] ?? "Other";
  return [...messageKindGroups.map(([group]) => group), "Other"].flatMap((group) =>
    kinds
      .filter((kind) => groupOf(kind) === group)
      .map((value) => ({ value, label: messageKindLabel(value), group }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  );
}
