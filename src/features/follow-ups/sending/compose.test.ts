import { expect, test } from "vitest";
import { standardSequence } from "../sequences/sequence.ts";
import { standardWords } from "../sequences/standard-words.ts";
import { composeStep, mergeValuesOf } from "./compose.ts";

const now = new Date("2026-11-20T15:00:00Z");
const [, introduction] = standardSequence(standardWords("plumbing"), 0);

const facts = {
  name: "Emily Carter",
  phone: "+15125550171",
  zipCode: "78701",
  businessName: "Bluebonnet",
  businessCity: "Austin",
  businessPhone: "(512) 555-0100",
  businessZip: "78701",
  wasTexted: false,
  service: "plumbing",
  askedAt: now,
};

function greeting(name: string): string {
  if (!introduction) throw new Error("there is no introduction");
  const { words } = composeStep(introduction, "email", { ...facts, name }, now, "America/Chicago");
  return words.split("\n", 1)[0] ?? "";
}

test.each([
  ["Emily Carter", "Hi Emily,"],
  ["O'Neil", "Hi O'Neil,"],
  ["Zoë-Marie Duval", "Hi Zoë-Marie,"],
  ["evil.com/prize Winner", "Hi there,"],
  ["5125550100", "Hi there,"],
  [`${"a".repeat(31)} B`, "Hi there,"],
  ["{phone}", "Hi there,"],
])(
  "mail.no-free-text-to-strangers: of the name %j a follow-up says only a word of letters",
  (name, hi) => {
    expect(greeting(name)).toBe(hi);
  },
);

test.each([
  ["hvac", "HVAC"],
  ["pest-control", "pest control"],
  ["pool-cleaning", "pool cleaning"],
  ["handyman", "handyman work"],
  ["electrician", "electrical work"],
])("follow-ups.merge-fields: {service} of %s reads %j within a sentence", (service, words) => {
  expect(mergeValuesOf({ ...facts, service }, now, "America/Chicago").service).toBe(words);
});
