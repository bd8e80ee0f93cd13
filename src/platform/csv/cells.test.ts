import fc from "fast-check";
import { expect, test } from "vitest";
import { readZipCode, zipCodeIn } from "../validation/zip-code-cell.ts";
import { cellText, cellValue, readAmount, readEmails, readPhones } from "./csv-cells.ts";
import { isDayFirst, readDate, readMonth } from "./date-cell.ts";

test.each([
  ["10/12/2026", "2026-10-12", null, null],
  ["10/12/2026 14:05", "2026-10-12", 845, null],
  ["10/12/26 2:05 PM", "2026-10-12", 845, null],
  ["10/12/2026 2:05:31 pm", "2026-10-12", 845, null],
  ["10/12/2026, 2:05 p.m.", "2026-10-12", 845, null],
  ["10/12/2026 12:30 AM", "2026-10-12", 30, null],
  ["10/12/2026 12:30 PM", "2026-10-12", 750, null],
  ["10/12/2026 5 PM", "2026-10-12", 1020, null],
  ["10/12/98", "1998-10-12", null, null],
  ["10-12-2026", "2026-10-12", null, null],
  ["10.12.2026", "2026-10-12", null, null],
  ["25/12/2026", "2026-12-25", null, null],
  ["2026-10-12", "2026-10-12", null, null],
  ["2026/10/12", "2026-10-12", null, null],
  ["2026-1-2", "2026-01-02", null, null],
  ["20261012", "2026-10-12", null, null],
  ["2026-10-12 14:05:31", "2026-10-12", 845, null],
  ["2026-10-12T14:05", "2026-10-12", 845, null],
  ["2026-10-12T14:05:00Z", "2026-10-12", 845, 0],
  ["2026-10-12T14:05:31.123Z", "2026-10-12", 845, 0],
  ["2026-10-12T14:05:31-05:00", "2026-10-12", 845, -300],
  ["2026-10-12T14:05:31-0500", "2026-10-12", 845, -300],
  ["2026-10-12 14:05:31 UTC", "2026-10-12", 845, 0],
  ["2026-10-12 14:05:31 CDT", "2026-10-12", 845, -300],
  ["Oct 12, 2026", "2026-10-12", null, null],
  ["Oct. 12 2026", "2026-10-12", null, null],
  ["October 12, 2026", "2026-10-12", null, null],
  ["October 12th, 2026", "2026-10-12", null, null],
  ["October 12, 2026 at 2:05 PM", "2026-10-12", 845, null],
  ["Oct 12, 2026, 2:05 PM", "2026-10-12", 845, null],
  ["Sept 2, 2026", "2026-09-02", null, null],
  ["12-Oct-2026", "2026-10-12", null, null],
  ["12-Oct-26", "2026-10-12", null, null],
  ["12 October 2026", "2026-10-12", null, null],
  ["12 Oct 2026 14:05", "2026-10-12", 845, null],
  ["Mon, Oct 12, 2026", "2026-10-12", null, null],
  ["Monday, October 12, 2026 2:05 PM", "2026-10-12", 845, null],
  ["Mon, 12 Oct 2026 14:05:00 -0500", "2026-10-12", 845, -300],
  ["Mon Oct 12 2026 14:05:00 GMT-0500 (Central Daylight Time)", "2026-10-12", 845, -300],
  ["10/12/2026 @ 2:05 PM", "2026-10-12", 845, null],
  ["10/12/2026 (Mon)", "2026-10-12", null, null],
  ["Oct. 12, 2026, 2:05 p.m. CT", "2026-10-12", 845, null],
  ["10/12/2026 2:05 PM Central Time", "2026-10-12", 845, null],
  ["2026-10-12 14:05 America/Chicago", "2026-10-12", 845, null],
  ["20261012T140531Z", "2026-10-12", 845, 0],
  ["Mon Oct 12 14:05:31 CDT 2026", "2026-10-12", 845, -300],
  ["2026-10-12 14:05:31 UTC-5", "2026-10-12", 845, -300],
  ["Oct 12, 2026 2:05 PM - 4:05 PM", "2026-10-12", 845, null],
  ["10/12/2026 2:00 - 4:00 PM", "2026-10-12", 840, null],
  ["10/12/2026 11:00 to 1:00 PM", "2026-10-12", 660, null],
  ["10/12/2026 2-4pm", "2026-10-12", 840, null],
  ["October 12 2026 - 2:05 PM", "2026-10-12", 845, null],
  ["46307", "2026-10-12", null, null],
  ["46307.5868", "2026-10-12", 845, null],
  ["1791815100", "2026-10-12", 865, 0],
  ["1791815100000", "2026-10-12", 865, 0],
])("reads the day %s as %s", (text, day, minutes, offset) => {
  expect(readDate(text)).toEqual({ day, minutes, offset });
});

test.each([
  "",
  "soon",
  "10/12",
  "13/13/2026",
  "2/30/2026",
  "2026-13-01",
  "Oct 2026",
  "Octopus 12, 2026",
  "10/12/2026 25:00",
  "10/12/2026 13:05 PM",
  "10/12/2026 and then",
  "1234",
  "12345",
  "78704",
])("%j is no day", (text) => {
  expect(readDate(text)).toBeNull();
});

test("a column with unambiguous days has the day before the month", () => {
  expect(isDayFirst(["10/12/2026", "25/12/2026"])).toBe(true);
  expect(isDayFirst(["10/12/2026", "12/25/2026", "25/12/2026"])).toBe(false);
  expect(isDayFirst(["10/12/2026", "", "soon"])).toBe(false);
  expect(readDate("10/12/2026", true)?.day).toBe("2026-12-10");
  expect(readDate("12/25/2026", true)?.day).toBe("2026-12-25");
});

test.each([
  ["2026-02", "2026-02-01", "2026-02-28"],
  ["Feb 2028", "2028-02-01", "2028-02-29"],
  ["October 2026", "2026-10-01", "2026-10-31"],
  ["10/2026", "2026-10-01", "2026-10-31"],
])("the month %s runs from %s to %s", (text, first, last) => {
  expect(readMonth(text)).toEqual({ first, last });
});

test.each([
  ["1213.19", 121_319, null],
  ["1,213.19", 121_319, null],
  ["$1,213.19", 121_319, "USD"],
  ["$ 1 213.19", 121_319, "USD"],
  ["US$13.57", 1_357, "USD"],
  ["USD 1,213.19", 121_319, "USD"],
  ["1,213.19 USD", 121_319, "USD"],
  ["(1,213.19)", -121_319, null],
  ["($5.00)", -500, "USD"],
  ["-5", -500, null],
  ["-$5.00", -500, "USD"],
  ["$-5.00", -500, "USD"],
  ["5.00-", -500, null],
  ["1.213,19", 121_319, null],
  ["1,50", 150, null],
  ["1,213", 121_300, null],
  ["1,234,567", 123_456_700, null],
  ["0.00", 0, null],
  [".5", 50, null],
  ["13.575", 1_358, null],
  ["€5", 500, "EUR"],
  ["5 EUR", 500, "EUR"],
  ["CA$5", 500, "CAD"],
])("reads the amount %s as %d cents", (text, cents, currency) => {
  expect(readAmount(text)).toEqual({ cents, currency });
});

test.each(["", "free", "12,34,56", "1.2.3", "1,2345.00", "5%", "(5", "5)", "1e9", "--"])(
  "%j isn't an amount",
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test.each([
  ["78721", "78721"],
  ["78722-1234", "78722"],
  ["78722 1234", "78722"],
  ["78722–1234", "78722"],
  ["787041234", "78704"],
  ["21341234", "02134"],
  ["2134", "02134"],
  ["2134-5678", "02134"],
  ["501", "00501"],
  ["00926", "00926"],
  ["78704.0", "78704"],
  ["z:78747", "78747"],
  ["TX 78704", "78704"],
  ["ZIP 78704", "78704"],
  ["(78704)", "78704"],
  ["78704-", "78704"],
  ["78704;", "78704"],
  ["Austin, TX 78704", "78704"],
  ["TX, 78704", "78704"],
  ["78704, USA", "78704"],
  [" 78704 ", "78704"],
])("reads the ZIP code %s as %s", (text, zip) => {
  expect(readZipCode(text)).toBe(zip);
});

test.each(["", "7", "12", "M5V 2T6", "00000", "123456", "Austin", "787 04"])(
  "%j isn't a ZIP code",
  (text) => {
    expect(readZipCode(text)).toBeNull();
  },
);

test.each([
  ["4 Pine Ln, Austin TX 78753", "78753"],
  ["4 Pine Ln\nAustin, TX 78753-1234", "78753"],
  ["4 Pine Ln, Austin, TX 78753, USA", "78753"],
  ["4 Pine Ln, Austin, TX 78753, United States", "78753"],
  ["12345 Main St, Austin, TX", null],
  ["78704", null],
  ["Austin, TX", null],
])("reads the ZIP code in %j as %s", (address, zip) => {
  expect(zipCodeIn(address)).toBe(zip);
});

const a = { number: "+19565550114", extension: null };
const b = { number: "+19565550115", extension: null };
test.each([
  ["956-555-0114", [a]],
  ["956-555-0114 / 956-555-0115", [a, b]],
  ["956-555-0114; 956-555-0115", [a, b]],
  ["956-555-0114 ::: 956-555-0115", [a, b]],
  ["956-555-0114, 956-555-0115", [a, b]],
  ["956-555-0114 or (956) 555-0115", [a, b]],
  ["956-555-0114 956-555-0115", [a, b]],
  ["956-555-0114\n956-555-0115", [a, b]],
  ["Phone: (956) 555-0114 Mobile: (956) 555-0115", [a, b]],
  ["Phone:(956) 555-0114, Mobile:(956) 555-0115", [a, b]],
  ["956-555-0114 x7 / 956-555-0115", [{ ...a, extension: "7" }, b]],
  ["956-555-0114, ext. 7", [{ ...a, extension: "7" }]],
  ["956-555-0114 / 956.555.0114", [a]],
  ["call 956-555-0114 after 5", [a]],
  ["9565550114.0", [a]],
  ["9.565550114E+9", [a]],
  ["956-555-0114 / 222-222-2222", [a]],
])("reads all numbers in %j", (cell, phones) => {
  expect(readPhones(cell).phones).toEqual(phones);
});

test("reports why a text isn't a number", () => {
  expect(readPhones("2222222222")).toEqual({ phones: [], problems: ["placeholder"] });
  expect(readPhones("9.56E+9").phones).toEqual([]);
  expect(readPhones("ask Pat")).toEqual({ phones: [], problems: ["none"] });
});

test.each([
  ["pat@example.com", ["pat@example.com"]],
  ["pat@example.com, sam@example.com", ["pat@example.com", "sam@example.com"]],
  ["pat@example.com;sam@example.com", ["pat@example.com", "sam@example.com"]],
  ["pat@example.com ::: sam@example.com", ["pat@example.com", "sam@example.com"]],
  ["pat@example.com / sam@example.com", ["pat@example.com", "sam@example.com"]],
  ["Pat Sample <pat@example.com>", ["pat@example.com"]],
  ["mailto:pat@example.com", ["pat@example.com"]],
  ["pat.o'brien@example.com", ["pat.o'brien@example.com"]],
  ["r&d@example.com", ["r&d@example.com"]],
  ["pat@exämple.example", ["pat@xn--exmple-cua.example"]],
  ["* pat@example.com", ["pat@example.com"]],
])("reads all addresses in %j", (cell, emails) => {
  expect(readEmails(cell).emails).toEqual(emails);
});

test.each([
  ['="02134"', "02134"],
  ["'02134", "02134"],
  ["'=1+1", "=1+1"],
  ["'+15125550123", "+15125550123"],
  ["\u00a078704 ", "78704"],
  ["'Ohana Plumbing", "'Ohana Plumbing"],
  ["a\r\nb", "a\nb"],
])("reads the cell %j as %j", (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test("a placeholder cell is empty", () => {
  expect(["N/A", "n/a", "none", "NULL", "-", "--", "?"].map(cellValue)).toEqual(Array(7).fill(""));
  expect(cellValue("Nan")).toBe("Nan");
});

test("reading a cell never fails", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789/-.:, ()$APMTZ@") })),
      (text) => {
        for (const read of [
          readDate,
          readAmount,
          readPhones,
          readEmails,
          readZipCode,
          zipCodeIn,
          cellValue,
        ])
          read(text);
      },
    ),
  );
});

test("reads the first 2,000 characters of a very long cell", () => {
  const behind = (text: string, length: number) => `${" ".repeat(length)}${text}`;
  expect(readPhones(behind("(512) 555-0142", 1_900)).phones).toHaveLength(1);
  expect(readPhones(behind("(512) 555-0142", 2_000)).phones).toEqual([]);
  expect(readEmails(behind("pat@home.example", 1_900)).emails).toEqual(["pat@home.example"]);
  expect(readEmails(behind("pat@home.example", 2_000)).emails).toEqual([]);
});

test("numbers are found in sentences, also in several", () => {
  const { phones } = readPhones("call 512-555-0134 after 5, or text (512) 555-0135 x7 please");
  expect(phones).toEqual([
    { number: "+15125550134", extension: null },
    { number: "+15125550135", extension: "7" },
  ]);
});
