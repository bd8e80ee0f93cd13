import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { timesOf } from "~/domains/schedule/visits/visit-clock.ts";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import type { Draft } from "./grid-drafts.ts";
import { type MoveResult, type Pending, showOutcome, showStopped } from "./saved-moves.ts";
import type { ShownVisit } from "./schedule-address.ts";

const zone = "America/Chicago";
const times = { date: "2036-03-12", time: 540, duration_minutes: 120, travel_minutes: 30 };
const visit: ShownVisit = {
  id: "a",
  state: "booked",
  crewId: "one",
  crewName: "Truck 1",
  crewColor: "blue",
  ...timesOf(times, zone),
  windowMinutes: 60,
  version: 3,
  movedAt: null,
  customerName: "Sam Stone",
  what: "Leaking sink",
  address: null,
};
const eleven: Draft = { day: "2036-03-12", minutes: 660, duration: 120, crewId: "one" };
const move: Pending = { visit, draft: eleven, isUndo: false, notifies: true };
const done: MoveResult = { done: true, errors: {} };

beforeEach(() => {
  const { window } = new JSDOM(renderToStaticMarkup(createElement(Toasts)));
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("HTMLElement", window.HTMLElement);
});

const toast = () => document.querySelector<HTMLElement>("[data-shown]:last-child");
function click(label: string) {
  const buttons = [...(toast()?.querySelectorAll("button") ?? [])];
  buttons.find(({ textContent }) => textContent === label)?.click();
}

test("undoing a resubmitted move keeps its notice choice", () => {
  const undo = vi.fn();
  const commands = { zone, crews: [], undo, stopNotice: vi.fn() };
  for (const notifies of [true, false]) {
    showOutcome({ ...done, notice: null }, { ...move, notifies }, commands);
    click("Undo");
    expect(undo).toHaveBeenLastCalledWith(expect.objectContaining({ isUndo: true, notifies }));
  }
});

test("a notice is only reported as stopped once the server says so", () => {
  const [undo, stopNotice] = [vi.fn(), vi.fn()];
  const commands = { zone, crews: [], undo, stopNotice };
  const notice = { text: "Emailing Sam Stone in 60 seconds.", canStop: true };
  showOutcome({ ...done, notice }, move, commands);
  click("Don’t notify");
  expect(toast()).toBeNull();
  const back = stopNotice.mock.lastCall?.[0];
  showStopped(done, back, undo);
  expect(toast()?.textContent).toContain("Sam Stone Won’t Be Notified");
  click("Undo");
  expect(undo).toHaveBeenLastCalledWith({ ...back, isUndo: true, notifies: false });
  const refused = { done: false, message: "The message was already sent.", errors: {} };
  showStopped(refused, back, undo);
  expect(toast()?.textContent).toContain("The message was already sent.");
  click("Undo");
  expect(undo).toHaveBeenLastCalledWith({ ...back, isUndo: true, notifies: true });
});
