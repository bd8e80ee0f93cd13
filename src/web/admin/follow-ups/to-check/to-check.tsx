import { Form, href, Link } from "react-router";
import { listStopChecks, type StopCheck } from "~/domains/inbox/index.server.ts";
import type { StopCheckKind } from "~/domains/inbox/index.ts";
import { channelName } from "~/domains/messaging/index.ts";
import { readChoice, withQuery } from "~/platform/http/requests/read-url.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { handleMessageCheck } from "~/web/admin/follow-ups/follow-up-action.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { FilterSelect, ListFilters } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { StopCheckForm, StopCheckText } from "~/web/shared/follow-up/opt-outs.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/to-check";

const path = "/admin/follow-ups/to-check";

export const meta: Route.MetaFunction = () => [{ title: "Messages to review" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listStopChecks);

const readFilter = (parameters: URLSearchParams): { kind: StopCheckKind } => ({
  kind: readChoice(parameters, "show", ["taken"]) ?? "waiting",
});

export const action = (args: Route.ActionArgs) => handleMessageCheck(args);

/** Possible opt-outs, and messages already treated as opt-outs (`sms.stop-words`). */
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

/** One possible opt-out: sender, business, text, and the decision buttons. */
function StopCheckCard({ row }: { row: StopCheck }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, name, contractorId, businessName, leadId, since, channel, kind } = row;
  return (
    <Card as="li" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <h2 className="text-base font-semibold break-words">
          {leadId ? (
            <Link to={href("/admin/leads/:id", { id: leadId })} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <Badge>{channelName(channel)}</Badge>
        {since ? (
          <time className="text-muted" dateTime={new Date(since).toISOString()}>
            {format(since, "MMM d, yyyy h:mm a")}
          </time>
        ) : null}
        <span className="text-muted">
          to{" "}
          <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
            {businessName || "Unnamed Business"}
          </Link>
        </span>
      </div>
      <StopCheckText text={row.text} />
      {!mayChange ? null : kind === "waiting" ? (
        <StopCheckForm conversationId={id} messageId={row.messageId} />
      ) : (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="conversation_id" value={id} />
          <Button type="submit" name="intent" value="seen" size="small" variant="secondary">
            Mark as reviewed
          </Button>
        </Form>
      )}
    </Card>
  );
}
