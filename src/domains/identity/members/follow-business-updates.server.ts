import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { streamLiveUpdates } from "~/platform/http/responses/live-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { identifyMember } from "./identify-member.server.ts";
import { canFollowBusinessUpdates, receivesUpdates } from "./members.policy.ts";

/**
 * Streams live updates of the business to one CRM page as server-sent events: only their kinds, and only
 * while the session, the membership, and the role last.
 * @returns null if this session has too many open streams, or the process is stopping
 */
export async function followBusinessUpdates(
  platform: Platform,
  actor: Actor,
  request: Request,
): Promise<Response | null> {
  authorize(canFollowBusinessUpdates(actor));
  const { id, role, contractorId, sessionId } = actor;
  const own = `@${contractorId}`;
  return streamLiveUpdates(platform.liveUpdates, {
    session: sessionId,
    isAllowed: async () => {
      const now = await identifyMember(platform, request, { background: true });
      return now.kind === "member" && now.member.id === id && now.member.role === role;
    },
    wanted: (kinds) => {
      const told = kinds
        .filter((kind) => kind.endsWith(own))
        .map((kind) => kind.slice(0, -own.length))
        .filter((kind) => receivesUpdates(actor, kind));
      // An empty list means that anything may have changed.
      return told.length > 0 || kinds.length === 0 ? told : null;
    },
  });
}
