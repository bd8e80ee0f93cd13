import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { canReadAttribution } from "~/domains/shared/shared.policy.ts";
import { type AttributionSubject, attributions } from "~/domains/shared/shared.tables.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type Attribution, campaignFields, type Touch } from "./attribution.ts";

/** Writes every field, known or not, so all rows share one shape and one prepared statement. */
const noCampaign = Object.fromEntries(campaignFields.map((field) => [field, null]));

/** Records the source of a new submission or request, if known (`analytics.source`). */
export function recordAttribution(
  { insertAtCommit }: Pick<UnitOfWork, "insertAtCommit">,
  subject: AttributionSubject,
  subjectId: string,
  attribution: Attribution | null | undefined,
): void {
  if (!attribution) return;
  insertAtCommit(
    attributions,
    (["first", "last"] as const).map((touch) => {
      const { campaign, referrerHost, landingPath, at } = attribution[touch];
      return {
        subject,
        subjectId,
        touch,
        referrerHost,
        landingPath,
        visitedAt: at,
        ...noCampaign,
        ...campaign,
      };
    }),
  );
}

/** The source of one submission or request, or null if unknown. */
export async function findAttribution(
  platform: Platform,
  actor: Actor,
  subject: AttributionSubject,
  subjectId: string,
): Promise<Attribution | null> {
  authorize(canReadAttribution(actor));
  return attributionOf(platform.database.query, subject, subjectId);
}

/** Like `findAttribution`, for callers that have already checked their own policy for the row. */
export async function attributionOf(
  database: Reader,
  subject: AttributionSubject,
  subjectId: string,
): Promise<Attribution | null> {
  return (await attributionsOf(database, subject, [subjectId])).get(subjectId) ?? null;
}

/** The sources of several submissions or requests, by ID; unknown ones are left out. */
export async function attributionsOf(
  database: Reader,
  subject: AttributionSubject,
  subjectIds: readonly string[],
): Promise<Map<string, Attribution>> {
  const rows = await database
    .select()
    .from(attributions)
    .where(and(eq(attributions.subject, subject), inArray(attributions.subjectId, subjectIds)));
  const touchesById = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map(
    [...touchesById].flatMap(([id, touches]) => {
      const [first, last] = (["first", "last"] as const).map((touchKind) =>
        touches.find(({ touch }) => touch === touchKind),
      );
      return first && last ? [[id, { first: touchOf(first), last: touchOf(last) }]] : [];
    }),
  );
}

/**
 * Deletes the attributions of these submissions and requests along with their rows
 * (`privacy.export-and-erasure`).
 */
export async function eraseAttributions(
  { tx }: Pick<UnitOfWork, "tx">,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx.delete(attributions).where(isAnyOf(attributions.subjectId, subjectIds));
}

/**
 * Removes referral codes, in upper case, from all attributions.
 * @returns the submissions and requests that had one
 */
export async function removeReferralCodes(
  { tx }: Pick<UnitOfWork, "tx">,
  codes: readonly string[],
): Promise<string[]> {
  const changed = await tx
    .update(attributions)
    .set({ ref: null })
    .where(inArray(sql`upper(${attributions.ref})`, [...codes]))
    .returning({ subjectId: attributions.subjectId });
  return changed.map(({ subjectId }) => subjectId);
}

function touchOf(row: typeof attributions.$inferSelect): Touch {
  const campaign: Touch["campaign"] = {};
  for (const field of campaignFields) {
    const value = row[field];
    if (value !== null) campaign[field] = value;
  }
  const { referrerHost, landingPath, visitedAt } = row;
  return { campaign, referrerHost, landingPath, at: visitedAt };
}
