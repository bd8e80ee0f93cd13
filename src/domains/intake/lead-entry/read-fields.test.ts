import { expect, test } from "vitest";
import { type FieldMapping, readFields } from "./read-fields.ts";

const read = (sent: Record<string, string>, mapping: FieldMapping | null = null) =>
  readFields(
    Object.entries(sent).map(([label, value]) => ({ label, value })),
    mapping,
  );

test("values that look like headings don't hide the labels", () => {
  const { row } = read({ input_1: "Name", input_2: "512 555 0134", input_3: "Service, phone" });
  expect(row).toMatchObject({ phone: "+15125550134" });
  expect(row?.details).toEqual(["Input 1: Name", "Input 3: Service, phone"]);
});

test("an answer without its own field becomes a detail of the request", () => {
  const { row } = read({
    name: "Ana",
    phone: "5125550134",
    message: "Leak",
    "How old is your roof?": "20 years",
    notes: "Gate code 12",
    form_id: "77",
    _wpnonce: "ab12",
    page_url: "https://plumber.example/contact",
    utm_source: "google",
  });
  expect(row).toMatchObject({ need: "Leak" });
  expect(row?.details).toEqual(["notes: Gate code 12", "How old is your roof?: 20 years"]);
});

test("a choice replaces the guess, and null leaves a field out", () => {
  const sent = { a: "Ana Ruiz", b: "(512) 555-0134", c: "Roof", d: "secret", phone: "5125550135" };
  const { matched, row } = read(sent, { a: "name", c: "need", d: null, phone: null, b: "phone" });
  expect(matched.map(({ field }) => field)).toEqual(["name", "phone", "need", null, null]);
  expect(row).toMatchObject({ name: "Ana Ruiz", phone: "+15125550134", need: "Roof", details: [] });
});

test("a label like a property of every object is no choice", () => {
  expect(read({ constructor: "x", phone: "5125550134" }, {}).matched[0]?.field).toBe("detail");
});

test("without a number or an address there is no lead", () => {
  expect(read({ name: "Ana", phone: "none" }).row).toBeNull();
});
