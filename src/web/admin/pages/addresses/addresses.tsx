import { href, Link } from "react-router";
import {
  type ListedAddress,
  listAddresses,
  removeAddress,
} from "~/domains/storefront/index.server.ts";
import { addressKinds, addressStateLabels, addressStates } from "~/domains/storefront/index.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readChoice, readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  FilterSelect,
  ListFilters,
  ListTable,
  sentenceCase,
  stateOptions,
} from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/addresses";

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

const tones = {
  waiting: "info",
  active: "good",
  lost: "bad",
  ended: "neutral",
  released: "neutral",
} as const;

const outcomes = {
  found: "found",
  missing: "missing",
  wrong: "wrong value",
  unanswered: "no response",
} as const;

/** One address of a page, with Remove while it is assigned. */
function AddressRow({ address }: { address: ListedAddress }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, host, state, findings, failingSince, checkedAt, createdAt } = address;
  return (
    <tr>
      <Th scope="row" className="min-w-36 wrap-anywhere">
        {host}
      </Th>
      <Td>
        <Link
          to={href("/admin/contractors/:id", { id: address.contractorId })}
          className="text-link"
        >
          {address.businessName}
        </Link>
        {address.pageStatus === "live" ? null : (
          <span className="block text-xs text-muted">Page {address.pageStatus}</span>
        )}
      </Td>
      <Td>
        <Badge tone={state === "active" && failingSince ? "warning" : tones[state]}>
          {state === "active" && failingSince ? "failing" : addressStateLabels[state]}
        </Badge>
      </Td>
      <Td className="text-sm">
        {findings ? (
          <>
            TXT record: {outcomes[findings.proof.outcome]}
            <span className="block">A or CNAME record: {outcomes[findings.traffic.outcome]}</span>
            {findings.certificate ? (
              <span className="block">Certificate: {findings.certificate.problem ?? "valid"}</span>
            ) : null}
          </>
        ) : null}
      </Td>
      <Td className="whitespace-nowrap">{checkedAt ? format(checkedAt, "MMM d, h:mm a") : null}</Td>
      <Td className="whitespace-nowrap">{format(createdAt, "MMM d, yyyy")}</Td>
      <Td>
        {mayChange && state !== "released" ? (
          <ConfirmAction
            label="Remove"
            subject={host}
            consequence="The page won’t be reachable at this address anymore."
            yes="Remove address"
            intent="remove"
            fields={{ address_id: id }}
          />
        ) : null}
      </Td>
    </tr>
  );
}
