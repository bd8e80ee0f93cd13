import { planPromises } from "~/content/plans.ts";
import { CheckMark } from "./check-mark.tsx";

/** Benefits in one line; by default those of every plan. */
export function Promises({ promises = planPromises }: { promises?: readonly string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <CheckMark />
          {promise}
        </li>
      ))}
    </ul>
  );
}
