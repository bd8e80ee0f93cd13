import type { PageMeta, Point } from "./page-text.ts";

export const needWebsiteMeta: PageMeta = {
  title: "No Website? Get a Lead System in 24-48 Hours",
  description:
    "No website needed: your own lead page, follow-up texts, and a dashboard, built for you in 24-48 hours. No contracts, from $97 a month.",
  keywords:
    "contractor website, leads without a website, contractor landing page, handyman website, lead page for contractors",
};

export const needWebsiteHero = {
  title: "No website? Skip it. Get leads instead.",
  lead: "In 24-48 hours you'll have a lead system: a page of your own, follow-up texts, and a dashboard. No designer, no hosting, no homework.",
  action: "Get Started Now",
  call: "Schedule a Call",
};

/** The page in the hero. It is of an example business, so it has no name. */
export const needWebsitePicture = {
  label:
    "A lead page on a phone: a headline, a form, and a call button. Around it a text message, a new lead, and a review.",
  page: "Fast, local repairs",
  button: "Get a Free Estimate",
  text: "Thanks for reaching out!",
  lead: "New lead",
  need: "“Fence gate won't close”",
  review: "How did we do?",
};

export const needWebsiteSteps: { title: string; lead: string; steps: readonly Point[] } = {
  title: "Three steps. Only one is yours.",
  lead: "You know your trade. That's all we need from you.",
  steps: [
    {
      title: "Tell us about your business",
      text: "Seven quick steps on your phone: your trade, your towns, your logo if you have one.",
    },
    {
      title: "We build your system",
      text: "We build your page, your messages, and your dashboard from your answers.",
    },
    {
      title: "Leads come in",
      text: "In 24-48 hours you're live. Homeowners reach out, and each one hears back while you work.",
    },
  ],
};

/** What the customer gets. */
export const needWebsiteParts: { title: string; lead: string; parts: readonly Point[] } = {
  title: "What you get",
  lead: "Everything a website never did for you.",
  parts: [
    {
      title: "Branded lead page",
      text: "Your name, your colors, your phone number, one form. Fast on any phone.",
    },
    {
      title: "SMS and email automation",
      text: "Every request gets a reply, and follow-up for a week.",
    },
    {
      title: "Call and text tracking",
      text: "See which calls and texts came through your page's own number.",
    },
    {
      title: "Lead dashboard",
      text: "Who reached out, what they need, how urgent it is, and what happens next.",
    },
    {
      title: "Review booster",
      text: "After the job, a friendly request for a review, with the link.",
    },
    {
      title: "Human setup",
      text: "Want something changed on your page? Edit it yourself, or email us and our team does it for you.",
    },
  ],
};

export const needWebsiteClosing = {
  title: "Live before most designers call back",
  text: "No contracts, cancel anytime. If you build a website later, your page works alongside it.",
};
