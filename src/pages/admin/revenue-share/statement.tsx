import { href, Link } from "react-router";
import { formatCents } from "~/features/money/money.ts";
import { nameMonth, readMonth } from "~/features/revenue-share/ledger/months.ts";
import {
  readStatement,
  type StatementLine,
} from "~/features/revenue-share/ledger/statement.server.ts";
import { findParticipant } from "~/features/revenue-share/participants/find-participant.server.ts";
import { formatRate } from "~/features/revenue-share/revenue-share.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { useSite } from "~/pages/site/frame/use-site.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/statement";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const month = readMonth(new URL(request.url).searchParams.get("month"));
  const participant = id && month ? await findParticipant(platform, actor, id) : null;
  if (!participant || !month) throw notFound();
  return {
    participant,
    month,
    lines: await readStatement(platform, actor, participant.id, month),
    timeZone: platform.settings.timeZone,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Statement, ${nameMonth(loaderData.month)}` : "Statement" },
];

/** One month of a participant's ledger, on one sheet of paper. */
export default function Statement({ loaderData }: Route.ComponentProps) {
  const { participant, month, lines, timeZone } = loaderData;
  const { contractor } = participant;
  const { siteName } = useSite();
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return (
    <article className="raised mx-auto max-w-4xl rounded-2xl bg-surface p-6 sm:p-10 print:p-0 print:shadow-none">
      <p className="print:hidden">
        <Link
          to={`${href("/admin/revenue-share/participants/:id", { id: participant.id })}?view=statements`}
          className="text-link text-sm"
        >
          Back to the statements
        </Link>
      </p>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4 print:mt-0">
        <div>
          <p className="text-sm text-muted">{siteName}</p>
          <h1 className="text-2xl">Commission statement</h1>
          <p className="mt-1 text-muted">
            {contractor.erasedAt
              ? contractor.businessName
              : `${contractor.businessName}, ${contractor.name}`}
          </p>
        </div>
        <p className="sm:text-right">
          <span className="block text-sm text-muted">{nameMonth(month)}</span>
          <span className="text-2xl font-bold tabular-nums">{formatCents(total)}</span>
        </p>
      </header>
      {lines.length === 0 ? (
        <p className="mt-6">Nothing was entered in this month.</p>
      ) : (
        <Lines lines={lines} total={total} />
      )}
      <p className="mt-6 text-sm text-muted">
        A reversal takes back an earlier commission. Times are of {timeZone}.
      </p>
    </article>
  );
}

function Lines({ lines, total }: { lines: StatementLine[]; total: number }) {
  const format = useFormatDate();
  const cell = "border-b border-line py-2 pr-4 align-top last:pr-0";
  return (
    <section
      aria-label="Entries of the month"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="mt-6 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Entries of the month</caption>
        <thead>
          <tr>
            <th className={cell}>Date</th>
            <th className={cell}>Entry</th>
            <th className={cell}>Homeowner</th>
            <th className={`${cell} text-right`}>Deal</th>
            <th className={`${cell} text-right`}>Rate</th>
            <th className={`${cell} text-right`}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={`${cell} whitespace-nowrap`}>
                {format(line.createdAt, "MMM d, yyyy")}
              </td>
              <td className={cell}>
                {line.kind === "commission" ? "Commission" : "Reversal"}
                {line.note ? <span className="block text-muted">{line.note}</span> : null}
              </td>
              <td className={cell}>{line.leadName ?? "–"}</td>
              <td className={`${cell} text-right tabular-nums`}>
                {line.dealCents === null ? "–" : formatCents(line.dealCents)}
              </td>
              <td className={`${cell} text-right tabular-nums`}>{formatRate(line.rate)}</td>
              <td className={`${cell} text-right tabular-nums`}>{formatCents(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={5} className="py-3 pr-4">
              Total
            </th>
            <td className="py-3 text-right tabular-nums">{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
