import { useState } from "react";

type Answer = { shownAs: string; done: boolean; revision: number };

/**
 * What the form of an editor began with: its values, and the revision that it replaces. What the page
 * reads while a person types changes neither, so anyone who saves over a colleague's change is warned.
 * After an answer it begins again with what was saved, or, where the
 * page could not be read after it, only replaces the revision that was saved.
 */
export function useBegun<Shown extends { revision: number }>(
  shown: Shown,
  answer: Answer | undefined,
): Shown {
  const shownAs = answer?.shownAs;
  const isRead = !answer?.done || shown.revision >= answer.revision;
  const revision = answer && !(answer.done && isRead) ? answer.revision : shown.revision;
  const [begun, begin] = useState({ shownAs, with: { ...shown, revision }, isBehind: !isRead });
  if (begun.shownAs === shownAs && !(begun.isBehind && isRead)) return begun.with;
  const next = { ...(isRead ? shown : begun.with), revision };
  begin({ shownAs, with: next, isBehind: !isRead });
  return next;
}
