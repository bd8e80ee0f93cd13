/** The lists at the end of every business page. */
export const quickLinks = [
  { href: "/", label: "Homepage" },
  { href: "/services", label: "All Services" },
  { href: "/get-started", label: "Get Started" },
];

export const otherServices = [
  { href: "/hvac", label: "HVAC" },
  { href: "/pest-control", label: "Pest Control" },
  { href: "/handyman", label: "Handyman" },
];

export const topCities = [
  { service: "pest-control", citySlug: "austin", state: "TX", label: "Austin TX pest control" },
  { service: "hvac", citySlug: "charlotte", state: "NC", label: "Charlotte NC HVAC" },
  { service: "handyman", citySlug: "tampa", state: "FL", label: "Tampa FL handyman" },
];
