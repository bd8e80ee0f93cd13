import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import {
  contractorAccounts,
  contractorNotes,
  contractorProgress,
} from "~/features/contractors/contractors.tables.server.ts";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import { leadResults } from "~/features/estimates/estimates.tables.server.ts";
import { embedHosts } from "~/features/leads/embed-hosts.tables.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import {
  formSubmissions,
  onboardingSessions,
} from "~/features/onboarding/onboarding.tables.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "~/features/revenue-share/revenue-share.tables.server.ts";
import { recordChange } from "~/features/staff/audit.server.ts";
import type { StaffMember } from "~/features/staff/staff.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/transaction.server.ts";
import { countOtherAccounts } from "./contractor-mail.server.ts";

/** What tells nobody anything, or would let somebody in. */
const leftOut = new Set(["search_text", "erased_at", "token_hash", "request_key", "request_hash"]);

/**
 * Everything that is kept of a contractor, as one document with the names of the tables and columns
 * (compliance P2); audited. What is only known by the address is left out while the address belongs
 * to several accounts. Null when there is no such contractor.
 */
export async function exportContractor(
  platform: Platform,
  member: StaffMember,
  contractorId: string,
): Promise<Record<string, unknown> | null> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [account] = await tx
      .select()
      .from(contractorAccounts)
      .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
    if (!account) return null;
    const alone = (await countOtherAccounts(tx, account)) === 0;
    const exported: Record<string, unknown> = { exported_at: now.toISOString() };
    for (const [name, table, condition] of parts(contractorId, alone ? account.email : null)) {
      exported[name] = await read(tx, table, condition);
    }
    await recordChange(work, member, {
      action: "contractor.export",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { tables: Object.keys(exported).slice(1) },
    });
    return exported;
  });
}

type Part = [name: string, table: PgTable, condition: SQL | undefined];

/** Each table that says something of a contractor, and which of its rows do. */
function parts(contractorId: string, email: string | null): Part[] {
  const own = (column: PgColumn) => eq(column, contractorId);
  const to = (column: PgColumn) =>
    email ? sql`lower(${column}) = ${email.toLowerCase()}` : undefined;
  const submissions = sql`(select id from ${formSubmissions} where contractor_id = ${contractorId})`;
  const applications = sql`(select application_id from ${revenueShareParticipants} where contractor_id = ${contractorId})`;
  const never = sql`false`;
  return [
    ["contractor_accounts", contractorAccounts, own(contractorAccounts.id)],
    ["contractor_progress", contractorProgress, own(contractorProgress.contractorId)],
    ["form_submissions", formSubmissions, own(formSubmissions.contractorId)],
    ["onboarding_sessions", onboardingSessions, own(onboardingSessions.contractorId)],
    ["attributions", attributions, inArray(attributions.subjectId, submissions)],
    ["seo_pages", seoPages, own(seoPages.contractorId)],
    ["embed_hosts", embedHosts, own(embedHosts.contractorId)],
    ["leads", leads, own(leads.contractorId)],
    ["contractor_notes", contractorNotes, own(contractorNotes.contractorId)],
    [
      "messages",
      messages,
      or(
        sql`${messages.subjectId} in (select id::text from ${formSubmissions} where contractor_id = ${contractorId})`,
        to(messages.toAddress),
      ),
    ],
    ["lead_results", leadResults, to(leadResults.email) ?? never],
    [
      "revenue_share_applications",
      revenueShareApplications,
      or(inArray(revenueShareApplications.id, applications), to(revenueShareApplications.email)),
    ],
    [
      "revenue_share_participants",
      revenueShareParticipants,
      own(revenueShareParticipants.contractorId),
    ],
  ];
}

async function read(tx: Transaction, table: PgTable, condition: SQL | undefined) {
  const rows = await tx.select().from(table).where(condition);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(toRecord(table, row)).filter(([name]) => !leftOut.has(name))),
  );
}
