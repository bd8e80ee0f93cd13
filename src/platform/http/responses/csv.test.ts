import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { compress } from "../server/finish-response.server.ts";
import { csvResponse, sheetMoment } from "./csv.server.ts";

const columns = [
  { header: "Name", value: (row: { name: string; count: number }) => row.name },
  { header: "Asked", value: (row: { name: string; count: number }) => row.count },
];

async function* rowsOf(count: number, onRead: () => void = () => {}) {
  for (let number = 1; number <= count; number += 1) {
    onRead();
    yield { name: `=Lead ${number}`, count: -number };
  }
}

test("a list downloads as a file that spreadsheets read correctly", async () => {
  const request = new Request("http://localhost/admin/leads.csv");
  const response = csvResponse({
    request,
    fileName: 'leads "new"\r\nX: 1',
    columns,
    timeZone: "UTC",
    rows: rowsOf(2),
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="leads-new-X-1.csv"',
    "cache-control": "no-store",
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString()).toBe("\uFEFFName,Asked\r\n'=Lead 1,-1\r\n'=Lead 2,-2\r\n");
});

test("an empty list has headings, and is compressed if accepted", async () => {
  const request = new Request("http://localhost/admin/leads.csv");
  const response = csvResponse({
    request,
    fileName: "leads",
    columns,
    timeZone: "UTC",
    rows: rowsOf(0),
  });
  const reply = await compress(response, "gzip");
  expect(reply.headers.get("content-encoding")).toBe("gzip");
  const text = gunzipSync(Buffer.from(await reply.arrayBuffer())).toString();
  expect(text).toBe("\uFEFFName,Asked\r\n");
});

test.each(["gzip", "identity"])(
  "reads rows as fast as the client, and stops with it: %s",
  async (encoding) => {
    let read = 0;
    const rows = rowsOf(1_000_000, () => {
      read += 1;
    });
    const request = new Request("http://localhost/admin/leads.csv");
    const response = csvResponse({ request, fileName: "leads", columns, timeZone: "UTC", rows });
    const body = (await compress(response, encoding)).body?.getReader();
    await body?.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(100_000);
    await body?.cancel();
    const atTheEnd = read;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read - atTheEnd).toBeLessThan(5_000);
  },
);

test("times sort as text and use the operator's time zone", () => {
  const moment = new Date("2026-03-08T05:07:09Z");
  expect(sheetMoment(moment, "America/Chicago")).toBe("2026-03-07 23:07");
  expect(sheetMoment(moment, "UTC")).toBe("2026-03-08 05:07");
});

test("a CSV with many times creates one formatter per zone", () => {
  const formats = vi.spyOn(Intl, "DateTimeFormat");
  const lines = Array.from({ length: 50 }, (_, day) => new Date(Date.UTC(2026, 0, day, 12)));
  for (const moment of lines) sheetMoment(moment, "America/Denver");
  const response = formats.mock.calls.length;
  formats.mockRestore();
  expect(response).toBeLessThanOrEqual(1);
  expect(sheetMoment(lines[1] as Date, "America/Denver")).toBe("2026-01-01 05:00");
});
