import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { showToast } from "~/ui/toasts/show-toast.ts";
import type { GridCommands, ShownGrid } from "./grid-control.ts";
import { type Draft, describeDraft, draftOf, formOfDraft, timesOfDraft } from "./grid-drafts.ts";
import { newVisitHref, type ShownVisit } from "./schedule-address.ts";

type Answer = {
  done: boolean;
  message?: string | null;
  errors: Record<string, string | undefined>;
};

/** A move that the server hasn't confirmed. */
type Pending = { visit: ShownVisit; draft: Draft; isUndo: boolean };

/** The submitted move, and the answer to the one before it. */
type Sent = { move: Pending; before: Answer | undefined; isUnderWay: boolean };

/**
 * Moves appointments: one is shown at its new time while its form is submitted, and back at its old one
 * with the reason if the server refuses. Success can be undone.
 * @param crewNameOf name of a crew by its id
 */
export function useMoveVisit(
  visits: readonly ShownVisit[],
  zone: string,
  crewNameOf: (crewId: string) => string,
) {
  const fetcher = useFetcher<Answer>();
  const navigate = useNavigate();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const sent = useRef<Sent | null>(null);
  const { data: answer, state } = fetcher;
  const [next] = pending;

  const save = (move: Pending) => setPending((earlier) => [...earlier, move]);

  // One after the other: the next move of an appointment needs the version that this one gives it.
  useEffect(() => {
    if (!next || sent.current) return;
    sent.current = { move: next, before: answer, isUnderWay: false };
    void fetcher.submit(formOfDraft(next.draft, next.visit), {
      method: "post",
      action: `/crm/schedule/visits/${next.visit.id}`,
    });
  }, [next, answer, fetcher]);

  useEffect(() => {
    const done = sent.current;
    if (done && state !== "idle") done.isUnderWay = true;
    if (!done?.isUnderWay || state !== "idle") return;
    sent.current = null;
    const isMoved = answer !== undefined && answer !== done.before && answer.done;
    const { id } = done.move.visit;
    setPending(([, ...later]) => later.filter(({ visit }) => isMoved || visit.id !== id));
    // Without a new answer the request failed, which the page's own message says.
    if (!answer || answer === done.before) return;
    if (answer.done) showMoved(done.move);
    else showRefusal(answer);
  });

  const showRefusal = ({ errors, message }: Answer) =>
    showToast({
      title: "Not Moved",
      description:
        errors.crew_id ?? message ?? Object.values(errors)[0] ?? "Please refresh and try again.",
      tone: "destructive",
    });

  const showMoved = ({ visit, draft, isUndo }: Pending) => {
    const crewName = crewNameOf(draft.crewId);
    const undo = { visit: movedBy(visit, draft), draft: draftOf(visit, zone), isUndo: true };
    const toast = showToast({
      title: isUndo ? "Moved Back" : "Moved",
      description: `${visit.customerName}: ${describeDraft(draft, visit, { zone, crewName })}`,
      tone: "good",
    });
    if (toast && !isUndo) addUndo(toast, () => save(undo));
  };

  /** The server counts each move of an appointment. */
  const movedBy = (visit: ShownVisit, draft: Draft): ShownVisit => ({
    ...visit,
    ...timesOfDraft(draft, visit, zone),
    crewId: draft.crewId,
    crewName: crewNameOf(draft.crewId) || visit.crewName,
    version: visit.version + 1,
  });

  const shown = visits.map((visit) =>
    pending.reduce(
      (one, { visit: { id, version }, draft }) =>
        // Once the page is read again, it has the move.
        one.id === id && one.version === version ? movedBy(one, draft) : one,
      visit,
    ),
  );
  return {
    visits: shown.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    save: (visit: ShownVisit, draft: Draft) => save({ visit, draft, isUndo: false }),
    book: (jobId: string, { day, minutes, crewId }: Draft) =>
      void navigate(newVisitHref({ day, minutes, crewId: crewId || null }, jobId)),
    movingId: next?.visit.id ?? null,
  };
}

/** Puts a button into a toast; it also dismisses it. */
function addUndo(toast: HTMLElement, run: () => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Undo";
  button.className =
    "mt-2 min-h-11 rounded-lg border border-edge px-3 text-sm font-semibold hover:border-ink";
  button.addEventListener("click", () => {
    toast.remove();
    run();
  });
  toast.querySelector("p")?.parentElement?.append(button);
}

/**
 * Loads the script that moves appointments where there is a grid: after the page runs, on screens wide
 * enough, and for members who book.
 * @returns the element that holds the grid and the jobs, where announcements go, and whether it runs
 */
export function useGridControl(
  shown: ShownGrid,
  isOn: boolean,
  { save, book, movingId }: Pick<GridCommands, "save" | "book"> & { movingId: string | null },
) {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const latest = useRef({ shown, save, book });
  const focusOn = useRef<string | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    latest.current = { shown, save, book };
  });
  useEffect(() => {
    if (!isOn) return;
    const wide = matchMedia("(width >= 64rem)");
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      if (!wide.matches || stop) return;
      const { controlGrid } = await import("./grid-control.ts");
      if (isOver || stop || !root.current) return;
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
      setReady(true);
    };
    // Offline the links still work.
    const tryStart = () => void start().catch(() => undefined);
    tryStart();
    wide.addEventListener("change", tryStart);
    return () => {
      isOver = true;
      wide.removeEventListener("change", tryStart);
      stop?.();
    };
  }, [isOn]);
  // An appointment in another column is another element: the focus follows it.
  useEffect(() => {
    const id = focusOn.current;
    if (!id) return;
    if (document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>(`[data-visit="${id}"] a`)?.focus();
    }
    if (!movingId) focusOn.current = null;
  });
  return { root, status, isReady };
}
