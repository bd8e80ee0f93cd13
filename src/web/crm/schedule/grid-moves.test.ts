import { expect, test } from "vitest";
import { timesOf } from "~/domains/schedule/visits/visit-clock.ts";
import { type Draft, describeDraft, draftOf, formOfDraft } from "./grid-drafts.ts";
import { endingAt, nudgeDraft, problemOf, snapToGrid } from "./grid-moves.ts";
import type { ShownVisit } from "./schedule-address.ts";

const zone = "America/Chicago";

const visit = (id: string, minutes: number, own: Partial<ShownVisit> = {}): ShownVisit => ({
  id,
  state: "booked",
  crewId: "one",
  crewName: "Truck 1",
  crewColor: "blue",
  ...timesOf(
    { date: "2036-03-12", time: minutes, duration_minutes: 120, travel_minutes: 30 },
    zone,
  ),
  windowMinutes: 60,
  version: 3,
  movedAt: null,
  customerName: "Sam Stone",
  what: "Leaking sink",
  address: null,
  ...own,
});

const nine: Draft = { day: "2036-03-12", minutes: 540, duration: 120, crewId: "one" };
const week = { firstDay: "2036-03-09", lastDay: "2036-03-15", crewIds: ["one", "two"] };
const day = { firstDay: "2036-03-12", lastDay: "2036-03-12", crewIds: ["one", "two"] };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test("a draft starts where its appointment is", () => {
  expect(draftOf(visit("a", 540), zone)).toEqual(nine);
});

test("arrow keys move by 15 minutes, a day, or a crew", () => {
  expect(nudgeDraft(nine, press("ArrowDown"), week)).toEqual({ ...nine, minutes: 555 });
  expect(nudgeDraft(nine, press("ArrowUp"), week)).toEqual({ ...nine, minutes: 525 });
  expect(nudgeDraft(nine, press("ArrowRight"), week)).toEqual({ ...nine, day: "2036-03-13" });
  expect(nudgeDraft(nine, press("ArrowLeft"), week)).toEqual({ ...nine, day: "2036-03-11" });
  expect(nudgeDraft(nine, press("ArrowRight"), day)).toEqual({ ...nine, crewId: "two" });
  expect(nudgeDraft(nine, press("Home"), week)).toBeNull();
});

test("an odd time moves to the next quarter of an hour", () => {
  const odd = { ...nine, minutes: 545 };
  expect(nudgeDraft(odd, press("ArrowDown"), week)?.minutes).toBe(555);
  expect(nudgeDraft(odd, press("ArrowUp"), week)?.minutes).toBe(540);
});

test("moves stay within the shown days, crews and hours", () => {
  expect(nudgeDraft({ ...nine, day: "2036-03-15" }, press("ArrowRight"), week)?.day).toBe(
    "2036-03-15",
  );
  expect(nudgeDraft(nine, press("ArrowLeft"), day)?.crewId).toBe("one");
  expect(nudgeDraft({ ...nine, minutes: 0 }, press("ArrowUp"), week)?.minutes).toBe(0);
  expect(nudgeDraft({ ...nine, minutes: 1425 }, press("ArrowDown"), week)?.minutes).toBe(1425);
});

test("Shift with an arrow key changes the length within limits", () => {
  expect(nudgeDraft(nine, press("ArrowDown", true), week)?.duration).toBe(135);
  expect(nudgeDraft(nine, press("ArrowUp", true), week)?.duration).toBe(105);
  expect(nudgeDraft({ ...nine, duration: 15 }, press("ArrowUp", true), week)?.duration).toBe(15);
  expect(nudgeDraft({ ...nine, duration: 960 }, press("ArrowDown", true), week)?.duration).toBe(
    960,
  );
});

test("Shift with left or right changes the crew, in a week too", () => {
  expect(nudgeDraft(nine, press("ArrowRight", true), week)).toEqual({ ...nine, crewId: "two" });
  expect(nudgeDraft(nine, press("ArrowLeft", true), week)).toEqual(nine);
  expect(nudgeDraft(nine, press("ArrowRight", true), day)).toEqual({ ...nine, crewId: "two" });
  const archived = { ...nine, crewId: "former" };
  expect(nudgeDraft(archived, press("ArrowRight", true), week)?.crewId).toBe("one");
});

test("a dragged edge and place snap to quarters of an hour", () => {
  expect(endingAt(nine, 692).duration).toBe(150);
  expect(endingAt(nine, 300).duration).toBe(15);
  expect([snapToGrid(547), snapToGrid(-30), snapToGrid(1500)]).toEqual([540, 0, 1425]);
});

test("a conflict names the crew's other appointment, including its travel", () => {
  const moved = visit("a", 540);
  const otherVisit = visit("b", 780, { customerName: "Emily Carter" });
  const shown = { visits: [moved, otherVisit], zone };
  expect(problemOf({ ...nine, minutes: 630 }, moved, shown)).toBeNull();
  expect(problemOf({ ...nine, minutes: 645 }, moved, shown)).toBe(
    "Truck 1 is booked at Emily Carter’s 1 – 3 PM",
  );
  expect(problemOf({ ...nine, minutes: 645, crewId: "two" }, moved, shown)).toBeNull();
  const canceled = { visits: [{ ...otherVisit, state: "canceled" as const }], zone };
  expect(problemOf({ ...nine, minutes: 645 }, moved, canceled)).toBeNull();
});

test("a time that clocks skip is a problem", () => {
  const skipped = { ...nine, day: "2036-03-09", minutes: 150 };
  expect(problemOf(skipped, visit("a", 540), { visits: [], zone })).toContain("Daylight saving");
});

test("a draft is described and sent with the appointment's own values", () => {
  const moved = visit("a", 540);
  expect(describeDraft({ ...nine, minutes: 555 }, moved, { zone, crewName: "Truck 1" })).toBe(
    "Wed, Mar 12, 9:15 – 11:15 AM, Truck 1",
  );
  expect(formOfDraft({ ...nine, minutes: 555 }, moved)).toEqual({
    intent: "move",
    notify_choice: "yes",
    notify: "yes",
    version: "3",
    crew_id: "one",
    date: "2036-03-12",
    time: "09:15",
    duration_minutes: "120",
    travel_minutes: "30",
    window_minutes: "60",
  });
});
