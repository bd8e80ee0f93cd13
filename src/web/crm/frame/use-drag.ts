import { type PointerEvent, useEffect, useRef } from "react";

type Drag = { id: string; card: HTMLElement; x: number; y: number; moves: boolean };

/** A pointer that moves fewer than this many pixels counts as a click. */
const threshold = 6;
/**
 * Within this many pixels of its container's side, a dragged item scrolls it by `scrollStep` pixels at a
 * time.
 */
const sideWidth = 56;
const scrollStep = 16;

/**
 * Lets a mouse or pen drag elements with `data-drag` (their id) onto elements with `data-drop`. Touch scrolls
 * instead; phones use the form on each card.
 * @param drop receives the id of the dropped item and the dataset of its target
 */
export function useDrag(drop: (id: string, place: DOMStringMap) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = () => {
    const ended = drag.current;
    drag.current = null;
    highlightDropTarget(null);
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
      const pressed = target as Element;
      const card = pressed.closest<HTMLElement>("[data-drag]");
      const isForm = pressed.closest("form, summary") !== null;
      if (pointerType === "touch" || button !== 0 || !card || isForm) return;
      drag.current = { id: card.dataset.drag ?? "", card, x, y, moves: false };
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      if (!now.moves && Math.hypot(clientX - now.x, clientY - now.y) < threshold) return;
      if (!now.moves) currentTarget.setPointerCapture(pointerId);
      now.moves = true;
      wasDragged.current = true;
      now.x -= scrollAtSide(currentTarget, clientX);
      now.card.dataset.dragged = "";
      now.card.style.transform = `translate(${clientX - now.x}px, ${clientY - now.y}px)`;
      highlightDropTarget(placeAt(clientX, clientY));
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const target = drag.current?.moves ? placeAt(clientX, clientY) : null;
      const ended = end();
      if (ended && target) drop(ended.id, target.dataset);
    },
    onPointerCancel: end,
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** @returns pixels that it scrolled, by which the dragged item has moved on the screen */
function scrollAtSide(container: Element, x: number): number {
  const { left, right } = container.getBoundingClientRect();
  const before = container.scrollLeft;
  if (x > right - sideWidth) container.scrollLeft += scrollStep;
  else if (x < left + sideWidth) container.scrollLeft -= scrollStep;
  return container.scrollLeft - before;
}

/** The dragged card has no pointer events, so the element below it is found. */
const placeAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;

function highlightDropTarget(place: HTMLElement | null): void {
  for (const other of document.querySelectorAll("[data-over]")) {
    if (other !== place) other.removeAttribute("data-over");
  }
  if (place) place.dataset.over = "";
}
