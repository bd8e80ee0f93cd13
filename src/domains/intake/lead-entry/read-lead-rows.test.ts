import { expect, test } from "vitest";
import { csvLine } from "~/platform/csv/csv-cells.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { maxLeadRows } from "./lead-imports.ts";
import { type LeadRow, readLeadRows } from "./read-lead-rows.ts";

function check(text: string) {
  const parsed = readLeadRows(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed;
}

const rowsOf = (text: string): LeadRow[] =>
  check(text).lines.flatMap((line) => (line.ok ? [line.row] : []));

const notesOf = (text: string): string[] => check(text).lines.flatMap(({ notes }) => notes);

/** A CSV file with these columns and one line. */
const file = (cells: Record<string, string>): string =>
  csvLine(Object.keys(cells)) + csvLine(Object.values(cells));

test("leads.import: reads repeated headings below titles, tabs, and UTF-16", () => {
  const text =
    "Leads of October\r\n\r\nName\tPhone\tZip\r\nPat\t956-555-0104\t78747\r\n\r\nName\tPhone\tZip\r\nSam\t956-555-0105\t78748\r\nTotal\t2\t\r\n";
  const { text: decoded } = decodeCsv(Buffer.from(`\uFEFF${text}`, "utf16le"));
  expect(rowsOf(decoded)).toMatchObject([
    { name: "Pat", phone: "+19565550104", zipCode: "78747" },
    { name: "Sam", phone: "+19565550105", zipCode: "78748" },
  ]);
  const semicolons = text.replaceAll("\t", ";");
  expect(rowsOf(`sep=;\r\n${semicolons}`)).toHaveLength(2);
  expect(check(`sep=;\nname;phone\nPat;956-555-0104`).lines[0]?.line).toBe(3);
});

test("leads.import: matches a column by its values if its heading is unknown", () => {
  const parsed = check("who,reach them at,also,zip\nPat,pat@example.com,956-555-0104,78747\n");
  expect(parsed.columns.map(({ field, match }) => [field, match])).toEqual([
    [null, null],
    ["email", "values"],
    ["phone", "values"],
    ["zip_code", "exact"],
  ]);
  expect(parsed.lines).toMatchObject([{ ok: true, row: { name: "(956) 555-0104" } }]);
});

test("leads.import: a list without headings imports its first line too", () => {
  const parsed = check("Pat,956-555-0104,pat@example.com\nSam,956-555-0105,sam@example.com\n");
  expect(parsed.lines).toMatchObject([
    { ok: true, line: 1, row: { phone: "+19565550104", email: "pat@example.com" } },
    { ok: true, line: 2, row: { phone: "+19565550105", email: "sam@example.com" } },
  ]);
});

test("leads.import: a total line with a count isn't imported as a lead", () => {
  expect(rowsOf("Name,Phone\nPat,956-555-0104\nTotal,1\n")).toHaveLength(1);
  expect(check("Name,Phone\nPat,956-555-0104\nTotal,1\n").lines).toHaveLength(1);
});

test.each([["post_code"], ["Address 1: Zip/Postal"], ["Postal"]])(
  "leads.import: reads the ZIP code under %s",
  (heading) => {
    expect(
      rowsOf(file({ name: "Pat", email: "pat@example.com", [heading]: "z:78747" })),
    ).toMatchObject([{ zipCode: "78747" }]);
  },
);

test.each([
  ["D'Arcy O'Brien-Sample"],
  ["José Ñúñez-García"],
  ["Null"],
  ["N/A Smith"],
  ["PAT O'BRIEN"],
  ["van der Berg"],
  ["'Ohana Plumbing"],
  ["李小龙"],
])("leads.import: keeps the full name %s", (name) => {
  expect(rowsOf(file({ name, email: "pat@example.com" }))).toMatchObject([{ name }]);
});

test.each([
  [{ first: "Pat", last: "Sample" }, "Pat Sample"],
  [
    { "First Name": "Pat", "Middle Name": "Q", "Last Name": "Sample", Suffix: "III" },
    "Pat Q Sample III",
  ],
  [{ "First Name": "", "Last Name": "Sample" }, "Sample"],
  [{ Name: "", "First Name": "Pat", "Last Name": "" }, "Pat"],
  [{ "Company Name": "Sample Homes", Name: "" }, "Sample Homes"],
  [{ other: "" }, "(956) 555-0104"],
])("leads.import: reads the name %j as %s", (cells, name) => {
  expect(rowsOf(file({ ...cells, phone: "9565550104" }))).toMatchObject([{ name }]);
});

test("leads.import: skips unusable optional values with a note and imports the line", () => {
  const bad = {
    name: "Pat",
    phone: "222-222-2222",
    email: "pat@example.com",
    zip: "M5V 2T6",
    date: "last fall",
    status: "VIP",
    service: "Juggling",
    sms_consent: "yes",
  };
  expect(notesOf(file(bad))).toEqual([
    "The phone number is a placeholder, so it was skipped",
    "The ZIP code isn’t a US one, so it was skipped",
    "“last fall” isn’t a date we can read, so we used today",
    "“yes” doesn’t say when and how they agreed to texts, so no consent is recorded",
  ]);
  expect(rowsOf(file(bad))).toMatchObject([
    {
      phone: null,
      email: "pat@example.com",
      zipCode: null,
      requestedOn: null,
      stage: "contacted",
      service: null,
      agreedHow: null,
      details: ["Status: VIP", "Service: Juggling"],
    },
  ]);
});

test("leads.import: rejects only lines without contact info, with each reason", () => {
  const lines = check(
    "name,phone,email\nPat,2222222222,josé@example.com\nSam,,\nKim,N/A,none@none.com",
  ).lines;
  expect(lines).toMatchObject([
    {
      ok: false,
      name: "Pat",
      problem:
        "The phone number is a placeholder. The email address has accents before the @, so you can’t reach them",
    },
    { ok: false, name: "Sam", problem: "No phone number or email" },
    {
      ok: false,
      name: "Kim",
      problem: "The email address is a placeholder, so you can’t reach them",
    },
  ]);
});

test("reads an extension after the number or in its own column", () => {
  expect(rowsOf(file({ name: "Pat", phone: "956-555-0104 x7" }))).toMatchObject([
    { phone: "+19565550104", phoneExtension: "7" },
  ]);
  expect(rowsOf(file({ name: "Pat", phone: "956-555-0104", Ext: "210" }))).toMatchObject([
    { phone: "+19565550104", phoneExtension: "210" },
  ]);
});

test("leads.import: a file with addresses gets no default ZIP code", () => {
  expect(check("name,phone\nPat,9565550104").hasPlaces).toBe(false);
  expect(check("name,phone,zip\nPat,9565550104,").hasPlaces).toBe(true);
  expect(check("name,phone,city\nPat,9565550104,Dallas").hasPlaces).toBe(true);
});

test("leads.import: reads dates day first if the column shows it", () => {
  const days = (text: string) => rowsOf(text).map(({ requestedOn }) => requestedOn?.day);
  expect(days("name,phone,date\nA,9565550104,10/12/2026\nB,9565550105,25/12/2026")).toEqual([
    "2026-12-10",
    "2026-12-25",
  ]);
});

test("reads a large file in linear time", () => {
  const line = (at: number) =>
    `Pat ${at},(956) 555-0104 / 956-555-0105,pat${at}@example.com,78747,10/12/2026`;
  const text = `name,phone,email,zip,date\n${Array.from({ length: maxLeadRows }, (_, index) => line(index)).join("\n")}`;
  expect(check(text).lines).toHaveLength(maxLeadRows);
  expect(readLeadRows(`${text}\n${line(0)}`)).toMatchObject({
    errors: { file: "Import up to 10,000 lines at a time. Split the file into parts." },
  });
});
