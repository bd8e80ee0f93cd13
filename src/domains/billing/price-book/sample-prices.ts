type Sample = { name: string; unit: string | null; priceCents: number; taxable: boolean };

/** Name, unit, price in dollars, and whether it is taxable, as goods often are. */
type Line = readonly [name: string, unit: string | null, dollars: number, taxable?: "taxable"];

/** For every trade, including those without samples of their own. */
const common: readonly Line[] = [
  ["Service call", "visit", 89],
  ["Labor", "hour", 95],
  ["Materials", null, 100, "taxable"],
];

const byService: Record<string, readonly Line[]> = {
  hvac: [
    ["System tune-up", "visit", 129],
    ["Refrigerant, per pound", "lb", 85, "taxable"],
    ["Capacitor, installed", "each", 245, "taxable"],
    ["Smart thermostat, installed", "each", 349, "taxable"],
    ["3-ton heat pump, installed", "each", 8_950, "taxable"],
  ],
  "pest-control": [
    ["Initial interior & exterior treatment", "visit", 185],
    ["Quarterly treatment", "visit", 119],
    ["Termite inspection with report", "visit", 95],
    ["Liquid termite barrier", "linear ft", 9],
    ["Rodent exclusion, per entry point", "each", 65],
  ],
  handyman: [
    ["Door hung, labor only", "each", 165],
    ["Drywall patch up to 2 sq ft", "each", 145],
    ["Ceiling fan, installed", "each", 195],
    ["Interior paint", "sq ft", 3],
  ],
  plumbing: [
    ["Drain cleared", "each", 189],
    ["Faucet, installed", "each", 265, "taxable"],
    ["Toilet, installed", "each", 425, "taxable"],
    ["50-gallon water heater, installed", "each", 1_895, "taxable"],
  ],
  electrician: [
    ["Outlet or switch replaced", "each", 135, "taxable"],
    ["Dedicated circuit", "each", 495],
    ["Level 2 EV charger circuit", "each", 1_150, "taxable"],
    ["200-amp panel replaced", "each", 3_200, "taxable"],
  ],
  "lawn-care": [
    ["Mowing and edging", "visit", 55],
    ["Aeration", "sq ft", 0.02],
    ["Overseeding", "sq ft", 0.05, "taxable"],
    ["Mulch, spread", "cubic yd", 95, "taxable"],
    ["Spring cleanup", "visit", 325],
  ],
};

/** Sample prices for these services' trades, without duplicates. */
export function samplePrices(services: readonly string[]): Sample[] {
  const lines = [...common, ...services.flatMap((service) => byService[service] ?? [])];
  const once = new Map(lines.map((line) => [line[0], line]));
  return [...once.values()].map(([name, unit, dollars, taxable]) => ({
    name,
    unit,
    priceCents: Math.round(dollars * 100),
    taxable: taxable !== undefined,
  }));
}
