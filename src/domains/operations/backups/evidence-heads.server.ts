import { open, readdir, readFile, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { and, isNull } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  clearMatchedHeads,
  type EvidenceHead,
  findDifferentHeads,
  listFinalHeads,
  markBackedUp,
  recordDifferentHead,
  verifyEvidence,
} from "~/domains/messaging/index.server.ts";
import { canBackUp } from "~/domains/operations/operations.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** The suffix of the file next to a backup. */
export const headsSuffix = ".heads";

/**
 * Saves the last hash of each business's evidence chain next to a backup, one JSON object per line:
 * outside the database, so a recomputed chain doesn't match it.
 */
export async function saveHeads(
  platform: Pick<Platform, "database" | "clock">,
  actor: Actor,
  path: string,
): Promise<void> {
  authorize(canBackUp(actor));
  const backedUpAt = platform.clock.now();
  const unfinished = `${path}${headsSuffix}.part`;
  const file = await open(unfinished, "w", 0o600);
  const saved: EvidenceHead[] = [];
  try {
    for await (const heads of listFinalHeads(platform, actor)) {
      await file.write(heads.map((head) => `${JSON.stringify(head)}\n`).join(""));
      saved.push(...heads);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, `${path}${headsSuffix}`);
  await markBackedUp(platform, actor, saved, { backup: basename(path), backedUpAt });
}

/**
 * Compares the evidence of messages with its hashes, and the chains with the hashes next to all
 * backups. Records differences, which health reports.
 */
export async function checkMessageEvidence(platform: Platform, actor: Actor): Promise<void> {
  authorize(canBackUp(actor));
  await verifyEvidence(platform, actor);
  const { backups } = platform.settings;
  if (!backups) return;
  const names = await readdir(backups.folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith(`.backup${headsSuffix}`)).sort()) {
    const heads = await readHeads(join(backups.folder, name));
    for (let at = 0; at < heads.length; at += headsPerQuery) {
      await compare(platform, actor, heads.slice(at, at + headsPerQuery), name);
    }
  }
}

const headsPerQuery = 2_000;

const headSchema = z.object({
  contractorId: z.uuid(),
  day: z.iso.date(),
  start: z.string().length(64),
  head: z.string().length(64),
  rows: z.int(),
});

async function readHeads(path: string): Promise<EvidenceHead[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => headSchema.parse(JSON.parse(line)));
}

async function compare(
  platform: Platform,
  actor: Actor,
  heads: readonly EvidenceHead[],
  name: string,
): Promise<void> {
  await clearMatchedHeads(platform, actor, heads, name);
  const different = await findDifferentHeads(platform, actor, heads);
  if (different.length === 0) return;
  // The chain of a deleted business is deleted with it.
  const existing = await platform.database.query
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(
        isAnyOf(
          contractorAccounts.id,
          different.map(({ contractorId }) => contractorId),
        ),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  const ids = new Set(existing.map(({ id }) => id));
  for (const head of different.filter(({ contractorId }) => ids.has(contractorId))) {
    platform.log.error("message evidence differs from a backup");
    await recordDifferentHead(platform, actor, head, name);
  }
}
