import { and, count, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { decodeCsv } from "~/platform/csv/decode-csv.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canEnterLeads } from "./lead-entry.policy.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { maxLeadFileBytes, maxWaitingImports } from "./lead-imports.ts";
import { isOwnFile } from "./own-file.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

export type LeadFileChecked = Result<{ importId: string }, Invalid | TooMany>;

/** Parses a lead file and stores it until its member imports or discards it (`leads.import`). */
export async function checkLeadImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<LeadFileChecked> {
  authorize(canEnterLeads(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  if (file.bytes.length > maxLeadFileBytes) {
    const most = `${maxLeadFileBytes / 1024 / 1024} MB`;
    return invalid({ file: `The file is larger than ${most}. Split it into smaller files.` });
  }
  const { waitSeconds } = await platform.limits.use("lead_import", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const { text: content, warning } = decodeCsv(file.bytes);
  const read = readLeadRows(content);
  if (!read.ok) return read;
  return inTransaction<LeadFileChecked>(platform, async ({ tx, now }) => {
    const importId = newId(now.getTime());
    // A new file doesn't discard a pending one: each has its own page.
    const [waiting] = await tx
      .select({ files: count() })
      .from(leadImports)
      .where(
        and(
          eq(leadImports.contractorId, contractorId),
          eq(leadImports.memberId, memberId),
          eq(leadImports.state, "checked"),
        ),
      );
    if ((waiting?.files ?? 0) >= maxWaitingImports) {
      return invalid({
        file: `You have ${maxWaitingImports} files waiting. Import or discard one of them first.`,
      });
    }
    await tx.insert(leadImports).values({
      id: importId,
      contractorId,
      fileName: file.name.slice(0, 200) || "leads.csv",
      content,
      warning,
      rows: read.lines.length,
      memberId,
      memberName,
      createdAt: now,
    });
    return { ok: true, importId };
  });
}

/** Discards a file without importing it. */
export async function cancelLeadImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canEnterLeads(actor));
  await platform.database.query
    .delete(leadImports)
    .where(and(eq(leadImports.id, importId), isOwnFile(actor), eq(leadImports.state, "checked")));
}
