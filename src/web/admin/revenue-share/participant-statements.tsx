import { nameMonth } from "~/domains/growth/revenue-share/ledger/months.ts";
import type { StatementMonth } from "~/domains/growth/revenue-share/ledger/statement.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { StatementBadge } from "~/web/shared/revenue-share/statement-badge.tsx";
import { useMay } from "../frame/use-may.ts";

type ParticipantStatementsProps = {
  months: readonly StatementMonth[];
  path: string;
};

/** A statement for each month of taking part. */
export function ParticipantStatements({ months, path }: ParticipantStatementsProps) {
  const mayExport = useMay("export");
  return (
    <Table caption="Statements, newest first" captionHidden>
      <thead>
        <tr>
          <Th>Month</Th>
          <Th numeric>Entries</Th>
          <Th numeric>Commission</Th>
          <Th>Participant</Th>
          <Th>Statement</Th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, entries, cents, state }) => (
          <tr key={month}>
            <Th scope="row">{nameMonth(month)}</Th>
            <Td numeric>{entries}</Td>
            <Td numeric>{formatCents(cents)}</Td>
            <Td>
              <StatementBadge state={state} />
            </Td>
            <Td>
              <span className="flex gap-4">
                <a href={`${path}/statement?month=${month}`} className="text-link">
                  {state === "asked" ? "Reply" : "View"}
                </a>
                {mayExport ? (
                  <a href={`${path}/statement.csv?month=${month}`} className="text-link">
                    CSV
                  </a>
                ) : null}
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
