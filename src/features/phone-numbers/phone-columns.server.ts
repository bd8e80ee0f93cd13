import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { leadResults } from "~/features/market-estimates/market-estimates.tables.server.ts";
import { formSubmissions } from "~/features/onboarding/onboarding.tables.server.ts";
import { revenueShareApplications } from "~/features/revenue-share/revenue-share.tables.server.ts";

type PhoneColumn = { table: PgTable & { id: PgColumn }; typed: PgColumn; normal: PgColumn };

/** Every column that keeps a phone number as it was typed, and the one with its normal form. */
export const phoneColumns: readonly PhoneColumn[] = [
  ...[contractorAccounts, formSubmissions, leadResults, revenueShareApplications, seoPages].map(
    (table) => ({ table, typed: table.phone, normal: table.phoneE164 }),
  ),
  {
    table: formSubmissions,
    typed: formSubmissions.replyPhone,
    normal: formSubmissions.replyPhoneE164,
  },
];
