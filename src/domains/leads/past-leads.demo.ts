/** The source of a past lead: set by a member, or from the visit. */
type DemoSource =
  | { source: "phone_call" | "referral" | "walk_in" }
  | { utm_source: string; utm_medium: string; utm_campaign: string; gclid?: true }
  | { referrerHost: string }
  | "direct";

export type DemoPast = {
  name: string;
  phone: string;
  days: number;
  origin: DemoSource;
  what: string;
  /** The amount paid; null for lost leads and open ones. */
  dollars: number | null;
  status: "closed" | "booked" | "contacted" | "lost";
};

const ads = { utm_source: "google", utm_medium: "cpc", utm_campaign: "ants-austin", gclid: true };
const facebook = { utm_source: "facebook", utm_medium: "paid", utm_campaign: "spring" };
const google = { referrerHost: "google.com" };
const call = { source: "phone_call" } as const;

// biome-ignore format: one table, read as one
const rows: readonly (readonly [string, number, DemoSource, string, number | null, DemoPast["status"]])[] = [
  ["Ruth Olsen", 168, google, "Quarterly service", 119, "closed"],
  ["Carlos Mendez", 161, { source: "referral" }, "Termite inspection", 95, "closed"],
  ["Hannah Price", 157, "direct", "Ant treatment", null, "lost"],
  ["Derek Sloan", 150, google, "Liquid termite barrier", 1_260, "closed"],
  ["Yuki Tanaka", 143, call, "Quarterly service", 119, "closed"],
  ["Pam Whitaker", 139, google, "Rodent exclusion", 390, "closed"],
  ["Luis Ortega", 131, "direct", "Wasp nest removal", null, "lost"],
  ["Joan Becker", 126, facebook, "Quarterly service", 119, "closed"],
  ["Isaac Bloom", 122, google, "Initial service", 185, "closed"],
  ["Tara Nguyen", 117, facebook, "Ant treatment", null, "lost"],
  ["Victor Hale", 112, call, "Rodent exclusion", 455, "closed"],
  ["Mia Jensen", 106, google, "Quarterly service", 119, "closed"],
  ["Andre Lewis", 101, { source: "walk_in" }, "Termite inspection", 95, "closed"],
  ["Kelly Shah", 97, facebook, "Bed bug treatment", 780, "closed"],
  ["Brian Foss", 92, google, "Initial service", null, "lost"],
  ["Elena Rossi", 88, ads, "Liquid termite barrier", 1_440, "closed"],
  ["Noah Park", 84, ads, "Ant treatment", 185, "closed"],
  ["Sheila Grant", 81, google, "Quarterly service", 119, "closed"],
  ["Omar Aziz", 77, ads, "Scorpion treatment", null, "lost"],
  ["Lori Chen", 73, facebook, "Initial service", 185, "closed"],
  ["Peter Kowal", 70, ads, "Rodent exclusion", 520, "closed"],
  ["Dana Cole", 66, call, "Quarterly service", 119, "closed"],
  ["Rita Flores", 62, ads, "Ant treatment", 185, "closed"],
  ["Gary Wolfe", 59, google, "Termite inspection", null, "lost"],
  ["Sonia Patel", 55, ads, "Bed bug treatment", 920, "closed"],
  ["Mark Ellis", 51, { source: "referral" }, "Liquid termite barrier", 1_080, "closed"],
  ["Abby Stone", 48, facebook, "Quarterly service", null, "lost"],
  ["Hugo Martin", 45, ads, "Initial service", 185, "closed"],
  ["Claire Dunn", 42, ads, "Wasp nests under the eaves", 237, "closed"],
  ["Wes Palmer", 38, google, "Rodent exclusion", 325, "closed"],
  ["Nora Quinn", 35, ads, "Quarterly service", 119, "closed"],
  ["Ian Brooks", 31, facebook, "Ant treatment", null, "contacted"],
  ["Tess Moreno", 27, ads, "Initial service", 185, "closed"],
  ["Karl Jung", 24, ads, "Termite inspection", 95, "closed"],
  ["Faye Adams", 21, google, "Liquid termite barrier", 1_350, "closed"],
  ["Raj Verma", 18, ads, "Quarterly service", null, "contacted"],
  ["Beth Lowe", 15, call, "Rodent exclusion", 390, "closed"],
  ["Owen Pratt", 12, facebook, "Initial service", 185, "closed"],
];

/** What customers and likely customers wrote, and what people who requested a price wrote. */
const requests: Record<string, { wants: readonly string[]; price: string }> = {
  "Quarterly service": {
    wants: [
      "I'd like to sign up for quarterly pest control.",
      "Do you have a quarterly plan? Three bedrooms, one dog.",
      "We just moved in and want regular pest control.",
    ],
    price: "How much is quarterly pest control for a three-bedroom house?",
  },
  "Initial service": {
    wants: [
      "Roaches in the kitchen. Can someone come this week?",
      "Spiders all over the house. What can you do?",
      "We keep finding silverfish in the bathrooms.",
    ],
    price: "How much is a first visit? We have roaches.",
  },
  "Rodent exclusion": {
    wants: [
      "Something is scratching in the attic at night.",
      "Mice are getting into the garage. Can you seal it up?",
    ],
    price: "How much to keep mice out of the attic?",
  },
  "Termite inspection": {
    wants: [
      "We need a termite inspection before we close on the house.",
      "It's been over a year since our last termite inspection.",
    ],
    price: "What do you charge for a termite inspection?",
  },
  "Liquid termite barrier": {
    wants: [
      "We found termite tubes by the garage. Need them treated.",
      "Our inspection found termites. What are our options?",
    ],
    price: "How much is a termite treatment for a one-story house?",
  },
  "Ant treatment": {
    wants: ["Ants in the kitchen again. Can you come out?", "Fire ants all over the front yard."],
    price: "How much to get rid of ants in the kitchen?",
  },
  "Bed bug treatment": {
    wants: ["I think we have bed bugs. How soon can you treat?"],
    price: "How much is bed bug treatment for two bedrooms?",
  },
  "Wasp nests under the eaves": {
    wants: ["Wasp nests under the eaves. Can you get rid of them?"],
    price: "How much to remove wasp nests?",
  },
  "Wasp nest removal": {
    wants: ["There's a wasp nest by the front door."],
    price: "How much to remove one wasp nest?",
  },
  "Scorpion treatment": {
    wants: ["Scorpions in the garage. Can you treat for them?"],
    price: "How much for scorpions in the garage?",
  },
};

/** A homeowner's request for this service; `at` picks one of several wordings. */
export function requestFor(
  { what, dollars }: Pick<DemoPast, "what" | "dollars">,
  at: number,
): string {
  const request = requests[what];
  if (!request) return what;
  return dollars === null ? request.price : (request.wants[at % request.wants.length] ?? what);
}

/** What reached the first demo business in the last half year, oldest first. */
export const demoPast: readonly DemoPast[] = rows.map(
  ([name, days, origin, job, dollars, status], index) => ({
    name,
    phone: `+17375550${100 + index}`,
    days,
    origin,
    what: job,
    dollars,
    status,
  }),
);
