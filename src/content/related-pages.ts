export type RelatedPage = {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Links with a higher weight come first. */
  priority: "high" | "normal";
};

/** The twelve pages that related links are drawn from. */
export const relatedPages: readonly RelatedPage[] = [
  {
    path: "/services/hvac-leads",
    title: "HVAC Leads",
    description: "Exclusive calls for repairs, tune-ups, and replacements, in season and out.",
    keywords: ["HVAC leads", "AC repair leads", "furnace leads"],
    priority: "high",
  },
  {
    path: "/services/pest-control-leads",
    title: "Pest Control Leads",
    description: "Homeowners with a problem today, and customers for recurring treatment.",
    keywords: ["pest control leads", "termite leads", "exterminator leads"],
    priority: "high",
  },
  {
    path: "/services/plumbing-leads",
    title: "Plumbing Leads",
    description: "From the burst pipe at midnight to the planned repipe, yours alone.",
    keywords: ["plumbing leads", "emergency plumber leads", "drain leads"],
    priority: "high",
  },
  {
    path: "/services/electrician-leads",
    title: "Electrician Leads",
    description: "Panel upgrades, EV chargers, and rewiring jobs in your own city.",
    keywords: ["electrician leads", "panel upgrade leads", "EV charger leads"],
    priority: "high",
  },
  {
    path: "/services/lawn-care-leads",
    title: "Lawn Care Leads",
    description: "Fill the route street by street with customers who stay for the season.",
    keywords: ["lawn care leads", "mowing leads", "landscaping leads"],
    priority: "normal",
  },
  {
    path: "/services/handyman-leads",
    title: "Handyman Leads",
    description: "Small jobs that add up, grouped where you already work.",
    keywords: ["handyman leads", "home repair leads", "odd job leads"],
    priority: "normal",
  },
  {
    path: "/services",
    title: "All Services",
    description: "Every trade we bring leads to, side by side.",
    keywords: ["contractor leads", "home service leads", "exclusive leads"],
    priority: "normal",
  },
  {
    path: "/about",
    title: "About Us",
    description: "Who we are, and why contractors should own their leads.",
    keywords: ["about us", "contractor marketing", "lead ownership"],
    priority: "normal",
  },
  {
    path: "/locations",
    title: "Locations",
    description: "See which cities are taken, and which are still open.",
    keywords: ["local contractors", "service areas", "territories"],
    priority: "normal",
  },
  {
    path: "/get-started",
    title: "Get Started",
    description: "Seven quick steps to a lead system of your own, set up within 24 hours.",
    keywords: ["get started", "lead system", "onboarding"],
    priority: "high",
  },
  {
    path: "/features/auto-follow-up",
    title: "Auto Follow-Up",
    description: "Texts and emails that reply to every lead while you're on the job.",
    keywords: ["auto follow-up", "SMS follow-up", "email automation"],
    priority: "normal",
  },
  {
    path: "/contractor-crm",
    title: "Contractor CRM",
    description: "Every lead, call, and job in one place, built for the truck.",
    keywords: ["contractor CRM", "lead management", "job scheduling"],
    priority: "high",
  },
];

/** The pages related to a page, the most important first, up to a maximum. */
export function relatedTo(currentPage: string, maxLinks = 6): RelatedPage[] {
  const rank = { high: 0, normal: 1 };
  return relatedPages
    .filter((page) => page.path !== currentPage)
    .toSorted((a, b) => rank[a.priority] - rank[b.priority])
    .slice(0, maxLinks);
}
