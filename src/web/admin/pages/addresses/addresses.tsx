import { listAddresses } from "~/domains/storefront/own-addresses/list-addresses.server.ts";
import {
  addressKinds,
  addressStateLabels,
  addressStates,
} from "~/domains/storefront/own-addresses/own-addresses.ts";
import { removeAddress } from "~/domains/storefront/own-addresses/remove-address.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readChoice, withQuery } from "~/platform/http/requests/list-query.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { staffContext } from "../../frame/guard.server.ts";
import {
  FilterSelect,
  ListFilters,
  sentenceCase,
  stateOptions,
} from "../../lists/list-filters.tsx";
import { ListHeading } from "../../lists/list-heading.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { loadList } from "../../lists/load-list.server.ts";
import type { Route } from "./+types/addresses";
import { AddressRow } from "./address-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Domains" }];

const readFilter = (parameters: URLSearchParams) => ({
  state: readChoice(parameters, "state", addressStates),
  kind: readChoice(parameters, "kind", addressKinds),
});

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listAddresses);

export async function action({ request, context }: Route.ActionArgs) {
  const id = readId((await readForm(request)).get("address_id"));
  if (!id) throw malformed();
  const platform = context.get(platformContext);
  const removed = await removeAddress(platform, context.get(staffContext), id);
  if (!removed.ok) throw notFound();
  return { message: `The page is no longer at ${removed.name}.` };
}

const path = "/admin/pages/addresses";
const columns = ["Domain", "Business", "Status", "Records", "Last checked", "Since", "Actions"];

/** Subdomains and domains of business pages, with their status. */
export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = filter.state !== null || filter.kind !== null;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Domains">
        Subdomains and custom domains of business pages. A custom domain goes live once its DNS
        records are found.
      </ListHeading>
      {actionData ? (
        <Alert tone="good" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={filtered ? path : null}>
        <FilterSelect
          label="Type"
          name="kind"
          any="Any type"
          value={filter.kind}
          options={stateOptions(addressKinds)}
        />
        <FilterSelect
          label="Status"
          name="state"
          any="Any status"
          value={filter.state}
          options={addressStates.map((value) => ({
            value,
            label: sentenceCase(addressStateLabels[value]),
          }))}
        />
      </ListFilters>
      <ListTable
        caption="Domains, newest first"
        columns={columns.map((header) => ({ header }))}
        rows={rows}
        empty={filtered ? "No domains match" : "No domains yet"}
      >
        {(row) => <AddressRow key={row.id} address={row} />}
      </ListTable>
      <ListPager
        firstHref={before ? withQuery(path, filter) : null}
        nextHref={next ? withQuery(path, { ...filter, before: next }) : null}
        nextLabel="Older domains"
      />
    </div>
  );
}
