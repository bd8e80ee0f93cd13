import { listUnmatched } from "~/domains/inbox/replies/unmatched/list-unmatched.server.ts";
import type { UnmatchedFilter } from "~/domains/inbox/replies/unmatched/unmatched.ts";
import { readChoice, withQuery } from "~/platform/http/requests/list-query.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { FilterSelect, ListFilters } from "../../lists/list-filters.tsx";
import { ListHeading } from "../../lists/list-heading.tsx";
import { loadList } from "../../lists/load-list.server.ts";
import { FollowUpTabs } from "../follow-up-tabs.tsx";
import type { Route } from "./+types/unmatched";
import { handleUnmatchedForm } from "./unmatched-action.server.ts";
import { UnmatchedCard } from "./unmatched-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Unmatched messages" }];

const readFilter = (parameters: URLSearchParams): UnmatchedFilter & { all: boolean } => {
  const show = readChoice(parameters, "show", ["seen", "all"]);
  return { seen: show === "all" ? null : (show ?? "unseen"), all: show === "all" };
};

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listUnmatched);
export const action = (args: Route.ActionArgs) => handleUnmatchedForm(args);

const path = "/admin/follow-ups/unmatched";

/** Incoming messages that match no conversation. */
export default function UnmatchedMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const show = filter.all ? "all" : filter.seen === "seen" ? "seen" : null;
  useLiveUpdates("/admin/events", "message");
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Unmatched messages">
        Incoming texts and emails that aren’t in a conversation. They’re deleted on the same
        schedule as other messages.
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
          any="Needs review"
          value={show}
          options={[
            { value: "seen", label: "Reviewed" },
            { value: "all", label: "All" },
          ]}
        />
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState title={show ? "No messages" : "All caught up"} />
      ) : (
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <UnmatchedCard
              key={row.id}
              row={row}
              typed={actionData?.typed?.id === row.id ? actionData.typed : null}
            />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? withQuery(path, { show }) : null}
        nextHref={next ? withQuery(path, { show, before: next }) : null}
        nextLabel="Older messages"
      />
    </div>
  );
}
