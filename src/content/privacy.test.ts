import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The file of each public form that collects personal data and must link to the privacy notice. */
const forms = [
  "domains/leads/capture/lead-form.tsx",
  "domains/signup/results-generator/generator-contact.tsx",
  "web/signup/draft-tools.tsx",
  "web/site/locations/claim-form.tsx",
  "web/site/revenue-share/application-form.tsx",
];

// privacy.notice
test.each(forms)("%s links to the privacy notice", (path) => {
  // A page on a custom domain links to the site's notice.
  expect(readFileSync(`src/${path}`, "utf8")).toMatch(
    /<a href="\/privacy" |privacy = "\/privacy",[\s\S]*<a href=\{privacy\} /,
  );
});
