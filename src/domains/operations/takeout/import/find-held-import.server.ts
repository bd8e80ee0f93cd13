import { and, eq, isNull } from "drizzle-orm";
import { businessImports } from "~/domains/messaging/business-imports/business-imports.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSeeHeld } from "../takeout.policy.ts";

/** The source of an imported business that is held; null for any other (`you-own-it.quiet`). */
export async function findHeldImport({ database }: Platform, actor: Actor, contractorId: string) {
  authorize(canSeeHeld(actor));
  const { source, createdAt, releasedAt } = businessImports;
  const [held] = await database.query
    .select({ source, createdAt })
    .from(businessImports)
    .where(and(eq(businessImports.contractorId, contractorId), isNull(releasedAt)));
  return held ?? null;
}

export type HeldImport = NonNullable<Awaited<ReturnType<typeof findHeldImport>>>;
