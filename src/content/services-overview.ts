import type { PageMeta } from "./page-text.ts";

export const servicesMeta: PageMeta = {
  title: "Lead Systems for Six Home-Service Trades",
  description:
    "HVAC, pest control, handyman, plumbing, electrician, and lawn care: what the lead system does for each trade, and the exclusive local leads it brings.",
  keywords:
    "contractor leads, home service leads, HVAC leads, pest control leads, plumbing leads, electrician leads",
};

export const servicesHero = {
  title: "Six trades. One contractor per trade in each city.",
  lead: "Every trade has its own rush, its own small jobs, and its own kind of trouble. Pick yours and see how it works.",
};

/** The overview's text about each trade, by its slug. */
export const tradeOverviews: Readonly<Record<string, { text: string; jobs: readonly string[] }>> = {
  hvac: {
    text: "We reply to the no-cool request before the homeowner dials the next number, and stay in touch about the replacement.",
    jobs: ["No cooling", "Furnace quotes", "Tune-ups"],
  },
  "pest-control": {
    text: "We reply while the ants are still on the counter, then keep following up until they book.",
    jobs: ["Ants and roaches", "Termites", "Recurring plans"],
  },
  handyman: {
    text: "Your system collects small jobs, notes the ZIP code, and emails to ask for the rest of the list before you drive out.",
    jobs: ["Doors and drywall", "Mounting", "To-do lists"],
  },
  plumbing: {
    text: "We email back at midnight when a pipe bursts, and keep following up on the water heater quote.",
    jobs: ["Burst pipes", "Drains", "Water heaters"],
  },
  electrician: {
    text: "We ask about the job first, so you quote chargers and upgrades with fewer trips.",
    jobs: ["Panel upgrades", "EV chargers", "Dead outlets"],
  },
  "lawn-care": {
    text: "Your system fills in the streets you already mow, and keeps spring's requests on file for the fall cleanup.",
    jobs: ["Weekly mowing", "Treatments", "Cleanups"],
  },
};

export const servicesOther = {
  title: "Roofing, or something else?",
  text: "Any home-service business can sign up. Roofing, painting, and cleaning get a page too. If yours is something else, name it in step two, and we'll email you about what we can do.",
  action: "Get Started",
};
