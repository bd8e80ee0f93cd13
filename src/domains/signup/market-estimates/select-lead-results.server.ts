import { getTableColumns } from "drizzle-orm";
import { defineSelect } from "~/domains/shared/access/define-select.server.ts";
import { canExportEstimates, canReadEstimates } from "./market-estimates.policy.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

const { phoneE164, invitedAt, ...columns } = getTableColumns(leadResults);
const { id, industry, city, email, phone, businessName, competition, source, createdAt } = columns;

/** `GET /api/lead_results` for staff: newest first. */
export const selectLeadResults = defineSelect({
  canRead: canReadEstimates,
  canExport: canExportEstimates,
  table: leadResults,
  id,
  columns: Object.values(columns),
  filters: [industry, city, email, phone, businessName, competition, source],
  orders: [createdAt],
  defaultDirection: "desc",
});
