import { Form, href } from "react-router";
import { findCustomer, type ListedCustomer, listCustomers } from "~/domains/office/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId, searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/merge-customer";

export const meta: Route.MetaFunction = () => [{ title: "Merge customers" }];

async function findHere({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const id = readId(params.id);
  const reader = context.get(memberContext);
  const customer = id ? await findCustomer(context.get(platformContext), reader, id) : null;
  if (!customer) throw notFound();
  return customer;
}

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await findHere(args);
  return { id, name };
}

/** Searches the customers to merge. A POST keeps names and numbers out of URLs. */
export async function action(args: Route.ActionArgs) {
  const { id } = await findHere(args);
  const { request, context } = args;
  const search = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  if (search === "") return { search, found: [] };
  const query = { search, sort: "name" as const, page: 1 };
  const { rows } = await listCustomers(
    context.get(platformContext),
    context.get(memberContext),
    query,
  );
  return { search, found: rows.filter((row) => row.id !== id).slice(0, 20) };
}

/** Chooses a customer to merge into this one. */
export default function MergeCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData;
  const customers = actionData?.found ?? [];
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers/:id", { id })}>{name}</TouchLink>
        <h1 className="text-2xl">Merge customers</h1>
        <p className="mt-1 text-muted">
          The other customer’s requests, jobs, messages, and money move to {name}. You can undo it
          any time.
        </p>
      </header>
      <Form method="post" role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(14rem,100%)] grow">
          <TextField
            name="q"
            label="Name, phone, email, or address of the other customer"
            type="search"
            autoComplete="off"
            maxLength={maxSearch}
            defaultValue={actionData?.search}
          />
        </div>
        <Button type="submit">Search</Button>
      </Form>
      {actionData?.search && customers.length === 0 ? (
        <EmptyState title="No other customers match">
          Try part of the name, or the last four digits.
        </EmptyState>
      ) : null}
      {customers.length > 0 ? (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {customers.map((customer) => (
            <MergeRow key={customer.id} into={id} customer={customer} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function MergeRow({ into, customer }: { into: string; customer: ListedCustomer }) {
  const { id, name, phone, phoneExtension, email, street, city } = customer;
  const details = [formatPhone(phone, phoneExtension), email, street, city].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{details.join(" · ")}</span>
      </span>
      <Form method="post" action={href("/crm/customers/:id", { id: into })}>
        <input type="hidden" name="duplicate_id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="merge"
          variant="secondary"
          aria-label={`Merge ${name}`}
        >
          Merge
        </Button>
      </Form>
    </li>
  );
}
