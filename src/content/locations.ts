import type { PageMeta } from "./page-text.ts";

export const locationsMeta: PageMeta = {
  title: "Locations: Find a Contractor or Claim a City",
  description:
    "Find a local home-service business by city, state, or name, or claim a territory: its leads go to one contractor only.",
  keywords:
    "local contractors, home services near me, contractor territories, exclusive leads, service areas",
};

export const locationsHero = {
  title: "One contractor per trade and city.",
  lead: "Homeowners: find your local pro. Contractors: see if your city is still open.",
};

export const directorySearch = {
  text: { label: "City, state or business name", placeholder: "Austin, TX" },
  service: { label: "Service", all: "All Services" },
  submit: "Search",
};

export const directoryMap = {
  caption: "Businesses by state. Choose a state to see them.",
  table: "View as table",
  none: "Fewest",
  most: "Most",
};

export const noLocations = {
  title: "No locations found",
  hint: "Homeowners: try a broader search. Contractors: no one has claimed this area yet. Request it below.",
  action: "Request New Area",
};

export const locationsFailed = {
  title: "No locations found",
  hint: "We couldn't load the list.",
  action: "Retry",
};

export const claimTexts = {
  claim: {
    title: "Claim Area",
    lead: "Leads in a territory go to one contractor only. Tell us where to reach you.",
  },
  request: {
    title: "Request New Area",
    lead: "Tell us which trade and city you want leads from, and where to reach you.",
  },
  notice: "We use this to contact you about leads in this area. We never sell it.",
  submit: "Submit Request",
  submitting: "Submitting...",
};
