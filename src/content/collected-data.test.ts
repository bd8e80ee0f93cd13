import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  acceptanceSchema,
  declineSchema,
  questionSchema,
} from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { applicationSchema } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { clickSchema, privateMessageSchema } from "~/domains/growth/reviews/reviews.schema.ts";
import { leadFields } from "~/domains/leads/leads.schema.ts";
import { pickSchema } from "~/domains/schedule/schedule.schema.ts";
import {
  claimSchema,
  estimateSchema,
} from "~/domains/signup/market-estimates/market-estimates.schema.ts";
import { stepSchemas } from "~/domains/signup/onboarding/onboarding.schema.ts";
import { collectedData, cookies } from "./collected-data.ts";
import { privacySections } from "./privacy.ts";

type ObjectSchema = { shape: object };
const keysOf = (...schemas: ObjectSchema[]) => [
  ...new Set(schemas.flatMap(({ shape }) => Object.keys(shape))),
];
/** Technical fields that no person types. */
const technical = /^(stamp|company_website|request_key|visit)$/;

const forms: [string, ObjectSchema[]][] = [
  ["Lead estimator", [estimateSchema]],
  ["Claim an area", [claimSchema]],
  ["Sign-up, step 1", [stepSchemas[1]]],
  ["Step 2", [stepSchemas[2]]],
  ["Step 3", [stepSchemas[3]]],
  ["Step 4", [stepSchemas[4]]],
  ["Step 5", [stepSchemas[5]]],
  ["Step 6", [stepSchemas[6]]],
  ["Step 7", [stepSchemas[7]]],
  ["Revenue-share application", [applicationSchema]],
  ["Request on a business page", [leadFields]],
  ["A business's booking page", [pickSchema]],
  ["Accepting an estimate", [acceptanceSchema]],
  ["Asking a question about an estimate", [questionSchema, declineSchema]],
  ["A private message", [privateMessageSchema, clickSchema]],
];

// privacy.notice
test.each(forms)("the privacy page lists what %s collects", (where, schemas) => {
  const row = collectedData.find((entry) => entry.where.startsWith(where));
  const fields = keysOf(...schemas).filter((key) => !technical.test(key));
  expect([...(row?.fields ?? [])].toSorted()).toEqual(fields.toSorted());
});

/** Columns with a person's name, contact details, or location. */
const personal =
  /"((?:\w+_)?(?:phone|email|ip_address|user_agent|typed_name|customer_name|contact_name|first_name|last_name|street_address|address|from_address|endpoint|need))"/;
/** Tables whose columns look like personal data but describe a domain, a channel, or a webhook receiver. */
const notPersonal = ["own_addresses", "sequences", "webhook_deliveries"];

// privacy.notice
test("the privacy page covers every table with a person's contact data", () => {
  const covered = new Set(collectedData.flatMap(({ tables }) => tables));
  const sources = ["src/domains/**/*.tables.server.ts", "src/platform/**/*.tables.server.ts"];
  const uncovered = sources
    .flatMap((pattern) => globSync(pattern))
    .flatMap((path) => readFileSync(path, "utf8").split("pgTable(").slice(1))
    .flatMap((table) => {
      const name = /"(\w+)"/.exec(table)?.[1] ?? "";
      const columns = table.slice(table.indexOf(name) + name.length + 1);
      return personal.test(columns) && !covered.has(name) ? [name] : [];
    });
  expect(uncovered.filter((name) => !notPersonal.includes(name))).toEqual([]);
});

// privacy.notice
test("each file that writes a cookie has a privacy page row", () => {
  const names = cookies.map(({ name }) => name.replace("…", ""));
  const unknown = globSync("src/**/*.ts")
    .filter((path) => !/\.test\.|requests\/headers\.ts$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("writeCookie(")) return [];
      const isIn = (part: string) => text.includes(`"${part}`) || text.includes(`\`${part}`);
      // Sessions put their cookies' names together: audience.name.
      const named = names.some((name) => isIn(name) || name.split(".").every(isIn));
      return named || text.includes("visitCookie as name") ? [] : [path];
    });
  expect(unknown).toEqual([]);
});

test("the page shows both tables in full", () => {
  const periods = { drafts: 1, quarantine: 1, messages: 1, security: 1 };
  const rows = privacySections(periods).flatMap(({ table }) => table?.rows ?? []);
  for (const { where } of collectedData) expect(rows.map(([first]) => first)).toContain(where);
  for (const { name } of cookies) expect(rows.map(([first]) => first)).toContain(name);
});
