import type { PageMeta } from "./page-text.ts";

export const payPerLeadMeta: PageMeta = {
  title: "Pay Per Lead: No Monthly Fee",
  description:
    "Prefer to pay for each lead? Tell us your trade and city, and we'll email or call you within 24 hours about pay per lead: $30-80 for HVAC, $15-40 for smaller services.",
};

/** The request for the offer without a monthly fee (`content.pay-per-lead`). */
export const payPerLeadRequest = {
  title: "Ask about pay per lead",
  lead: "No monthly fee: you pay for each lead you get. It's a separate offer, so you never pay both. Tell us your trade and city, and we'll contact you about it.",
  submit: "Send request",
  notice: "We use this to contact you about pay per lead. We never sell it.",
  sent: {
    title: "Request sent",
    text: "We'll contact you within 24 hours about pay per lead in your area. You won't be charged until we've agreed on a price.",
    back: "Back to pricing",
  },
  failed: {
    title: "Your request wasn't sent",
    description: "Something went wrong on our side. Please send it again.",
  },
} as const;
