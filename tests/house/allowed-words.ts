/** Texts that may use a word of the table: the site owner's own text, or another meaning. */
export const allowedTexts: readonly string[] = [
  // Headings of files, and keys of the simulation.
  "zip code",
  "asked on",
  // A key of a phone.
  "presses 1 to take the call",
  // Responses of mail servers.
  "no answer from the server",
  // A key of a phone.
  "Press 1 to answer.",
  "To stop automated calls, press 9 now",
  "To talk to us now, press 1. To stop automated calls, press 9 or say stop.",
  // The site's statement of its time frame.
  "24–48 hours.",
  // The usual name of a lead's stage.
  "See where every lead stands",
];

/** Paragraphs that may be hard to read: consent with legally required wording. */
export const allowedGrades: readonly string[] = [
  // Names of products.
  "ServiceTitan",
];
