import { dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
import { type Draft, describeDraft, draftOf, type Moved } from "./grid-drafts.ts";
import type { GridCrew, Hours } from "./grid-layout.ts";
import { type Bounds, endingAt, isSameDraft, nudged, problemOf, snapped } from "./grid-moves.ts";
import type { ShownVisit } from "./schedule-address.ts";

/** What the page shows at the moment. */
export type ShownGrid = {
  visits: readonly ShownVisit[];
  zone: string;
  /** When the page was read, by the server's clock. */
  now: Date;
  days: readonly LocalDay[];
  /** A day's columns; null in a week. */
  columns: readonly GridCrew[] | null;
  hours: Hours;
  /** Crew of a job dropped into a week; empty if the office chooses later. */
  crewId: string;
};

export type GridCommands = {
  read: () => ShownGrid;
  save: (visit: ShownVisit, draft: Draft) => void;
  /** Opens the form of a new appointment for a job. */
  book: (jobId: string, draft: Draft) => void;
  /** For screen readers. */
  announce: (text: string) => void;
};

/** A pointer that moves fewer than this many pixels clicks. */
const threshold = 6;
/** Within this many pixels of the window's edge, a dragged appointment scrolls the page. */
const edge = 48;
const scrollStep = 12;
/** A job without an appointment takes this long until the form says otherwise. */
const jobLength = { duration: 120, travel: 30 };

/** Something being moved, by pointer or keyboard, and where it would be. */
type Move = {
  moved: Moved;
  visit: ShownVisit | null;
  from: Draft;
  /** Null while the pointer is outside the grid. */
  draft: Draft | null;
  element: HTMLElement;
};
type Grip = { x: number; y: number; minutesIn: number; isResize: boolean; started: boolean };

/**
 * Moves appointments by mouse, pen, and keyboard; the page shows them, and the server decides. Loaded
 * after the page is painted: without it, links and forms do the same.
 * @param root holds the grid and the jobs without an appointment
 * @returns a function that ends it
 */
export function controlGrid(root: HTMLElement, commands: GridCommands): () => void {
  const { read, save, book, announce } = commands;
  const ghost = document.createElement("div");
  ghost.className = "schedule-ghost";
  ghost.hidden = true;
  ghost.setAttribute("aria-hidden", "true");
  root.append(ghost);
  let move: Move | null = null;
  let grip: Grip | null = null;
  let wasDragged = false;

  const nameOf = (crewId: string) => {
    const { columns, visits } = read();
    const crew = columns?.find(({ id }) => id === crewId);
    return crew?.name ?? visits.find((one) => one.crewId === crewId)?.crewName ?? "";
  };
  const describe = ({ draft, moved }: Move, { zone }: ShownGrid) =>
    draft ? describeDraft(draft, moved, { zone, crewName: nameOf(draft.crewId) }) : "";

  /** Shows where it would be, and what speaks against it. @returns that problem */
  const show = (): string | null => {
    const draft = move?.draft;
    ghost.hidden = !draft;
    if (!move || !draft) return null;
    const shown = read();
    const area = areas().find(({ dataset }) => dataset.area === draft.day);
    if (!area) return null;
    const { columns, hours } = shown;
    const column = Math.max(0, columns?.findIndex(({ id }) => id === draft.crewId) ?? 0);
    const width = area.clientWidth / (columns?.length ?? 1);
    const perMinute = area.clientHeight / ((hours.end - hours.first) * 60);
    const [place, origin] = [area.getBoundingClientRect(), root.getBoundingClientRect()];
    const problem = problemOf(draft, move.moved, shown);
    ghost.style.left = `${place.left - origin.left + area.clientLeft + column * width}px`;
    ghost.style.top = `${place.top - origin.top + (draft.minutes - hours.first * 60) * perMinute}px`;
    ghost.style.width = `${width}px`;
    ghost.style.height = `${draft.duration * perMinute}px`;
    ghost.toggleAttribute("data-conflict", problem !== null);
    ghost.replaceChildren(line(describe(move, shown)), ...(problem ? [line(problem)] : []));
    return problem;
  };

  const areas = () => [...root.querySelectorAll<HTMLElement>("[data-area]")];

  const start = (element: HTMLElement, moved: Moved, visit: ShownVisit | null) => {
    const from = draftOf(moved, read().zone);
    move = { element, moved, visit, from, draft: visit ? from : null };
  };

  const end = (): Move | null => {
    const ended = move;
    ended?.element.removeAttribute("data-moving");
    move = null;
    grip = null;
    show();
    return ended;
  };

  const finish = () => {
    const done = move;
    if (done?.draft && done.visit && !isSameDraft(done.draft, done.from)) {
      save(done.visit, done.draft);
    } else if (done?.draft && done.element.dataset.job) {
      book(done.element.dataset.job, done.draft);
    }
    end();
  };

  const visitOf = (element: Element | null): ShownVisit | null => {
    const id = element?.closest<HTMLElement>("[data-visit]")?.dataset.visit;
    return read().visits.find((one) => one.id === id && one.state === "booked") ?? null;
  };

  /** The day, crew and time of day at a point; null outside the grid. */
  const placeAt = (x: number, y: number) => {
    const { columns, hours, crewId } = read();
    for (const area of areas()) {
      const { left, right, top, bottom, height } = area.getBoundingClientRect();
      if (x < left || x >= right || y < top - edge || y > bottom + edge) continue;
      const at = Math.floor(((x - left) / (right - left)) * (columns?.length ?? 1));
      const minutes = hours.first * 60 + ((y - top) / height) * (hours.end - hours.first) * 60;
      const crew = columns ? (columns[at]?.id ?? "") : crewId;
      return { day: area.dataset.area ?? "", crewId: crew, minutes };
    }
    return null;
  };

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element;
    wasDragged = false;
    if (event.pointerType === "touch" || event.button !== 0 || move) return;
    const element = target.closest<HTMLElement>("[data-visit], [data-job]");
    const visit = visitOf(target);
    if (!element || !(visit || element.dataset.job)) return;
    const { clientX: x, clientY: y } = event;
    const place = placeAt(x, y);
    const { zone } = read();
    const minutesIn = visit && place ? place.minutes - draftOf(visit, zone).minutes : 0;
    const isResize = target.closest("[data-resize]") !== null;
    grip = { x, y, minutesIn, isResize, started: false };
    start(element, visit ?? jobToMove(element.dataset.name ?? "", read().crewId), visit);
    if (isResize) event.preventDefault();
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!(move && grip)) return;
    const { clientX: x, clientY: y } = event;
    if (!grip.started && Math.hypot(x - grip.x, y - grip.y) < threshold) return;
    if (!grip.started) {
      root.setPointerCapture(event.pointerId);
      move.element.dataset.moving = "";
      grip.started = true;
    }
    wasDragged = true;
    if (y < edge) window.scrollBy(0, -scrollStep);
    else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    move.draft = draftAt(placeAt(x, y), move, grip);
    show();
  };

  const draftAt = (place: ReturnType<typeof placeAt>, { from, visit }: Move, at: Grip) => {
    if (!place) return at.isResize ? from : null;
    if (at.isResize) return endingAt(from, place.minutes);
    const minutes = snapped(place.minutes - at.minutesIn);
    const { columns } = read();
    const crewId = columns || !visit ? place.crewId : from.crewId;
    return { ...from, day: place.day, minutes, crewId };
  };

  const onPointerUp = () => {
    if (!grip) return;
    if (!grip.started) {
      end();
      return;
    }
    finish();
    // The click of this release, if any, comes before that.
    setTimeout(() => {
      wasDragged = false;
    });
  };
  const onPointerCancel = () => {
    if (grip) end();
  };

  /** A drag that ends on a link doesn't follow it. */
  const onClick = (event: MouseEvent) => {
    if (!wasDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const bounds = (): Bounds => {
    const { days, columns } = read();
    const [firstDay = "", lastDay = ""] = [days[0], days.at(-1)];
    return { firstDay, lastDay, crewIds: columns?.map(({ id }) => id) ?? null };
  };

  const cancel = (): boolean => {
    const canceled = end();
    if (!canceled) return false;
    announce("Not moved.");
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("[data-slot]")) {
      moveFocus(target, event);
      return;
    }
    const visit = visitOf(target);
    if (!visit || !target.matches("a")) return;
    if (event.key === "Enter" && move?.visit && !grip) {
      event.preventDefault();
      finish();
      return;
    }
    const draft = nudged(move?.draft ?? draftOf(visit, read().zone), event, bounds());
    if (!draft || grip) return;
    event.preventDefault();
    const element = target.closest<HTMLElement>("[data-visit]");
    if (!move && element) start(element, visit, visit);
    if (!move) return;
    move.draft = draft;
    move.element.dataset.moving = "";
    const problem = show();
    ghost.scrollIntoView({ block: "nearest" });
    announce([describe(move, read()), problem ?? ""].filter(Boolean).join(". "));
  };

  const onEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && cancel()) event.preventDefault();
  };
  const onFocusOut = () => {
    if (!grip) cancel();
  };

  /** Arrow keys on an open hour focus the one next to it. */
  const moveFocus = (slot: HTMLElement, event: KeyboardEvent) => {
    const { hours } = read();
    const count = hours.end - hours.first;
    const slots = [...root.querySelectorAll<HTMLElement>("[data-slot]")];
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -count, ArrowRight: count }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = slots.indexOf(slot);
    const isUpright = Math.abs(by) === 1 && count > 1;
    const leavesColumn = isUpright && Math.floor((at + by) / count) !== Math.floor(at / count);
    const next = leavesColumn ? undefined : slots[at + by];
    if (!next) return;
    slot.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };

  let lastRead = { now: read().now, at: performance.now() };
  const moveNowLine = () => {
    const { zone, hours, now: served } = read();
    if (served !== lastRead.now) lastRead = { now: served, at: performance.now() };
    const now = new Date(served.getTime() + performance.now() - lastRead.at);
    const { minutes } = localTime(now, zone);
    for (const mark of root.querySelectorAll<HTMLElement>("[data-now]")) {
      const isToday = mark.closest<HTMLElement>("[data-area]")?.dataset.area === dayOf(now, zone);
      mark.hidden = !isToday;
      mark.style.top = `${((minutes - hours.first * 60) / ((hours.end - hours.first) * 60)) * 100}%`;
    }
  };
  const timer = setInterval(moveNowLine, 60_000);

  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener("pointerdown", onPointerDown, { signal });
  root.addEventListener("pointermove", onPointerMove, { signal });
  root.addEventListener("pointerup", onPointerUp, { signal });
  root.addEventListener("pointercancel", onPointerCancel, { signal });
  root.addEventListener("click", onClick, { signal, capture: true });
  root.addEventListener("keydown", onKeyDown, { signal });
  root.addEventListener("focusout", onFocusOut, { signal });
  document.addEventListener("keydown", onEscape, { signal, capture: true });
  return () => {
    clearInterval(timer);
    ending.abort();
    end();
    ghost.remove();
  };
}

function line(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

/** A job without an appointment, as if it had one of the usual length. */
function jobToMove(customerName: string, crewId: string): Moved {
  // Only the length matters: where it is dropped says when.
  const startsAt = new Date(0);
  return {
    id: null,
    customerName,
    crewId,
    crewName: "",
    leavesAt: new Date(startsAt.getTime() - jobLength.travel * 60_000),
    startsAt,
    endsAt: new Date(startsAt.getTime() + jobLength.duration * 60_000),
    windowMinutes: 0,
    version: 1,
  };
}
