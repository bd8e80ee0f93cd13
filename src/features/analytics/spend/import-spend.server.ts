import { and, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { decodeCsv } from "~/platform/csv/decode-csv.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSpend } from "../analytics.policy.ts";
import { sourceKey } from "../source-of.ts";
import { adSpend } from "../spend.tables.server.ts";
import { holdSpend, selectSpend } from "./hold-spend.server.ts";
import { type PlannedLine, planSpend } from "./plan-spend.ts";
import { readSpendLines } from "./read-spend-lines.ts";
import { mostSpend, type SpendOutcome } from "./spend.ts";

/** Lines of a file, and where the money of those went that do not say so. */
export type SpendFile = { content: string; source: string };

/** A chosen file as lines that can be mended in a field. */
export const textOfSpendFile = (bytes: Uint8Array): string => decodeCsv(bytes);

type Counts = Record<SpendOutcome, number>;

/** What bringing lines in would do now, one by one; nothing is changed (`analytics.spend-import`). */
export async function checkSpendImport(
  { database }: Platform,
  actor: Actor,
  { content, source }: SpendFile,
): Promise<Result<{ counts: Counts; planned: PlannedLine[] }, Invalid>> {
  authorize(canChangeSpend(actor));
  const read = readSpendLines(content, source);
  if (!read.ok) return read;
  const kept = await selectSpend(database.query, actor.contractorId);
  const { counts, planned } = planSpend(kept, read.lines);
  return { ok: true, counts, planned };
}

/** Brings lines in, whole or not at all; brought in again they change nothing (`analytics.spend-import`). */
export async function importSpend(
  platform: Platform,
  actor: Actor,
  { content, source }: SpendFile,
): Promise<Result<{ counts: Counts }, Invalid>> {
  authorize(canChangeSpend(actor));
  const read = readSpendLines(content, source);
  if (!read.ok) return read;
  const { contractorId, name: memberName } = actor;
  return inTransaction<Result<{ counts: Counts }, Invalid>>(platform, async (work) => {
    const { tx, now } = work;
    const kept = await holdSpend(work, contractorId);
    const { counts, entries } = planSpend(kept, read.lines);
    if (counts.wrong > 0) return invalid({ content: "Mend the lines with mistakes first" });
    if (kept.length + entries.length > mostSpend) {
      return invalid({ content: `At most ${mostSpend.toLocaleString("en-US")} entries are kept` });
    }
    for (const spend of entries) {
      const { firstOn, lastOn, cents } = spend;
      const changed = await tx
        .update(adSpend)
        .set({ cents, memberName, updatedAt: now })
        .where(
          and(
            eq(adSpend.contractorId, contractorId),
            sql`lower(${adSpend.source}) = ${sourceKey(spend.source)}`,
            eq(adSpend.firstOn, firstOn),
            eq(adSpend.lastOn, lastOn),
          ),
        )
        .returning({ id: adSpend.id });
      if (changed.length > 0) continue;
      const row = { contractorId, ...spend, memberName, createdAt: now, updatedAt: now };
      await tx.insert(adSpend).values(row);
    }
    return { ok: true, counts };
  });
}
