import { eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { applicationConfirmed } from "../revenue-share.events.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import { readApplicationLink } from "./application-link.server.ts";

export type LinkState = "open" | "already_confirmed" | "link_expired";

/** The state of a confirmation link. Changes nothing. */
export async function findConfirmation(platform: Platform, token: string): Promise<LinkState> {
  const id = readApplicationLink(platform, token);
  if (!id) return "link_expired";
  const [application] = await platform.database.query
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id));
  return stateOf(application);
}

/**
 * Confirms the applicant's email address, once: only then can an approval attach to an account with
 * that address.
 */
export async function confirmApplication(
  platform: Platform,
  token: string,
): Promise<Result<object, Refused<"link_expired">>> {
  const id = readApplicationLink(platform, token);
  if (!id) return { ok: false, code: "link_expired" };
  return inTransaction(platform, async ({ tx, now, record }) => {
    const [application] = await tx
      .select()
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, id))
      .for(...lockRows(revenueShareApplications));
    if (stateOf(application) !== "open") return { ok: false, code: "link_expired" };
    await tx
      .update(revenueShareApplications)
      .set({ emailConfirmedAt: now, updatedAt: now })
      .where(eq(revenueShareApplications.id, id));
    record(applicationConfirmed, { applicationId: id });
    return { ok: true };
  });
}

function stateOf(application: typeof revenueShareApplications.$inferSelect | undefined): LinkState {
  if (!application || application.applicationStatus === "rejected") return "link_expired";
  return application.emailConfirmedAt ? "already_confirmed" : "open";
}
