import { Form } from "react-router";
import { services } from "~/domains/shared/index.ts";
import {
  inviteClaimant,
  type ListedEstimate,
  listEstimates,
} from "~/domains/signup/index.server.ts";
import type { EstimateFilter } from "~/domains/signup/index.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { FilterSelect, ListFilters, ListTable, SearchBox } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/estimates";
import {
  estimateColumns,
  estimateContact,
  estimateService,
  estimatesHref,
  readEstimateFilter,
  sourceLabels,
} from "./estimate-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "Lead Estimates" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readEstimateFilter, listEstimates);

/** Sends a reply to someone who claimed a territory. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = readId((await readForm(request)).get("id"));
  if (!id) throw malformed();
  const member = context.get(staffContext);
  const invited = await inviteClaimant(context.get(platformContext), member, id);
  return respondWithMessage(invited, "Invitation sent.", refusals);
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

type EstimateFiltersProps = { filter: EstimateFilter; clearHref: string | null };

/** Filters for estimates and claims. */
function EstimateFilters({ filter, clearHref }: EstimateFiltersProps) {
  return (
    <ListFilters clearHref={clearHref}>
      <SearchBox label="Search" placeholder="City, email, or business" value={filter.search} />
      <FilterSelect
        label="Source"
        name="source"
        any="Any source"
        value={filter.source}
        options={Object.entries(sourceLabels).map(([value, label]) => ({ value, label }))}
      />
      <FilterSelect
        label="Service"
        name="service"
        any="Any service"
        value={filter.industry}
        options={services.map(({ key, label }) => ({ value: key, label }))}
      />
      <FilterSelect
        label="Invitation"
        name="invitation"
        any="Any"
        value={filter.invitation}
        options={[
          { value: "not_invited", label: "Not invited" },
          { value: "invited", label: "Invited" },
        ]}
      />
    </ListFilters>
  );
}

/** One estimate or claim, with the form that replies to a claim. */
function EstimateRow({ estimate }: { estimate: ListedEstimate }) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-52 wrap-anywhere">
        {estimateContact(estimate)}
      </Th>
      <Td>{estimate.businessName}</Td>
      <Td className="whitespace-nowrap">{estimateService(estimate)}</Td>
      <Td className="whitespace-nowrap">{estimate.city}</Td>
      <Td>
        <Badge tone={estimate.source === "generator" ? "neutral" : "info"}>
          {sourceLabels[estimate.source]}
        </Badge>
      </Td>
      <Td numeric>{estimate.searchVolume?.toLocaleString("en-US")}</Td>
      <Td>{estimate.competition}</Td>
      <Td numeric>{estimate.leadValueEstimate}</Td>
      <Td className="whitespace-nowrap">{format(estimate.createdAt, "MMM d, h:mm a")}</Td>
      <Td className="whitespace-nowrap">
        <Invitation estimate={estimate} />
      </Td>
    </tr>
  );
}

function Invitation({ estimate }: { estimate: ListedEstimate }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  if (estimate.source !== "claim") return null;
  if (estimate.invitedAt) return format(estimate.invitedAt, "MMM d, h:mm a");
  if (!estimate.email) return <span className="text-muted">No email</span>;
  if (!mayChange) return <span className="text-muted">Not yet</span>;
  return (
    <Form method="post">
      <Button
        type="submit"
        name="id"
        value={estimate.id}
        size="small"
        aria-label={`Invite ${estimate.businessName ?? estimate.email}`}
      >
        Invite
      </Button>
    </Form>
  );
}
