import { disputeReason, estimateName, invoiceName } from "~/domains/billing/index.ts";
import type { Today } from "~/domains/office/index.server.ts";
import { formatClock } from "~/domains/schedule/index.ts";
import { dayOf, formatCents } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { smsHref, telHref } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { shortDay } from "~/web/crm/frame/format-times.ts";
import { mapHref, writeHref } from "~/web/crm/frame/hrefs.ts";
import { type ItemAction, TodayItem } from "./today-item.tsx";

type Reply = Today["ready"][number] & { ago: string };
type RequestedItem = Today["asked"][number] & { ago: string };

/** Button to call a customer; none without a phone number. */
const call = (phone: string | null, extension: string | null = null): ItemAction[] => {
  const href = telHref(phone, extension);
  return href ? [{ href, label: "Call" }] : [];
};

/** Links to the message form on the lead's page, which sends from the business's number. */
const write = (leadId: string, phone: string | null): ItemAction => ({
  href: writeHref(leadId, phone ? "sms" : "email"),
  label: phone ? "Text" : "Email",
});

/** Links to the member's own phone when there is no message form. */
const ownPhone = (phone: string | null): ItemAction | undefined => {
  const href = smsHref(phone);
  return href ? { href, label: "Text from your own phone" } : undefined;
};

/** A customer who wants to book now. */
export function ReadyReply({ reply }: { reply: Reply }) {
  const { leadId, name, phone, phoneExtension, words, ago, conversationId } = reply;
  return (
    <TodayItem
      name={name}
      href={`/crm/leads/${leadId}`}
      aside={<Badge tone="good">{ago === "just now" ? "just now" : `${ago} ago`}</Badge>}
      words={words}
      actions={[...call(phone, phoneExtension), write(leadId, phone)]}
      done={`reply:${conversationId}`}
      doneButton="Handled"
      doneLabel={`Handled: ${name}`}
    />
  );
}

/** A new lead waiting for a response. */
export function NewLead({ lead }: { lead: RequestedItem }) {
  const { leadId, name, phone, phoneExtension, words, ago, service, city } = lead;
  return (
    <TodayItem
      name={name}
      href={`/crm/leads/${leadId}`}
      aside={<span className="font-semibold">{ago === "just now" ? ago : `waiting ${ago}`}</span>}
      line={`${serviceTitle(service)} · ${city}`}
      words={words}
      actions={[...call(phone, phoneExtension), write(leadId, phone)]}
      done={`lead:${leadId}`}
      doneButton="Contacted"
      doneLabel={`Contacted: ${name}`}
    />
  );
}

type VisitTodayProps = { visit: Today["visits"][number]; zone: string; isOffice: boolean };

/** The next visit, with directions. */
export function VisitToday({ visit, zone, isOffice }: VisitTodayProps) {
  const { id, customerName, startsAt, endsAt, what, address, notes, crewName, leadId } = visit;
  const { phone, phoneExtension } = visit;
  const text = leadId && isOffice ? write(leadId, phone) : null;
  const own = text ? undefined : ownPhone(phone);
  return (
    <TodayItem
      name={customerName}
      href={`/crm/schedule/visits/${id}`}
      aside={
        <span className="font-semibold">
          {formatClock(startsAt, zone)} – {formatClock(endsAt, zone)}
        </span>
      }
      line={[what, isOffice ? crewName : null].filter(Boolean).join(" · ")}
      words={[address, notes].filter(Boolean).join("\n")}
      actions={[
        ...(address
          ? [{ href: mapHref(address), label: "Navigate", hidden: `to ${address}` }]
          : []),
        ...call(phone, phoneExtension),
        ...(text ? [text] : []),
      ]}
      {...(own ? { less: own } : {})}
      done={`visit:${id}`}
      doneLabel={`Done, ${customerName}’s appointment`}
    />
  );
}

type DueTaskProps = { task: Today["tasks"][number]; today: string; isOffice: boolean };

/** A task due today or earlier. */
export function DueTask({ task, today, isOffice }: DueTaskProps) {
  const { id, text, dueOn, assignee, leadId, name, phone, phoneExtension } = task;
  return (
    <TodayItem
      name={text}
      href={isOffice ? `/crm/leads/${leadId}` : null}
      aside={
        dueOn < today ? (
          <Badge tone="bad">overdue</Badge>
        ) : (
          <span className="text-muted">today</span>
        )
      }
      line={[
        dueOn < today ? `Due ${shortDay(dueOn)}` : null,
        name,
        isOffice ? (assignee ?? "Anyone") : null,
      ]
        .filter(Boolean)
        .join(" · ")}
      actions={call(phone, phoneExtension).map((way) => ({ ...way, hidden: name }))}
      done={`task:${id}`}
      doneLabel={`Done: ${text}`}
    />
  );
}

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
