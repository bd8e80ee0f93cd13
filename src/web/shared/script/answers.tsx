import { type ReactNode, useContext, useLayoutEffect, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  type Location,
  useLocation,
  useNavigation,
} from "react-router";
import { AnswerCount, forgetSent } from "~/ui/form/saved-values.ts";

/**
 * What every page below shows as its action's answer. The router has it before
 * the page is read again, which would show what was saved next to what was there before; and it drops
 * it where the page only reads its data again, and with it why a form was refused. Here an answer is
 * shown together with the data that is read after it, until the person goes on or sends another form.
 */
export function Answers({ children }: { children: ReactNode }) {
  const data = useContext(DataContext);
  const { state, formMethod } = useNavigation();
  const place = useLocation();
  const given = data?.actionData ?? null;
  const [shown, setShown] = useState({ place, answer: given, isSending: false, count: 0 });
  const isSending = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  const now = isSending
    ? { ...shown, isSending }
    : {
        place,
        answer: given ?? (isSamePlace(shown.place, place) ? shown.answer : null),
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
  // After the fields below have taken what was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useLayoutEffect(forgetSent, [now.count]);
  return (
    <AnswerCount value={now.count}>
      {data ? (
        <DataContext value={{ ...data, actionData: now.answer }}>{children}</DataContext>
      ) : (
        children
      )}
    </AnswerCount>
  );
}

/** Whether the same page is shown; a link to one of its fields leads only to its hash. */
function isSamePlace(before: Location, now: Location): boolean {
  const isSameAddress = before.pathname === now.pathname && before.search === now.search;
  return before.key === now.key || (isSameAddress && before.hash !== now.hash);
}
