import type { LocalDay } from "~/domains/shared/index.ts";
import { type Draft, describeDraft, type Moved } from "./grid-drafts.ts";
import type { GridCrew, Hours } from "./grid-layout.ts";
import { problemOf } from "./grid-moves.ts";
import type { ShownVisit } from "./schedule-address.ts";

/** The grid's current state on the page. */
export type ShownGrid = {
  visits: readonly ShownVisit[];
  zone: string;
  /** When the page was read, by the server's clock. */
  now: Date;
  days: readonly LocalDay[];
  /** A day's columns; null in a week. */
  columns: readonly GridCrew[] | null;
  /** All crews of the business. */
  crews: readonly GridCrew[];
  hours: Hours;
  /** Crew that the schedule is filtered by; empty if none. */
  crewId: string;
};

/** The crews that a move can choose from: a day's columns, else all. */
export const crewsToChoose = ({ columns, crews }: Pick<ShownGrid, "columns" | "crews">) =>
  columns && columns.length > 1 ? columns : crews;

type Drawn = { draft: Draft | null; moved: Moved; crewId: string };

/**
 * Draws a move: a box where the appointment would be and, at the window's edges, its time on narrow
 * screens and the crews where each has no column of its own.
 */
export function createGhost(root: HTMLElement, read: () => ShownGrid) {
  const ghost = addBox(root, "schedule-ghost");
  const panel = addBox(root, "schedule-panel");
  const where = addBox(panel, "schedule-where");
  const crewList = addBox(panel, "schedule-crews");
  where.hidden = crewList.hidden = false;

  const describe = ({ draft, moved }: Drawn): string => {
    const { zone, visits, columns, crews } = read();
    if (!draft) return "";
    const named = [...(columns ?? []), ...crews].find(({ id }) => id === draft.crewId);
    const visit = visits.find(({ crewId }) => crewId === draft.crewId);
    return describeDraft(draft, moved, { zone, crewName: named?.name ?? visit?.crewName ?? "" });
  };

  /** Shows the appointment at its new place, with the reason if it can't be there. @returns that reason */
  const draw = (drawn: Drawn | null): string | null => {
    const draft = drawn?.draft;
    panel.hidden = !drawn;
    ghost.hidden = !draft;
    if (drawn) drawCrews(drawn.crewId);
    where.replaceChildren();
    const area = draft ? areaOf(root, draft.day) : undefined;
    if (!drawn || !draft || !area) return null;
    const shown = read();
    const { columns, hours } = shown;
    const column = Math.max(0, columns?.findIndex(({ id }) => id === draft.crewId) ?? 0);
    const width = area.clientWidth / (columns?.length ?? 1);
    const perMinute = area.clientHeight / ((hours.end - hours.first) * 60);
    const [place, origin] = [area.getBoundingClientRect(), root.getBoundingClientRect()];
    ghost.style.left = `${place.left - origin.left + area.clientLeft + column * width}px`;
    ghost.style.top = `${place.top - origin.top + (draft.minutes - hours.first * 60) * perMinute}px`;
    ghost.style.width = `${width}px`;
    ghost.style.height = `${draft.duration * perMinute}px`;
    const problem = problemOf(draft, drawn.moved, shown);
    const lines = () => [line(describe(drawn)), ...(problem ? [line(problem)] : [])];
    for (const box of [ghost, where]) {
      box.toggleAttribute("data-conflict", problem !== null);
      box.replaceChildren(...lines());
    }
    return problem;
  };

  const drawCrews = (crewId: string) => {
    const shown = read();
    const hasColumns = shown.columns !== null && shown.columns.length > 1;
    const crews = hasColumns || shown.crews.length < 2 ? [] : shown.crews;
    if (crewList.childElementCount !== crews.length) {
      crewList.replaceChildren(
        ...crews.map(({ id, name, color }) => {
          const chip = line(name);
          chip.className = `crew-${color}`;
          chip.dataset.crew = id;
          return chip;
        }),
      );
    }
    for (const chip of crewList.querySelectorAll<HTMLElement>("[data-crew]")) {
      chip.toggleAttribute("data-chosen", chip.dataset.crew === crewId);
    }
  };

  return {
    draw,
    describe,
    /** Top of the box in the window; null if it isn't shown. */
    top: () => (ghost.hidden ? null : ghost.getBoundingClientRect().top),
    /** The part of a narrow window that the panel doesn't cover. */
    uncovered: () => ({
      top: where.getBoundingClientRect().bottom,
      bottom: crewList.childElementCount > 0 ? crewList.getBoundingClientRect().top : Infinity,
    }),
    scrollIntoView: () => ghost.scrollIntoView({ block: "nearest" }),
    /** The crew at a point; null outside the list of crews. */
    crewAt: (x: number, y: number): string | null =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-crew]")?.dataset.crew ?? null,
    remove: () => {
      ghost.remove();
      panel.remove();
    },
  };
}

/** The part of the grid that shows a day. */
export const areaOf = (root: HTMLElement, day: string): HTMLElement | undefined =>
  areasOf(root).find(({ dataset }) => dataset.area === day);

export const areasOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>("[data-area]"),
];

function addBox(parent: HTMLElement, className: string): HTMLElement {
  const box = document.createElement("div");
  box.className = className;
  box.hidden = true;
  box.setAttribute("aria-hidden", "true");
  parent.append(box);
  return box;
}

function line(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}
