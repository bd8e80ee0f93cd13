import { useEffect, useLayoutEffect, useRef } from "react";
import { isStep, type Step } from "~/features/onboarding/onboarding.ts";

/**
 * The shown step in the browser's history. Calls `onMove` when the browser's own Back or Forward leads to another
 * step's address.
 * @param first the step that was shown under the address that names none
 * @returns `push`: adds a step's address, and scrolls to the top when that step is shown
 */
export function useStepHistory(step: Step, first: Step, onMove: (step: Step) => void) {
  const move = useRef(onMove);
  const pushed = useRef(false);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const follow = () => {
      const asked = Number(new URLSearchParams(location.search).get("step"));
      move.current(isStep(asked) ? asked : first);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step is shown
  useLayoutEffect(() => {
    if (pushed.current) scrollTo(0, 0);
    pushed.current = false;
  }, [step]);
  return {
    push(target: Step) {
      pushed.current = true;
      history.pushState(null, "", `/get-started?step=${target}`);
    },
  };
}
