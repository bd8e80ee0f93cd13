import { expect, test } from "vitest";
import { describeMoveNotice } from "./move-notice.tsx";

const nine = new Date("2036-03-12T14:00:00Z");
const eleven = new Date("2036-03-12T16:00:00Z");
const before = {
  customerName: "Ann",
  email: "ann@home.example" as string | null,
  phone: null as string | null,
  leadId: null,
  startsAt: nine,
  windowMinutes: 60,
  noticeAt: null as Date | null,
  knownStartsAt: null as Date | null,
  knownWindowMinutes: null as number | null,
};
const pending = {
  noticeAt: new Date("2036-03-10T14:01:00Z"),
  knownStartsAt: nine,
  knownWindowMinutes: 60,
};
const after = { ...before, startsAt: eleven, ...pending };

test("a move says how its customer is notified, and when", () => {
  const textOf = (...moved: Parameters<typeof describeMoveNotice>) =>
    describeMoveNotice(...moved)?.text;
  expect(textOf(before, after)).toBe("Emailing Ann in 60 seconds.");
  expect(textOf(before, { ...after, email: null })).toBe(
    "Can’t notify Ann: no email or phone on file.",
  );
  expect(textOf(after, before)).toBe("Ann won’t be notified.");
  // Back at the time that they know, or moved again without a notice.
  expect(textOf(after, { ...after, startsAt: nine })).toBe("Ann won’t be notified.");
  expect(textOf({ ...after, startsAt: nine }, after)).toBe("Emailing Ann shortly.");
  expect(textOf(before, before)).toBeUndefined();
});

test("an unsubscribed customer isn't said to be emailed", () => {
  expect(describeMoveNotice(before, after, true)).toEqual({
    text: "Can’t email Ann: unsubscribed.",
    canStop: false,
  });
  expect(describeMoveNotice(before, { ...after, phone: "+15125550142" }, true)).toEqual({
    text: "Can’t email Ann: unsubscribed. Texting them in 60 seconds, if they agreed to texts.",
    canStop: true,
  });
});
