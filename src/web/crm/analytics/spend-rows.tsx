import type { ListedSpend } from "~/domains/growth/analytics/spend/list-spend.server.ts";
import { daysInWords } from "~/domains/growth/analytics/spend/plan-spend.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

/** What was written down, the latest days first. */
export function SpendRows({ rows }: { rows: readonly ListedSpend[] }) {
  const isMember = useIsMember();
  return (
    <ul className="raised divide-y divide-line rounded-2xl bg-surface">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex flex-wrap items-start justify-between gap-x-3 px-4 py-2 sm:px-6"
        >
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold break-words">{row.source}</p>
            <p className="text-sm break-words text-muted">
              {daysInWords(row)} · {row.memberName}
            </p>
          </div>
          <div className="flex items-start gap-2">
            <span className="py-2.5 tabular-nums">{formatCents(row.cents)}</span>
            {isMember ? (
              <ConfirmAction
                label="Delete"
                subject={`${row.source}, ${daysInWords(row)}`}
                consequence="Your cost per lead won’t include it."
                yes="Delete permanently"
                intent="delete"
                fields={{ spend_id: row.id }}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
