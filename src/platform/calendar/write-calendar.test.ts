import fc from "fast-check";
import ical from "node-ical";
import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.server.ts";

const line = fc
  .string({ minLength: 1, maxLength: 300 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").trim())
  // This parser reads an escaped backslash before an n as a line break, and drops quotation marks
  // around the whole text.
  .map((text) => text.replaceAll(/\\(?=n)/gi, "/"))
  .filter((text) => text.length > 0 && !/^".*"$/.test(text));
const moment = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2034-01-01"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

test("a calendar program reads back any text and any time", () => {
  fc.assert(
    fc.property(
      line,
      line,
      moment,
      fc.integer({ min: 15, max: 960 }),
      (title, location, startsAt, minutes) => {
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
        const uid = "visit-1@hearthline";
        const file = writeCalendar("Acme", [
          {
            uid,
            version: 3,
            startsAt,
            endsAt,
            changedAt: startsAt,
            title,
            location,
            description: null,
            canceled: false,
          },
        ]);
        const read = Object.values(ical.sync.parseICS(file)).find(
          (component) => component?.type === "VEVENT",
        );
        expect(read).toMatchObject({ uid, summary: title, location, status: "CONFIRMED" });
        expect(
          [read?.start, read?.end].map((date) => new Date(date as Date).toISOString()),
        ).toEqual([startsAt.toISOString(), endsAt.toISOString()]);
        // Lines of at most 75 bytes, each with the standard's line ending.
        for (const part of file.split("\r\n")) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(76);
          expect(part).not.toMatch(/[\r\n]/);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("escapes backslashes, so the next letter never becomes a line break", () => {
  const startsAt = new Date("2026-11-23T15:00:00Z");
  const file = writeCalendar("Acme", [
    {
      uid: "visit-2@hearthline",
      version: 1,
      startsAt,
      endsAt: new Date("2026-11-23T16:00:00Z"),
      changedAt: startsAt,
      title: "C:\\new; gate, 4",
      location: null,
      description: null,
      canceled: false,
    },
  ]);
  expect(file).toContain("\r\nSUMMARY:C:\\\\new\\; gate\\, 4\r\n");
});
