import type { EndReason } from "./follow-ups.ts";

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
  /** The reply has a photo. */
  sendsPhoto?: true;
  /** They agreed to automated calls, and got a voicemail five hours after the request. */
  agreesToCalls?: true;
};

/** What that voicemail says, between the business's name and its number. */
export const demoVoicemail =
  "Thanks for asking us about your home. We have openings this week and would be glad to help. Text or call us back when it suits you.";

/** Follow-ups at every stage. */
// biome-ignore format: one table, read as one
export const demoConversations: readonly DemoConversation[] = [
  { page: 0, name: "Hannah Brooks", phone: "+15125550181", email: "hannah@homes.example", need: "Roaches in the kitchen, mostly at night.", days: 1, steps: 3, answer: "The first one works for us. Do we have to be home?", sendsPhoto: true, end: "person_replied" },
  { page: 0, name: "Victor Chan", phone: "+15125550182", email: "victor@homes.example", need: "Wasps under the eaves.", days: 3, steps: 1, answer: "STOP", end: "opted_out" },
  { page: 0, name: "Olivia Grant", phone: "+15125550183", email: "olivia@homes.example", need: "Quarterly plan for a three-bedroom house.", days: 2, steps: 4, agreesToCalls: true },
  { page: 0, name: "Marcus Bell", phone: "+15125550184", email: "marcus@homes.example", need: "Mice in the attic.", days: 9, steps: 6, end: "completed" },
  { page: 1, name: "Carol Young", phone: "+17045550185", email: "carol@homes.example", need: "Furnace makes a banging noise when it starts.", days: 1, steps: 3 },
  { page: 3, name: "Derek Moss", phone: "+12105550186", email: "derek@homes.example", need: "Slow drain in the bathroom.", days: 1, steps: 2, paused: true },
];
