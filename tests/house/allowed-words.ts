/** Texts that use a word of the table for a reason: what the site's owner wrote, or another meaning. */
export const allowedTexts: readonly string[] = [
  // Headings of files, and keys of the simulation.
  "zip code",
  "asked on",
  // A key of a phone.
  "presses 1 to take the call",
  // What mail servers say.
  "no answer from the server",
  // A key of a phone.
  "Press 1 to answer.",
  "To stop automated calls, press 9 now",
  "To talk to us now, press 1. To stop automated calls, press 9 or say stop.",
  // What the site says of its own time frame.
  "24–48 hours.",
  // The stage of a lead, as people say it.
  "See where every lead stands",
];

/** Paragraphs that take long to read for a reason: consent in the words that the law requires. */
export const allowedGrades: readonly string[] = [
  // Names of products.
  "ServiceTitan",
];
