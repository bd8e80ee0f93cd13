import { and, asc, eq, isNull } from "drizzle-orm";
import { canFollowBusinessUpdates, receivesUpdates } from "~/domains/identity/identity.policy.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { type Actor, authorize, type MemberInSession } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { SessionUse } from "~/platform/accounts/sessions.server.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import { streamLiveUpdates } from "~/platform/http/responses/live-stream.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A business that a person can work in. */
export type OwnBusiness = { memberId: string; businessName: string };

/** The sender of a request, as far as the CRM is concerned. */
export type CrmVisitor =
  | { kind: "anonymous" }
  | { kind: "no_business" }
  | { kind: "member"; member: MemberInSession; businesses: OwnBusiness[] };

const businessCookie = "hearthline-crm.business";
const year = 365 * 24 * 60 * 60;

/**
 * Looks up the request's session and memberships in the database, so an ended session or a revoked membership
 * applies right away (`members.revoked-at-once`). Among several businesses, picks the one last chosen in this
 * browser, else the first that the person joined.
 * @throws when the database is unavailable
 */
export async function identifyMember(
  platform: Platform,
  request: Request,
  use?: SessionUse,
): Promise<CrmVisitor> {
  const session = await platform.accounts.member.read(request, use);
  if (!session) return { kind: "anonymous" };
  const { userId, email, name, sessionId } = session;
  const memberships = await membershipsOf(platform, userId);
  const chosen = readCookie(request, businessCookie);
  const membership = memberships.find(({ id }) => id === chosen) ?? memberships[0];
  if (!membership) return { kind: "no_business" };
  return {
    kind: "member",
    member: { kind: "member", userId, email, name, sessionId, ...membership },
    businesses: memberships.map(({ id, businessName }) => ({ memberId: id, businessName })),
  };
}

/**
 * Whether a request comes from someone who works for this business or for us, on a page that needs
 * no sign-in. Doesn't count as activity of their session.
 */
export async function isInsider(
  platform: Platform,
  request: Request,
  contractorId: string,
): Promise<boolean> {
  const background = { background: true };
  if ((await identifyVisitor(platform, request, background)).kind === "staff") return true;
  const session = await platform.accounts.member.read(request, background);
  if (!session) return false;
  const memberships = await membershipsOf(platform, session.userId);
  return memberships.some((membership) => membership.contractorId === contractorId);
}

/**
 * The cookie that remembers the chosen business. It grants nothing: only the person's own memberships are
 * looked up.
 */
export function businessChoice({ settings }: Platform, memberId: string): string {
  const secure = settings.siteUrl.protocol === "https:";
  return writeCookie(businessCookie, memberId, { secure, maxAgeSeconds: year });
}

/** The columns of a member as an actor, from `members`, their user, and their business. */
export const memberActorColumns = {
  id: members.id,
  userId: members.userId,
  email: memberUsers.email,
  name: memberUsers.name,
  role: members.role,
  moneyAllowed: members.moneyAllowed,
  contractorId: members.contractorId,
  businessName: contractorAccounts.businessName,
};

function membershipsOf({ database: { query } }: Platform, userId: string) {
  return query
    .select({
      id: members.id,
      role: members.role,
      moneyAllowed: members.moneyAllowed,
      contractorId: members.contractorId,
      businessName: contractorAccounts.businessName,
    })
    .from(members)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
    .where(
      and(
        eq(members.userId, userId),
        isNull(members.revokedAt),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(asc(members.joinedAt), asc(members.id));
}

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
  const suffix = `@${contractorId}`;
  return streamLiveUpdates(platform.liveUpdates, {
    session: sessionId,
    isAllowed: async () => {
      const now = await identifyMember(platform, request, { background: true });
      return now.kind === "member" && now.member.id === id && now.member.role === role;
    },
    wanted: (kinds) => {
      const described = kinds
        .filter((kind) => kind.endsWith(suffix))
        .map((kind) => kind.slice(0, -suffix.length))
        .filter((kind) => receivesUpdates(actor, kind));
      // An empty list means that anything may have changed.
      return described.length > 0 || kinds.length === 0 ? described : null;
    },
  });
}
