import { expect, test } from "vitest";
import { parseWithWholeIds, readDelivery } from "./read-delivery.ts";

const json = (body: unknown) => ({ contentType: "application/json", text: JSON.stringify(body) });
const form = (text: string) => ({ contentType: "application/x-www-form-urlencoded", text });

// "Implementation", Google Ads lead form webhooks, developers.google.com, read 2026-11-27.
const google = {
  lead_id: "TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz-0123456789",
  user_column_data: [
    { column_name: "Full Name", string_value: "FirstName LastName", column_id: "FULL_NAME" },
    { column_name: "User Phone", string_value: "+16505550123", column_id: "PHONE_NUMBER" },
    { column_name: "User Email", string_value: "test@example.com", column_id: "EMAIL" },
    { string_value: "94043", column_id: "POSTAL_CODE" },
  ],
  api_version: "1.0",
  form_id: 40000000000,
  campaign_id: 9876543210,
  google_key: "secret",
  is_test: true,
  gcl_id: "CjwKCAjw",
  adgroup_id: 20000000000,
  creative_id: 30000000000,
};

test("a Google lead has its fields, id, key, and test mark", () => {
  expect(readDelivery("google_ads", json(google))).toEqual({
    providerLeadId: google.lead_id,
    isTest: true,
    fields: [
      { label: "FULL_NAME", value: "FirstName LastName" },
      { label: "PHONE_NUMBER", value: "+16505550123" },
      { label: "EMAIL", value: "test@example.com" },
      { label: "POSTAL_CODE", value: "94043" },
    ],
    clickId: "CjwKCAjw",
    key: "secret",
    trap: "",
  });
});

test.each([
  ["plain fields", json({ name: "Ana", phone: "512 555 0188" })],
  ["nested fields", json({ contact: { name: "Ana", phone: "512 555 0188" } })],
  [
    "labels and values",
    json({
      fields: [
        { label: "name", value: "Ana" },
        { label: "phone", value: "512 555 0188" },
      ],
    }),
  ],
  [
    "fields by id",
    json({
      fields: {
        a1: { title: "name", value: "Ana" },
        b2: { title: "phone", value: "512 555 0188" },
      },
    }),
  ],
  ["a form", form("name=Ana&phone=512+555+0188")],
  ["a page builder's form", form("form_fields[name]=Ana&form_fields[phone]=512+555+0188")],
  ["a page builder's fields", form("fields[name][value]=Ana&fields[phone][value]=512+555+0188")],
])("reads %s", (_, sent) => {
  expect(readDelivery("website_form", sent)?.fields).toEqual([
    { label: "name", value: "Ana" },
    { label: "phone", value: "512 555 0188" },
  ]);
});

// "Webhooks Add-On", docs.gravityforms.com: All Fields sends the entry, whose keys are field numbers.
test("numbered fields of Gravity Forms keep their numbers", () => {
  const entry = { id: "77", form_id: "1", "1.3": "Ana", "1.6": "Ruiz", "3": "512 555 0188" };
  expect(readDelivery("website_form", json(entry))).toMatchObject({
    providerLeadId: "77",
    fields: [
      { label: "Field 3", value: "512 555 0188" },
      { label: "id", value: "77" },
      { label: "form_id", value: "1" },
      { label: "Field 1.3", value: "Ana" },
      { label: "Field 1.6", value: "Ruiz" },
    ],
  });
});

test("Elementor's advanced data has only titles and values, and the form's name is no person's", () => {
  const sent = {
    "form[id]": "a1b2",
    "form[name]": "New Form",
    "fields[name][id]": "name",
    "fields[name][title]": "Name",
    "fields[name][value]": "Ana",
    "fields[name][raw_value]": "Ana",
    "fields[field_x1][type]": "tel",
    "fields[field_x1][title]": "Phone",
    "fields[field_x1][value]": "512 555 0188",
    "meta[page_url][title]": "Page URL",
    "meta[page_url][value]": "https://plumber.example/",
  };
  const fields = [
    { label: "form id", value: "a1b2" },
    { label: "form name", value: "New Form" },
    { label: "Name", value: "Ana" },
    { label: "Phone", value: "512 555 0188" },
    { label: "Page URL", value: "https://plumber.example/" },
  ];
  const encoded = form(new URLSearchParams(sent).toString());
  expect(readDelivery("website_form", encoded)?.fields).toEqual(fields);
  const asJson = json({ form: { id: "a1b2", name: "New Form" }, name: "Ana" });
  expect(readDelivery("website_form", asJson)?.fields).toEqual([
    { label: "form id", value: "a1b2" },
    { label: "form name", value: "New Form" },
    { label: "name", value: "Ana" },
  ]);
});

test("a hidden field that is filled in is not part of the lead", () => {
  const parsed = readDelivery("website_form", form("name=Bot&leave_blank=spam"));
  expect(parsed).toMatchObject({ trap: "spam", fields: [{ label: "name", value: "Bot" }] });
});

test.each(["", "{", "[]", "null", "\u0000", "{}"])("%j can't be read", (text) => {
  expect(readDelivery("webhook", { contentType: "application/json", text })).toBeNull();
});

test("hostile JSON is read within bounds", () => {
  const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
  expect(readDelivery("webhook", { contentType: "application/json", text: deep })).toBeNull();
  const wide = json(
    Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, "x"])),
  );
  expect(readDelivery("webhook", wide)?.fields.length).toBe(300);
  const long = readDelivery("webhook", json({ message: "x".repeat(200_000) }));
  expect(long?.fields[0]?.value.length).toBe(4_000);
});

test("characters that the database refuses are left out", () => {
  const parsed = readDelivery("webhook", json({ lead_id: "a\u0000b", name: "An\u0000a\ud800" }));
  expect(parsed).toMatchObject({
    providerLeadId: "ab",
    fields: [
      { label: "lead_id", value: "ab" },
      { label: "name", value: "Ana\ufffd" },
    ],
  });
});

test.each([
  ['{"id":12345678901234567890}', { id: "12345678901234567890" }],
  ['[-98765432109876543210,{"a":1}]', ["-98765432109876543210", { a: 1 }]],
  [
    '{"a":9007199254740991,"b":1.1234567890123456789}',
    { a: 9007199254740991, b: 1.1234567890123457 },
  ],
  [
    '{"a":"1234567890123456789","b":"\\"1234567890123456789\\\\"}',
    {
      a: "1234567890123456789",
      b: '"1234567890123456789\\',
    },
  ],
  ['{"12345678901234567890":2e+16}', { "12345678901234567890": 2e16 }],
  ['{"a":12345678901234567890', null],
])("whole numbers too large for one stay as written: %s", (text, expected) => {
  expect(parseWithWholeIds(text)).toEqual(expected);
});

test("a form of six megabytes is read in its bounds", () => {
  const first = (text: string) => readDelivery("website_form", form(text))?.fields;
  const long = first(`message=${"%e9".repeat(2_000_000)}&name=Ana`);
  expect(long?.map(({ label, value }) => [label, value.length])).toEqual([
    ["message", 4_000],
    ["name", 3],
  ]);
  expect(long?.[0]?.value.slice(0, 3)).toBe("ééé");
  expect(first(`${"a&".repeat(3_000_000)}name=Ana`)?.length).toBe(300);
});
