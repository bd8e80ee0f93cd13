import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { sequences } from "../follow-ups.tables.server.ts";
import { readDuration } from "./timing.ts";

/**
 * Maximum custom timings to read, newest first: whether one can be parsed isn't stored in a column.
 */
const maxRead = 2_000;

/** A business's custom timing that couldn't be parsed, and the services it still applies to. */
export type UnparsedTiming = {
  contractorId: string;
  businessName: string;
  words: string;
  services: string[];
  createdAt: Date;
};

/**
 * Businesses whose first message is sent right away because their custom timing couldn't be parsed
 * and whose sequence hasn't been edited since, newest first: tasks for staff
 * (`follow-ups.first-message`).
 */
export async function listUnparsedTimings(
  platform: Platform,
  actor: Actor,
): Promise<UnparsedTiming[]> {
  authorize(canReadFollowUps(actor));
  const { query } = platform.database;
  const entries = await query
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
  const unread = entries
    .map(({ words, ...entry }) => ({ ...entry, words: words ?? "" }))
    .filter(({ words }) => readDuration(words) === null);
  const remaining = await remainingServices(
    platform,
    unread.map(({ contractorId }) => contractorId),
  );
  return unread.flatMap((entry) => {
    const services = remaining.get(entry.contractorId) ?? [];
    return services.length > 0 ? [{ ...entry, services }] : [];
  });
}

/** Each business's services that still use the original sequence. */
async function remainingServices({ database: { query } }: Platform, ids: readonly string[]) {
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
    [...grouped].map(([id, items]) => [id, items.map(({ service }) => service).toSorted()]),
  );
}
