import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { GridCommands } from "./grid-control.ts";
import type { Draft } from "./grid-drafts.ts";
import type { ShownGrid } from "./grid-ghost.ts";
import type { GridCrew } from "./grid-layout.ts";
import type { MoveResult, Pending } from "./saved-moves.ts";
import { newVisitHref, type ShownVisit } from "./schedule-address.ts";

/** The script that moves appointments; null until it is loaded. */
export type GridTools = Pick<
  typeof import("./grid-tools.ts"),
  "formOfDraft" | "applyMoves" | "showOutcome" | "showStopped" | "describeMoves"
> | null;

/** The submitted move, and the response to the previous one. */
type Sent = { move: Pending; before: MoveResult | undefined; isUnderWay: boolean };

/**
 * The submitted move once its request is over, and then only once. Without a new response the
 * request failed, which the page already shows.
 */
function takeFinished(
  sent: { current: Sent | null },
  { state, data }: { state: string; data: MoveResult | undefined },
): { move: Pending; result: MoveResult | null } | null {
  const over = sent.current;
  if (over && state !== "idle") over.isUnderWay = true;
  if (!over?.isUnderWay || state !== "idle") return null;
  sent.current = null;
  return { move: over.move, result: data && data !== over.before ? data : null };
}

/**
 * Moves appointments: one is shown at its new time while its form is submitted, and back at its old one
 * with the reason if the server refuses. Success can be undone.
 */
export function useMoveVisit(
  visits: readonly ShownVisit[],
  business: { zone: string; crews: readonly GridCrew[] },
  tools: GridTools,
) {
  const fetcher = useFetcher<MoveResult>();
  const stopper = useFetcher<MoveResult>();
  const navigate = useNavigate();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const sent = useRef<Sent | null>(null);
  const stopping = useRef<Sent | null>(null);
  const lastStop = useRef(stopper.data);
  const { data: result } = fetcher;
  const [next] = pending;

  const save = (move: Pending) => setPending((earlier) => [...earlier, move]);

  // Sent one after the other, because the next move of an appointment needs the version that this
  // one returns.
  useEffect(() => {
    if (!next || !tools || sent.current) return;
    sent.current = { move: next, before: result, isUnderWay: false };
    void fetcher.submit(tools.formOfDraft(next.draft, next.visit, next), {
      method: "post",
      action: `/crm/schedule/visits/${next.visit.id}`,
    });
  }, [next, result, fetcher, tools]);

  useEffect(() => {
    const over = takeFinished(sent, fetcher);
    if (!over) return;
    const { move, result } = over;
    const { id } = move.visit;
    setPending(([, ...later]) => later.filter(({ visit }) => result?.done || visit.id !== id));
    if (!result) return;
    const stopNotice = (undoMove: Pending) => {
      stopping.current = { move: undoMove, before: lastStop.current, isUnderWay: false };
      void stopper.submit(
        { intent: "dont_notify" },
        { method: "post", action: `/crm/schedule/visits/${id}` },
      );
    };
    tools?.showOutcome(result, move, { ...business, undo: save, stopNotice });
  });

  useEffect(() => {
    lastStop.current = stopper.data;
    const over = takeFinished(stopping, stopper);
    if (over?.result) tools?.showStopped(over.result, over.move, save);
  });

  return {
    visits: tools ? tools.applyMoves(visits, pending, business) : visits,
    save: (visit: ShownVisit, draft: Draft) =>
      save({ visit, draft, isUndo: false, notifies: true }),
    book: (jobId: string, { day, minutes, crewId }: Draft) =>
      void navigate(newVisitHref({ day, minutes, crewId: crewId || null }, jobId)),
    movingId: next?.visit.id ?? null,
  };
}

/**
 * Loads the script that moves appointments: after the page runs, and for members who book.
 * @returns the element that holds the grid and the jobs and where announcements go
 */
export function useGridControl(
  shown: ShownGrid,
  isOn: boolean,
  { save, book, movingId }: Pick<GridCommands, "save" | "book"> & { movingId: string | null },
  onLoad: (tools: GridTools) => void,
) {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const latest = useRef({ shown, save, book });
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { shown, save, book };
  });
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { controlGrid, ...loaded } = await import("./grid-tools.ts");
      if (isOver || !root.current) return;
      stop = controlGrid(root.current, {
        read: () => latest.current.shown,
        save: (visit, draft) => {
          focusOn.current = root.current?.contains(document.activeElement) ? visit.id : null;
          latest.current.save(visit, draft);
        },
        book: (jobId, draft) => latest.current.book(jobId, draft),
        announce: (text) => {
          if (status.current) status.current.textContent = text;
        },
      });
      onLoad(loaded);
    };
    // Offline the links still work.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOn, onLoad]);
  // An appointment in another column is another element: the focus follows it.
  useEffect(() => {
    const id = focusOn.current;
    if (!id) return;
    if (document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>(`[data-visit="${id}"] a`)?.focus();
    }
    if (!movingId) focusOn.current = null;
  });
  return { root, status };
}
