import { expect, test } from "vitest";
import { standardSequence } from "../sequences/sequence.ts";
import { standardWords } from "../sequences/standard-words.ts";
import { composeStep } from "./compose.ts";

const steps = standardSequence(standardWords("plumbing"), 0);
const facts = {
  name: "Pat Sample",
  phone: "+15125550101",
  zipCode: "78701",
  businessName: "Bluebonnet Plumbing",
  businessCity: "Austin",
  businessPhone: "(512) 555-0100",
  businessZip: "78701",
  wasTexted: false,
  service: "plumbing",
  askedAt: new Date("2026-11-20T15:00:00Z"),
};

function wordsOf(key: string, businessLicense: string | null, words?: string): string {
  const step = steps.find((one) => one.key === key);
  if (!step) throw new Error(`no step ${key}`);
  const now = new Date("2026-11-20T15:15:00Z");
  const edited = { ...step, words: words ?? step.words };
  const all = { ...facts, businessLicense };
  return composeStep(edited, step.channel, all, now, "America/Chicago").words;
}

test("follow-ups.license: only the introduction names the license, once", () => {
  expect(wordsOf("introduction", "TX M-1")).toMatch(/Bluebonnet Plumbing\nLicense: TX M-1$/);
  expect(wordsOf("introduction", null)).not.toContain("License");
  expect(wordsOf("service", "TX M-1")).not.toContain("License");
  const own = wordsOf("introduction", "TX M-1", "Hi, we hold license TX M-1. {business}");
  expect(own.match(/TX M-1/g)).toHaveLength(1);
});
