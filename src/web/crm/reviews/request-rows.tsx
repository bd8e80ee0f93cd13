import { href, Link } from "react-router";
import type { ListedRequest } from "~/domains/growth/reviews/list-requests.server.ts";
import { standingOf, stopReasonLabels } from "~/domains/growth/reviews/reviews.ts";
import { formatClock, formatDay } from "~/domains/schedule/visits/visit-clock.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

type RequestRowsProps = { requests: readonly ListedRequest[]; zone: string };

/** List of review requests: customer, status and next step. */
export function RequestRows({ requests, zone }: RequestRowsProps) {
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {requests.map((request) => (
        <li key={request.id} className="px-4 py-3 sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={href("/crm/schedule/visits/:id", { id: request.visitId })}
                className="text-link font-semibold break-words"
              >
                {request.customerName}
              </Link>
              <p className="text-sm break-words text-muted">{request.what}</p>
            </div>
            <div className="shrink-0">
              <Badge tone={standingOf(request).tone}>{standingOf(request).label}</Badge>
            </div>
          </div>
          <p className="mt-1 text-sm break-words text-muted">{historyOf(request, zone)}</p>
          {request.link ? (
            <p className="mt-1 text-sm">
              Send them this link:{" "}
              <a href={request.link} className="text-link break-all">
                {request.link}
              </a>{" "}
              <Link to={`/crm/links/review/${request.id}`} className="text-link">
                Reset customer link
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const ways = { sms: "text", email: "email" };

function historyOf(request: ListedRequest, zone: string): string {
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  const { reason, channel, askedAt, remindedAt, openedAt, clickedAt, nextAt } = request;
  const happened: readonly [moment: Date | null, what: string][] = [
    [channel && askedAt, `Requested by ${channel ? ways[channel] : ""}`],
    [openedAt, "Opened"],
    [remindedAt, "Reminded"],
    [clickedAt, "Opened a review page"],
  ];
  const inOrder = happened
    .flatMap(([moment, what]) => (moment ? [{ moment: new Date(moment), what }] : []))
    .sort((one, other) => one.moment.getTime() - other.moment.getTime());
  return [
    reason ? stopReasonLabels[reason] : "",
    ...inOrder.map(({ moment, what }) => `${what} ${at(moment)}.`),
    nextAt ? `${askedAt ? "Reminder" : "Scheduled for"} ${at(nextAt)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
