import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, withoutGuard } from "./csv-line.ts";
import { parseCsv, UnclosedQuote } from "./parse-csv.ts";

const cells = (text: string) => [...parseCsv(text)].map((record) => record.cells);
const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\"',; aé＝0") }),
);

test("what was written is read back, whatever it was", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 })), (rows) => {
      const read = cells(rows.map(csvLine).join("")).map((row) => row.map(withoutGuard));
      // An apostrophe before a formula is what the guard looks like: such a text loses its own.
      expect(read).toEqual(rows.map((row) => row.map(withoutGuard)));
    }),
  );
});

test("no cell that is a text begins as a formula does", () => {
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

test("files from any system are read, and each line knows its number", () => {
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

test("a quote that is never closed is told with its line", () => {
  expect(() => cells('a,b\nc,"d\n')).toThrow(new UnclosedQuote(2));
});

test("any text at all is read to its end or refused for a quote", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      try {
        cells(text);
      } catch (error) {
        expect(error).toBeInstanceOf(UnclosedQuote);
      }
    }),
  );
});
