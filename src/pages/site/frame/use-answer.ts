import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What the page's action answered, until somebody goes on or sends another form: the router drops it
 * where the page only reads its data again, and with it why a form was refused (`failures.page-stays`).
 */
export function useAnswer<Answer>(given: Answer): Answer {
  const { key } = useLocation();
  const [kept, keep] = useState({ key, given });
  const answer = given ?? (kept.key === key ? kept.given : given);
  if (kept.key !== key || kept.given !== answer) keep({ key, given: answer });
  return answer;
}
