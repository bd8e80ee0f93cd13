import { and, count, desc, eq, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import {
  contractorAccounts,
  contractorProgress,
} from "~/features/contractors/contractors.tables.server.ts";
import { formSubmissions } from "~/features/onboarding/onboarding.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

export type ContractorFilter = {
  search: string;
  status: "all" | "completed" | "in_progress";
  /** The id of the last contractor seen, or null for the first page. */
  before: string | null;
};

const pageSize = 24;

/** Completed when the contractor's own submission is, or, without one, one of the same e-mail (§4). */
export const isCompleted = sql<boolean>`coalesce(${formSubmissions.isCompleted}, exists (
  select 1 from ${formSubmissions} as matching
  where lower(matching.email) = lower(${contractorAccounts.email}) and matching.is_completed
))`;

/** Contractors as the staff list shows them, newest first. */
export async function listContractors(platform: Platform, filter: ContractorFilter) {
  const { query } = platform.database;
  const matches = and(searchIn(filter.search), statusIs(filter.status));
  const rows = await query
    .select({
      id: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      name: contractorAccounts.name,
      email: contractorAccounts.email,
      phone: contractorAccounts.phone,
      city: contractorAccounts.city,
      state: contractorAccounts.state,
      selectedPlan: contractorAccounts.selectedPlan,
      createdAt: contractorAccounts.createdAt,
      currentStep: sql<number>`coalesce(${contractorProgress.currentStep}, 1)`,
      completionPercentage:
        sql<number>`coalesce(${contractorProgress.completionPercentage}, 0)`.mapWith(Number),
      lastActivity: contractorProgress.lastActivity,
      services: formSubmissions.services,
      isCompleted,
    })
    .from(contractorAccounts)
    .leftJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .leftJoin(formSubmissions, eq(formSubmissions.contractorId, contractorAccounts.id))
    .where(and(matches, filter.before ? lt(contractorAccounts.id, filter.before) : undefined))
    .orderBy(desc(contractorAccounts.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { contractors: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

function searchIn(text: string): SQL | undefined {
  const words = text.trim();
  if (words === "") return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const { businessName, name, email, phone, city, state } = contractorAccounts;
  return or(
    ...[businessName, name, email, phone, city, state].map((column) => ilike(column, pattern)),
  );
}

function statusIs(status: ContractorFilter["status"]): SQL | undefined {
  if (status === "all") return undefined;
  return status === "completed" ? isCompleted : sql`not ${isCompleted}`;
}

/** How many contractors there are in all. */
export async function countContractors(platform: Platform): Promise<number> {
  const [row] = await platform.database.query.select({ n: count() }).from(contractorAccounts);
  return row?.n ?? 0;
}
