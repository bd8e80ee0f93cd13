/** A simulated customer, recorded separately from the product and compared with it at the end. */
export type Person = {
  name: string;
  /** In E.164; null for those who only use email. */
  phone: string | null;
  email: string | null;
  channel: Channel;
  /** Agreed to texts about their request. */
  agreed: boolean;
  street: string;
  leadId: string | null;
  customerId: string | null;
  /** In E.164, of a duplicate that was merged into the customer. */
  spousePhone: string | null;
  /** An address that the office added. */
  secondEmail: string | null;
  requests: number;
};

export const channels = [
  "page",
  "embed",
  "missed_call",
  "api",
  "by_hand",
  "import",
  "customer_form",
] as const;
export type Channel = (typeof channels)[number];

export type Visit = {
  id: string;
  person: Person;
  crewId: string;
  /** Local day and time, such as 2036-11-03 and 09:00. */
  day: string;
  time: string;
  state: "booked" | "done" | "canceled";
  reason: string | null;
  valueCents: number;
  /** The accepted estimate whose job it is. */
  estimateId: string | null;
  recurring: boolean;
};

type Entry = {
  kind: "issued" | "payment" | "refund" | "credit";
  cents: number;
  method: string | null;
};

export type Invoice = {
  person: Person;
  /** For a deposit: whether the job was billed, so the deposit is settled. */
  isSettled: boolean;
  visit: Visit | null;
  totalCents: number;
  tipCents: number;
  /** In order, with the ledger's signs: what is owed is their sum. */
  entries: Entry[];
  isDeposit: boolean;
};

/** Totals of an estimate's options. */
export const optionCents = [10_000, 28_000];

export type Estimate = {
  person: Person;
  token: string;
  state: "sent" | "accepted" | "declined";
  option: number | null;
  depositCents: number;
  /** Its deposit's invoice. */
  depositId: string | null;
  isBooked: boolean;
  questions: number;
};

/** A text at the phone company: accepted for delivery, or received from a phone. */
type VendorText = { at: Date; to: string; from: string; body: string; sid: string };

export function createLedger() {
  return {
    people: [] as Person[],
    visits: [] as Visit[],
    /** Keyed by ID. */
    invoices: new Map<string, Invoice>(),
    estimates: new Map<string, Estimate>(),
    textsSent: [] as VendorText[],
    textsReceived: [] as VendorText[],
    /** Sent from an estimate's page. */
    questions: [] as { from: string; text: string }[],
    emailsReceived: [] as { from: string; text: string; at: Date }[],
    /** Sent by a member: message id and text. */
    manual: [] as { id: string; text: string; person: Person }[],
    /** STOP and START of a number, in order. */
    decisions: [] as { phone: string; at: Date; stopped: boolean }[],
    notes: [] as { person: Person; text: string }[],
    /** The amount due that a technician saw, and the ledger's. */
    amounts: [] as { shown: number | null; dueCents: number; visitId: string }[],
    photos: 0,
    tasksDone: 0,
    /** Attempts that the product must refuse, and whether it did. */
    refusals: [] as { what: string; refused: boolean }[],
    /** Count of each action. */
    counts: new Map<string, number>(),
    count(what: string, by = 1) {
      this.counts.set(what, (this.counts.get(what) ?? 0) + by);
    },
  };
}

/** What was paid for an invoice and not refunded. */
export const paidOf = ({ entries }: Invoice) =>
  entries
    .filter(({ kind }) => kind === "payment" || kind === "refund")
    .reduce((sum, { cents }) => sum - cents, 0);

/** What is still owed on an invoice. */
export const balanceOf = ({ entries }: Invoice) =>
  entries.reduce((sum, { cents }) => sum + cents, 0);
