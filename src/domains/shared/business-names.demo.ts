/** Parts of the scale demo's business names: `npm run demo -- --pages N`. */

/** Trade words in business names, by service slug. */
// biome-ignore format: one table, read as one
export const tradeWords: Record<string, readonly string[]> = {
  "hvac": ["Heating & Cooling", "Heating & Air", "HVAC", "Air Conditioning", "Climate Control", "Comfort", "Mechanical", "Refrigeration & Air"],
  "plumbing": ["Plumbing", "Plumbing & Drain", "Rooter", "Plumbing & Heating", "Pipe Works", "Water Works", "Sewer & Drain"],
  "electrician": ["Electric", "Electrical", "Wiring", "Power & Light", "Electrical Contractors"],
  "pest-control": ["Pest Control", "Pest Defense", "Exterminating", "Termite & Pest", "Pest Management", "Bug Busters"],
  "handyman": ["Handyman", "Home Repair", "Handyman Services", "Fix-It", "Home Improvement", "Odd Jobs"],
  "lawn-care": ["Lawn Care", "Landscaping", "Lawn & Garden", "Turf", "Mowing", "Lawn & Landscape"],
  "roofing": ["Roofing", "Roofing & Exteriors", "Roof Repair", "Roofers"],
  "painting": ["Painting", "Painters", "Paint & Finish", "Coatings"],
  "cleaning-services": ["Cleaning", "Cleaning Services", "Maids", "Janitorial", "Housekeeping"],
};

// biome-ignore format: one table, read as one
export const qualities = [
  "Reliable", "Premier", "Quality", "Precision", "Superior", "Elite", "Affordable", "Trusted", "Patriot", "Liberty",
  "Summit", "Pinnacle", "Evergreen", "Blue Ridge", "Lone Star", "Golden", "Silver", "First Choice", "All American",
  "Five Star", "A-1", "ABC", "Advanced", "Xtreme", "Rapid", "Total", "Pro", "Family", "Hometown", "Heritage", "Guardian",
  "Sunrise", "Coastal", "Mountain", "River", "Lakeside", "Prairie", "Desert", "Eagle", "Falcon", "Ace", "Apex", "Beacon",
  "Cardinal", "Cornerstone", "Crown", "Diamond", "Dependable", "Express", "Frontier", "Green Leaf", "Honest", "Integrity",
  "Keystone", "Legacy", "Metro", "Neighborly", "North Star", "Old Town", "Quick", "Ranger", "Redwood", "Royal", "Shamrock",
  "Southern", "Spartan", "Sterling", "Titan", "Tri-County", "United", "Valley", "Veteran", "Victory", "Zenith",
];

/** Common family names; many more are built from the parts below. */
// biome-ignore format: one table, read as one
export const familyNames = [
  "Smith", "Johnson", "Williams", "Brown", "Jones", "Garcia", "Miller", "Davis", "Rodriguez", "Martinez", "Hernandez",
  "Lopez", "Gonzalez", "Wilson", "Anderson", "Thomas", "Taylor", "Moore", "Jackson", "Martin", "Lee", "Perez", "Thompson",
  "White", "Harris", "Sanchez", "Clark", "Ramirez", "Lewis", "Robinson", "Walker", "Young", "Allen", "King", "Wright",
  "Scott", "Torres", "Nguyen", "Hill", "Flores", "Green", "Adams", "Nelson", "Baker", "Hall", "Rivera", "Campbell",
  "Mitchell", "Carter", "Roberts", "Kowalski", "O'Brien", "Schmidt", "Peña", "Larsen", "Dubois", "Rossi", "Novak", "Yamada",
  "Singh", "Patel", "Kim", "Chen", "Okafor",
];

// biome-ignore format: one table, read as one
export const nameBeginnings = [
  "Whit", "Car", "Hart", "Brad", "Stan", "Mill", "Ash", "Black", "Wood", "Lang", "Mor", "Har", "Win", "Hol", "Ben", "Dal",
  "Thorn", "Ham", "Kings", "Lock", "Red", "Stone", "Wal", "West", "Ever", "Cren", "Dun", "Fair", "Gold", "Hath", "Jar",
  "Kel", "Lind", "Mac", "Nor", "Oak", "Pem", "Quin", "Rad", "Sher", "Tal", "Under", "Van", "War", "Yar", "Al", "Ber", "Cas",
  "Del", "Es", "Fen", "Gar", "Hen", "Ing", "Jes", "Kirk", "Lam", "Mer", "Net", "Orm", "Pres", "Ros", "Sel", "Tyn", "Ul",
  "Wes", "Zel",
];

export const nameMiddles = ["", "er", "el", "en", "ing", "in", "or", "i"];

// biome-ignore format: one table, read as one
export const nameEndings = [
  "ford", "ton", "ley", "well", "man", "field", "more", "son", "wood", "worth", "by", "ham", "wick", "land", "bury", "dale",
  "ridge", "stead", "combe", "shaw", "brook", "den", "holm", "croft", "gate", "mark", "rick", "bert", "nell", "ster",
];

/** Name endings after the trade; `{city}` is the business's own city. */
// biome-ignore format: one table, read as one
export const nameTails = [
  "", "", "", "", "LLC", "Inc.", "Co.", "& Sons", "Bros.", "Services", "Group", "Pros", "Experts", "Solutions",
  "of {city}", "{city}", "& Daughters", "Company", "Team",
];

/** Parts of a city that get their own territories once the cities are full; `{city}` first. */
// biome-ignore format: one table, read as one
export const districts = [
  "{city}", "North {city}", "South {city}", "East {city}", "West {city}", "{city} Heights", "Downtown {city}", "{city} Park",
  "Lake {city}", "{city} Hills", "Old {city}", "{city} Springs", "{city} Village", "Upper {city}", "{city} Junction",
];

// biome-ignore format: one table, read as one
export const givenNames = [
  "Maria", "James", "Luis", "Renee", "Derek", "Anna", "Carl", "Tanya", "Owen", "Grace", "Pete", "Dana", "Sam", "Joy",
  "Paul", "Lena", "Emily", "Robert", "Nina", "George", "Sofia", "Will", "Maya", "Ivan", "Ruth", "Omar", "Chloe", "Hank",
];
