import { disputeReason } from "~/domains/billing/card-payments/card-payments.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { estimateName } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { Today } from "~/domains/office/today/read-today.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { shortDay } from "./format-day.ts";
import { TodayItem } from "./today-item.tsx";
import { call } from "./today-items.tsx";

/** An approved estimate that needs scheduling. */
export function UnbookedEstimate({ estimate }: { estimate: Today["unbooked"][number] }) {
  const { id, workOrderId, number, name, phone, phoneExtension, what } = estimate;
  return (
    <TodayItem
      name={name}
      href={`/crm/estimates/${id}`}
      aside={<Badge tone="good">accepted</Badge>}
      line={`${estimateName(number)} · ${what}`}
      actions={[
        { href: `/crm/schedule/new?job=${workOrderId}`, label: "Book appointment" },
        ...call(phone, phoneExtension),
      ]}
    />
  );
}

type DueInvoiceProps = { invoice: Today["due"][number]; today: string };

/** An invoice due today or earlier. */
export function DueInvoice({ invoice, today }: DueInvoiceProps) {
  const { id, number, name, phone, phoneExtension, what, dueOn, owedCents } = invoice;
  return (
    <TodayItem
      name={name}
      href={`/crm/invoices/${id}`}
      aside={
        dueOn < today ? (
          <Badge tone="bad">overdue</Badge>
        ) : (
          <span className="text-muted">due today</span>
        )
      }
      line={`${invoiceName(number)} · ${what}`}
      words={
        dueOn < today
          ? `${formatCents(owedCents)} was due ${shortDay(dueOn)}`
          : `${formatCents(owedCents)} due`
      }
      actions={[...call(phone, phoneExtension), { href: `/crm/invoices/${id}`, label: "Open" }]}
    />
  );
}

type DisputedPaymentProps = { dispute: Today["disputes"][number]; zone: string };

/** A disputed card payment; without a response in time it is lost. */
export function DisputedPayment({ dispute, zone }: DisputedPaymentProps) {
  const { invoiceId, number, name, cents, reason, respondBy } = dispute;
  const href = `/crm/invoices/${invoiceId}`;
  return (
    <TodayItem
      name={name}
      href={href}
      aside={
        respondBy ? <Badge tone="bad">respond by {shortDay(dayOf(respondBy, zone))}</Badge> : null
      }
      line={`${invoiceName(number)} · ${formatCents(cents)}`}
      words={disputeReason(reason)}
      actions={[{ href, label: "Open" }]}
    />
  );
}

/** A card refund that the provider hasn't confirmed. */
export function StuckRefund({ refund }: { refund: Today["refunds"][number] }) {
  const { invoiceId, number, name, cents } = refund;
  const href = `/crm/invoices/${invoiceId}`;
  return (
    <TodayItem
      name={name}
      href={href}
      aside={<Badge tone="bad">not confirmed</Badge>}
      line={`${invoiceName(number)} · ${formatCents(cents)}`}
      words="It’s been a day, and Stripe hasn’t confirmed this refund"
      actions={[{ href, label: "Open" }]}
    />
  );
}
