import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { streamLiveUpdates } from "~/platform/http/responses/live-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canFollowLiveUpdates } from "./dashboard.policy.ts";

/**
 * Streams new arrivals to one staff page as server-sent events: only their kind, and only while its
 * session and role last.
 * @returns null when this session has too many open streams, or the process is stopping
 */
export async function followLiveUpdates(
  platform: Platform,
  actor: Actor,
  request: Request,
): Promise<Response | null> {
  authorize(canFollowLiveUpdates(actor));
  return streamLiveUpdates(platform.liveUpdates, {
    session: actor.sessionId,
    isAllowed: async () =>
      (await identifyVisitor(platform, request, { background: true })).kind === "staff",
    wanted: (kinds) => kinds.filter((kind) => !kind.includes("@")),
  });
}
