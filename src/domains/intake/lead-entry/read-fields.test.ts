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

// contactform7.com, "Tag syntax": names are a type and a number. Ninja Forms: a key and an id.
test.each([
  ["Contact Form 7", ["your-name", "tel-123", "your-email", "textarea-321"]],
  ["Ninja Forms", ["name_1538", "phone_1540", "email_1539", "message_1541"]],
  ["Forminator", ["name-1", "phone-1", "email-1", "textarea-1"]],
])("the labels of %s are known", (_, [name = "", phone = "", email = "", need = ""]) => {
  const sent = {
    [name]: "Ana Ruiz",
    [phone]: "5125550134",
    [email]: "a@x.example",
    [need]: "Leak",
  };
  const { row } = read({ ...sent, "Powered by": "Elementor" });
  expect(row).toMatchObject({ name: "Ana Ruiz", phone: "+15125550134", email: "a@x.example" });
  expect(row).toMatchObject({ need: "Leak", details: [] });
});

test("a day that a form asks for becomes a detail of the request", () => {
  const { row } = read({ phone: "5125550134", "date-123": "2026-12-03" });
  expect(row?.details).toEqual(["Date-123: 2026-12-03"]);
});

test("a second address line keeps its number", () => {
  const { row } = read({ phone: "5125550134", address: "1 Main St", address_2: "Apt 4" });
  expect(row).toMatchObject({ details: [expect.stringMatching(/1 Main St.*Apt 4/)] });
});

test("numbered fields are recognized by their values", () => {
  const { row } = read({
    "Field 2": "ana@x.example",
    "Field 3": "(512) 555-0134",
    "Field 4": "Ants",
  });
  expect(row).toMatchObject({ phone: "+15125550134", email: "ana@x.example" });
  expect(row?.details).toEqual(["Field 4: Ants"]);
});
