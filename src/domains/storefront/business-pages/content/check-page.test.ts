import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPage, readContent } from "./check-page.ts";
import { hoursLines } from "./opening-hours.ts";
import { noDetails, type PageContent } from "./page-content.ts";
import { changeList, entryField, readTypedPage, typedPage } from "./typed-page.ts";

const photo = { id: "p1", key: "page-photos/1-a.jpg", width: 1600, height: 1200 };
const stored = { p1: photo };
const content: PageContent = {
  headline: "Leaks fixed today",
  about: "Two lines\nof text",
  ctaButton: null,
  phone: "(210) 555-0134",
  hours: { monday: { opens: "08:00", closes: "17:30" } },
  license: "TX M-1",
  insurance: null,
  towns: ["Alamo Heights", "Leon Valley"],
  offers: [{ title: "$40 off", details: "Until June" }],
  questions: [{ question: "At night?", answer: "Yes." }],
  photos: [{ ...photo, alt: "A sink" }],
};
const blank = typedPage({
  headline: null,
  about: null,
  ctaButton: null,
  phone: null,
  ...noDetails,
});

/** The editor form's fields, as a browser sends them. */
function sent(typed = typedPage(content)) {
  const { hours, offers, questions, photos, ...texts } = typed;
  const fields: Record<string, string> = { ...texts };
  for (const [day, { opens, closes }] of Object.entries(hours)) {
    fields[`hours.${day}.opens`] = opens;
    fields[`hours.${day}.closes`] = closes;
  }
  for (const [list, entries] of Object.entries({ offers, questions, photos })) {
    for (const [index, entry] of entries.entries()) {
      for (const [name, text] of Object.entries(entry)) {
        fields[entryField(list as "offers", index, name)] = text;
      }
    }
  }
  return fields;
}

test("business-pages.editor: rejects photo IDs that name object properties", () => {
  for (const id of ["constructor", "__proto__", "toString"]) {
    const typed = { ...typedPage(content), photos: [{ id, alt: "A sink" }] };
    const checked = checkPage(readTypedPage(sent(typed)), stored);
    expect(checked).toMatchObject({ errors: { "photos.0.alt": expect.any(String) } });
    expect(readContent(typed, stored).photos).toEqual([]);
  }
});

test("business-pages.editor: saved content round-trips through the form", () => {
  expect(checkPage(readTypedPage(sent()), stored)).toEqual({ ok: true, value: content });
});

test.each([
  [{ phone: "call us" }, "phone", "Enter a US phone number, like (512) 555-0123"],
  [
    { phone: "(555) 555-5555" },
    "phone",
    "That looks like a placeholder. Enter a real phone number",
  ],
  [{ headline: "a".repeat(121) }, "headline", "Use 120 characters or fewer"],
  [
    { towns: Array.from({ length: 31 }, (_, index) => `Town ${index}`).join("\n") },
    "towns",
    "List up to 30 cities",
  ],
  [{ offers: [{ title: "", details: "Until June" }] }, "offers.0.title", "Enter what you offer"],
  [{ questions: [{ question: "Why?", answer: "" }] }, "questions.0.answer", "Enter the answer"],
  [{ photos: [{ id: "p1", alt: "" }] }, "photos.0.alt", "Add a short description"],
  [
    { photos: [{ id: "p2", alt: "Another page's" }] },
    "photos.0.alt",
    "This photo no longer exists",
  ],
])("business-pages.editor: reports errors at their fields: %j", (typed, field, message) => {
  const checked = checkPage({ ...blank, ...typed }, stored);
  expect(checked).toMatchObject({ ok: false, code: "invalid" });
  expect(checked.ok ? "" : checked.errors?.[field]).toMatch(message);
});

test.each([
  ["17:00", "08:00", "Closing time must be after opening time"],
  ["08:00", "08:00", "Closing time must be after opening time"],
  ["08:00", "", "Enter both times"],
  ["8 am", "noon", "Enter times like"],
])("business-pages.editor: rejects hours from %s to %s", (opens, closes, message) => {
  const typed = { ...blank, hours: { ...blank.hours, friday: { opens, closes } } };
  const checked = checkPage(typed, stored);
  expect(checked.ok ? "" : checked.errors?.["hours.friday.opens"]).toMatch(message);
});

test("business-pages.contents: groups consecutive days with the same hours", () => {
  const open = { opens: "08:00", closes: "17:30" };
  expect(
    hoursLines({
      monday: open,
      tuesday: open,
      thursday: open,
      saturday: { opens: "00:00", closes: "00:00" },
      sunday: { opens: "18:00", closes: "00:00" },
    }),
  ).toEqual([
    { days: "Mon–Tue", hours: "8:00 AM – 5:30 PM" },
    { days: "Wed", hours: "Closed" },
    { days: "Thu", hours: "8:00 AM – 5:30 PM" },
    { days: "Fri", hours: "Closed" },
    { days: "Sat", hours: "Open 24 hours" },
    { days: "Sun", hours: "6:00 PM – 12:00 AM" },
  ]);
  expect(hoursLines(null)).toEqual([]);
});

test("business-pages.editor: reads any form data and saves only valid content", () => {
  const names = fc.constantFrom(...Object.keys(sent()), "photos.99.id", "offers.x.title");
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("p1", "08:00", "17:00"));
  fc.assert(
    fc.property(fc.dictionary(names, texts), (fields) => {
      const typed = readTypedPage(fields);
      const checked = checkPage(typed, stored);
      if (!checked.ok) return;
      expect(checked.value.photos.every(({ id, alt }) => id === "p1" && alt !== "")).toBe(true);
      expect(JSON.stringify(checked.value)).not.toContain("\\u0000");
    }),
    { numRuns: 100 },
  );
});

test("business-pages.editor: adds, moves up, and removes entries without script", () => {
  const two = changeList(typedPage(content), "add", "offers", 0);
  expect(two.offers).toEqual([content.offers[0], { title: "", details: "" }]);
  expect(changeList(two, "up", "offers", 1).offers[0]).toEqual({ title: "", details: "" });
  expect(changeList(two, "remove", "offers", 0).offers).toEqual([{ title: "", details: "" }]);
});
