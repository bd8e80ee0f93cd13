import type { ReactNode } from "react";
import { zoneName } from "~/domains/follow-ups/sequences/moments.ts";
import { formatMonth } from "~/domains/growth/revenue-share/ledger/months.ts";
import type { StatementLine } from "~/domains/growth/revenue-share/ledger/statement.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { StatementLines } from "./statement-lines.tsx";

type StatementSheetProps = {
  /** Name of the participant. */
  of: string;
  month: string;
  lines: StatementLine[];
  timeZone: string;
  back: ReactNode;
  /** Status, shown next to the total. */
  badge?: ReactNode;
};

/** Printable page with one month of a participant's ledger. */
export function StatementSheet({ of, month, lines, timeZone, back, badge }: StatementSheetProps) {
  const { siteName } = useSite();
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return (
    <article className="raised w-full max-w-4xl rounded-2xl bg-surface p-4 sm:p-10 print:p-0 print:shadow-none">
      <p className="print:hidden">{back}</p>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4 print:mt-0">
        <div>
          <p className="text-sm text-muted">{siteName}</p>
          <h1 className="text-2xl">Commission statement</h1>
          <p className="mt-1 text-muted">{of}</p>
        </div>
        <p className="sm:text-right">
          <span className="block text-sm text-muted">
            {formatMonth(month)} {badge}
          </span>
          <span className="text-2xl font-bold tabular-nums">{formatCents(total)}</span>
        </p>
      </header>
      {lines.length === 0 ? (
        <p className="mt-6">No entries this month.</p>
      ) : (
        <StatementLines lines={lines} total={total} timeZone={timeZone} />
      )}
      <p className="mt-6 text-sm text-muted">
        A reversal cancels an earlier commission. Times are {zoneName(timeZone)}.
      </p>
    </article>
  );
}
