import { Link, useParams } from "react-router";
import type { listChangesAmong } from "~/domains/shared/audit/audit.server.ts";
import { actionLabel } from "~/domains/shared/audit/audit.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { DifferenceList } from "../audit/difference-list.tsx";
import { FirstRows } from "./first-rows.tsx";

type Change = Awaited<ReturnType<typeof listChangesAmong>>[number];

/** Audit trail of this contractor and their pages. */
export function ContractorChanges({ changes }: { changes: Change[] }) {
  const format = useFormatDate();
  const { id } = useParams();
  return (
    <Card as="section" id="changes">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">Staff changes</h2>
        <Link to={`/admin/audit?entity=contractor&id=${id}`} className="text-link text-sm">
          View all in the audit log
        </Link>
      </div>
      {changes.length === 0 ? <p className="mt-2 text-sm text-muted">No changes</p> : null}
      <FirstRows>
        {changes.map((change) => (
          <li key={change.id} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10rem_1fr]">
            <span className="text-muted tabular-nums">
              {format(change.createdAt, "MMM d, yyyy h:mm a")}
            </span>
            <div className="min-w-0 break-words">
              <p>
                <span className="font-semibold">{actionLabel(change.action)}</span>{" "}
                <span className="text-muted">by {change.actorEmail}</span>
              </p>
              <div className="mt-1">
                <DifferenceList before={change.before} after={change.after} />
              </div>
            </div>
          </li>
        ))}
      </FirstRows>
    </Card>
  );
}
