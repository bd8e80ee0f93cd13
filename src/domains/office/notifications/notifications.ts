import type { MemberPermission } from "~/domains/shared/index.ts";

/** Kinds of alerts, in the order of the settings page. */
export const notificationKinds = [
  "lead",
  "reply",
  "ready-to-book",
  "call-missed",
  "task-due",
  "estimate-viewed",
  "estimate-accepted",
  "estimate-declined",
  "estimate-question",
  "invoice-viewed",
  "invoice-paid",
  "payment-disputed",
  "visit-booked",
  "visit-moved",
  "visit-canceled",
  "report-decided",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ["email", "text", "push"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The kinds under their headings on the settings page. */
export const kindGroups: readonly { label: string; kinds: readonly NotificationKind[] }[] = [
  { label: "Leads", kinds: ["lead", "reply", "ready-to-book", "call-missed", "task-due"] },
  {
    label: "Estimates",
    kinds: ["estimate-viewed", "estimate-accepted", "estimate-declined", "estimate-question"],
  },
  { label: "Invoices", kinds: ["invoice-viewed", "invoice-paid", "payment-disputed"] },
  { label: "Appointments", kinds: ["visit-booked", "visit-moved", "visit-canceled"] },
  { label: "Your account", kinds: ["report-decided"] },
];

/** The label of each kind on the settings page, and which roles can get it. */
export const kindTexts: Record<
  NotificationKind,
  { label: string; hint: string; permission: MemberPermission }
> = {
  lead: {
    label: "New lead",
    hint: "A homeowner requests an estimate.",
    permission: "run_business",
  },
  reply: {
    label: "Reply",
    hint: "A homeowner replies.",
    permission: "run_business",
  },
  "ready-to-book": {
    label: "Wants to book",
    hint: "They said yes, picked a time, or asked for a call.",
    permission: "run_business",
  },
  "call-missed": {
    label: "Missed call",
    hint: "At most one alert per caller per hour.",
    permission: "run_business",
  },
  "task-due": {
    label: "Task due",
    hint: "At 8 AM on the due date, for your tasks and unassigned ones.",
    permission: "run_business",
  },
  "estimate-viewed": {
    label: "Estimate viewed",
    hint: "A customer opens an estimate for the first time.",
    permission: "run_business",
  },
  "estimate-accepted": {
    label: "Estimate accepted",
    hint: "You can schedule the job.",
    permission: "run_business",
  },
  "estimate-declined": {
    label: "Estimate declined",
    hint: "If they gave a reason, it’s on the estimate.",
    permission: "run_business",
  },
  "estimate-question": {
    label: "Question about an estimate",
    hint: "Sent from the estimate’s page.",
    permission: "run_business",
  },
  "invoice-viewed": {
    label: "Invoice viewed",
    hint: "A customer opens an invoice for the first time.",
    permission: "run_business",
  },
  "invoice-paid": {
    label: "Invoice paid",
    hint: "A payment brings the balance to zero.",
    permission: "run_business",
  },
  "payment-disputed": {
    label: "Disputed payment",
    hint: "A customer disputed a card payment with their bank. You have a deadline to respond.",
    permission: "own_business",
  },
  "visit-booked": {
    label: "Appointment booked",
    hint: "By a customer or someone else on your team.",
    permission: "do_visits",
  },
  "visit-moved": {
    label: "Appointment rescheduled",
    hint: "It has a new time or a new crew.",
    permission: "do_visits",
  },
  "visit-canceled": {
    label: "Appointment canceled",
    hint: "The time slot is open again.",
    permission: "do_visits",
  },
  "report-decided": {
    label: "Bad lead report decision",
    hint: "We accept or decline a lead you reported.",
    permission: "run_business",
  },
};

export const channelLabels: Record<NotificationChannel, string> = {
  email: "Email",
  text: "Text",
  push: "Push",
};

/** The channels for each kind of alert. */
export type Choices = Record<NotificationKind, NotificationChannel[]>;

/** A member's choices among the kinds that their role can get. */
export type AlertChoices = { kinds: NotificationKind[]; choices: Choices };

/**
 * Default choices: to devices with alerts turned on, and by email whatever a homeowner is waiting
 * for and replies to the member's own reports (`notifications.by-choice`).
 */
export const defaultChoices: Choices = {
  lead: ["email", "push"],
  reply: ["email", "push"],
  "ready-to-book": ["email", "push"],
  "call-missed": ["push"],
  "task-due": ["push"],
  "estimate-viewed": ["push"],
  "estimate-accepted": ["email", "push"],
  "estimate-declined": ["email", "push"],
  // They are waiting for the reply.
  "estimate-question": ["email", "push"],
  // Of little use unless someone is waiting for the money.
  "invoice-viewed": [],
  "invoice-paid": ["push"],
  "visit-booked": ["push"],
  "visit-moved": ["push"],
  "visit-canceled": ["push"],
  // The reporting member is waiting for the decision.
  "report-decided": ["email", "push"],
  // The dispute is lost without a timely response.
  "payment-disputed": ["email", "push"],
};

/** After this many texts to a member within an hour, further alerts are combined into one. */
export const textsAnHour = 5;

/** The field name for the channels of a kind. */
export const choiceField = (kind: NotificationKind) => `by_${kind}` as const;

/** Time zones a member can choose instead of the business's. */
export const memberZones = [
  { value: "America/New_York", label: "Eastern" },
  { value: "America/Chicago", label: "Central" },
  { value: "America/Denver", label: "Mountain" },
  { value: "America/Phoenix", label: "Arizona" },
  { value: "America/Los_Angeles", label: "Pacific" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Puerto_Rico", label: "Puerto Rico" },
] as const;
