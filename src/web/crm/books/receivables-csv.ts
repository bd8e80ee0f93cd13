import { listReceivables, type Receivable } from "~/domains/billing/index.server.ts";
import { agingBuckets, agingLabels } from "~/domains/billing/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { centsField, dayOf } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/receivables-csv";

const columns: readonly CsvColumn<Receivable>[] = [
  { header: "Customer", value: ({ name }) => name },
  ...agingBuckets.map((bucket) => ({
    header: agingLabels[bucket],
    value: (row: Receivable) => centsField(row[bucket]),
  })),
  { header: "Total", value: ({ total }) => centsField(total) },
  { header: "Unpaid invoices", value: ({ invoices }) => invoices },
  { header: "Oldest due date", value: ({ dueSince }) => dueSince },
];

/** /crm/receivables/receivables.csv: what each customer owes today. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const timeZone = await findOwnZone(platform, reader);
  return csvResponse({
    request,
    fileName: `receivables-${dayOf(platform.clock.now(), timeZone)}`,
    columns,
    timeZone,
    rows: await listReceivables(platform, reader),
  });
}
