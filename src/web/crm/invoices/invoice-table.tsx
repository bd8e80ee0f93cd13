import { useEffect, useState } from "react";
import { Form, href, Link } from "react-router";
import type { InvoiceReminder, InvoiceTable as Read } from "~/domains/billing/index.server.ts";
import { calculateBalanceDue, invoiceName, type ReminderOutcome } from "~/domains/billing/index.ts";
import { formatCents, shortDay } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { CustomerLink } from "~/web/crm/frame/customer-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { InvoiceBadge } from "../estimates/document-rows.tsx";

type Invoice = Read["rows"][number];

type InvoiceTableProps = {
  invoices: readonly Invoice[];
  sort: string;
  address: (sort: string) => string;
  /** Submitted with the reminders, to show the same rows again. */
  search: string;
  requestKey: string;
  /** Results of the reminders just sent. */
  reminders: readonly InvoiceReminder[];
};

/** Invoices with their amounts; those with a balance due can be checked to remind the customer. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { invoices, sort, address, search, requestKey, reminders } = props;
  const isMember = useIsMember();
  const canRemind = isMember && invoices.some(isOwed);
  const form = useFreshForm(false);
  const [checkedCount, setCheckedCount] = useState(0);
  const countChecked = () =>
    setCheckedCount(form.current?.querySelectorAll("input[name=invoice]:checked").length ?? 0);
  // A response clears the boxes without an event.
  useEffect(countChecked);
  const table = (
    <Table caption="Invoices" captionHidden whole>
      <thead>
        <tr>
          {canRemind ? (
            <Th className="w-0">
              <span className="sr-only">Remind</span>
            </Th>
          ) : null}
          <Th>Invoice</Th>
          <SortTh {...sortedBy({ sort, column: "customer", address })} className="max-md:hidden">
            Customer
          </SortTh>
          <SortTh
            {...sortedBy({ sort, column: "date", largestFirst: true, address })}
            className="max-lg:hidden"
          >
            Date
          </SortTh>
          <SortTh {...sortedBy({ sort, column: "due", address })} className="max-md:hidden">
            Due
          </SortTh>
          <Th className="max-md:hidden">Status</Th>
          <SortTh {...sortedBy({ sort, column: "total", largestFirst: true, address })} numeric>
            Total
          </SortTh>
          <Th numeric className="max-lg:hidden">
            Balance due
          </Th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <Row
            key={invoice.id}
            invoice={invoice}
            canRemind={canRemind}
            reminder={reminders.find(({ id }) => id === invoice.id)}
          />
        ))}
      </tbody>
    </Table>
  );
  if (!canRemind) return table;
  return (
    <Form ref={form} method="post" onChange={countChecked} className="group flex flex-col gap-3">
      <input type="hidden" name="request_key" value={requestKey} />
      <input type="hidden" name="q" value={search} />
      {table}
      {/* Shown by the style sheet once an invoice is checked, with and without JavaScript. */}
      <div className="sticky bottom-[calc(var(--bottom-bar,0rem)+0.75rem)] z-20 hidden items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 shadow-floating group-has-checked:flex sm:self-start">
        <p role="status" className="min-w-0 empty:hidden">
          {checkedCount > 0 ? `${checkedCount} selected` : null}
        </p>
        <Button type="submit" name="intent" value="remind" variant="primary">
          Send reminders
        </Button>
      </div>
    </Form>
  );
}

type RowProps = {
  invoice: Invoice;
  canRemind: boolean;
  reminder: InvoiceReminder | undefined;
};

function Row({ invoice, canRemind, reminder }: RowProps) {
  const { id, number, customerId, customerName, what, shownState, issuedOn, dueOn } = invoice;
  const name = invoiceName(number);
  const owedCents = calculateBalanceDue(invoice);
  const isPartly = isOwed(invoice) && owedCents < invoice.totalCents;
  const note = reminder
    ? describeReminder(reminder)
    : invoice.isRemindedToday
      ? "Reminded today"
      : "";
  return (
    <tr className="relative hover:bg-sunken">
      {canRemind ? (
        <Td className="relative z-1 py-1 pr-0">
          {isOwed(invoice) ? (
            <Choice
              id={`remind-${id}`}
              type="checkbox"
              name="invoice"
              value={id}
              label={<span className="sr-only">{`${name}, ${customerName}`}</span>}
            />
          ) : null}
        </Td>
      ) : null}
      <Th scope="row">
        <span className="block break-words md:hidden">{customerName}</span>
        <Link
          to={href("/crm/invoices/:id", { id })}
          className="whitespace-nowrap after:absolute after:inset-0"
        >
          {name}
        </Link>
        <span className="block font-normal break-words text-muted">{what}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 font-normal text-muted md:hidden">
          <InvoiceBadge state={shownState} />
          {isOwed(invoice) ? `Due ${shortDay(dueOn)}` : null}
        </span>
        {note ? <span className="block font-normal text-muted md:hidden">{note}</span> : null}
      </Th>
      <Td className="max-w-60 break-words max-md:hidden">
        <CustomerLink id={customerId} name={customerName} />
      </Td>
      <Td className="whitespace-nowrap max-lg:hidden">{issuedOn ? shortDay(issuedOn) : "–"}</Td>
      <Td className="whitespace-nowrap max-md:hidden">{shortDay(dueOn)}</Td>
      <Td className="max-w-60 max-md:hidden">
        <InvoiceBadge state={shownState} />
        {note ? <span className="mt-1 block text-muted">{note}</span> : null}
      </Td>
      <Td numeric>
        {formatCents(invoice.totalCents)}
        {isPartly ? (
          <span className="block whitespace-nowrap text-muted lg:hidden">
            {formatCents(owedCents)} due
          </span>
        ) : null}
      </Td>
      <Td numeric className="font-semibold max-lg:hidden">
        {isOwed(invoice) ? formatCents(owedCents) : "–"}
      </Td>
    </tr>
  );
}

const isOwed = ({ shownState }: Invoice) => shownState === "open" || shownState === "overdue";

const outcomeLabels: Record<ReminderOutcome, string> = {
  sms: "Reminded by text",
  email: "Reminded by email",
  already_reminded: "Already reminded today",
  nothing_due: "Nothing due",
  texts_off: "Not reminded: texts are turned off",
  emails_off: "Not reminded: they can’t get email from you",
  no_contact: "Not reminded: no email, and they can’t be texted",
  not_sent: "Not reminded",
};

const describeReminder = ({ outcome, reason }: InvoiceReminder) => reason ?? outcomeLabels[outcome];
