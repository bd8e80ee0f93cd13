import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { decodeCsv } from "~/platform/csv/decode-csv.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canEnterLeads } from "./lead-entry.policy.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { maxLeadFileBytes } from "./lead-imports.ts";
import { isOwnFile } from "./own-file.server.ts";
import { readLeadRows } from "./read-lead-rows.ts";

export type LeadFileChecked = Result<{ importId: string }, Invalid | TooMany>;

/** Reads a file of leads through and keeps it until somebody says what to do with it (`leads.import`). */
export async function checkLeadImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<LeadFileChecked> {
  authorize(canEnterLeads(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  if (file.bytes.length > maxLeadFileBytes) {
    return invalid({ file: "The file has more than 1 MB. Bring it in parts." });
  }
  const { waitSeconds } = await platform.limits.use("lead_import", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const content = decodeCsv(file.bytes);
  const read = readLeadRows(content);
  if (!read.ok) return read;
  return inTransaction(platform, async ({ tx, now }) => {
    const importId = newId(now.getTime());
    // The file that they looked at before this one was not wanted; a colleague's may be.
    await tx
      .delete(leadImports)
      .where(
        and(
          eq(leadImports.contractorId, contractorId),
          eq(leadImports.memberId, memberId),
          eq(leadImports.state, "checked"),
        ),
      );
    await tx.insert(leadImports).values({
      id: importId,
      contractorId,
      fileName: file.name.slice(0, 200) || "leads.csv",
      content,
      rows: read.lines.length,
      memberId,
      memberName,
      createdAt: now,
    });
    return { ok: true, importId };
  });
}

/** Puts a file away without bringing it in. */
export async function cancelLeadImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canEnterLeads(actor));
  await platform.database.query
    .delete(leadImports)
    .where(and(eq(leadImports.id, importId), isOwnFile(actor), eq(leadImports.state, "checked")));
}
