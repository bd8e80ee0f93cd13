import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { holdMs, tremor } from "./touch-hold.ts";

type Drag = {
  id: string;
  card: HTMLElement;
  pointerId: number;
  isTouch: boolean;
  /** Where the card was picked up; follows its container when that scrolls. */
  x: number;
  y: number;
  /** Where the pointer is. */
  at: { x: number; y: number };
  moves: boolean;
  holding: ReturnType<typeof setTimeout> | undefined;
};

/** A pointer that moves fewer than this many pixels counts as a click. */
const threshold = 6;
/**
 * Within this many pixels of its container's side, a dragged item scrolls it by `scrollStep` pixels each
 * frame.
 */
const sideWidth = 56;
const scrollStep = 10;

/**
 * Lets a mouse, pen, or finger drag elements with `data-drag` (their id) onto elements with `data-drop`. A
 * finger that rests drags, and one that moves sooner scrolls. Each card has a form that does the same.
 * @param drop receives the id of the dropped item and the dataset of its target
 * @returns handlers and a ref for the container
 */
export function useDrag(drop: (id: string, place: DOMStringMap) => void) {
  const container = useRef<HTMLElement>(null);
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = useCallback(() => {
    const ended = drag.current;
    drag.current = null;
    clearTimeout(ended?.holding);
    highlightDropTarget(null);
    container.current?.style.removeProperty("scroll-snap-type");
    ended?.card.style.removeProperty("transform");
    ended?.card.removeAttribute("data-dragged");
    return ended;
  }, []);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const stop = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end();
    };
    document.addEventListener("keydown", stop, { signal });
    // A second finger cancels, wherever it touches.
    document.addEventListener("pointerdown", ({ isPrimary }) => isPrimary || end(), { signal });
    // A dragging finger must not scroll. React's own listeners are passive and can't prevent it.
    const stay = (event: TouchEvent) => {
      if (drag.current?.moves && event.cancelable) event.preventDefault();
    };
    container.current?.addEventListener("touchmove", stay, { signal, passive: false });
    return () => {
      ending.abort();
      end();
    };
  }, [end]);

  const lift = () => {
    const now = drag.current;
    const { current: root } = container;
    if (!now || !root) return;
    root.setPointerCapture(now.pointerId);
    // Turns off scroll snapping, which would move the container back.
    root.style.scrollSnapType = "none";
    now.moves = true;
    wasDragged.current = true;
    if (now.isTouch && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
    show(now);
    requestAnimationFrame(() => scrollAtSide(now));
  };
  const show = ({ card, x, y, at }: Drag) => {
    card.dataset.dragged = "";
    card.style.transform = `translate(${at.x - x}px, ${at.y - y}px)`;
    highlightDropTarget(placeAt(at.x, at.y));
  };
  /** Keeps scrolling while the finger rests near the side, until the next column is visible. */
  const scrollAtSide = (now: Drag) => {
    const { current: root } = container;
    if (drag.current !== now || !root) return;
    requestAnimationFrame(() => scrollAtSide(now));
    const { left, right } = root.getBoundingClientRect();
    const before = root.scrollLeft;
    if (now.at.x > right - sideWidth) root.scrollLeft += scrollStep;
    else if (now.at.x < left + sideWidth) root.scrollLeft -= scrollStep;
    const scrolledBy = root.scrollLeft - before;
    if (scrolledBy === 0) return;
    now.x -= scrolledBy;
    show(now);
  };

  return {
    ref: container,
    onPointerDown(event: PointerEvent) {
      const { pointerType, pointerId, button, target, clientX: x, clientY: y } = event;
      if (drag.current) end();
      wasDragged.current = false;
      const pressed = target as Element;
      const card = pressed.closest<HTMLElement>("[data-drag]");
      const isForm = pressed.closest("form, summary") !== null;
      if (!event.isPrimary || button !== 0 || !card || isForm) return;
      const isTouch = pointerType === "touch";
      const holding = isTouch ? setTimeout(lift, holdMs) : undefined;
      const id = card.dataset.drag ?? "";
      drag.current = { id, card, pointerId, isTouch, x, y, at: { x, y }, moves: false, holding };
    },
    onPointerMove({ clientX: x, clientY: y, pointerId }: PointerEvent) {
      const now = drag.current;
      if (!now || now.pointerId !== pointerId) return;
      now.at = { x, y };
      const distance = Math.hypot(x - now.x, y - now.y);
      if (now.moves) show(now);
      else if (now.isTouch && distance > tremor) end();
      else if (!now.isTouch && distance >= threshold) lift();
    },
    onPointerUp({ clientX, clientY, pointerId }: PointerEvent) {
      if (drag.current?.pointerId !== pointerId) return;
      const target = drag.current.moves ? placeAt(clientX, clientY) : null;
      const ended = end();
      if (ended && target) drop(ended.id, target.dataset);
    },
    onPointerCancel: end,
    /** Prevents the link's context menu while a finger rests. */
    onContextMenu(event: SyntheticEvent) {
      if (drag.current?.isTouch) event.preventDefault();
    },
    onClickCapture(event: SyntheticEvent) {
      if (!wasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The dragged card has no pointer events, so the element below it is found. */
const placeAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;

function highlightDropTarget(place: HTMLElement | null): void {
  for (const hovered of document.querySelectorAll("[data-over]")) {
    if (hovered !== place) hovered.removeAttribute("data-over");
  }
  if (place) place.dataset.over = "";
}
