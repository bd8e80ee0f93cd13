import { inviteClaimant } from "~/domains/signup/market-estimates/claims/invite-claimant.server.ts";
import { listEstimates } from "~/domains/signup/market-estimates/list-estimates.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { say } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import type { Route } from "./+types/estimates";
import { estimateColumns } from "./estimate-columns.ts";
import { EstimateFilters } from "./estimate-filters.tsx";
import { estimatesHref, readEstimateFilter } from "./estimate-query.ts";
import { EstimateRow } from "./estimate-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Lead Estimates" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readEstimateFilter, listEstimates);

/** Writes to who claimed a territory. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = readId((await readForm(request)).get("id"));
  if (!id) throw malformed();
  const member = context.get(staffContext);
  const invited = await inviteClaimant(context.get(platformContext), member, id);
  return say(invited, "Invitation sent.", refusals);
}

const path = "/admin/estimates";
const refusals = {
  not_possible: "This claim was already invited, or it has no email address. Nothing was sent.",
};

export default function Estimates({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = estimatesHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Lead Estimates" exportHref={estimatesHref(`${path}.csv`, filter)}>
        People who requested a lead estimate or claimed a territory. You can send each person who
        claimed a territory one sign-up link.
      </ListHeading>
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <EstimateFilters filter={filter} clearHref={filtered ? path : null} />
      <ListTable
        caption="Lead estimates and claims, newest first"
        columns={estimateColumns}
        rows={rows}
        empty={filtered ? "No lead estimates match" : "No lead estimates yet"}
      >
        {(estimate) => <EstimateRow key={estimate.id} estimate={estimate} />}
      </ListTable>
      <ListPager
        firstHref={before ? estimatesHref(path, filter) : null}
        nextHref={next ? estimatesHref(path, filter, next) : null}
        nextLabel="Older estimates"
      />
    </div>
  );
}
