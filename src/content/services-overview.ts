import type { PageWords } from "./page-words.ts";

export const servicesMeta: PageWords = {
  title: "Lead Systems for Six Home-Service Trades",
  description:
    "HVAC, pest control, handyman, plumbing, electrician and lawn care: what the lead system does for each trade, and the exclusive local leads it brings.",
  keywords:
    "contractor leads, home service leads, HVAC leads, pest control leads, plumbing leads, electrician leads",
};

export const servicesHero = {
  title: "Six trades. One contractor each per city.",
  lead: "Every trade has its own rush, its own small jobs and its own words for trouble. Choose yours and see what the system makes of it.",
};

/** What the overview says of each trade, by its slug. */
export const tradeOverviews: Readonly<Record<string, { text: string; jobs: readonly string[] }>> = {
  hvac: {
    text: "Answers the no-cool call before the homeowner dials the next number, and stays in touch about the replacement.",
    jobs: ["No cooling", "Furnace quotes", "Tune-ups"],
  },
  "pest-control": {
    text: "Catches the call while the ants are still on the counter, then turns one visit into a yearly plan.",
    jobs: ["Ants and roaches", "Termites", "Recurring plans"],
  },
  handyman: {
    text: "Collects the small jobs street by street and asks for the rest of the list before you drive out.",
    jobs: ["Doors and drywall", "Mounting", "To-do lists"],
  },
  plumbing: {
    text: "Picks up at midnight when a pipe has burst, and keeps the water heater quote warm until morning.",
    jobs: ["Burst pipes", "Drains", "Water heaters"],
  },
  electrician: {
    text: "Asks about the panel and the distance first, so that you quote chargers and upgrades without a second trip.",
    jobs: ["Panel upgrades", "EV chargers", "Dead outlets"],
  },
  "lawn-care": {
    text: "Fills the route where the mower already is, and brings spring customers back for the fall clean-up.",
    jobs: ["Weekly mowing", "Treatments", "Clean-ups"],
  },
};

export const servicesOther = {
  title: "Roofing, or something else?",
  text: "You can sign up with any home service. Tell us what you do in step two, and we write the page for it.",
  action: "Get Started",
};
