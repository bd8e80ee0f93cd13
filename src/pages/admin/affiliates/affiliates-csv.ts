import {
  type ListedAffiliate,
  streamAffiliates,
} from "~/features/affiliates/list-affiliates.server.ts";
import { recordExport } from "~/features/audit/record-export.server.ts";
import { type CsvColumn, csvAnswer } from "~/platform/http/csv.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/affiliates-csv";
import { affiliateLabels } from "./affiliate-labels.ts";

const columns: readonly CsvColumn<ListedAffiliate>[] = [
  { header: "Name", value: (one) => one.name },
  { header: "Email", value: (one) => one.email },
  { header: "Referral code", value: (one) => one.referralCode },
  { header: "Sign-ups", value: (one) => one.signUps },
  { header: "Completed", value: (one) => one.completed },
  { header: "Applications", value: (one) => one.applications },
  { header: "Since", value: (one) => one.createdAt },
  { header: "Status", value: (one) => affiliateLabels[one.status] },
];

/** /admin/affiliates.csv: all partners, as the list shows them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  await recordExport(platform, actor, "affiliates", {});
  return csvAnswer({
    request,
    fileName: "affiliates",
    columns,
    timeZone: platform.settings.timeZone,
    rows: streamAffiliates(platform, actor),
  });
}
