import { useState } from "react";

type Outcome = { shownAs: string; done: boolean; revision: number };

/**
 * Values and revision that an editor's form started with. Reloads while the member types change
 * neither, so saving over a colleague's change shows a warning. After a response it starts again with
 * the saved values or, if the page couldn't be reloaded, only updates the revision to the saved one.
 */
export function useInitialValues<Shown extends { revision: number }>(
  shown: Shown,
  result: Outcome | undefined,
): Shown {
  const shownAs = result?.shownAs;
  const isRead = !result?.done || shown.revision >= result.revision;
  const revision = result && !(result.done && isRead) ? result.revision : shown.revision;
  const [initial, begin] = useState({ shownAs, with: { ...shown, revision }, isOutdated: !isRead });
  if (initial.shownAs === shownAs && !(initial.isOutdated && isRead)) return initial.with;
  const next = { ...(isRead ? shown : initial.with), revision };
  begin({ shownAs, with: next, isOutdated: !isRead });
  return next;
}
