import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { streamLiveUpdates } from "~/platform/http/responses/live-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { identifyMember } from "./identify-member.server.ts";
import { canFollowBusinessUpdates, hearsOf } from "./members.policy.ts";

/**
 * Tells one page of the CRM, as server-sent events, when something of its business arrives: only its
 * kind, and only as long as the session, the membership and the role last.
 * @returns null when this session has too many pages that listen, or the process is stopping
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
        .filter((kind) => hearsOf(actor, kind));
      // Nothing named means that anything may have arrived.
      return told.length > 0 || kinds.length === 0 ? told : null;
    },
  });
}
