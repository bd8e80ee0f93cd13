// The script that a schedule loads after it is painted: all that only moving appointments needs.
export { controlGrid } from "./grid-control.ts";
export { formOfDraft } from "./grid-drafts.ts";
export { describeMoves } from "./grid-extras.ts";
export { applyMoves, showOutcome, showStopped } from "./saved-moves.ts";
