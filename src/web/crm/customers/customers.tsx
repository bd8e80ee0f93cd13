import { createContext, Form, href, Link } from "react-router";
import { type CustomerSort, customerSorts } from "~/domains/customers/index.ts";
import { type ListedCustomer, listCustomers } from "~/domains/office/index.server.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import {
  readChoice,
  readSearch,
  searchText,
  withQuery,
} from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Pager } from "~/ui/navigation/pager.tsx";
import { SortTh, Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { PhoneSorts } from "~/web/crm/frame/list-parts.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/customers";
import { TagLinks } from "./tag-links.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Customers" }];

const maxPage = 10_000;

/**
 * The action's search results. The loader of the same request returns them instead of reading the
 * whole list.
 */
const foundCustomers = createContext<Awaited<ReturnType<typeof listCustomers>> | null>(null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const sort = readChoice(searchParams, "sort", customerSorts) ?? "name";
  const typed = Number(searchParams.get("page") ?? 1);
  const page = Number.isInteger(typed) && typed >= 1 && typed <= maxPage ? typed : 1;
  const tag = readSearch(searchParams, "tag") || null;
  const wanted = { search: "", tag, sort, page };
  const list =
    context.get(foundCustomers) ??
    (await listCustomers(context.get(platformContext), context.get(memberContext), wanted));
  return { list, tag, sort, page };
}

/** Searches customers. A POST keeps names and numbers out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const search = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  if (search === "") return { search, list: null };
  const query = { search, sort: "name" as const, page: 1 };
  const list = await listCustomers(context.get(platformContext), context.get(memberContext), query);
  context.set(foundCustomers, list);
  return { search, list };
}

const phoneSorts: readonly { sort: CustomerSort; label: string }[] = [
  { sort: "name", label: "Name" },
  { sort: "newest", label: "Newest" },
  { sort: "owed", label: "Balance" },
];

/** The customers of the business, as a table. */
export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { tag, sort, page } = loaderData;
  const searchedList = actionData?.list ?? null;
  const list = searchedList ?? loaderData.list;
  const isMember = useIsMember();
  useLiveUpdates("/crm/events", "customer", "invoice");
  const address = (order: CustomerSort, at = 1) =>
    withQuery("/crm/customers", { tag, sort: order, page: at > 1 ? String(at) : null });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Customers</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={href("/crm/customers/switch")} variant="secondary">
            Switch from other software
          </LinkButton>
          <LinkButton href={href("/crm/customers/import")} variant="secondary">
            Import a list
          </LinkButton>
          {isMember ? (
            <LinkButton href={href("/crm/customers/new")} variant="action">
              Add a customer
            </LinkButton>
          ) : null}
        </div>
      </div>
      <Form
        method="post"
        role="search"
        action={href("/crm/customers")}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-[min(14rem,100%)] grow">
          <TextField
            name="q"
            label="Name, phone, email, address, or tag"
            type="search"
            autoComplete="off"
            maxLength={maxSearch}
            defaultValue={actionData?.search}
          />
        </div>
        <Button type="submit">Search</Button>
      </Form>
      {searchedList ? (
        <p role="status" className="flex flex-wrap gap-x-3">
          <span>
            {searchedList.total.customers === 1
              ? "1 customer matches."
              : `${searchedList.total.customers.toLocaleString("en-US")} customers match.`}
          </span>
          <Link to={href("/crm/customers")} className="text-link">
            Show all customers
          </Link>
        </p>
      ) : null}
      {tag && !searchedList ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          <span>
            {list.total.customers === 1
              ? "1 customer with the tag "
              : `${list.total.customers.toLocaleString("en-US")} customers with the tag `}
            <span className="font-semibold break-words">{tag}</span>
          </span>
          <Link to={href("/crm/customers")} className="text-link">
            Show all customers
          </Link>
        </p>
      ) : null}
      {!searchedList && list.total.customers > 0 ? (
        <PhoneSorts sorts={phoneSorts} current={sort} address={address} />
      ) : null}
      {list.rows.length > 0 ? (
        <CustomerTable
          customers={list.rows}
          total={list.total}
          sort={searchedList ? "name" : sort}
          address={address}
        />
      ) : tag && !searchedList ? (
        <EmptyState title="No customers have this tag" />
      ) : searchedList ? (
        <EmptyState title="No customers match">
          Try part of the name, or the last four digits.
        </EmptyState>
      ) : (
        <EmptyState title="No customers yet">
          They appear here once they call, send a request, or get an estimate.
        </EmptyState>
      )}
      {searchedList ? (
        searchedList.hasNext ? (
          <p className="text-muted">
            These are the first 50. Add another word to narrow the search.
          </p>
        ) : null
      ) : (
        <Pager
          label="Pages of customers"
          previous={page > 1 ? address(sort, page - 1) : null}
          next={list.hasNext ? address(sort, page + 1) : null}
        />
      )}
    </div>
  );
}

type CustomerTableProps = {
  customers: readonly ListedCustomer[];
  total: { customers: number; owedCents: number };
  sort: CustomerSort;
  address: (sort: CustomerSort) => string;
};

/** Customers with their contact and balance; on a phone, name and balance with the rest below. */
function CustomerTable({ customers, total, sort, address }: CustomerTableProps) {
  const format = useFormatDate();
  const sortProps = (column: CustomerSort) => ({
    href: address(column),
    direction:
      column !== sort
        ? undefined
        : column === "name"
          ? ("ascending" as const)
          : ("descending" as const),
  });
  return (
    <Table caption="Customers" captionHidden whole>
      <thead>
        <tr>
          <SortTh {...sortProps("name")}>Name</SortTh>
          <Th className="max-md:hidden">Phone</Th>
          <Th className="max-lg:hidden">Email</Th>
          <Th className="max-md:hidden">Address</Th>
          <SortTh {...sortProps("newest")} className="max-lg:hidden">
            Added
          </SortTh>
          <SortTh {...sortProps("owed")} numeric>
            Balance
          </SortTh>
        </tr>
      </thead>
      <tbody>
        {customers.map(
          ({ id, name, company, phone, phoneExtension, email, street, city, ...rest }) => (
            <tr key={id} className="relative hover:bg-sunken">
              <Th scope="row">
                <Link
                  to={href("/crm/customers/:id", { id })}
                  className="break-words after:absolute after:inset-0"
                >
                  {name}
                </Link>
                {company ? (
                  <span className="block font-normal break-words text-muted">{company}</span>
                ) : null}
                <span className="block font-normal break-words text-muted md:hidden">
                  {[formatPhone(phone, phoneExtension) ?? email, city].filter(Boolean).join(" · ")}
                </span>
                {rest.tags.length > 0 ? (
                  <span className="mt-1 flex flex-wrap gap-1">
                    <TagLinks tags={rest.tags.slice(0, 3)} />
                  </span>
                ) : null}
              </Th>
              <Td className="whitespace-nowrap max-md:hidden">
                {formatPhone(phone, phoneExtension)}
              </Td>
              <Td className="max-w-56 break-words max-lg:hidden">{email}</Td>
              <Td className="max-md:hidden">{[street, city].filter(Boolean).join(", ")}</Td>
              <Td className="whitespace-nowrap max-lg:hidden">
                {format(rest.createdAt, "MMM d, yyyy")}
              </Td>
              <Td numeric>{rest.owedCents > 0 ? formatCents(rest.owedCents) : "–"}</Td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <Th scope="row">
            {total.customers === 1
              ? "1 customer"
              : `${total.customers.toLocaleString("en-US")} customers`}
          </Th>
          <Td className="max-md:hidden" />
          <Td className="max-lg:hidden" />
          <Td className="max-md:hidden" />
          <Td className="max-lg:hidden" />
          <Td numeric className="font-semibold">
            {formatCents(total.owedCents)}
          </Td>
        </tr>
      </tfoot>
    </Table>
  );
}
