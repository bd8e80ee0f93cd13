import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { readEmbedHosts, replaceEmbedHosts } from "./embed-hosts.server.ts";
import { parseEmbedHosts } from "./embed-hosts.ts";
import { canChangeEmbedHosts } from "./embedded-forms.policy.ts";

export type ChangedHosts = Result<object, Invalid | Refused<"not_found">>;

/** Sets the sites that may embed a contractor's form; audited (`staff.audited`). */
export async function changeEmbedHosts(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  text: string,
): Promise<ChangedHosts> {
  authorize(canChangeEmbedHosts(actor));
  const parsed = parseEmbedHosts(text);
  if (!parsed.ok) return parsed;
  return inTransaction(platform, async (work) => {
    // Locks the account, so concurrent changes run one after the other and each audit entry is correct.
    const [account] = await work.tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId))
      .for(...lockRows(contractorAccounts));
    if (!account) return { ok: false, code: "not_found" };
    const before = await readEmbedHosts(work.tx, contractorId);
    const hosts = parsed.hosts.toSorted();
    if (JSON.stringify(before) === JSON.stringify(hosts)) return { ok: true };
    await replaceEmbedHosts(work, contractorId, hosts);
    await recordChange(work, actor, {
      action: "embed.allow_hosts",
      entity: "contractor",
      entityId: contractorId,
      // The contractor's sites aren't logged, only their number.
      before: { hosts: before.length },
      after: { hosts: hosts.length },
    });
    return { ok: true };
  });
}
