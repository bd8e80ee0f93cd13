import { href, Link } from "react-router";
import type { Today } from "~/domains/office/index.server.ts";
import { formatClock } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";

type OpenWorkProps = Pick<Today, "open" | "zone"> & {
  /** The next stop, if leads come before it. */
  next: Today["visits"][number] | null;
};

type Kind = { count: number; cents: number };

/** The next stop in one line, and what waits from any day: late jobs, and money to bill and collect. */
export function OpenWork({ open, next, zone }: OpenWorkProps) {
  const items = open ? itemsOf(open) : [];
  if (items.length === 0 && !next) return null;
  return (
    <ul aria-label="At a glance" className="flex flex-wrap gap-2">
      {next ? (
        <li className="lg:hidden">
          <Link to={href("/crm/schedule/visits/:id", { id: next.id })} className={chipStyle}>
            Next stop {formatClock(next.startsAt, zone)} {next.customerName}
          </Link>
        </li>
      ) : null}
      {items.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={chipStyle}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function itemsOf({ late, toInvoice, overdue, openEstimates }: NonNullable<Today["open"]>) {
  const counted = ({ count, cents }: Kind, one: string, many: string) =>
    [
      `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`,
      ...(cents > 0 ? [formatCents(cents)] : []),
    ].join(" · ");
  return [
    {
      of: late,
      to: "/crm/jobs?state=late",
      text: counted({ ...late, cents: 0 }, "late job", "late jobs"),
    },
    {
      of: toInvoice,
      to: "/crm/jobs?state=done",
      text: counted(toInvoice, "job to invoice", "jobs to invoice"),
    },
    {
      of: overdue,
      to: "/crm/invoices?state=overdue",
      text: `${formatCents(overdue.cents)} overdue`,
    },
    {
      of: openEstimates,
      to: "/crm/estimates?state=sent",
      text: counted(openEstimates, "estimate open", "estimates open"),
    },
  ].filter(({ of }) => of.count > 0);
}

const chipStyle =
  "flex min-h-11 items-center rounded-lg border border-line bg-surface px-3 text-sm font-semibold hover:border-ink";
