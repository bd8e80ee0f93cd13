export type NavigationLink = { href: string; label: string };

export const mainLinks: NavigationLink[] = [
  { href: "/pricing", label: "Pricing" },
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
];

export const footerLinks: { title: string; links: NavigationLink[] }[] = [
  {
    title: "Lead system",
    links: [
      { href: "/lead-estimator", label: "Lead Estimator" },
      { href: "/contractor-crm", label: "Contractor CRM" },
      { href: "/features/auto-follow-up", label: "Auto Follow-Up" },
      { href: "/need-a-website", label: "Need a Website" },
      { href: "/revenue-share", label: "Revenue Share" },
    ],
  },
  {
    title: "Company",
    links: [
      { href: "/pricing", label: "Pricing" },
      { href: "/about", label: "About" },
      { href: "/faq", label: "FAQ" },
      { href: "/locations", label: "Locations" },
    ],
  },
];

export const legalLinks: NavigationLink[] = [
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
];

// content.promises
export const COPYRIGHT_YEAR = 2025;
