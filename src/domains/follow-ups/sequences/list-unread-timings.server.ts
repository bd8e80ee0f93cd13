import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { sequences } from "../follow-ups.tables.server.ts";
import { readDuration } from "./timing.ts";

/** So many of the newest custom timings are read: what a program cannot read stands in none of its columns. */
const maxRead = 2_000;

/** A business's timing in its own words that nobody could read, and the services it still holds for. */
export type UnreadTiming = {
  contractorId: string;
  businessName: string;
  words: string;
  services: string[];
  createdAt: Date;
};

/**
 * Businesses whose first message leaves at once because their own timing could not be read, and whose
 * sequence nobody has edited since, the newest first: tasks for staff (`follow-ups.first-message`).
 */
export async function listUnreadTimings(platform: Platform, actor: Actor): Promise<UnreadTiming[]> {
  authorize(canReadFollowUps(actor));
  const { query } = platform.database;
  const answers = await query
    .select({
      contractorId: formSubmissions.contractorId,
      businessName: contractorAccounts.businessName,
      words: formSubmissions.customTiming,
      createdAt: formSubmissions.createdAt,
    })
    .from(formSubmissions)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, formSubmissions.contractorId))
    .where(and(eq(formSubmissions.followupTiming, "custom"), isNull(contractorAccounts.erasedAt)))
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(maxRead);
  const unread = answers
    .map(({ words, ...answer }) => ({ ...answer, words: words ?? "" }))
    .filter(({ words }) => readDuration(words) === null);
  const left = await servicesLeft(
    platform,
    unread.map(({ contractorId }) => contractorId),
  );
  return unread.flatMap((answer) => {
    const services = left.get(answer.contractorId) ?? [];
    return services.length > 0 ? [{ ...answer, services }] : [];
  });
}

/** The services of each business whose sequence is still the one that the product began with. */
async function servicesLeft({ database: { query } }: Platform, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string[]>();
  const pages = await query
    .selectDistinct({ contractorId: seoPages.contractorId, service: seoPages.service })
    .from(seoPages)
    .where(and(inArray(seoPages.contractorId, [...ids]), isNotNull(seoPages.contractorId)));
  const latest = await query
    .selectDistinctOn([sequences.contractorId, sequences.service], {
      contractorId: sequences.contractorId,
      service: sequences.service,
      author: sequences.author,
    })
    .from(sequences)
    .where(inArray(sequences.contractorId, [...ids]))
    .orderBy(sequences.contractorId, sequences.service, desc(sequences.version));
  const edited = new Set(
    latest
      .filter(({ author }) => author !== "standard")
      .map(({ contractorId, service }) => `${contractorId}:${service}`),
  );
  const open = pages.filter((page) => !edited.has(`${page.contractorId}:${page.service}`));
  const grouped = Map.groupBy(open, ({ contractorId }) => contractorId ?? "");
  return new Map(
    [...grouped].map(([id, all]) => [id, all.map(({ service }) => service).toSorted()]),
  );
}
