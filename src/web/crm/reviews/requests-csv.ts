import { type ListedRequest, streamReviewRequests } from "~/domains/growth/index.server.ts";
import { requestStatusOf, stopReasonLabels } from "~/domains/growth/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/requests-csv";

const columns: readonly CsvColumn<Omit<ListedRequest, "link">>[] = [
  { header: "Customer", value: ({ customerName }) => customerName },
  { header: "Job", value: ({ what }) => what },
  { header: "Done", value: ({ endedAt }) => endedAt },
  { header: "State", value: (request) => requestStatusOf(request).label },
  { header: "Why", value: ({ reason }) => (reason ? stopReasonLabels[reason] : null) },
  { header: "By", value: ({ channel }) => channel },
  { header: "Requested", value: ({ requestedAt }) => requestedAt },
  { header: "Reminded", value: ({ remindedAt }) => remindedAt },
  { header: "Opened", value: ({ openedAt }) => openedAt },
  { header: "Opened a review page", value: ({ clickedAt }) => clickedAt },
];

/** /crm/reviews/requests.csv: all review requests. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  return csvResponse({
    request,
    fileName: "review-requests",
    columns,
    timeZone: await findOwnZone(platform, reader),
    rows: streamReviewRequests(platform, reader),
  });
}
