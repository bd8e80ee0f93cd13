import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, withoutGuard } from "./csv-cells.ts";
import { type Delimiter, decodeCsv, findDelimiter, parseCsv } from "./parse-csv.ts";
import { readSheet } from "./read-sheet.ts";

const cells = (text: string, delimiter?: Delimiter) =>
  [...parseCsv(text, delimiter)].map((record) => record.cells);
const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\"',; aé＝0") }),
);

test("reads back exactly what was written", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 })), (rows) => {
      const read = cells(rows.map(csvLine).join("")).map((row) => row.map(withoutGuard));
      // An apostrophe before a formula looks like the guard, so such text loses its own.
      expect(read).toEqual(rows.map((row) => row.map(withoutGuard)));
    }),
  );
});

test("no text cell starts like a formula", () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 2 }), (row) => {
      for (const cell of cells(csvLine(row)).flat()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      }
    }),
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+15125550123", "'+15125550123"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  ["\r=1", '"\'\r=1"'],
  [' =cmd|"/c calc"', '"\' =cmd|""/c calc"""'],
  ["a;=1", '"a;=1"'],
  ["O'Neil", "O'Neil"],
  ["a-b", "a-b"],
  ["", ""],
  [null, ""],
  [-2.5, "-2.5"],
])("%j is written as %s", (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test("reads files from any system, with correct line numbers", () => {
  const text = '\uFEFFname,city\r\n"Lee, Ann","Wa""co"\n\nBo,"two\nlines"\rEve,5" pipe,\n';
  expect([...parseCsv(text)]).toEqual([
    { line: 1, cells: ["name", "city"] },
    { line: 2, cells: ["Lee, Ann", 'Wa"co'] },
    { line: 4, cells: ["Bo", "two\nlines"] },
    { line: 6, cells: ["Eve", '5" pipe', ""] },
  ]);
  expect(cells("")).toEqual([]);
  expect(cells("last line without an end")).toEqual([["last line without an end"]]);
});

test.each([
  [
    'a,b\n"5 inch pipe,d\n"6 inch pipe",f\n',
    [
      ["a", "b"],
      ['"5 inch pipe', "d"],
      ["6 inch pipe", "f"],
    ],
  ],
  ['Pat "The Pipe" Sample,x\n', [['Pat "The Pipe" Sample', "x"]]],
  ['"Pat "The Pipe" Sample",x\n', [['Pat "The Pipe" Sample', "x"]]],
  ['"a" ,"b"  \n', [["a", "b"]]],
  [
    '"never closed,b\nc,d',
    [
      ['"never closed', "b"],
      ["c", "d"],
    ],
  ],
  ['""b,""b\n', [['""b', '""b']]],
  ['1/2" pipe,3"', [['1/2" pipe', '3"']]],
])("treats a stray quote as a character: %j", (text, read) => {
  expect(cells(text)).toEqual(read);
});

test.each([
  ["name;phone\nDoe, Jane;1\nRoe, Rick;2\n", ";"],
  ["name\tcost\nA, B\t1,50\n", "\t"],
  ["name|phone\nA, B|1\n", "|"],
  ["Report\nMarch 1, 2024 - March 3, 2024\nDay,Cost\n2024-03-01,1\n2024-03-02,2\n", ","],
  ["name\nPat\n", ","],
  ['name;note\n"a,b,c,d";x\n"a,b,c,d";y\n', ";"],
  ["", ","],
])("the delimiter of %j is %j", (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

test("reads any text to its end, with any delimiter", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom<Delimiter>(",", ";", "\t", "|"), (text, delimiter) => {
      expect(cells(text, delimiter).flat().join("").length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.each([
  [[0x50, 0x4b, 3, 4, 20, 0, 6, 0], "That’s an Excel or Numbers file"],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], "That’s an Excel file"],
  [[...Buffer.from("%PDF-1.7\n")], "That’s a PDF"],
  [[...Buffer.from("BEGIN:VCARD\r\nVERSION:3.0\r\n")], "Those are contact cards"],
])("a file of another kind gets advice: %j", (bytes, message) => {
  const { text } = decodeCsv(Uint8Array.from(bytes));
  const parsed = readSheet(text, { fields: {}, needs: [], problemAt: "file" });
  expect(parsed).toMatchObject({ errors: { file: expect.stringContaining(message) } });
});

test("reads a file of 500 columns and rejects one with more", () => {
  const fields = { amount: { names: ["amount"] } };
  const read = (columns: number) =>
    readSheet(`amount${",".repeat(columns - 1)}\n5\n`, { fields, needs: [], problemAt: "file" });
  expect(read(500)).toMatchObject({ ok: true });
  expect(JSON.stringify(read(501))).toContain("more than 500 columns");
});
