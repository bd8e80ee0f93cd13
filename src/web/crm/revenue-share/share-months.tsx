import { href, Link } from "react-router";
import { nameMonth } from "~/domains/growth/revenue-share/ledger/months.ts";
import type { StatementMonth } from "~/domains/growth/revenue-share/ledger/statement.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Card } from "~/ui/layout/card.tsx";
import { StatementBadge } from "~/web/shared/revenue-share/statement-badge.tsx";

type ShareMonthsProps = { shareId: string; months: readonly StatementMonth[] };

/** How many stand open; earlier ones are folded. */
const shownAtOnce = 6;

/** A statement for each month of taking part, the latest first. */
export function ShareMonths({ shareId, months }: ShareMonthsProps) {
  const earlier = months.slice(shownAtOnce);
  return (
    <Card as="section" aria-labelledby="statements" className="max-sm:p-4">
      <h2 id="statements" className="text-lg">
        Statements
      </h2>
      <Months shareId={shareId} months={months.slice(0, shownAtOnce)} />
      {earlier.length > 0 ? (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Earlier months
          </summary>
          <Months shareId={shareId} months={earlier} />
        </details>
      ) : null}
    </Card>
  );
}

function Months({ shareId, months }: ShareMonthsProps) {
  return (
    <ul className="divide-y divide-line">
      {months.map(({ month, cents, state }) => (
        <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <Link
            to={href("/crm/revenue-share/:id/:month", { id: shareId, month })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {nameMonth(month)}
          </Link>
          <span className="flex items-center gap-3 tabular-nums">
            <StatementBadge state={state} />
            {formatCents(cents)}
          </span>
        </li>
      ))}
    </ul>
  );
}
