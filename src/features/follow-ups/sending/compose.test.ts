import { expect, test } from "vitest";
import { standardSequence } from "../sequences/sequence.ts";
import { standardWords } from "../sequences/standard-words.ts";
import { composeStep } from "./compose.ts";

const now = new Date("2026-11-20T15:00:00Z");
const [, introduction] = standardSequence(standardWords("plumbing"), 0);

function greeting(name: string): string {
  if (!introduction) throw new Error("there is no introduction");
  const facts = {
    name,
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
  const { words } = composeStep(introduction, "email", facts, now, "America/Chicago");
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
