import { href } from "react-router";
import { disputeReason, estimateName, invoiceName } from "~/domains/billing/index.ts";
import type { Today } from "~/domains/office/index.server.ts";
import { formatClock } from "~/domains/schedule/index.ts";
import { dayOf, formatCents } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { smsHref, telHref } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { shortDay } from "~/web/crm/frame/format-times.ts";
import { mapHref, writeHref } from "~/web/crm/frame/hrefs.ts";
import { type ItemAction, sentNow, TodayItem } from "./today-item.tsx";

type Reply = Today["ready"][number] & { ago: string };
type RequestedItem = Today["newRequests"][number] & { ago: string };

/** Button to call a customer; none without a phone number. */
const call = (phone: string | null, extension: string | null = null): ItemAction[] => {
  const dial = telHref(phone, extension);
  return dial ? [{ href: dial, label: "Call" }] : [];
};

/** Links to the message form on the lead's page, which sends from the business's number. */
const write = (leadId: string, phone: string | null): ItemAction => ({
  href: writeHref(leadId, phone ? "sms" : "email"),
  label: phone ? "Text" : "Email",
});

/** Proposes times to a lead that can be messaged. */
const offer = (leadId: string, name: string): ItemAction => ({
  href: href("/crm/schedule/offer/:id", { id: leadId }),
  label: "Offer times",
  hidden: `to ${name}`,
});

/** Links to the member's own phone when there is no message form. */
const ownPhone = (phone: string | null): ItemAction | undefined => {
  const sms = smsHref(phone);
  return sms ? { href: sms, label: "Text from your own phone" } : undefined;
};

/** A customer who wants to book now. */
export function ReadyReply({ reply }: { reply: Reply }) {
  const { leadId, name, phone, phoneExtension, text, ago, conversationId, callable } = reply;
  return (
    <TodayItem
      name={name}
      href={`/crm/leads/${leadId}`}
      aside={<Badge tone="good">{ago === "just now" ? "just now" : `${ago} ago`}</Badge>}
      text={text}
      actions={[...call(phone, phoneExtension), write(leadId, phone), offer(leadId, name)]}
      calls={{ phone, callable }}
      buttons={[{ value: `reply:${conversationId}`, label: "Handled", name: `Handled: ${name}` }]}
    />
  );
}

/** A new lead waiting for a response. */
export function NewLead({ lead }: { lead: RequestedItem }) {
  const { leadId, name, phone, phoneExtension, text, ago, service, city, callable } = lead;
  return (
    <TodayItem
      name={name}
      href={`/crm/leads/${leadId}`}
      aside={<span className="font-semibold">{ago === "just now" ? ago : `waiting ${ago}`}</span>}
      line={`${serviceTitle(service)} · ${city}`}
      text={text}
      actions={[...call(phone, phoneExtension), write(leadId, phone), offer(leadId, name)]}
      calls={{ phone, callable }}
      buttons={[{ value: `lead:${leadId}`, label: "Contacted", name: `Contacted: ${name}` }]}
    />
  );
}

type Visit = Today["visits"][number];

type VisitTodayProps = {
  visit: Visit;
  zone: string;
  isOffice: boolean;
  /** How to get into the next stop; undefined for a later one. */
  access?: string | null;
};

/** An appointment with directions. The next stop shows all of its notes. */
export function VisitToday({ visit, zone, isOffice, access }: VisitTodayProps) {
  const { id, customerName, startsAt, endsAt, what, address, notes, crewName, leadId } = visit;
  const { phone, phoneExtension, onTheWayAt, callable } = visit;
  const text = leadId && isOffice ? write(leadId, phone) : null;
  const ownAction = text ? undefined : ownPhone(phone);
  const isNext = access !== undefined;
  return (
    <TodayItem
      name={customerName}
      href={href("/crm/schedule/visits/:id", { id })}
      aside={
        <span className="font-semibold">
          {formatClock(startsAt, zone)} – {formatClock(endsAt, zone)}
        </span>
      }
      line={[what, isOffice ? crewName : null].filter(Boolean).join(" · ")}
      text={[address, access, notes].filter(Boolean).join("\n")}
      isWhole={isNext}
      actions={[
        ...(address
          ? [{ href: mapHref(address), label: "Navigate", hidden: `to ${address}` }]
          : []),
        ...call(phone, phoneExtension),
        ...(text ? [text] : []),
      ]}
      {...(ownAction ? { secondaryAction: ownAction } : {})}
      calls={{ phone, callable }}
      buttons={[
        ...(isNext && !onTheWayAt
          ? [
              {
                value: `way:${id}`,
                label: "On my way",
                name: `On my way to ${customerName}`,
                form: sentNow,
              },
            ]
          : []),
        { value: `visit:${id}`, label: "Done", name: `Done, ${customerName}’s appointment` },
      ]}
    />
  );
}

type VisitOfDayProps = { visit: Omit<Visit, "callable">; zone: string };

/** A done appointment that isn't paid. */
export function VisitToCollect({ visit, zone }: VisitOfDayProps) {
  const { id, customerName, what, endedAt, endsAt } = visit;
  return (
    <TodayItem
      name={customerName}
      href={href("/crm/schedule/visits/:id", { id })}
      aside={<span className="text-muted">done {formatClock(endedAt ?? endsAt, zone)}</span>}
      line={what}
      actions={[
        {
          href: href("/crm/schedule/visits/:id/collect", { id }),
          label: "Collect payment",
          hidden: `from ${customerName}`,
        },
      ]}
    />
  );
}

/** Tomorrow's first stop, to plan the morning. */
export function VisitTomorrow({ visit, zone }: VisitOfDayProps) {
  const { id, customerName, startsAt, leavesAt, what, address } = visit;
  return (
    <TodayItem
      name={customerName}
      href={href("/crm/schedule/visits/:id", { id })}
      aside={<span className="font-semibold">{formatClock(startsAt, zone)}</span>}
      line={[what, leavesAt < startsAt ? `leave by ${formatClock(leavesAt, zone)}` : null]
        .filter(Boolean)
        .join(" · ")}
      text={address}
      actions={
        address ? [{ href: mapHref(address), label: "Navigate", hidden: `to ${address}` }] : []
      }
    />
  );
}

type DueTaskProps = { task: Today["tasks"][number]; today: string; isOffice: boolean };

/** A task due today or earlier. */
export function DueTask({ task, today, isOffice }: DueTaskProps) {
  const { id, text, dueOn, assignee, leadId, name, phone, phoneExtension, callable } = task;
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
      actions={call(phone, phoneExtension).map((action) => ({ ...action, hidden: name }))}
      calls={{ phone, callable }}
      buttons={[{ value: `task:${id}`, label: "Done", name: `Done: ${text}` }]}
    />
  );
}

/** An approved estimate that needs scheduling. */
export function UnbookedEstimate({ estimate }: { estimate: Today["unbooked"][number] }) {
  const { id, workOrderId, number, name, phone, phoneExtension, what, callable } = estimate;
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
      calls={{ phone, callable }}
    />
  );
}

type DueInvoiceProps = { invoice: Today["due"][number]; today: string };

/** An invoice due today or earlier. */
export function DueInvoice({ invoice, today }: DueInvoiceProps) {
  const { id, number, name, phone, phoneExtension, what, dueOn, owedCents, callable } = invoice;
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
      text={
        dueOn < today
          ? `${formatCents(owedCents)} was due ${shortDay(dueOn)}`
          : `${formatCents(owedCents)} due`
      }
      actions={[...call(phone, phoneExtension), { href: `/crm/invoices/${id}`, label: "Open" }]}
      calls={{ phone, callable }}
    />
  );
}

type DisputedPaymentProps = { dispute: Today["disputes"][number]; zone: string };

/** A disputed card payment; without a response in time it is lost. */
export function DisputedPayment({ dispute, zone }: DisputedPaymentProps) {
  const { invoiceId, number, name, cents, reason, respondBy } = dispute;
  const page = `/crm/invoices/${invoiceId}`;
  return (
    <TodayItem
      name={name}
      href={page}
      aside={
        respondBy ? <Badge tone="bad">respond by {shortDay(dayOf(respondBy, zone))}</Badge> : null
      }
      line={`${invoiceName(number)} · ${formatCents(cents)}`}
      text={disputeReason(reason)}
      actions={[{ href: page, label: "Open" }]}
    />
  );
}

/** A card refund that the provider hasn't confirmed. */
export function StuckRefund({ refund }: { refund: Today["refunds"][number] }) {
  const { invoiceId, number, name, cents } = refund;
  const page = `/crm/invoices/${invoiceId}`;
  return (
    <TodayItem
      name={name}
      href={page}
      aside={<Badge tone="bad">not confirmed</Badge>}
      line={`${invoiceName(number)} · ${formatCents(cents)}`}
      text="It’s been a day, and Stripe hasn’t confirmed this refund"
      actions={[{ href: page, label: "Open" }]}
    />
  );
}
