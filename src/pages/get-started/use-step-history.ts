import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isStep, type Step } from "~/features/onboarding/onboarding.ts";

/**
 * Calls `onMove` when the browser's own Back or Forward leads to another step's address.
 * @param first the step that was shown under the address that names none
 */
export function useStepHistory(first: Step, onMove: (step: Step) => void): void {
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (navigation !== "POP") return;
    const asked = Number(new URLSearchParams(search).get("step"));
    onMove(isStep(asked) ? asked : first);
  });
}
