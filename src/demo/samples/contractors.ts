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

/** Revenue-share applications; one with a demo page's index is that page's contractor, who participates. */
// biome-ignore format: one table, read as one
export const demoApplications = [
  { businessName: "Queen City Heating & Air", contactName: "James Whitfield", status: "approved", page: 1, services: ["HVAC"], areas: ["Charlotte", "Gastonia"], years: 14, confirmed: true, range: "$2500-5000" },
  { businessName: "Mission City Plumbing", contactName: "Renee Castillo", status: "approved", page: 3, services: ["Plumbing"], areas: ["San Antonio"], years: 8, confirmed: true, range: "$500-1000" },
  { businessName: "Rocky Mountain Roofing", contactName: "Paul Jensen", status: "pending", page: undefined, services: ["Roofing"], areas: ["Denver", "Boulder"], years: 11, confirmed: true, range: "$5000+" },
  { businessName: "Bright House Painting", contactName: "Lena Ortiz", status: "pending", page: undefined, services: ["Painting"], areas: ["Mesa"], years: 3, confirmed: false, range: "$1000-2500" },
  { businessName: "Sparkle Home Cleaning", contactName: "Joy Adams", status: "pending", page: undefined, services: ["Cleaning Services"], areas: ["Tampa", "St. Petersburg"], years: 5, confirmed: true, range: "$100-500" },
  { businessName: "Quick Fix Handyman", contactName: "Sam Reed", status: "rejected", page: undefined, services: ["Handyman"], areas: ["Reno"], years: 1, confirmed: false, range: "$100-500" },
] as const;

/** Results of participants' earlier leads: the deal in dollars, null when it was lost, days ago. */
export const demoDeals = [
  { page: 1, dollars: 3200, days: 33 },
  { page: 1, dollars: 6250, days: 8 },
  { page: 1, dollars: null, days: 15 },
  { page: 3, dollars: 593, days: 21 },
  { page: 3, dollars: 1480, days: 3 },
] as const;

/** What participants reply to the statement with this deal. */
export const demoStatementReplies = [
  { page: 1, kind: "confirmed", words: null, dollars: 3200, days: 33 },
  {
    page: 3,
    kind: "question",
    words: "The smaller job came to $493, not $593. Can you take a look?",
    dollars: 593,
    days: 21,
  },
] as const;

/** Contractors referred by affiliates. */
export const demoReferrals = [
  { code: "TOMV", businessName: "Queen City Heating & Air" },
  { code: "TOMV", businessName: "Blue Ridge Plumbing" },
  { code: "GROWTH", businessName: "Prairie Electric" },
] as const;

export const demoAffiliates = [
  { name: "Tom Vance", code: "TOMV", status: "active" },
  { name: "Contractor Growth Podcast", code: "GROWTH", status: "active" },
  { name: "Carolina Trade Supply", code: "CTS", status: "inactive" },
] as const;

/** Homeowner requests: demo page (index in the list), service, and how many days ago. */
// biome-ignore format: one table, read as one
export const demoLeads = [
  { page: 0, name: "Emily Carter", phone: "+15125550171", need: "Fire ants all over the back yard.", urgency: "this_week", days: 1 },
  { page: 0, name: "Robert Hayes", phone: "+15125550172", need: "We need our annual termite inspection.", urgency: "this_month", days: 6 },
  { page: 1, name: "Nina Patel", phone: "+17045550173", need: "The AC blows warm air since last night.", urgency: "today", days: 0 },
  { page: 1, name: "George Lin", phone: "+17045550174", need: "Quote for a heat pump in a 1,900 sq ft house.", urgency: "planning", days: 12 },
  { page: 3, name: "Sofia Ramirez", phone: "+12105550175", need: "Water heater is leaking into the garage.", urgency: "today", days: 2 },
  { page: 5, name: "Will Turner", phone: "+13035550176", need: "Aeration and overseeding, front and back.", urgency: "this_month", days: 4 },
] as const;

/** Estimate requests: trade, city, days ago. */
// biome-ignore format: one table, read as one
export const demoEstimates = [
  ["hvac", "Austin", 0], ["plumbing", "Denver", 0], ["pest_control", "Miami", 1],
  ["lawn_care", "Charlotte", 2], ["electrician", "Boise", 3], ["handyman", "Austin", 5],
  ["hvac", "Miami", 9], ["plumbing", "Tulsa", 40],
] as const;
