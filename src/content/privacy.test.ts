import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where visitors type who they are: the file of each public form that leads to the notice. */
const forms = [
  "domains/leads/capture/lead-form.tsx",
  "domains/signup/results-generator/generator-contact.tsx",
  "web/signup/draft-tools.tsx",
  "web/site/locations/claim-form.tsx",
  "web/site/revenue-share/application-form.tsx",
];

// privacy.notice
test.each(forms)("%s says what becomes of what is typed", (path) => {
  // A page at an address of its own leads to the site's notice.
  expect(readFileSync(`src/${path}`, "utf8")).toMatch(
    /<a href="\/privacy" |privacy = "\/privacy",[\s\S]*<a href=\{privacy\} /,
  );
});
