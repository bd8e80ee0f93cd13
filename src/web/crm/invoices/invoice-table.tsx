import { href, Link } from "react-router";
import type { InvoiceReminder, InvoiceTable as Read } from "~/domains/billing/index.server.ts";
import { calculateBalanceDue, invoiceName } from "~/domains/billing/index.ts";
import { formatCents, shortDay } from "~/domains/shared/index.ts";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { CustomerLink } from "~/web/crm/frame/customer-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { InvoiceBadge } from "../estimates/document-rows.tsx";
import { noteOfReminder, RemindForm, RemindTd, RemindTh } from "../estimates/remind-form.tsx";

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
  const table = (
    <Table caption="Invoices" captionHidden whole>
      <thead>
        <tr>
          {canRemind ? <RemindTh /> : null}
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
    <RemindForm name="invoice" search={search} requestKey={requestKey}>
      {table}
    </RemindForm>
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
  const note = noteOfReminder(reminder, invoice.isRemindedToday);
  return (
    <tr className="relative hover:bg-sunken">
      {canRemind ? (
        <RemindTd
          name="invoice"
          id={id}
          label={isOwed(invoice) ? `${name}, ${customerName}` : null}
        />
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
