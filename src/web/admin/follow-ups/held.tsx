import { href } from "react-router";
import { listHeld } from "~/domains/follow-ups/index.server.ts";
import { describeHoldReason, type GateReason, gateReasons } from "~/domains/follow-ups/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/held";
import { FollowUpList } from "./follow-up-list.tsx";
import { readReason } from "./read-reason.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.filter.reason ? "Follow-ups on hold" : "Scheduled today" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const isToday = (parameters: URLSearchParams) => parameters.get("show") === "today";
  return loadList(
    { request, context },
    (parameters) => (isToday(parameters) ? { reason: null } : readReason(parameters)),
    listHeld,
  );
}

/** Next check of a message without a send time. */
const whenChecked = (reason: GateReason | null) =>
  reason === "paused" ? "When resumed" : reason ? "When fixed" : "When something changes";

/** Follow-ups on hold for one of the gate's reasons, or scheduled for today. */
export default function Held({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const { reason } = filter;
  const format = useFormatDate();
  const path = href("/admin/follow-ups/held");
  const query = { reason, show: reason ? null : "today" };
  return (
    <div className="flex flex-col gap-5">
      <FollowUpList
        title={reason ? "Follow-ups on hold" : "Scheduled today"}
        about={
          reason
            ? `${gateReasons[reason].staff} ${gateReasons[reason].clearedBy.staff}`
            : "Leads with a message due today."
        }
        rows={rows}
        empty={reason ? "Nothing is on hold for this reason" : "Nothing is scheduled today"}
        last="Next check"
      >
        {({ checkAt, holdReason, holdDetail }) => (
          <>
            {checkAt ? format(checkAt, "MMM d, h:mm a") : whenChecked(holdReason)}
            {holdReason && (holdDetail || !reason) ? (
              <span className="block text-muted">{describeHoldReason(holdReason, holdDetail)}</span>
            ) : null}
          </>
        )}
      </FollowUpList>
      <ListPager
        firstHref={before ? withQuery(path, query) : null}
        nextHref={next ? withQuery(path, { ...query, before: next }) : null}
        nextLabel="More"
      />
    </div>
  );
}
