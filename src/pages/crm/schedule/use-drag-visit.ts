import { type PointerEvent, useEffect, useRef } from "react";
import { type LocalDay, readDay } from "~/features/time-zones/local-day.ts";

/** Where a visit was dropped: on which day; in the table of a day also at which crew and hour. */
export type DropPlace = { day: LocalDay; crewId: string | null; hour: number | null };

type Drag = { visitId: string; card: HTMLElement; x: number; y: number; moves: boolean };

/** A press that moves less than so many pixels opens the visit. */
const threshold = 6;

/**
 * Lets a mouse or pen drag what bears `data-visit` onto what bears `data-drop-day`
 * (`schedule.drag`). A finger scrolls: on a phone a visit is moved on its own page.
 */
export function useDragVisit(drop: (visitId: string, place: DropPlace) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = () => {
    const ended = drag.current;
    drag.current = null;
    markOver(null);
    ended?.card.style.removeProperty("transform");
    ended?.card.removeAttribute("data-dragged");
    return ended;
  };
  useEffect(() => {
    const stop = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end();
    };
    document.addEventListener("keydown", stop);
    return () => document.removeEventListener("keydown", stop);
  });

  return {
    onPointerDown({ pointerType, button, target, clientX: x, clientY: y }: PointerEvent) {
      wasDragged.current = false;
      const card = (target as Element).closest<HTMLElement>("[data-visit]");
      if (pointerType === "touch" || button !== 0 || !card) return;
      drag.current = { visitId: card.dataset.visit ?? "", card, x, y, moves: false };
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      const [right, down] = [clientX - now.x, clientY - now.y];
      if (!now.moves && Math.hypot(right, down) < threshold) return;
      if (!now.moves) currentTarget.setPointerCapture(pointerId);
      now.moves = true;
      wasDragged.current = true;
      now.card.dataset.dragged = "";
      now.card.style.transform = `translate(${right}px, ${down}px)`;
      markOver(placeAt(clientX, clientY));
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const over = drag.current?.moves ? placeAt(clientX, clientY) : null;
      const ended = end();
      const day = readDay(over?.dataset.dropDay);
      if (!ended || !over || !day) return;
      const { dropCrew: crewId = null, dropHour } = over.dataset;
      drop(ended.visitId, { day, crewId, hour: dropHour ? Number(dropHour) : null });
    },
    onPointerCancel: end,
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The card under the pointer is see-through for it, so that what is below is found. */
const placeAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop-day]") ?? null;

function markOver(place: HTMLElement | null): void {
  for (const other of document.querySelectorAll("[data-over]")) {
    if (other !== place) other.removeAttribute("data-over");
  }
  if (place) place.dataset.over = "";
}
