/** Contractors partway through the seven steps: how far they are and what they offer. */
// biome-ignore format: one table, read as one
export const demoDrafts = [
  { businessName: "Blue Ridge Plumbing", name: ["Carl", "Mason"], city: "Asheville", state: "NC", step: 1, plan: "starter", services: null },
  { businessName: "Gulf Coast Pest Pros", name: ["Tanya", "Brooks"], city: "Mobile", state: "AL", step: 2, plan: null, services: ["Pest Control"] },
  { businessName: "Prairie Electric", name: ["Owen", "Schultz"], city: "Omaha", state: "NE", step: 3, plan: "ads", services: ["Electrical"] },
  { businessName: "Sunrise Lawn & Garden", name: ["Grace", "Kim"], city: "Tucson", state: "AZ", step: 4, plan: null, services: ["Lawn Care"] },
  { businessName: "Harbor Handyman", name: ["Pete", "Nolan"], city: "Portland", state: "ME", step: 5, plan: "starter", services: ["Handyman", "other"] },
  { businessName: "Capital Air Systems", name: ["Dana", "Price"], city: "Columbus", state: "OH", step: 6, plan: "ads", services: ["HVAC", "Roofing"] },
] as const;

/** A demo business's timing text for its first message that can't be parsed. */
export const demoTiming = { page: 2, words: "When they are home from work" };

/** Estimate requests: trade, city, days ago. */
// biome-ignore format: one table, read as one
export const demoEstimates = [
  ["hvac", "Austin", 0], ["plumbing", "Denver", 0], ["pest_control", "Miami", 1],
  ["lawn_care", "Charlotte", 2], ["electrician", "Boise", 3], ["handyman", "Austin", 5],
  ["hvac", "Miami", 9], ["plumbing", "Tulsa", 40],
] as const;
