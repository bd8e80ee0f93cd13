import { listStopChecks } from "~/domains/inbox/replies/stop-checks/list-stop-checks.server.ts";
import type { StopCheckKind } from "~/domains/inbox/replies/stop-checks/stop-checks.ts";
import { readChoice, withQuery } from "~/platform/http/requests/list-query.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { FilterSelect, ListFilters } from "../../lists/list-filters.tsx";
import { ListHeading } from "../../lists/list-heading.tsx";
import { loadList } from "../../lists/load-list.server.ts";
import { FollowUpTabs } from "../follow-up-tabs.tsx";
import type { Route } from "./+types/to-check";
import { StopCheckCard } from "./stop-check-card.tsx";
import { answerToCheck } from "./to-check-action.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Messages to review" }];

const readFilter = (parameters: URLSearchParams): { kind: StopCheckKind } => ({
  kind: readChoice(parameters, "show", ["taken"]) ?? "waiting",
});

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listStopChecks);
export const action = (args: Route.ActionArgs) => answerToCheck(args);

const path = "/admin/follow-ups/to-check";

/** Messages that may ask to stop, and those that were taken for it (`replies.unclear-stop`, `sms.stop-words`). */
export default function MessagesToCheck({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const show = filter.kind === "taken" ? "taken" : null;
  useLiveUpdates("/admin/events", "message");
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Messages to review">
        {show
          ? "Messages we treated as an opt-out. We no longer message these people there. If someone meant something else, call them. Only they can start messages again."
          : "Messages that may be an opt-out. Texts and automatic messages to these people are on hold until the business or staff decide."}
      </ListHeading>
      <FollowUpTabs current={path} />
      {actionData?.message ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={show ? path : null}>
        <FilterSelect
          label="Show"
          name="show"
          any="Needs a decision"
          value={show}
          options={[{ value: "taken", label: "Treated as an opt-out" }]}
        />
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState title={show ? "All clear" : "No decisions needed"} />
      ) : (
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <StopCheckCard key={row.id} row={row} />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? withQuery(path, { show }) : null}
        nextHref={next ? withQuery(path, { show, before: next }) : null}
        nextLabel="More messages"
      />
    </div>
  );
}
