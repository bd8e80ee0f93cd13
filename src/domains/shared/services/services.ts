/** A service's name in rows (`key`), in addresses (`slug`), and on pages (`label`). */
export type Service = {
  key: string;
  slug: string;
  label: string;
  /** Other spellings of the same service, in lower case. */
  aliases: readonly string[];
  /** Whether it's one of the six trades with their own pages. */
  trade: boolean;
  /** One line for menus and cards. */
  description: string;
};

/**
 * The list of services; everything else derives from it. The first six are the trades with their own
 * marketing pages.
 */
export const services = [
  {
    key: "hvac",
    slug: "hvac",
    label: "HVAC",
    aliases: ["heating and cooling", "hvac services"],
    trade: true,
    description: "Heating, cooling and air quality",
  },
  {
    key: "pest_control",
    slug: "pest-control",
    label: "Pest Control",
    aliases: ["pest", "exterminator"],
    trade: true,
    description: "Ants to termites, one-time and recurring",
  },
  {
    key: "handyman",
    slug: "handyman",
    label: "Handyman",
    aliases: ["handyman services"],
    trade: true,
    description: "Repairs, installs and honey-do lists",
  },
  {
    key: "plumbing",
    slug: "plumbing",
    label: "Plumbing",
    aliases: ["plumber"],
    trade: true,
    description: "Leaks, drains and water heaters",
  },
  {
    key: "electrician",
    slug: "electrician",
    label: "Electrician",
    aliases: ["electrical", "electric"],
    trade: true,
    description: "Panels, wiring and EV chargers",
  },
  {
    key: "lawn_care",
    slug: "lawn-care",
    label: "Lawn Care",
    aliases: ["lawn", "landscaping"],
    trade: true,
    description: "Mowing, treatment and cleanups",
  },
  {
    key: "roofing",
    slug: "roofing",
    label: "Roofing",
    aliases: ["roofer"],
    trade: false,
    description: "Repair and replacement",
  },
  {
    key: "painting",
    slug: "painting",
    label: "Painting",
    aliases: ["painter"],
    trade: false,
    description: "Inside and out",
  },
  {
    key: "cleaning_services",
    slug: "cleaning-services",
    label: "Cleaning Services",
    aliases: ["cleaning"],
    trade: false,
    description: "Homes and offices",
  },
] as const satisfies readonly Service[];

export const trades: readonly Service[] = services.filter((service) => service.trade);

const bySlug = new Map<string, Service>(services.map((service) => [service.slug, service]));
const byName = new Map<string, Service>(
  services.flatMap((service) =>
    [service.key, service.slug, service.label.toLowerCase(), ...service.aliases].map(
      (name): [string, Service] => [name, service],
    ),
  ),
);

/** The service with exactly this slug, or null. */
export function serviceBySlug(slug: string): Service | null {
  return bySlug.get(slug) ?? null;
}

/** The service that a person or a form names in any spelling, or null. */
export function findService(name: string): Service | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}
