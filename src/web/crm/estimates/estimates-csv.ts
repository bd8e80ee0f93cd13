import { type JobEstimateInState, streamJobEstimates } from "~/domains/billing/index.server.ts";
import { estimateName, estimateStateLabels, shownEstimateStates } from "~/domains/billing/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/estimates-csv";

const columns: readonly CsvColumn<JobEstimateInState>[] = [
  { header: "Estimate", value: ({ number }) => estimateName(number) },
  { header: "State", value: ({ shownState }) => estimateStateLabels[shownState] },
  { header: "Customer", value: ({ customerName }) => customerName },
  { header: "Phone", value: ({ phone, phoneExtension }) => formatPhone(phone, phoneExtension) },
  { header: "Email", value: ({ email }) => email },
  { header: "Address", value: ({ address }) => address },
  { header: "Job", value: ({ what }) => what },
  { header: "Lowest price", value: ({ lowCents }) => centsField(lowCents) },
  { header: "Highest price", value: ({ highCents }) => centsField(highCents) },
  { header: "Written", value: ({ createdAt }) => createdAt },
  { header: "Sent", value: ({ sentAt }) => sentAt },
  { header: "Good until", value: ({ offeredUntil }) => offeredUntil },
  { header: "Answered", value: ({ answeredAt }) => answeredAt },
];

/** /crm/estimates/estimates.csv: all estimates that match the list's query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const state = readChoice(new URL(request.url).searchParams, "state", shownEstimateStates);
  return csvResponse({
    request,
    fileName: "estimates",
    columns,
    timeZone: await findOwnZone(platform, reader),
    rows: streamJobEstimates(platform, reader, state),
  });
}
