import { type ReactNode, useContext, useLayoutEffect, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  type Location,
  useLocation,
  useNavigation,
} from "react-router";
import { clearSubmitted, ResultCount } from "~/ui/form/saved-values.ts";

/**
 * Provides the action's result to every page below. The router sets it before the page is reloaded,
 * when it would appear next to old data, and drops it when the page only revalidates, which would
 * hide why a form was rejected. Here a result appears together with the data loaded after it, and
 * stays until the user navigates or submits another form.
 */
export function FormResults({ children }: { children: ReactNode }) {
  const data = useContext(DataContext);
  const { state, formMethod } = useNavigation();
  const place = useLocation();
  const result = data?.actionData ?? null;
  const [shown, setShown] = useState({ place, answer: result, isSending: false, count: 0 });
  const isSending = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  const now = isSending
    ? { ...shown, isSending }
    : {
        place,
        answer: result ?? (isSamePlace(shown.place, place) ? shown.answer : null),
        isSending,
        count: shown.isSending ? shown.count + 1 : shown.count,
      };
  if (
    now.place !== shown.place ||
    now.answer !== shown.answer ||
    now.isSending !== shown.isSending
  ) {
    setShown(now);
  }
  // Runs after the fields below have received the saved values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useLayoutEffect(clearSubmitted, [now.count]);
  return (
    <ResultCount value={now.count}>
      {data ? (
        <DataContext value={{ ...data, actionData: now.answer }}>{children}</DataContext>
      ) : (
        children
      )}
    </ResultCount>
  );
}

/** Whether the same page is shown; a link to a field changes only the hash. */
function isSamePlace(before: Location, now: Location): boolean {
  const isSameAddress = before.pathname === now.pathname && before.search === now.search;
  return before.key === now.key || (isSameAddress && before.hash !== now.hash);
}
