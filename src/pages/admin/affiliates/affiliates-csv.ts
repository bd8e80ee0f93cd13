import {
  type ListedAffiliate,
  streamAffiliates,
} from "~/features/affiliates/list-affiliates.server.ts";
import type { CsvColumn } from "~/platform/http/csv.server.ts";
import { exportList } from "../frame/export-list.server.ts";
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
export const loader = exportList({
  name: "affiliates",
  columns,
  rows: streamAffiliates,
});
