import { useState } from "react";
import { useActionData, useNavigation } from "react-router";
import type { FormValues } from "~/platform/validation/form.ts";

/**
 * The state of a row that its form started with. A reload while the member types doesn't change it, so
 * saving over a teammate's change is refused and shows what they saved; saving again replaces that.
 */
export function Seen({ now = "" }: { now: string | undefined }) {
  const response: unknown = useActionData();
  const isLoading = useNavigation().state === "loading";
  const [started, start] = useState({ response, seen: now, isLoading });
  // The response of a form arrives before the page is loaded again with what is saved.
  const isNew = started.response !== response;
  const next = isNew || started.isLoading ? { response, seen: now, isLoading } : started;
  if (isNew || next.seen !== started.seen || next.isLoading !== started.isLoading) start(next);
  return <input type="hidden" name="seen" value={next.seen} />;
}

/** Whether the rejected form was based on other values than the saved ones. */
export const isOutdated = (now: string, refused: FormValues | undefined): boolean =>
  refused !== undefined && Boolean(refused.seen) && refused.seen !== now;
