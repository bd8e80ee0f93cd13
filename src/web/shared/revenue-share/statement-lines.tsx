import type { StatementLine } from "~/domains/growth/revenue-share/ledger/statement.server.ts";
import { formatRate } from "~/domains/growth/revenue-share/revenue-share.ts";
import { formatDate } from "~/domains/identity/staff/format-date.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";

type StatementLinesProps = { lines: StatementLine[]; total: number; timeZone: string };

const cell = "border-b border-line py-2 pr-4 align-top last:pr-0";
/** Hidden on a phone, where its text is shown below the entry. */
const wide = `${cell} max-sm:hidden`;

/** Entries of a statement with their total. */
export function StatementLines({ lines, total, timeZone }: StatementLinesProps) {
  return (
    <section
      aria-label="This month’s entries"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="mt-6 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">This month’s entries</caption>
        <thead>
          <tr>
            <th className={cell}>Date</th>
            <th className={cell}>Entry</th>
            <th className={wide}>Homeowner</th>
            <th className={`${wide} text-right`}>Deal</th>
            <th className={`${wide} text-right`}>Rate</th>
            <th className={`${cell} text-right`}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={`${cell} whitespace-nowrap`}>
                {formatDate(line.createdAt, "MMM d, yyyy", timeZone)}
              </td>
              <td className={cell}>
                {line.kind === "commission" ? "Commission" : "Reversal"}
                {line.leadName ? (
                  <span className="block text-muted sm:hidden">{line.leadName}</span>
                ) : null}
                {line.dealCents === null ? null : (
                  <span className="block text-muted sm:hidden">
                    {formatRate(line.rate)} of {formatCents(line.dealCents)}
                  </span>
                )}
                {line.note ? <span className="block text-muted">{line.note}</span> : null}
                {line.closedOn ? (
                  <span className="block text-muted">closed {longDay(line.closedOn)}</span>
                ) : null}
              </td>
              <td className={wide}>{line.leadName ?? "–"}</td>
              <td className={`${wide} text-right tabular-nums`}>
                {line.dealCents === null ? "–" : formatCents(line.dealCents)}
              </td>
              <td className={`${wide} text-right tabular-nums`}>{formatRate(line.rate)}</td>
              <td className={`${cell} text-right tabular-nums`}>{formatCents(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="py-3 pr-4">
              Total
            </th>
            <td colSpan={3} className="max-sm:hidden" />
            <td className="py-3 text-right tabular-nums">{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
