import { href } from "react-router";
import { listSkipped } from "~/domains/follow-ups/index.server.ts";
import { gateReasons } from "~/domains/follow-ups/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/skipped";
import { FollowUpList } from "./follow-up-list.tsx";
import { readReason } from "./read-reason.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Messages skipped today" }];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadList({ request, context }, readReason, listSkipped);
}

/** Messages skipped today for one of the gate's reasons. */
const skippedNames = { sms: "a text", email: "an email", voicemail: "a voicemail" };

export default function Skipped({ loaderData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const { reason } = filter;
  const format = useFormatDate();
  const path = href("/admin/follow-ups/skipped");
  return (
    <div className="flex flex-col gap-5">
      <FollowUpList
        title="Messages skipped today"
        about={gateReasons[reason].staff}
        rows={rows}
        empty="Nothing was skipped today for this reason"
        last="Skipped"
      >
        {({ skippedAt, channel }) =>
          `${format(skippedAt, "MMM d, h:mm a")}, ${skippedNames[channel]}`
        }
      </FollowUpList>
      <ListPager
        firstHref={before ? withQuery(path, { reason }) : null}
        nextHref={next ? withQuery(path, { reason, before: next }) : null}
        nextLabel="More"
      />
    </div>
  );
}
