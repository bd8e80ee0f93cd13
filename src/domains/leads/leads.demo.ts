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

/** A request sent when the demo is loaded, so the product replies automatically on the first start. */
export const demoNewRequest = {
  page: 0,
  name: "Priya Shah",
  phone: "+15125550187",
  email: "priya@homes.example",
  need: "Ants along the windows since this morning.",
} as const;
