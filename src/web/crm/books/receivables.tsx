import { href, Link } from "react-router";
import { type Receivable, readReceivables } from "~/domains/billing/index.server.ts";
import { type Aging, agingBuckets, agingLabels, receivableSorts } from "~/domains/billing/index.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import { readChoice, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { Pager } from "~/ui/navigation/pager.tsx";
import { SortTh, sortedBy, Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { PhoneSorts, Totals } from "~/web/crm/frame/list-parts.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/receivables";
import { BooksTabs } from "./books-tabs.tsx";
import { readPage } from "./read-period.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Receivables" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const sort = readChoice(new URL(request.url).searchParams, "sort", receivableSorts) ?? "-total";
  const page = readPage(request);
  const found = await readReceivables(context.get(platformContext), context.get(memberContext), {
    ...{ sort, page },
  });
  return { ...found, sort, page };
}

/** What customers owe today, by how long it's past due. */
export default function Receivables({ loaderData }: Route.ComponentProps) {
  const { today, rows, hasNext, totals, overpaidCents, sort, page } = loaderData;
  useLiveUpdates("/crm/events", "invoice");
  const address = (change: { sort?: string; page?: number } = {}) => {
    const sorted = change.sort ?? sort;
    return withQuery(href("/crm/receivables"), {
      sort: sorted === "-total" ? null : sorted,
      page: change.page && change.page > 1 ? String(change.page) : null,
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <BooksTabs current="Receivables" />
      <div>
        <h1 className="text-2xl">Receivables</h1>
        <p className="mt-1 text-muted">
          What customers owe as of {longDay(today)}, by days past due.
        </p>
      </div>
      {totals.invoices === 0 ? (
        <EmptyState title="No one owes you anything">
          Finalized invoices appear here until they’re paid.
        </EmptyState>
      ) : (
        <>
          <Totals
            noun="customers"
            totals={[{ label: "Owed", amount: formatCents(totals.total), count: totals.customers }]}
          />
          <BucketSums totals={totals} />
          <PhoneSorts
            sorts={[
              { sort: "-total", label: "Total" },
              { sort: "customer", label: "Customer" },
              { sort: "-oldest", label: "Oldest" },
            ]}
            current={sort}
            address={(order) => address({ sort: order })}
          />
          <ReceivableTable
            rows={rows}
            totals={totals}
            sort={sort}
            address={(order) => address({ sort: order })}
          />
          <p>
            <FileLink href="/crm/receivables/receivables.csv">Download as CSV</FileLink>
          </p>
          <Pager
            label="Pages of customers"
            previous={page > 1 ? address({ page: page - 1 }) : null}
            next={hasNext ? address({ page: page + 1 }) : null}
          />
        </>
      )}
      {overpaidCents > 0 ? (
        <p className="text-sm text-muted">
          Overpaid invoices aren’t subtracted. You owe customers {formatCents(overpaidCents)} for
          them.
        </p>
      ) : null}
    </div>
  );
}

/** The totals by bucket for a phone, where the table shows each customer's total only. */
function BucketSums({ totals }: { totals: Aging }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:hidden">
      {agingBuckets.map((bucket) => (
        <div key={bucket}>
          <dt className="text-sm text-muted">{agingLabels[bucket]}</dt>
          <dd className="font-semibold tabular-nums">{formatCents(totals[bucket])}</dd>
        </div>
      ))}
    </dl>
  );
}

type ReceivableTableProps = {
  rows: readonly Receivable[];
  totals: Aging;
  sort: string;
  address: (sort: string) => string;
};

function ReceivableTable({ rows, totals, sort, address }: ReceivableTableProps) {
  return (
    <Table caption="Receivables by customer" captionHidden whole>
      <thead>
        <tr>
          <SortTh {...sortedBy({ sort, column: "customer", address })}>Customer</SortTh>
          {agingBuckets.map((bucket) => (
            <Th key={bucket} numeric className="max-md:hidden">
              {agingLabels[bucket]}
            </Th>
          ))}
          <SortTh {...sortedBy({ sort, column: "total", largestFirst: true, address })} numeric>
            Total
          </SortTh>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.customerId ?? "deleted"}>
            <Th scope="row" className="max-w-60 break-words">
              <Name row={row} />
              <span className="block font-normal text-muted md:hidden">{describeAging(row)}</span>
            </Th>
            <Amounts aging={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Th scope="row">All customers</Th>
          <Amounts aging={totals} />
        </tr>
      </tfoot>
    </Table>
  );
}

function Name({ row: { customerId, name } }: { row: Receivable }) {
  if (!customerId) return name;
  return (
    <Link to={href("/crm/customers/:id", { id: customerId })} className="text-link">
      {name}
    </Link>
  );
}

function Amounts({ aging }: { aging: Aging }) {
  return (
    <>
      {agingBuckets.map((bucket) => (
        <Td key={bucket} numeric className="max-md:hidden">
          {aging[bucket] === 0 ? "–" : formatCents(aging[bucket])}
        </Td>
      ))}
      <Td numeric className="font-semibold">
        {formatCents(aging.total)}
      </Td>
    </>
  );
}

/** "1–30 days: $60.00, Over 90 days: $15.00". */
const describeAging = (row: Aging): string =>
  agingBuckets
    .filter((bucket) => row[bucket] > 0)
    .map((bucket) => `${agingLabels[bucket]}: ${formatCents(row[bucket])}`)
    .join(", ");
