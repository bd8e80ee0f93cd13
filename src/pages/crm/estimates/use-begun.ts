import { useState } from "react";

type Answer = { shownAs: string; done: boolean; revision: number };

/**
 * What the form of an editor began with: its values, and the revision that it replaces. What the page
 * reads while somebody types changes neither, so that whoever saves what a colleague changed is told
 * (`estimates.draft`, `invoices.draft`).
 */
export function useBegun<Shown extends { revision: number }>(
  shown: Shown,
  answer: Answer | undefined,
): Shown {
  const shownAs = answer?.shownAs;
  const now = answer && !answer.done ? { ...shown, revision: answer.revision } : shown;
  const [kept, keep] = useState({ shownAs, begun: now });
  // The answer to what was saved is there before the page has read it.
  const isBehind = answer?.done && kept.begun.revision < answer.revision;
  const isRead = isBehind && now.revision > kept.begun.revision;
  if (kept.shownAs === shownAs && !isRead) return kept.begun;
  keep({ shownAs, begun: now });
  return now;
}
