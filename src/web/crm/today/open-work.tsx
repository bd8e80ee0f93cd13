import { href, Link } from "react-router";
import type { Today } from "~/domains/office/index.server.ts";
import { formatClock } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";

type OpenWorkProps = Pick<Today, "open" | "zone"> & {
  /** The next stop, if leads come before it. */
  next: Today["visits"][number] | null;
};

/** The next stop in one line, and what waits from any day: money to invoice and collect. */
export function OpenWork({ open, next, zone }: OpenWorkProps) {
  const kinds = open
    ? [
        { of: open.late, one: "late job", many: "late jobs", href: "/crm/jobs?state=late" },
        {
          of: open.toInvoice,
          one: "job to invoice",
          many: "jobs to invoice",
          href: "/crm/jobs?state=done",
        },
        {
          of: open.overdue,
          one: "invoice overdue",
          many: "invoices overdue",
          href: "/crm/invoices?state=overdue",
        },
        {
          of: open.openEstimates,
          one: "estimate open",
          many: "estimates open",
          href: "/crm/estimates?state=sent",
        },
      ].filter((kind) => kind.of.count > 0)
    : [];
  if (kinds.length === 0 && !next) return null;
  return (
    <ul aria-label="At a glance" className="flex flex-wrap gap-2">
      {next ? (
        <li className="max-sm:grow lg:hidden">
          <Link to={href("/crm/schedule/visits/:id", { id: next.id })} className={glance}>
            Next stop {formatClock(next.startsAt, zone)} {next.customerName}
          </Link>
        </li>
      ) : null}
      {kinds.map(({ of: { count, cents }, one, many, href: to }) => (
        <li key={to} className="max-sm:grow">
          <Link to={to} className={glance}>
            {count.toLocaleString("en-US")} {count === 1 ? one : many}
            {cents > 0 ? ` · ${formatCents(cents)}` : ""}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const glance =
  "flex min-h-11 items-center rounded-lg border border-line bg-surface px-3 text-sm font-semibold hover:border-ink";
