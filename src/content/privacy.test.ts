import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where visitors type who they are: the file of each public form that leads to the notice. */
const forms = [
  "features/leads/capture/lead-form.tsx",
  "features/results-generator/generator-contact.tsx",
  "pages/get-started/draft-tools.tsx",
  "pages/locations/claim-form.tsx",
  "pages/revenue-share/application-form.tsx",
];

// privacy.notice
test.each(forms)("%s says what becomes of what is typed", (path) => {
  // A page at an address of its own leads to the site's notice.
  expect(readFileSync(`src/${path}`, "utf8")).toMatch(
    /<a href="\/privacy" |privacy = "\/privacy",[\s\S]*<a href=\{privacy\} /,
  );
});
