import { planPromises } from "~/content/plans.ts";
import { CheckMark } from "./check-mark.tsx";

/** What goes for every plan, in a line. */
export function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
      {planPromises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <CheckMark />
          {promise}
        </li>
      ))}
    </ul>
  );
}
