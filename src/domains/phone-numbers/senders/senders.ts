/** States of the carrier registration of a business's texts (`sms.registration`). */
export const registrationStates = ["not_started", "pending", "approved", "rejected"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Default limits of a local number. */
export const defaultSenderLimits = {
  textsPerSecond: 1,
  textsPerDay: 2_000,
  textsPerMonth: 20_000,
} as const;

export type SenderLimits = { -readonly [Limit in keyof typeof defaultSenderLimits]: number };

export const registrationLabels: Record<RegistrationState, string> = {
  not_started: "Not started",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

/** Shown to staff wherever texts wait for the business's number or registration (`sms.registration`). */
const pendingRegistration = "SMS pending registration";

type Standing = { registration: RegistrationState; refusedCode: number | null };

/** Whether the carriers accept the business's texts, as far as we know. */
export const isAcceptedByCarriers = ({ registration, refusedCode }: Standing): boolean =>
  registration === "approved" && refusedCode === null;

/** Whether a business's texts can be sent. */
export function mayText(sender: Standing & { phone: string | null }): boolean {
  return sender.phone !== null && isAcceptedByCarriers(sender);
}

/** Texting status of a business, for staff. */
export function textsOf(sender: Standing & { phone: string | null }): string {
  const { registration, refusedCode, phone } = sender;
  if (refusedCode !== null) return `Rejected by the provider (${refusedCode})`;
  if (registration === "approved" && phone === null) return "No texting number";
  return mayText(sender) ? "On" : pendingRegistration;
}

/** Filters of the sender list. */
export type SenderFilter = {
  registration: RegistrationState | null;
  number: "with" | "without" | null;
  /** Prefix of a business's name. */
  search: string;
};

/** Clears the provider's rejection so texts are tried again. */
export const clearedRejection = (now: Date) => ({
  refusedAt: null,
  refusedCode: null,
  triedAgainAt: now,
});

/** What a business may spend on texts a month unless staff set another amount, in cents. */
export const defaultBudgetCents = 5_000;

/** From this part of its budget on, a business is warned. */
const budgetWarning = 0.8;

type Budgets = { budgetCents: number | null; ownBudgetCents: number | null };

/** The most a business may have, in cents, and what applies: its own amount if that is lower. */
export function budgetOf({ budgetCents, ownBudgetCents }: Budgets) {
  const maxCents = budgetCents ?? defaultBudgetCents;
  return { maxCents, cents: Math.min(ownBudgetCents ?? maxCents, maxCents) };
}

type BudgetLevel = "fine" | "warning" | "reached";

/** How much of its budget a business has used. @param micros spent, in millionths of a dollar */
export function budgetLevel(micros: number, budgetCents: number): BudgetLevel {
  const budget = budgetCents * 10_000;
  if (micros >= budget) return "reached";
  return micros >= budget * budgetWarning ? "warning" : "fine";
}
