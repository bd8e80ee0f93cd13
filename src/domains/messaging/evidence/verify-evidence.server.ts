import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canDeliverMessages } from "../messages/messages.policy.ts";
import { type MessageRow, messages } from "../messaging.tables.server.ts";
import { type EvidenceRow, evidenceDays, messageEvidence } from "./evidence.tables.server.ts";
import { chainStart, digestOf, hashPart, linkHash } from "./hash-chain.server.ts";
import { contentOf, recordOf } from "./seal-evidence.server.ts";

/** Maximum rows compared in one run; the next run continues. */
const rowsPerRun = 500_000;
const rowsPerQuery = 1_000;
/** Every day is compared again after this many days. */
const daysBetweenChecks = 30;

/** The result of comparing a backup's hashes. */
export const backupProblem = "It doesn’t match the head in ";

export type EvidenceDay = typeof evidenceDays.$inferSelect;

/**
 * Compares sealed evidence with its hashes, starting with the days checked longest ago, and records
 * changes that weren't made by the product. Health reports them.
 */
export async function verifyEvidence(platform: Platform, actor: Actor): Promise<void> {
  authorize(canDeliverMessages(actor));
  const { database, clock, log } = platform;
  const now = clock.now();
  const before = new Date(now.getTime() - daysBetweenChecks * 24 * 60 * 60_000);
  let rows = 0;
  while (rows < rowsPerRun) {
    const [day] = await database.query
      .select()
      .from(evidenceDays)
      .where(or(isNull(evidenceDays.checkedAt), lt(evidenceDays.checkedAt, before)))
      .orderBy(sql`${evidenceDays.checkedAt} asc nulls first`, asc(evidenceDays.day))
      .limit(1);
    if (!day) return;
    const problem = await findAltered(platform, day);
    if (problem) log.error("message evidence altered");
    await database.query
      .update(evidenceDays)
      .set({
        // Only the comparison with backups can clear a difference from a backup.
        problem: sql`case when ${evidenceDays.problem} like ${`${backupProblem}%`} then ${evidenceDays.problem} else ${problem}::text end`,
        checkedAt: now,
      })
      .where(
        and(
          eq(evidenceDays.contractorId, day.contractorId),
          eq(evidenceDays.day, day.day),
          // Rows that were sealed meanwhile are compared in the next pass.
          eq(evidenceDays.head, day.head),
        ),
      );
    rows += Math.max(1, day.rows);
  }
}

/** What in a business's day doesn't match its hashes, for staff; null if everything does. */
async function findAltered(platform: Platform, day: EvidenceDay): Promise<string | null> {
  const { query } = platform.database;
  const [earlier] = await query
    .select({ head: evidenceDays.head })
    .from(evidenceDays)
    .where(and(eq(evidenceDays.contractorId, day.contractorId), lt(evidenceDays.day, day.day)))
    .orderBy(sql`${evidenceDays.day} desc`)
    .limit(1);
  if ((earlier?.head ?? chainStart) !== day.start) return "It isn’t linked to the day before it";
  let head = day.start;
  for (let position = 0; position < day.rows; ) {
    const rows = await query
      .select({ row: messageEvidence, message: messages, latestAttempt })
      .from(messageEvidence)
      .leftJoin(messages, eq(messages.id, messageEvidence.messageId))
      .where(
        and(
          eq(messageEvidence.contractorId, day.contractorId),
          eq(messageEvidence.day, day.day),
          gt(messageEvidence.position, position),
        ),
      )
      .orderBy(asc(messageEvidence.position))
      .limit(Math.min(rowsPerQuery, day.rows - position));
    if (rows.length === 0) return `Row ${position + 1} is missing`;
    for (const { row, message, latestAttempt: latest } of rows) {
      position += 1;
      if (row.position !== position) return `Row ${position} is missing`;
      const problem = findAlteredPart(row, head, row.attempt === latest ? message : null);
      if (problem) return `Row ${position} (message ${row.messageId}): ${problem}`;
      if (row.facts && !message) return `Row ${position}: message ${row.messageId} was deleted`;
      if (!row.facts && message && !isPastRetention(platform, row)) {
        return `Row ${position} (message ${row.messageId}): its evidence was deleted`;
      }
      head = row.hash ?? "";
    }
  }
  return head === day.head ? null : "Its head doesn’t match its last row";
}

const latestAttempt = sql<number>`(
  select max(other.attempt) from ${messageEvidence} other
  where other.message_id = ${messageEvidence.messageId})`;

/** What in a row doesn't match its hashes. */
function findAlteredPart(
  { facts, salt, factsHash, contentHash, hash, ...row }: EvidenceRow,
  previous: string,
  message: MessageRow | null,
): string | null {
  if (!(factsHash && contentHash && hash)) return "its hashes were deleted";
  const digest = digestOf(recordOf({ ...row, factsHash, contentHash }));
  if (linkHash(previous, digest) !== hash) return "it doesn’t match its hash";
  if (!(facts && salt)) return null;
  if (hashPart(salt, "facts", facts) !== factsHash) return "its evidence was changed";
  // Texts are erased after MESSAGE_DAYS.
  if (!message || (message.text === null && message.html === null)) return null;
  const isSame = hashPart(salt, "content", contentOf(message)) === contentHash;
  return isSame ? null : "the message was changed after it was sent";
}

/** Five years, as long as consents have to be saved (16 CFR 310.5). */
export const evidenceDaysSaved = 5 * 366;

const isPastRetention = ({ clock }: Platform, { createdAt }: EvidenceRow): boolean =>
  clock.now().getTime() - createdAt.getTime() > evidenceDaysSaved * 24 * 60 * 60_000;
