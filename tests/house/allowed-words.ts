/** Texts that use a word of the table for a reason: what the site's owner wrote, or another meaning. */
export const allowedTexts: readonly string[] = [
  // States and headings that the product compares with, and shows in other words.
  "nobody works",
  "zip code",
  "asked on",
  "after an answer",
  // What mail servers say.
  "no answer from the server",
  // A key of a phone.
  "Press 1 to answer.",
  // The specification's own words.
  "24–48 hours.",
  // The stage of a lead, as people say it.
  "See where every lead stands",
  // The value of /readyz and the metrics for a queue without a worker, which monitors read.
  "nobody works",
];

/** Paragraphs that take long to read for a reason: consent in the words that the law requires. */
export const allowedGrades: readonly string[] = [];
