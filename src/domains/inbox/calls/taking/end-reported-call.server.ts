import { eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { calls } from "../calls.tables.server.ts";
import { endCall } from "./end-call.server.ts";
import { lockCall } from "./lock-call.server.ts";

/**
 * Handles the provider's end-of-call report once, even if it arrives late, twice, or before the
 * last step.
 */
export async function endReportedCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  { providerId, seconds }: { providerId: string; seconds: number | null },
): Promise<void> {
  const call = await lockCall(work.tx, eq(calls.providerId, providerId));
  if (call) await endCall(work, platform, call, seconds);
}
