import { expect, test } from "vitest";
import { findJunk, type JunkEvidence } from "./find-junk.ts";
import { readCharge, readOthers } from "./read-charge.ts";
import { countsAsJunk, scoreOf } from "./source-leads.ts";

const austin = { latitude: 30.271, longitude: -97.743 };
const dallas = { latitude: 32.78, longitude: -96.8 };
const good: JunkEvidence = {
  fields: [{ label: "phone", value: "512 555 0188" }],
  person: { name: "Ana Ruiz", phone: "+15125550188", email: "ana@home.example", need: "A leak" },
  service: "plumbing",
  services: ["plumbing", "hvac"],
  place: austin,
  pages: [austin],
  isRepeatLead: false,
};
const person = (change: object) => ({ person: { ...good.person, phone: null, ...change } });

test.each<[string, object, string[]]>([
  ["a good lead", {}, []],
  ["a good lead without a ZIP code", { place: null }, []],
  ["a business without a ZIP code", { place: dallas, pages: [] }, []],
  ["no phone", { ...person({}), fields: [{ label: "phone", value: "" }] }, []],
  ["no phone, as text", { ...person({}), fields: [{ label: "Phone", value: "n/a" }] }, []],
  [
    "an impossible number",
    { ...person({}), fields: [{ label: "Phone", value: "(111) 111-1111" }] },
    ["bad_phone"],
  ],
  [
    "a number with too few digits",
    { ...person({}), fields: [{ label: "tel", value: "512 555 01" }] },
    ["bad_phone"],
  ],
  [
    "an impossible number beside a good one",
    { fields: [{ label: "phone", value: "0000000000" }] },
    [],
  ],
  [
    "no way to reach them",
    { person: null, fields: [{ label: "Mobile", value: "1234567890" }] },
    ["bad_phone"],
  ],
  ["a test name", person({ name: "Test Test" }), ["test_text"]],
  ["a test user", person({ name: "test user 2" }), ["test_text"]],
  ["a person named Testa", person({ name: "Maria Testa" }), []],
  ["a person named Tester", person({ name: "Ana Tester" }), []],
  ["a test message", person({ need: "This is a test." }), ["test_text"]],
  ["a request to test", person({ need: "Please test my water for lead" }), []],
  ["a test address", person({ email: "test@home.example" }), ["test_text"]],
  ["another service", { service: "roofing" }, ["not_a_service"]],
  ["an unknown service", { service: null }, []],
  ["another city", { place: dallas }, ["outside_area"]],
  ["a page in the other city", { place: dallas, pages: [austin, dallas] }, []],
  ["a person who was a lead", { isRepeatLead: true }, ["duplicate"]],
  ["five others", { fields: [{ label: "Shared with", value: "5" }] }, ["sold_to_many"]],
  ["four others", { fields: [{ label: "Number of matches", value: "5" }] }, []],
])("%s: %o is %o", (_, change, reasons) => {
  expect(findJunk({ ...good, ...change })).toEqual(reasons);
});

test.each([
  ["angi", "fee", "45.00", 4_500],
  ["angi", "Lead price", "$1,045.50", 104_550],
  ["email", "Cost", "0.00", 0],
  ["angi", "fee", "EUR 45", null],
  ["angi", "fee", "free", null],
  ["angi", "fee", "-4", null],
  ["angi", "budget", "4500", null],
  ["website_form", "price", "0.01", null],
] as const)("%s with %s %s costs %s cents", (kind, label, value, cents) => {
  expect(readCharge(kind, [{ label, value }])).toBe(cents);
});

test.each([
  ["message", "It was sent to 6 other pros", 6],
  ["message", "Send it to 6 others of my house", null],
  ["matched_pros", "4", 3],
  ["matches", "many", null],
])("%s %j names %s others", (label, value, others) => {
  expect(readOthers([{ label, value }])).toBe(others);
});

test("a member's decision counts more than the score", () => {
  expect(scoreOf(["test_text", "bad_phone"])).toBe(100);
  expect(countsAsJunk(null, ["duplicate"])).toBe(false);
  expect(countsAsJunk(null, ["duplicate", "sold_to_many"])).toBe(true);
  expect(countsAsJunk("real", ["test_text"])).toBe(false);
  expect(countsAsJunk("junk", [])).toBe(true);
});
