import type { EndReason } from "~/domains/follow-ups/index.ts";

/** Which member of the first demo business each lead is assigned to. */
export const demoAssigned = [
  { name: "Hannah Brooks", role: "office" },
  { name: "Marcus Bell", role: "owner" },
] as const;

export const demoSnippets = [
  {
    name: "Time options",
    words: "Hi {first_name}. Would {two_times} work for us to come by?",
  },
  {
    name: "Before we come",
    words:
      "Please clear out under the sinks and keep pets in another room while we work. Thank you! {business}",
  },
  {
    name: "Call me back",
    words: "I tried to reach you, {first_name}. Call us at {phone} when you have a minute.",
  },
] as const;

/**
 * Numbers that demo businesses text from, by page index, and days since their registration; other
 * businesses have none.
 */
export const demoSenders = [
  {
    page: 0,
    phone: "+15125550100",
    registration: "approved",
    brand: "BN0123demo",
    campaign: "CM0123demo",
    submitted: 40,
    decided: 33,
    refused: null,
  },
  {
    page: 1,
    phone: "+17045550100",
    registration: "pending",
    brand: "BN0456demo",
    campaign: null,
    submitted: 5,
    decided: null,
    refused: null,
  },
  {
    page: 4,
    phone: "+13365550100",
    registration: "approved",
    brand: "BN0789demo",
    campaign: "CM0789demo",
    submitted: 21,
    decided: 14,
    refused: { code: 30034, days: 1 },
  },
] as const;

/** A homeowner in a demo business's follow-up, and its progress. */
export type DemoConversation = {
  page: number;
  name: string;
  phone: string;
  email: string;
  need: string;
  /** Days since the request, at 10 AM. */
  days: number;
  /** Number of steps of the standard sequence already sent. */
  steps: number;
  /** The homeowner's reply by text. */
  answer?: string;
  end?: EndReason;
  paused?: true;
};

/** Follow-ups at every stage. */
// biome-ignore format: one table, read as one
export const demoConversations: readonly DemoConversation[] = [
  { page: 0, name: "Hannah Brooks", phone: "+15125550181", email: "hannah@homes.example", need: "Roaches in the kitchen, mostly at night.", days: 1, steps: 3, answer: "The first one works for us. Do we have to be home?", end: "person_replied" },
  { page: 0, name: "Victor Chan", phone: "+15125550182", email: "victor@homes.example", need: "Wasps under the eaves.", days: 3, steps: 1, answer: "STOP", end: "opted_out" },
  { page: 0, name: "Olivia Grant", phone: "+15125550183", email: "olivia@homes.example", need: "Quarterly plan for a three-bedroom house.", days: 2, steps: 4 },
  { page: 0, name: "Marcus Bell", phone: "+15125550184", email: "marcus@homes.example", need: "Mice in the attic.", days: 9, steps: 6, end: "completed" },
  { page: 1, name: "Carol Young", phone: "+17045550185", email: "carol@homes.example", need: "Furnace makes a banging noise when it starts.", days: 1, steps: 3 },
  { page: 3, name: "Derek Moss", phone: "+12105550186", email: "derek@homes.example", need: "Slow drain in the bathroom.", days: 1, steps: 2, paused: true },
];

/** A request sent when the demo is loaded, so the product replies automatically on the first start. */
export const demoNewRequest = {
  page: 0,
  name: "Priya Shah",
  phone: "+15125550187",
  email: "priya@homes.example",
  need: "Ants along the windows since this morning.",
} as const;

/** A demo business's timing text for its first message that can't be parsed. */
export const demoTiming = { page: 2, words: "When they are home from work" };

/** Unassigned messages: a text to a demo business's number, and a reply to a deleted email. */
export const demoUnmatchedMessages = {
  text: {
    page: 0,
    from: "+15125550188",
    words: "Hi, this is Ed's wife, he wrote you about the wasps. We are home after 4.",
  },
  mail: {
    from: "pat@homes.example",
    subject: "Re: Your visit",
    words: "Thank you, it worked. Could you send the invoice to this address?",
  },
} as const;

/** The first demo business's forwarding phones, in ring order. */
export const demoPhones = [
  { name: "Maria’s cell", phone: "+15125550171" },
  { name: "Office", phone: "+15125550172" },
] as const;

/** The number on the first demo business's page, and that of one of its mailers. */
export const demoTracked = { page: "+15125550161", mailer: "+15125550162" } as const;
export const demoMailer = "Spring mailer";

/** A call: which demo homeowner, and how many seconds they talked; null for a missed call. */
export type DemoCall = {
  /** Null for the blocked number. */
  name: string | null;
  from: string;
  minutesAgo: number;
  seconds: number | null;
  /** The business number they called; the usual one by default. */
  to?: keyof typeof demoTracked;
};

export const demoBlocked = "+15125550139";

export const demoCalls: readonly DemoCall[] = [
  { name: null, from: demoBlocked, minutesAgo: 2 * 24 * 60, seconds: null },
  { name: "Hannah Brooks", from: "+15125550181", minutesAgo: 190, seconds: 252, to: "mailer" },
  { name: "Marcus Bell", from: "+15125550184", minutesAgo: 45, seconds: null, to: "page" },
];
