import type { listChangesAmong } from "~/features/staff/audit.server.ts";
import { Card } from "~/ui/card.tsx";
import { useFormatDate } from "../use-format-date.ts";

type Change = Awaited<ReturnType<typeof listChangesAmong>>[number];

/** What staff changed, who and when: the audit trail of this contractor and their pages. */
export function ContractorChanges({ changes }: { changes: Change[] }) {
  const format = useFormatDate();
  return (
    <Card as="section" id="changes">
      <h2 className="text-lg">Changes by staff</h2>
      {changes.length === 0 ? <p className="mt-2 text-sm text-muted">No changes</p> : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10rem_1fr]">
            <span className="text-muted tabular-nums">
              {format(change.createdAt, "MMM d, yyyy HH:mm")}
            </span>
            <div className="min-w-0 break-words">
              <p>
                <span className="font-semibold">{change.action}</span>{" "}
                <span className="text-muted">by {change.actorEmail}</span>
              </p>
              <ul className="text-muted">
                {differences(change).map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is not as it was: "status: live → paused". */
function differences({ before, after }: Change): string[] {
  const [was, is] = [before, after].map((side) => (side ?? {}) as Record<string, unknown>);
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})]);
  return [...names]
    .filter((name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]))
    .map((name) => {
      const [from, to] = [was, is].map((side) => said(side?.[name]));
      return before && after ? `${name}: ${from} → ${to}` : `${name}: ${before ? from : to}`;
    });
}

function said(value: unknown): string {
  if (value === undefined || value === null) return "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}
