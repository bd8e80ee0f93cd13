import { showToast } from "~/ui/toasts/show-toast.ts";
import { type Draft, describeDraft, draftOf, timesOfDraft } from "./grid-drafts.ts";
import type { GridCrew } from "./grid-layout.ts";
import type { MoveNotice } from "./move-notice.tsx";
import type { ShownVisit } from "./schedule-address.ts";

/** A move that the server hasn't confirmed. */
export type Pending = {
  visit: ShownVisit;
  draft: Draft;
  isUndo: boolean;
  /** Whether the customer is notified; of an undone move, whether they were to be. */
  notifies: boolean;
};

/** The server's response to a move. */
export type MoveResult = {
  done: boolean;
  message?: string | null;
  errors: Record<string, string | undefined>;
  notice?: MoveNotice | null;
};

type Business = { zone: string; crews: readonly GridCrew[] };

/** The appointments as they will be once these moves are saved, by time. */
export function applyMoves(
  visits: readonly ShownVisit[],
  pending: readonly Pending[],
  business: Business,
): readonly ShownVisit[] {
  const shown = visits.map((visit) =>
    pending.reduce(
      (visit, { visit: { id, version }, draft }) =>
        // The reloaded page includes the move.
        visit.id === id && visit.version === version ? movedBy(visit, draft, business) : visit,
      visit,
    ),
  );
  return shown.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The server counts each move of an appointment. */
function movedBy(visit: ShownVisit, draft: Draft, { zone, crews }: Business): ShownVisit {
  const crew = crews.find(({ id }) => id === draft.crewId);
  return {
    ...visit,
    ...timesOfDraft(draft, visit, zone),
    crewId: draft.crewId,
    crewName: crew?.name ?? visit.crewName,
    crewColor: crew?.color ?? visit.crewColor,
    version: visit.version + 1,
  };
}

type Commands = {
  undo: (move: Pending) => void;
  /** Keeps the customer from being notified of the move that `undoMove` undoes. */
  stopNotice: (undoMove: Pending) => void;
};

/** Says that a move is saved and what the customer is sent, with Undo, or why the server refused it. */
export function showOutcome(
  { done, message, errors, notice }: MoveResult,
  { visit, draft, isUndo, notifies }: Pending,
  { undo, stopNotice, ...business }: Business & Commands,
): void {
  if (!done) {
    showToast({
      title: "Not Moved",
      description:
        errors.crew_id ?? message ?? Object.values(errors)[0] ?? "Please refresh and try again.",
      tone: "destructive",
    });
    return;
  }
  const { zone } = business;
  const moved = movedBy(visit, draft, business);
  const toast = showToast({
    title: isUndo ? "Moved Back" : "Moved",
    description: [
      `${visit.customerName}: ${describeDraft(draft, visit, { zone, crewName: moved.crewName })}.`,
      notice?.text,
    ]
      .filter(Boolean)
      .join(" "),
    tone: "good",
  });
  if (!toast || isUndo) return;
  // A repeated request has no notice of its own, but its move may have one.
  const undoMove = { visit: moved, draft: draftOf(visit, zone), isUndo: true, notifies };
  if (notice?.canStop) addButton(toast, "Don’t notify", () => stopNotice(undoMove));
  addButton(toast, "Undo", () => undo(undoMove));
}

/** Says whether the notice of a move was stopped, with Undo of the move. */
export function showStopped(
  { done, message }: MoveResult,
  undoMove: Pending,
  undo: Commands["undo"],
): void {
  const { customerName } = undoMove.visit;
  const toast = done
    ? showToast({ title: `${customerName} Won’t Be Notified`, tone: "neutral" })
    : showToast({
        title: "Couldn’t Stop the Message",
        description: message ?? "Please refresh and try again.",
        tone: "destructive",
      });
  if (toast) addButton(toast, "Undo", () => undo({ ...undoMove, notifies: !done }));
}

/** Puts a button into a toast; it also dismisses it. */
function addButton(toast: HTMLElement, label: string, run: () => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.className =
    "mt-2 mr-2 min-h-11 rounded-lg border border-edge px-3 text-sm font-semibold hover:border-ink";
  button.addEventListener("click", () => {
    toast.remove();
    run();
  });
  toast.querySelector("p")?.parentElement?.append(button);
}
