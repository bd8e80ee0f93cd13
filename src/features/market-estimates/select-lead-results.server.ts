import { type Actor, authorize } from "~/features/access/actor.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadEstimates } from "./market-estimates.policy.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

/** `GET /api/lead_results` for staff (`api.tables`): newest first. */
export function selectLeadResults(
  platform: Platform,
  actor: Actor,
  parameters: URLSearchParams,
): Promise<Selected> {
  authorize(canReadEstimates(actor));
  const { id, industry, city, email, phone, businessName, source, createdAt } = leadResults;
  const { searchVolume, competition, leadValueEstimate } = leadResults;
  return selectRows(
    platform.database.query,
    {
      table: leadResults,
      id,
      columns: [
        id,
        industry,
        city,
        email,
        phone,
        businessName,
        searchVolume,
        competition,
        leadValueEstimate,
        source,
        createdAt,
      ],
      filters: [industry, city, email, phone, businessName, competition, source],
      orders: [createdAt],
      defaultDirection: "desc",
    },
    parameters,
  );
}
