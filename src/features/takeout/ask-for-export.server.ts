import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { makeExport } from "./takeout.jobs.server.ts";
import { canAskForExport } from "./takeout.policy.ts";
import { mostADay } from "./takeout.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Has a file made with everything of the actor's business; audited. One is made at a time, and a few
 * a day (`you-own-it.one-at-a-time`): asked again meanwhile, it is `already_done`.
 */
export async function askForExport(
  platform: Platform,
  actor: Actor,
): Promise<Result<{ exportId: string }, Refused<"already_done"> | TooMany>> {
  authorize(canAskForExport(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    // Of two at once the second waits and sees the first.
    await tx
      .select({ id: contractorAccounts.id })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId))
      .for("no key update");
    const ofBusiness = eq(businessExports.contractorId, contractorId);
    const [running] = await tx
      .select({ id: businessExports.id })
      .from(businessExports)
      .where(and(ofBusiness, inArray(businessExports.state, ["waiting", "making"])));
    if (running) return { ok: false, code: "already_done" };
    const [made] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        first: sql<string | null>`min(${businessExports.createdAt})`,
      })
      .from(businessExports)
      .where(
        and(
          ofBusiness,
          ne(businessExports.state, "failed"),
          gt(businessExports.createdAt, new Date(now.getTime() - day)),
        ),
      );
    if (made?.first && made.count >= mostADay) {
      const free = new Date(made.first).getTime() + day;
      return tooMany(Math.ceil((free - now.getTime()) / 1000));
    }
    const exportId = newId(now.getTime());
    await tx.insert(businessExports).values({
      id: exportId,
      contractorId,
      memberId: actor.id,
      memberName: actor.name,
      createdAt: now,
      updatedAt: now,
    });
    work.enqueue(makeExport, { exportId });
    await recordChange(work, actor, {
      action: "business.export",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { export: exportId },
    });
    return { ok: true, exportId };
  });
}
