import { useEffect, useState } from "react";
import type { Submission } from "~/features/onboarding/onboarding.ts";
import type { Outlook } from "~/features/onboarding/outlook.ts";

/**
 * What becomes of the pages of a draft: as it came with the page, and read again after each save. While it is being
 * read, and where it can't be, what was known stays; the server decides in the end anyway.
 */
export function useOutlook(
  start: { submission: Submission | null; outlook: Outlook | null },
  submission: Submission | null,
): Outlook | null {
  const [outlook, setOutlook] = useState(start.outlook);
  const version = submission?.version ?? 0;
  const isNew = version !== (start.submission?.version ?? 0);
  useEffect(() => {
    if (!isNew || version === 0) return;
    const leaving = new AbortController();
    fetch("/get-started/outlook", { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((read: { outlook: Outlook | null } | undefined) => read && setOutlook(read.outlook))
      .catch(() => {});
    return () => leaving.abort();
  }, [version, isNew]);
  return outlook;
}
