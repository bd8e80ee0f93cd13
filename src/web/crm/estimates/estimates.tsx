import { createContext } from "react-router";
import { readEstimateTable } from "~/domains/billing/index.server.ts";
import {
  estimateSorts,
  estimateStateLabels,
  shownEstimateStates,
} from "~/domains/billing/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readChoice, readId, searchText, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/estimates";
import { DocumentList } from "./document-list.tsx";
import { priceRange } from "./document-rows.tsx";
import { EstimateTable } from "./estimate-table.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Estimates" }];

function readTableQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    state: readChoice(searchParams, "state", shownEstimateStates),
    sort: readChoice(searchParams, "sort", estimateSorts) ?? "-date",
    after: readId(searchParams.get("after")),
  };
}

/**
 * The action's search results. The loader of the same request returns them instead of reading the
 * whole list.
 */
const foundEstimates = createContext<Awaited<ReturnType<typeof readEstimateTable>> | null>(null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const tableQuery = readTableQuery(request);
  const query = { ...tableQuery, search: "" };
  const platform = context.get(platformContext);
  const list =
    context.get(foundEstimates) ??
    (await readEstimateTable(platform, context.get(memberContext), query));
  return { ...list, ...tableQuery };
}

/** Searches estimates. A POST keeps names and numbers out of URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  const search = searchText(String((await readForm(request)).get("q") ?? ""), maxSearch);
  if (search === "") return { search, list: null };
  const query = { ...readTableQuery(request), search };
  const platform = context.get(platformContext);
  const list = await readEstimateTable(platform, context.get(memberContext), query);
  context.set(foundEstimates, list);
  return { search, list };
}

/** The business's estimates as a table, filtered by state. */
export default function Estimates({ loaderData, actionData }: Route.ComponentProps) {
  const { state, sort, after } = loaderData;
  const searched = actionData?.list ?? null;
  const { rows, next, totals } = searched ?? loaderData;
  useLiveUpdates("/crm/events", "job-estimate");
  const isMember = useIsMember();
  const address = (change: { state?: string | null; sort?: string; after?: string | null } = {}) =>
    withQuery("/crm/estimates", {
      state: change.state === undefined ? state : change.state,
      sort: (change.sort ?? sort) === "-date" ? null : (change.sort ?? sort),
      after: change.after ?? null,
    });
  return (
    <DocumentList
      title="Estimates"
      address={address}
      actions={
        <>
          <LinkButton href="/crm/estimates/prices" variant="quiet">
            Price book
          </LinkButton>
          {isMember ? (
            <LinkButton href="/crm/estimates/new" variant="action">
              New estimate
            </LinkButton>
          ) : null}
        </>
      }
      states={shownEstimateStates.map((value) => ({ value, label: estimateStateLabels[value] }))}
      state={state}
      totals={[
        { label: "Open", amount: priceRange(totals.open), count: totals.open.count },
        { label: "Accepted", amount: priceRange(totals.accepted), count: totals.accepted.count },
      ]}
      sort={sort}
      sorts={[
        { sort: "-date", label: "Newest" },
        { sort: "customer", label: "Customer" },
        { sort: "expires", label: "Expires" },
        { sort: "-total", label: "Total" },
      ]}
      search={{
        label: "Customer, number, phone, or job",
        text: actionData?.search ?? "",
        found: searched,
      }}
      empty={{
        of: "Estimates move here automatically as you send them and customers reply.",
        all: "Create one for a lead, or for anyone you met. They can accept it on their own page.",
      }}
      files={[{ href: "/crm/estimates/estimates.csv", label: "Download as CSV" }]}
      after={after}
      next={next}
      count={rows.length}
    >
      <EstimateTable estimates={rows} sort={sort} address={(order) => address({ sort: order })} />
    </DocumentList>
  );
}
