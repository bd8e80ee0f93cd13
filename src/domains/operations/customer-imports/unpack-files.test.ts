import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeZip } from "~/platform/zip/write-zip.server.ts";
import { unpackFiles } from "./unpack-files.server.ts";

async function* pieces(text: string) {
  yield text;
}

/** A ZIP like one that a person creates from an export. */
async function zipOf(files: Record<string, string>, name = "export.zip") {
  const bytes = await buffer(
    writeZip(new Date("2026-11-20T15:00:00Z"), async (zip) => {
      for (const [path, text] of Object.entries(files)) {
        await zip.add(path, pieces(text), { compress: true });
      }
    }),
  );
  return { name, bytes };
}

const list = { name: "more.csv", bytes: new TextEncoder().encode("a,b\n") };

test("switch.files: the lists of a ZIP are unpacked beside other files", async () => {
  const zip = await zipOf({
    "export/clients.csv": "name\nAnn\n",
    "export/jobs.TSV": "job\n1\n",
    "export/photo.jpg": "x",
    "__MACOSX/export/._clients.csv": "x",
    "export/.hidden.csv": "x",
  });
  const unpacked = await unpackFiles([zip, list]);
  const files = unpacked.ok ? unpacked.files : [];
  expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ["clients.csv", "name\nAnn\n"],
    ["jobs.TSV", "job\n1\n"],
    ["more.csv", "a,b\n"],
  ]);
});

test.each([
  [{ "[Content_Types].xml": "<x/>", "xl/workbook.xml": "<x/>" }, "That’s a spreadsheet."],
  [{ "clients.xlsx": "x" }, "clients.xlsx: That’s a spreadsheet."],
  [{ "photo.jpg": "x" }, "We found no CSV files."],
  [
    Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.csv`, "a\n"])),
    "Import up to 20",
  ],
])("an upload of %j is rejected with advice", async (files, message) => {
  const unpacked = await unpackFiles([await zipOf(files as Record<string, string>)]);
  expect(unpacked).toMatchObject({ errors: { file: expect.stringContaining(message) } });
});

test("a ZIP that was cut off is refused", async () => {
  const { bytes } = await zipOf({ "clients.csv": "name\nAnn\n" });
  const unpacked = await unpackFiles([{ name: "a.zip", bytes: bytes.subarray(0, 60) }]);
  expect(unpacked).toMatchObject({
    errors: { file: expect.stringContaining("Not a complete zip") },
  });
});
