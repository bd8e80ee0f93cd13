import type { PageMeta, Point } from "./page-text.ts";

/** The text of the lead estimator's page. */

export const estimatorMeta: PageMeta = {
  title: "Lead Estimator: What's Your Market Worth?",
  description:
    "Pick your trade and city. See how many people search there every month, how strong the competition is, and what the work is worth.",
  keywords:
    "lead estimator, local search volume, contractor market size, HVAC lead value, how many leads in my city",
};

export const estimatorHero = {
  title: "What's your market worth?",
  lead: "Every month people in your city search for what you do. See how many, how stiff the competition is, and what the work is worth.",
  points: ["Two short questions", "Instant results", "We never sell your info"],
};

export const reading: { title: string; lead: string; points: readonly Point[] } = {
  title: "How to read your estimate",
  lead: "Three figures. Each answers a question you'd ask before you spend a dollar.",
  points: [
    {
      title: "Search volume",
      text: "How often people in the area look for your trade in one month. More searches mean more chances to be found.",
    },
    {
      title: "Competition",
      text: "How many others are after the same customers. Low: a good page is often enough. High: ads and fast follow-up decide who books.",
    },
    {
      title: "Estimated job value",
      text: "What a month of leads is worth to everyone in your trade there, combined. It's the whole market, not a promise of your share.",
    },
  ],
};

export const afterEstimate: { title: string; lead: string; steps: readonly Point[] } = {
  title: "From estimate to booked job",
  lead: "Here's what happens next.",
  steps: [
    {
      title: "Tell us about your business",
      text: "Seven quick steps. We carry over your trade, your city, and your contact info, so you never type them twice.",
    },
    {
      title: "We build your lead system",
      text: "Your own page, follow-up by text and email, and a dashboard, ready in 24 to 48 hours.",
    },
    {
      title: "The next search finds you",
      text: "Every request from your page is yours alone. One business for each trade and city.",
    },
  ],
};
