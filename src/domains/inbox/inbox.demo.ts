import type { demoTracked } from "~/domains/phone-numbers/phone-numbers.demo.ts";

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

/** The customer the office called without reaching them. */
export const demoCalled = "Olivia Grant";

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

/** A text that the office scheduled for a morning. */
export const demoScheduled = {
  name: "Olivia Grant",
  days: 1,
  text: "Hi Olivia, do you have any questions about the quarterly plan? I can call you today.",
};

export const demoMissedCallText =
  "Sorry we missed your call! Tell us what you’re seeing and where, and we’ll call you right back.";
