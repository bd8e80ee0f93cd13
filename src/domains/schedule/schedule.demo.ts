import type { RecurrenceRule } from "./recurrences/recurrences.ts";
import type { ChecklistTask } from "./schedule.ts";

/**
 * Weekday, crew, hour, minutes, customer, address, and the job for each business: pest control,
 * HVAC, handyman. A customer's second line is another appointment of the same job.
 */
// biome-ignore format: one table, read as one
export const demoWeek = [
  [1, 0, 8, 120, "Sam Stone", "12 Oak St", "Annual termite inspection", "Furnace tune-up", "Gutter cleaning"],
  [1, 0, 11, 90, "Maria Lopez", "804 Elm Ave", "Rodent trap check", "Thermostat check", "Door adjustment"],
  [1, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion", "System replacement", "Deck repair"],
  [2, 0, 8, 60, "Priya Nair", "5 Willow Ct", "On-site estimate", "On-site estimate", "On-site estimate"],
  [2, 0, 13, 180, "Dan Brooks", "310 Main St", "Initial service", "AC repair", "Drywall repair"],
  [2, 1, 9, 240, "Harold Finch", "77 Ridge Rd", "Rodent exclusion", "System replacement", "Deck repair"],
  [3, 0, 10, 120, "Grace Kim", "18 Pine Ln", "Bed bug follow-up", "Smart thermostat installation", "Ceiling fan installation"],
  [3, 1, 14, 90, "Luis Ortega", "2210 Cedar Dr", "Fire ant treatment", "Furnace not heating", "Fence gate repair"],
  [4, 0, 8, 120, "Ellen Ward", "46 Lake View", "Quarterly service", "Heat pump tune-up", "Faucet replacement"],
  [4, 1, 11, 120, "Tom Becker", "9 Mill Rd", "Re-service", "Warranty repair", "Warranty repair"],
  [5, 0, 9, 90, "Nadia Rossi", "133 Spring St", "Rodent trap check", "Airflow check", "Shelf installation"],
  [5, 1, 13, 120, "Chris Young", "600 Hill St", "On-site estimate", "On-site estimate", "On-site estimate"],
  [0, 0, 10, 90, "Walter Hayes", "21 Orchard Way", "Wasp nest removal", "Furnace not heating", "Storm door repair"],
  [0, 0, 15, 120, "Irene Falk", "408 Hickory Rd", "Re-service", "Water leak at air handler", "TV mounting"],
  [6, 0, 9, 120, "Paul Ames", "15 Meadow Ln", "Fire ant treatment", "AC tune-up", "Closet door repair"],
] as const;

/** Where each business's customers live: a city, and ZIP codes around it. */
export const demoServiceAreas: readonly { city: string; zipCodes: readonly string[] }[] = [
  { city: "Austin, TX", zipCodes: ["78704", "78753", "78745", "78758", "78731", "78660", "78748"] },
  { city: "Charlotte, NC", zipCodes: ["28205", "28277", "28216", "28210", "28262", "28226"] },
  { city: "Tampa, FL", zipCodes: ["33609", "33647", "33611", "33617", "33511", "33618", "33606"] },
];

/** A street with the city and a ZIP code; the same one each time. */
export function demoAddress(business: number, street: string): string {
  const area = demoServiceAreas[business];
  if (!area) return street;
  const number = Number.parseInt(street, 10);
  return `${street}, ${area.city} ${area.zipCodes[number % area.zipCodes.length]}`;
}

/** A checklist of each business, with tasks that need a photo. */
export const demoChecklists: readonly { name: string; tasks: readonly ChecklistTask[] }[] = [
  {
    name: "Service visit",
    tasks: [
      { text: "Inspect the outside of the house", needsPhoto: false },
      { text: "Treat entry points", needsPhoto: false },
      { text: "Bait stations", needsPhoto: true },
      { text: "Tell the customer what you found", needsPhoto: false },
    ],
  },
  {
    name: "Tune-up",
    tasks: [
      { text: "Replace the filter", needsPhoto: false },
      { text: "Clean the coil", needsPhoto: false },
      { text: "Model and serial number", needsPhoto: true },
      { text: "Test the thermostat", needsPhoto: false },
    ],
  },
  {
    name: "Before you leave",
    tasks: [
      { text: "Clean up the work area", needsPhoto: false },
      { text: "Finished work", needsPhoto: true },
      { text: "Walk through it with the customer", needsPhoto: false },
    ],
  },
];

/** The types of appointments of each business, with minutes and whether they can be booked online. */
export const demoAppointmentTypes: readonly (readonly [
  name: string,
  minutes: number,
  isBookableOnline: boolean,
])[][] = [
  [
    ["Free inspection", 60, true],
    ["Pest treatment", 90, true],
    ["Rodent exclusion", 240, false],
  ],
  [
    ["AC or furnace tune-up", 90, true],
    ["Repair visit", 120, true],
    ["Replacement estimate", 60, true],
  ],
  [
    ["Handyman hour", 60, true],
    ["Half day", 240, false],
  ],
];

const weekly: RecurrenceRule = {
  unit: "week",
  interval: 1,
  on: "date",
  season: null,
  count: null,
};

/**
 * Weekday, hour, rule, customer, address, and the job for each business: pest control, HVAC,
 * handyman.
 */
// biome-ignore format: one table, read as one
export const demoRecurringJobs: readonly [number, number, RecurrenceRule, string, string, readonly string[]][] = [
  [3, 14, weekly, "Birchwood Apartments", "1500 Birch Blvd", ["Common-area pest service", "Rooftop unit check", "Common-area repairs"]],
  [1, 8, { ...weekly, interval: 2 }, "Olivia Grant", "27 Hillside Ave", ["Mosquito treatment", "Humidifier service", "Odd jobs"]],
  [4, 13, { ...weekly, unit: "month", on: "weekday" }, "Sunrise Day Care", "3 Park Pl", ["Monthly service", "Filter change", "Monthly maintenance"]],
];
/** A job of each business that fills a day of the following weeks. */
export const demoAllDay = [
  "Termite treatment, all day",
  "Duct replacement, all day",
  "Kitchen repairs, all day",
];

/** What demo jobs cost, in cents. Others are free, or what they cost is on their invoice. */
export const demoPrices: Readonly<Record<string, number>> = {
  "Annual termite inspection": 12_500,
  "Rodent trap check": 9_500,
  "Rodent exclusion": 89_000,
  "Initial service": 18_500,
  "Fire ant treatment": 16_500,
  "Wasp nest removal": 17_500,
  "Bed bug treatment": 42_000,
  "Termite treatment": 98_000,
  "Termite treatment, all day": 145_000,
  "Common-area pest service": 21_000,
  "Mosquito treatment": 8_900,
  "Monthly service": 7_500,
  "Furnace tune-up": 12_900,
  "Thermostat check": 8_900,
  "System replacement": 1_180_000,
  "AC repair": 38_500,
  "Smart thermostat installation": 32_900,
  "Furnace not heating": 24_900,
  "Heat pump tune-up": 14_900,
  "Airflow check": 11_900,
  "AC tune-up": 12_900,
  "Duct replacement, all day": 260_000,
  "Rooftop unit check": 28_500,
  "Humidifier service": 13_900,
  "Filter change": 6_500,
  "Gutter cleaning": 18_500,
  "Door adjustment": 9_500,
  "Deck repair": 64_000,
  "Drywall repair": 29_500,
  "Ceiling fan installation": 17_500,
  "Fence gate repair": 15_500,
  "Faucet replacement": 19_500,
  "Shelf installation": 12_500,
  "Storm door repair": 16_500,
  "TV mounting": 18_500,
  "Closet door repair": 11_500,
  "Kitchen repairs, all day": 72_000,
  "Common-area repairs": 38_000,
  "Odd jobs": 24_000,
  "Monthly maintenance": 21_000,
};
