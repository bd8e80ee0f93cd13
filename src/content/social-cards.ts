/** The social cards of pages that aren't about a trade, by the last part of their path. */
export const socialCards: Readonly<Record<string, { eyebrow: string; title: string }>> = {
  site: {
    eyebrow: "Lead systems for local contractors",
    title: "Never lose a local customer again.",
  },
  services: { eyebrow: "All services", title: "A lead system for your trade." },
  pricing: { eyebrow: "Pricing", title: "Two plans, no contracts, cancel anytime." },
  "lead-estimator": { eyebrow: "Lead estimator", title: "What's your local market worth?" },
  locations: { eyebrow: "Locations", title: "Is your city still open?" },
  "contractor-crm": { eyebrow: "Contractor CRM", title: "Every lead, call, and job in one place." },
  "auto-follow-up": {
    eyebrow: "Auto follow-up",
    title: "Every lead hears back while you're on the job.",
  },
  "need-a-website": {
    eyebrow: "No website needed",
    title: "A lead system of your own in 24 to 48 hours.",
  },
  "revenue-share": {
    eyebrow: "Revenue share",
    title: "Zero upfront costs. Pay only when a deal closes.",
  },
  about: { eyebrow: "About us", title: "Contractors should own their leads." },
  faq: { eyebrow: "FAQ", title: "Questions contractors ask us." },
};

const cardOf = (path: string): string => {
  const name = path.split("/").at(-1) ?? "";
  return Object.hasOwn(socialCards, name) ? name : "site";
};

/** The picture of the page with this path: its own, or the site's. */
export const socialImageOf = (path: string): string => `/social/${cardOf(path)}.png`;

/** That picture's alt text. */
export function socialImageAlt(path: string): string {
  const { eyebrow = "", title = "" } = socialCards[cardOf(path)] ?? {};
  return `${eyebrow}: ${title}`;
}
