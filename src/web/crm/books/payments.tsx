import { href, Link } from "react-router";
import { type ListedPayment, readPayments } from "~/domains/billing/index.server.ts";
import {
  booksPeriodFields,
  entryMethods,
  invoiceName,
  methodLabels,
  paymentSorts,
} from "~/domains/billing/index.ts";
import { formatCents, shortDay } from "~/domains/shared/index.ts";
import { readChoice, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { Pager } from "~/ui/navigation/pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { CustomerLink } from "~/web/crm/frame/customer-link.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { PhoneSorts, Totals } from "~/web/crm/frame/list-parts.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/payments";
import { BooksTabs } from "./books-tabs.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { readChosenPeriod, readPage } from "./read-period.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Payments" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const chosen = await readChosenPeriod(platform, reader, request);
  const list = {
    method: readChoice(searchParams, "method", entryMethods),
    sort: readChoice(searchParams, "sort", paymentSorts) ?? "-date",
    page: readPage(request),
  };
  const { from, to } = chosen.period;
  return { ...chosen, ...list, ...(await readPayments(platform, reader, { ...list, from, to })) };
}

/** The business's payments and refunds of a period, with totals by method. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const { period, method, sort, page, rows, hasNext, totals } = loaderData;
  useLiveUpdates("/crm/events", "invoice");
  const path = href("/crm/payments");
  const address = (change: Record<string, string | null> = {}) => {
    const sorted = change.sort ?? sort;
    return withQuery(path, {
      ...booksPeriodFields(period),
      ...{ method, ...change, sort: sorted === "-date" ? null : sorted },
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <BooksTabs current="Payments" />
      <h1 className="text-2xl">Payments</h1>
      <PeriodChoice {...loaderData} path={path} query={{ method }} />
      <Tabs
        label="Method"
        items={[
          { href: address({ method: null }), label: "All", current: method === null },
          ...entryMethods.map((one) => ({
            href: address({ method: one }),
            label: methodLabels[one],
            current: method === one,
          })),
        ]}
      />
      {totals.count === 0 ? (
        <EmptyState title="No payments in this period">
          Payments and refunds appear here as you record them, and card payments as customers make
          them.
        </EmptyState>
      ) : (
        <>
          <PaymentSums totals={totals} />
          <PhoneSorts
            sorts={[
              { sort: "-date", label: "Newest" },
              { sort: "customer", label: "Customer" },
              { sort: "-amount", label: "Amount" },
            ]}
            current={sort}
            address={(order) => address({ sort: order })}
          />
          <PaymentTable rows={rows} sort={sort} address={(order) => address({ sort: order })} />
          <p>
            <FileLink
              href={withQuery("/crm/payments/payments.csv", {
                ...booksPeriodFields(period),
                method,
              })}
            >
              Download as CSV
            </FileLink>
          </p>
          <Pager
            label="Pages of payments"
            previous={page > 1 ? address({ page: page > 2 ? String(page - 1) : null }) : null}
            next={hasNext ? address({ page: String(page + 1) }) : null}
          />
        </>
      )}
    </div>
  );
}

type Sums = Route.ComponentProps["loaderData"]["totals"];

/** What was received and refunded, and how much of it by each method. */
function PaymentSums({ totals }: { totals: Sums }) {
  const { count, receivedCents, refundedCents, netCents, tipCents, byMethod } = totals;
  return (
    <>
      <Totals
        noun="entries"
        totals={[{ label: "Net payments", amount: formatCents(netCents), count }]}
      />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Sum label="Received" cents={receivedCents} />
        {refundedCents > 0 ? <Sum label="Refunded" cents={-refundedCents} /> : null}
        {tipCents !== 0 ? <Sum label="Tips included" cents={tipCents} /> : null}
        {byMethod.length > 1
          ? byMethod.map(({ method, cents }) => (
              <Sum key={method} label={methodLabels[method]} cents={cents} />
            ))
          : null}
      </dl>
    </>
  );
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{formatCents(cents)}</dd>
    </div>
  );
}

type PaymentTableProps = {
  rows: readonly ListedPayment[];
  sort: string;
  address: (sort: string) => string;
};

function PaymentTable({ rows, sort, address }: PaymentTableProps) {
  return (
    <Table caption="Payments and refunds" captionHidden whole>
      <thead>
        <tr>
          <SortTh {...sortedBy({ sort, column: "date", largestFirst: true, address })}>Date</SortTh>
          <SortTh {...sortedBy({ sort, column: "customer", address })} className="max-md:hidden">
            Customer
          </SortTh>
          <Th className="max-md:hidden">Invoice</Th>
          <Th className="max-md:hidden">Method</Th>
          <Th className="max-lg:hidden">Recorded by</Th>
          <Th numeric className="max-lg:hidden">
            Tip
          </Th>
          <SortTh {...sortedBy({ sort, column: "amount", largestFirst: true, address })} numeric>
            Amount
          </SortTh>
        </tr>
      </thead>
      <tbody>
        {rows.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ payment }: { payment: ListedPayment }) {
  const { kind, happenedOn, customerId, customerName, invoiceId, invoiceNumber } = payment;
  const { cents, tipCents, note } = payment;
  const method = `${methodLabels[payment.method]}${kind === "refund" ? " refund" : ""}`;
  const invoice = (
    <Link to={href("/crm/invoices/:id", { id: invoiceId })} className="text-link whitespace-nowrap">
      {invoiceName(invoiceNumber)}
    </Link>
  );
  return (
    <tr>
      <Th scope="row">
        <span className="block whitespace-nowrap max-md:font-normal max-md:text-muted">
          {shortDay(happenedOn)}
        </span>
        <span className="block break-words md:hidden">
          <CustomerLink id={customerId} name={customerName} />
        </span>
        <span className="mt-1 flex flex-wrap gap-x-2 font-normal text-muted md:hidden">
          {invoice} {method}
        </span>
      </Th>
      <Td className="max-w-60 break-words max-md:hidden">
        <CustomerLink id={customerId} name={customerName} />
      </Td>
      <Td className="max-md:hidden">{invoice}</Td>
      <Td className="max-w-60 break-words max-md:hidden">
        {method}
        {note ? <span className="block text-muted">{note}</span> : null}
      </Td>
      <Td className="max-w-48 break-words max-lg:hidden">{recorderOf(payment)}</Td>
      <Td numeric className="max-lg:hidden">
        {tipCents === 0 ? "–" : formatCents(tipCents)}
      </Td>
      <Td numeric className="font-semibold">
        {formatCents(cents)}
        {tipCents === 0 ? null : (
          <span className="block font-normal whitespace-nowrap text-muted lg:hidden">
            {formatCents(tipCents)} tip
          </span>
        )}
      </Td>
    </tr>
  );
}

/** Card payments are recorded as the provider confirms them. */
const recorderOf = ({ recorder, method }: ListedPayment) =>
  recorder ?? (method === "card" ? "Stripe" : "–");
