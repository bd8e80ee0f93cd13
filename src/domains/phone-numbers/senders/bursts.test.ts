import fc from "fast-check";
import { expect, test } from "vitest";
import { describeBurst, type FirstText, findBurst } from "./bursts.ts";

const now = new Date("2026-11-20T18:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const digits = (value: number, length: number) => String(value).padStart(length, "0");
/** A number of an exchange, by its last four digits. */
const phoneOf = (area: number, exchange: number, line: number) =>
  `+1${area}${digits(exchange, 3)}${digits(line, 4)}`;
const text = (phone: string, minutesAgo: number, byHand = false): FirstText => ({
  phone,
  at: before(minutesAgo),
  byHand,
});
const isFar = (phone: string) => !phone.startsWith("+1512");

/** Evenly spread numbers below a limit, the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("200 leads of one city within four hours aren't a burst", () => {
  const days = fc.record({ seed: fc.nat(), exchanges: fc.integer({ min: 6, max: 400 }) });
  fc.assert(
    fc.property(days, ({ seed, exchanges }) => {
      const random = randomFrom(seed);
      const texts = Array.from({ length: 200 }, () => {
        // One in four has a number from elsewhere.
        const area = random(4) === 0 ? 201 + random(300) : 512;
        return text(phoneOf(area, 200 + random(exchanges), random(10_000)), random(240));
      });
      // The product checks whenever it sends.
      for (let ago = 0; ago < 240; ago += 5)
        expect(findBurst(texts, before(ago), isFar)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test("a business that texts its own customers again and again isn't a burst", () => {
  const texts = Array.from({ length: 60 }, (_, index) =>
    text(phoneOf(512, 555, index % 5), index % 15),
  );
  expect(findBurst(texts, now, isFar)).toBeNull();
});

test.each([
  ["numbers in a row", (at: number) => phoneOf(512, 555, 1_000 + at), 10, "block"],
  ["numbers of one exchange", (at: number) => phoneOf(512, 555, at * 331), 30, "exchange"],
  ["numbers of a far area code", (at: number) => phoneOf(907, 200 + at, at * 7), 40, "area"],
] as const)("%s are a burst from the limit on", (_name, phone, limit, rule) => {
  const attack = Array.from({ length: limit }, (_, index) => text(phone(index), index % 15));
  expect(findBurst(attack, now, isFar)).toMatchObject({ rule, numbers: limit, minutes: 15 });
  expect(findBurst(attack.slice(1), now, isFar)).toBeNull();
});

test("an attack hidden in a storm is found", () => {
  const storm = Array.from({ length: 200 }, (_, index) =>
    text(phoneOf(512, 200 + (index % 120), index * 41), index % 60),
  );
  const attack = Array.from({ length: 12 }, (_, index) =>
    text(phoneOf(473, 405, 3_000 + index), index),
  );
  expect(findBurst(storm, now, isFar)).toBeNull();
  expect(findBurst([...storm, ...attack], now, isFar)).toMatchObject({ prefix: "+14734053" });
});

test("fewer texts that members send are a burst", () => {
  const typed = Array.from({ length: 8 }, (_, index) =>
    text(phoneOf(512, 555, 1_000 + index), index, true),
  );
  expect(findBurst(typed, now, isFar)).toMatchObject({ rule: "block", numbers: 8 });
  expect(findBurst(typed.slice(1), now, isFar)).toBeNull();
});

test("texts from before the period don't count", () => {
  const attack = Array.from({ length: 30 }, (_, index) => text(phoneOf(512, 555, index), 15));
  expect(findBurst(attack, now, isFar)).toBeNull();
});

test("describes the range of a burst", () => {
  const burst = { rule: "block", prefix: "+15125550", numbers: 12, minutes: 15 } as const;
  expect(describeBurst(burst)).toBe("12 new numbers like (512) 555-0xxx within 15 minutes");
});
