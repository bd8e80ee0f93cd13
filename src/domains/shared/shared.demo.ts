import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** The businesses of the demo with a live page. Phones are 555-01xx, addresses end in .example. */
export const demoBusinesses = [
  {
    service: "pest-control",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    businessName: "Lone Star Pest Defense",
    owner: ["Maria", "Delgado"],
    phone: "(512) 555-0101",
    headline: "Keep ants, roaches, and termites out of your Austin home",
    about:
      "We've kept Austin homes free of ants, roaches, and termites since 2009, with a written plan for each home and a free second visit if they come back.",
    brandColor: "#1f6b3a",
    tagline: "Gone today, gone for good.",
  },
  {
    service: "hvac",
    city: "Charlotte",
    state: "NC",
    zipCode: "28202",
    businessName: "Queen City Heating & Air",
    owner: ["James", "Whitfield"],
    phone: "(704) 555-0112",
    headline: "Cool in July, warm in January",
    about:
      "Family-owned heating and cooling for Charlotte and Mecklenburg County. Same-day repairs and honest advice on replacement.",
    brandColor: "#12305f",
    tagline: "Comfort is a call away.",
  },
  {
    service: "handyman",
    city: "Tampa",
    state: "FL",
    zipCode: "33602",
    businessName: "Bayside Handyman",
    owner: ["Luis", "Romero"],
    phone: "(813) 555-0123",
    headline: "The to-do list, done",
    about: "Doors, drywall, fixtures, furniture: one visit, one fair price, and we clean up after.",
    brandColor: "#b4470c",
    tagline: null,
  },
  {
    service: "plumbing",
    city: "San Antonio",
    state: "TX",
    zipCode: "78205",
    businessName: "Mission City Plumbing",
    owner: ["Renee", "Castillo"],
    phone: "(210) 555-0134",
    headline: "Leaks fixed today, not next week",
    about: "Licensed plumbers for drains, leaks and water heaters, all over San Antonio.",
    brandColor: "#0b5c8a",
    tagline: "Straight pipes, straight prices.",
  },
  {
    service: "electrician",
    city: "Winston-Salem",
    state: "NC",
    zipCode: "27101",
    businessName: "Twin City Electric",
    owner: ["Derek", "Hollis"],
    phone: "(336) 555-0145",
    headline: "Safe wiring, from panel to plug",
    about: null,
    brandColor: "#5b2a86",
    tagline: null,
  },
  {
    service: "lawn-care",
    city: "Denver",
    state: "CO",
    zipCode: "80202",
    businessName: "Mile High Lawn Care",
    owner: ["Anna", "Becker"],
    phone: "(303) 555-0156",
    headline: "A lawn that likes the altitude",
    about: "Mowing, aeration and seasonal cleanups for Denver's dry summers and long winters.",
    brandColor: "#2f7d32",
    tagline: "Greener by Friday.",
  },
] as const;

export type DemoBusiness = (typeof demoBusinesses)[number] & {
  contractorId: string;
  /** The ID of its live page. */
  pageId: string;
  email: string;
  joined: Date;
  plan: "starter" | "ads";
};

/** The input of a demo part that writes rows. */
export type Demo = {
  platform: Platform;
  work: UnitOfWork;
  /** In the order of `demoBusinesses`. */
  businesses: readonly [DemoBusiness, ...DemoBusiness[]];
  /** The time this many days before the demo is loaded. */
  ago(days: number): Date;
};

/**
 * A domain's demo rows, declared in its `x.demo.server.ts`: a function that adds them in the
 * transaction, in the order of src/demo/demo-parts.server.ts.
 */
export type DemoPart = (demo: Demo) => Promise<void>;
