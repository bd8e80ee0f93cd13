import { holdMs, tremor } from "~/web/crm/frame/touch-hold.ts";
import { type Draft, draftOf, type Moved } from "./grid-drafts.ts";
import { moveFocus, runNowLine } from "./grid-extras.ts";
import { areaOf, areasOf, createGhost, crewsToChoose, type ShownGrid } from "./grid-ghost.ts";
import { type Bounds, endingAt, isSameDraft, nudgeDraft, snapToGrid } from "./grid-moves.ts";
import type { ShownVisit } from "./schedule-address.ts";

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
/** On a list, a finger that moves fewer than this many pixels sideways stays on its day and crew. */
const sideways = 24;
/** A pointer that rests on a crew this many milliseconds chooses it, and one that only passes doesn't. */
const restMs = 300;
/** Within this many pixels of the window's edge, a drag scrolls the page. */
const edge = 48;
/** Height of a phone's navigation at the bottom. */
const bottomBar = 56;
/** Pixels that a drag scrolls each frame. */
const scrollStep = 8;
/** A job without an appointment takes this long until the form says otherwise. */
const jobLength = { duration: 120, travel: 30 };

/** Something being moved, by pointer or keyboard, and where it would be. */
type Move = {
  moved: Moved;
  visit: ShownVisit | null;
  from: Draft;
  /** Null while the pointer is outside the grid. */
  draft: Draft | null;
  /** The appointment's current crew, if crews have no columns. */
  crewId: string;
  element: HTMLElement;
};
/** The pointer that moves it. */
type Grip = {
  pointerId: number;
  isTouch: boolean;
  isResize: boolean;
  /** Minutes from the start of the appointment to the pointer. */
  minutesIn: number;
  /** Where the drag began, and where the pointer is. */
  start: Point;
  at: Point;
  isLifted: boolean;
  isSideways: boolean;
};
type Point = { x: number; y: number };

/**
 * Moves appointments by mouse, pen, finger, and keyboard; the page shows them, and the server decides.
 * Loaded after the page is painted: without it, links and forms do the same. On a narrow screen, the
 * list becomes a grid of times while something moves.
 * @param root holds the grid and the jobs without an appointment
 * @returns a function that ends it
 */
export function controlGrid(root: HTMLElement, commands: GridCommands): () => void {
  const { read, save, book, announce } = commands;
  const ghost = createGhost(root, read);
  const wide = matchMedia("(width >= 64rem)");
  let move: Move | null = null;
  let grip: Grip | null = null;
  let wasDragged = false;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  /** Scroll position of the list that became a grid. */
  let listTop: number | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let resting: { crewId: string; timer: ReturnType<typeof setTimeout> } | null = null;

  const start = (element: HTMLElement, moved: Moved, visit: ShownVisit | null) => {
    const from = draftOf(moved, read().zone);
    const { crewId } = from;
    move = { element, moved, visit, from, draft: visit ? from : null, crewId };
  };

  const lift = ({ element }: Move) => {
    element.dataset.moving = "";
    if (!wide.matches && listTop === null) listTop = window.scrollY;
    root.dataset.timeline = "";
  };

  const end = (): Move | null => {
    const ended = move;
    ended?.element.removeAttribute("data-moving");
    clearTimeout(holding);
    clearTimeout(resting?.timer);
    move = grip = resting = null;
    ghost.draw(null);
    delete root.dataset.timeline;
    if (listTop !== null) window.scrollTo(0, listTop);
    listTop = null;
    return ended;
  };

  const finish = () => {
    const wasList = listTop !== null;
    const done = end();
    if (!done?.draft) return;
    const { visit, draft, from, element } = done;
    if (!visit && element.dataset.job) book(element.dataset.job, draft);
    if (!visit || isSameDraft(draft, from)) return;
    save(visit, draft);
    if (!wasList) return;
    // In the list, the appointment may have moved.
    setTimeout(() => {
      const moved = root.querySelector(`[data-visit="${visit.id}"]`);
      moved?.scrollIntoView({ block: "nearest" });
    });
  };

  const cancel = (): boolean => {
    if (!end()) return false;
    announce("Not moved.");
    return true;
  };

  const visitOf = (element: Element | null): ShownVisit | null => {
    const id = element?.closest<HTMLElement>("[data-visit]")?.dataset.visit;
    return read().visits.find((visit) => visit.id === id && visit.state === "booked") ?? null;
  };

  /** The time of day at a height of the window. */
  const minutesAt = (y: number, area: HTMLElement): number => {
    const { hours } = read();
    const { top, height } = area.getBoundingClientRect();
    return hours.first * 60 + ((y - top) / height) * (hours.end - hours.first) * 60;
  };

  /** The day, crew and time of day at a point; null outside the grid. */
  const placeAt = ({ x, y }: Point) => {
    const { columns } = read();
    const areas = areasOf(root).map((area) => ({ area, box: area.getBoundingClientRect() }));
    const last = areas.at(-1)?.box.right ?? 0;
    // A phone's grid goes from edge to edge.
    const within = wide.matches ? x : Math.min(Math.max(x, areas[0]?.box.left ?? 0), last - 1);
    for (const { area, box } of areas) {
      if (within < box.left || within >= box.right) continue;
      if (y < box.top - edge || y > box.bottom + edge) continue;
      const column = Math.floor(((within - box.left) / box.width) * (columns?.length ?? 1));
      return {
        day: area.dataset.area ?? "",
        crewId: columns?.[column]?.id ?? "",
        minutes: minutesAt(y, area),
      };
    }
    return null;
  };

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || move) return;
    const target = event.target as Element;
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    clearTimeout(forgetting);
    wasDragged = false;
    const element = target.closest<HTMLElement>("[data-visit], [data-job]");
    const visit = visitOf(target);
    if (!element || !(visit || element.dataset.job)) return;
    const isTouch = pointerType === "touch";
    const isResize = target.closest("[data-resize]") !== null;
    start(element, visit ?? jobToMove(element.dataset.name ?? "", read().crewId), visit);
    const point = { x, y };
    const flags = { isTouch, isResize, isLifted: false, isSideways: wide.matches };
    grip = { pointerId, minutesIn: 0, start: point, at: point, ...flags };
    if (isTouch) holding = setTimeout(liftByPointer, holdMs);
    else if (isResize) event.preventDefault();
  };

  const liftByPointer = () => {
    if (!move || !grip) return;
    const { from, visit } = move;
    const isList = !wide.matches;
    const { y } = grip.start;
    // On a wide screen, the appointment is under the pointer.
    const area = areaOf(root, from.day);
    if (!isList && visit && area) grip.minutesIn = minutesAt(y, area) - from.minutes;
    lift(move);
    grip.isLifted = wasDragged = true;
    root.setPointerCapture(grip.pointerId);
    ghost.draw(move);
    if (isList) scrollListTo(y, move, grip);
    if (grip.isTouch && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
    requestAnimationFrame(scrollAtEdge);
  };

  /** Scrolls the grid that the list became, until the appointment or the workday is at the finger. */
  const scrollListTo = (y: number, { from, visit }: Move, grip: Grip) => {
    const area = areaOf(root, visit ? from.day : (read().days[0] ?? ""));
    const top = ghost.top();
    if (!area) return;
    const { top: areaTop, height } = area.getBoundingClientRect();
    window.scrollBy(0, (top ?? areaTop + height / 2) + tremor - y);
    if (visit) grip.minutesIn = minutesAt(y, area) - from.minutes;
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!(move && grip) || event.pointerId !== grip.pointerId) return;
    grip.at = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(grip.at.x - grip.start.x, grip.at.y - grip.start.y);
    if (!grip.isLifted && grip.isTouch) {
      if (distance > tremor) end();
      return;
    }
    if (distance < threshold) return;
    if (!grip.isLifted) liftByPointer();
    drag();
  };

  /** Shows the move at the pointer's place. */
  const drag = () => {
    if (!move || !grip) return;
    const { x, y } = grip.at;
    const crewId = ghost.crewAt(x, y);
    if (crewId !== null) {
      if (resting?.crewId === crewId) return;
      clearTimeout(resting?.timer);
      resting = { crewId, timer: setTimeout(chooseCrew, restMs) };
      // Dropped on a crew, it keeps its time.
      move.draft = move.visit && { ...move.from, crewId };
      ghost.draw(move);
      return;
    }
    clearTimeout(resting?.timer);
    resting = null;
    grip.isSideways ||= Math.abs(x - grip.start.x) >= sideways;
    move.draft = draftAt(move, grip);
    ghost.draw(move);
  };

  /** Wherever it's dropped now, it gets the crew that the pointer rests on. */
  const chooseCrew = () => {
    if (!move || !resting) return;
    move.crewId = resting.crewId;
    ghost.draw(move);
  };

  const draftAt = ({ from, visit, crewId }: Move, at: Grip): Draft | null => {
    const place = placeAt(at.at);
    if (!place) return at.isResize ? from : null;
    if (at.isResize) return endingAt(from, place.minutes);
    const minutes = snapToGrid(place.minutes - at.minutesIn);
    const { columns } = read();
    const hasColumns = columns !== null && columns.length > 1;
    if (visit && !at.isSideways)
      return { ...from, minutes, crewId: hasColumns ? from.crewId : crewId };
    return { ...from, day: place.day, minutes, crewId: hasColumns ? place.crewId : crewId };
  };

  const scrollAtEdge = () => {
    if (!grip?.isLifted) return;
    requestAnimationFrame(scrollAtEdge);
    if (resting) return;
    const { innerHeight: height } = window;
    const free = wide.matches ? { top: 0, bottom: height } : ghost.uncovered();
    const top = Math.max(0, free.top) + edge;
    const bottom = Math.min(wide.matches ? height : height - bottomBar, free.bottom) - edge;
    // The finger that lifts it may be at an edge already.
    const hasMoved = Math.abs(grip.at.y - grip.start.y) >= threshold;
    const by = grip.at.y < top ? -scrollStep : grip.at.y > bottom ? scrollStep : 0;
    const before = window.scrollY;
    if (by !== 0 && hasMoved) window.scrollBy(0, by);
    if (window.scrollY !== before) drag();
  };

  const onPointerUp = (event: PointerEvent) => {
    // The click of this release, if any, comes before that.
    forgetting = setTimeout(() => {
      wasDragged = false;
    }, holdMs);
    if (!grip || event.pointerId !== grip.pointerId) return;
    if (grip.isLifted) finish();
    else end();
  };
  const release = ({ isLifted }: Grip) => (isLifted ? cancel() : end());
  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    if (grip?.pointerId === pointerId) release(grip);
  };
  /** A second finger cancels, wherever it is. */
  const onOtherPointer = ({ pointerId }: PointerEvent) => {
    if (grip && grip.pointerId !== pointerId) release(grip);
  };
  /** Once it drags, the finger doesn't scroll. */
  const onTouchMove = (event: TouchEvent) => {
    if (grip?.isLifted && event.cancelable) event.preventDefault();
  };
  /** A resting finger doesn't open a link's menu. */
  const onContextMenu = (event: Event) => {
    if (grip?.isTouch) event.preventDefault();
  };

  /** A drag that ends on a link doesn't follow it. */
  const onClick = (event: MouseEvent) => {
    if (!wasDragged) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const bounds = (): Bounds => {
    const { days, columns, crews } = read();
    const [firstDay = "", lastDay = ""] = [days[0], days.at(-1)];
    const crewIds = crewsToChoose({ columns, crews }).map(({ id }) => id);
    return { firstDay, lastDay, crewIds };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("[data-slot]")) {
      moveFocus(root, read(), event);
      return;
    }
    const visit = visitOf(target);
    if (!visit || !target.matches("a")) return;
    if (event.key === "Enter" && move?.visit && !grip) {
      event.preventDefault();
      finish();
      return;
    }
    const draft = nudgeDraft(move?.draft ?? draftOf(visit, read().zone), event, bounds());
    if (!draft || grip) return;
    event.preventDefault();
    const element = target.closest<HTMLElement>("[data-visit]");
    if (!move && element) start(element, visit, visit);
    if (!move) return;
    Object.assign(move, { draft, crewId: draft.crewId });
    lift(move);
    const problem = ghost.draw(move);
    ghost.scrollIntoView();
    announce([ghost.describe(move), problem ?? ""].filter(Boolean).join(". "));
  };

  const onEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && cancel()) event.preventDefault();
  };
  const onFocusOut = () => {
    if (!grip) cancel();
  };

  const stopNowLine = runNowLine(root, read);
  root.dataset.movable = "";
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener("pointerdown", onPointerDown, { signal });
  root.addEventListener("pointermove", onPointerMove, { signal });
  root.addEventListener("pointerup", onPointerUp, { signal });
  root.addEventListener("pointercancel", onPointerCancel, { signal });
  root.addEventListener("touchmove", onTouchMove, { signal, passive: false });
  root.addEventListener("contextmenu", onContextMenu, { signal });
  root.addEventListener("click", onClick, { signal, capture: true });
  root.addEventListener("keydown", onKeyDown, { signal });
  root.addEventListener("focusout", onFocusOut, { signal });
  document.addEventListener("pointerdown", onOtherPointer, { signal, capture: true });
  document.addEventListener("keydown", onEscape, { signal, capture: true });
  return () => {
    stopNowLine();
    ending.abort();
    end();
    delete root.dataset.movable;
    ghost.remove();
  };
}

/** A draft for a job without an appointment, with the usual length. */
function jobToMove(customerName: string, crewId: string): Moved {
  // Only the length matters, since dropping it sets the time.
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
