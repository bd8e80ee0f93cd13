import { Forbidden } from "~/platform/result.ts";
import type { ApiScope } from "./api-scopes.ts";
import type { ApiVersion } from "./api-versions.ts";
import {
  canSeePrices,
  type MemberPermission,
  type MemberRole,
  memberHasPermission,
} from "./member-roles.ts";
import { may, type Permission, type StaffRole } from "./roles.ts";

/** A staff member, as commands and the audit log identify them. */
export type StaffMember = {
  kind: "staff";
  id: string;
  email: string;
  name: string;
  role: StaffRole;
};

/** The staff member whose session sent the request. */
export type SignedInMember = StaffMember & {
  twoFactor: boolean;
  sessionId: string;
  withPasskey: boolean;
};

/** The product itself: a background task, an event handler, or a script. `name` says which. */
export type SystemActor = { kind: "system"; name: string };

/** A member of a business, as commands identify them. */
export type BusinessMember = {
  kind: "member";
  /** ID of the membership; a person in two businesses has two. */
  id: string;
  /** ID of the person. */
  userId: string;
  email: string;
  name: string;
  role: MemberRole;
  /** Whether a technician can see prices; owners and office staff always can. */
  moneyAllowed: boolean;
  /** The only business this actor can read or change; every query is limited to it. */
  contractorId: string;
  businessName: string;
};

/** The member whose CRM session sent the request. */
export type MemberInSession = BusinessMember & { sessionId: string };

/** A staff member viewing the CRM as a business: read-only. */
export type Observer = {
  kind: "observer";
  staff: Pick<StaffMember, "id" | "email" | "name">;
  contractorId: string;
  businessName: string;
};

/** An app that uses one of a business's API keys (`api-keys.bound`). */
export type ApiClient = {
  kind: "api_key";
  /** ID of the API key. */
  id: string;
  /** The name its owner gave it. */
  name: string;
  scopes: readonly ApiScope[];
  /**
   * The API version it gets unless a request names another; null for keys from before versions
   * existed.
   */
  version: ApiVersion | null;
  contractorId: string;
  businessName: string;
};

/** Actors that can change a business's data: its members, and API clients with the scope. */
export type BusinessWriter = BusinessMember | ApiClient;

/** Actors that can read a business's data. */
export type BusinessReader = BusinessMember | Observer | ApiClient;

/**
 * Who sends a request. A policy denies any kind it doesn't name, so a new kind has no permissions at first.
 */
export type Actor =
  | { kind: "visitor" }
  | StaffMember
  | SignedInMember
  | BusinessMember
  | MemberInSession
  | Observer
  | ApiClient
  | SystemActor;

/** A visitor of the public site. It treats signed-in users the same way. */
export const visitor: Actor = { kind: "visitor" };

/** The product itself, named after what runs. Never created for a request. */
export function system(name: string): SystemActor {
  return { kind: "system", name };
}

export function isStaff(actor: Actor): actor is StaffMember {
  return actor.kind === "staff";
}

export function isSystem(actor: Actor): actor is SystemActor {
  return actor.kind === "system";
}

/** Whether this actor can submit the public site's forms; staff fill them in for callers. */
export function canUseSite(actor: Actor): boolean {
  return actor.kind === "visitor" || isPermitted(actor, "change");
}

/** Whether this is a staff member in their own session. */
export function isSignedIn(actor: Actor): actor is SignedInMember {
  return isStaff(actor) && "sessionId" in actor;
}

/** Whether this is a member of a business. */
export function isMember(actor: Actor): actor is BusinessMember {
  return actor.kind === "member";
}

/** Whether this actor sees prices: anyone but technicians whom the owner doesn't allow it. */
export function seesPrices(actor: Actor): boolean {
  return !isMember(actor) || canSeePrices(actor);
}

/** Whether this is a business member in their own session. */
export function isMemberInSession(actor: Actor): actor is MemberInSession {
  return isMember(actor) && "sessionId" in actor;
}

/** Whether this is a member of this business. */
export function isMemberOf(actor: Actor, contractorId: string): actor is BusinessMember {
  return isMember(actor) && actor.contractorId === contractorId;
}

/**
 * Whether this is a member whose role has the permission. Their changes are limited to `actor.contractorId`
 * (`members.bound-to-business`).
 */
export function memberCanAct(actor: Actor, permission: MemberPermission): actor is BusinessMember {
  return isMember(actor) && memberHasPermission(actor, permission);
}

/** Like `memberCanAct`, for reads. Also allows staff viewing the business; they see what an owner sees. */
export function memberCanRead(actor: Actor, permission: MemberPermission): actor is BusinessReader {
  return actor.kind === "observer" || memberCanAct(actor, permission);
}

/** Whether this is an API client whose key has the scope. Its access is limited to `actor.contractorId`. */
export function hasScope(actor: Actor, scope: ApiScope): actor is ApiClient {
  return actor.kind === "api_key" && actor.scopes.includes(scope);
}

/**
 * The one business this actor can read and change (`members.bound-to-business`); null for staff and the
 * system, which aren't limited to one.
 */
export function contractorScopeOf(actor: Actor): string | null {
  return "contractorId" in actor ? actor.contractorId : null;
}

/** Whether the actor can access rows of this business (`members.bound-to-business`). */
export function hasAccessToBusiness(actor: Actor, contractorId: string): boolean {
  const own = contractorScopeOf(actor);
  return own === null || own === contractorId;
}

/** What the system can do on its own. It can't export personal data or assign roles. */
const permittedToSystem: readonly Permission[] = ["read", "change"];

/** Whether this is a staff member whose role has the permission, or the system. */
export function isPermitted(
  actor: Actor,
  permission: Permission,
): actor is StaffMember | SystemActor {
  if (isSystem(actor)) return permittedToSystem.includes(permission);
  return isStaff(actor) && may(actor, permission);
}

/**
 * Throws unless the policy allows the action (`access.commands-refuse`).
 * @param reason the refusal's message, where that helps
 * @throws Forbidden; the request gets a 403
 */
export function authorize(allowed: boolean, reason?: string): asserts allowed {
  if (!allowed) throw new Forbidden(reason);
}

/** Audit entries need an account ID. The system has no account, so it uses this one. */
const systemId = "00000000-0000-0000-0000-000000000000";

/** Who an audit entry names: a person, even one without a role yet, or the system. */
export type Signatory =
  | Pick<StaffMember, "id" | "email">
  | BusinessMember
  | ApiClient
  | SystemActor;

/**
 * The actor as stored in the audit log and the ledger. For a business member that's the membership, without
 * an email address.
 */
export function signatureOf(signatory: Signatory) {
  if ("scopes" in signatory) return { actorId: signatory.id, actorEmail: "api key" };
  if ("contractorId" in signatory)
    return { actorId: signatory.id, actorEmail: `member: ${signatory.role}` };
  return "id" in signatory
    ? { actorId: signatory.id, actorEmail: signatory.email }
    : { actorId: systemId, actorEmail: `system: ${signatory.name}` };
}

/** Wraps a command as a background task handler that runs as the system under this name. */
export function asSystem<Port, Rest extends unknown[], Done>(
  name: string,
  command: (platform: Port, actor: Actor, ...rest: Rest) => Done,
): (platform: Port, ...rest: Rest) => Done {
  return (platform, ...rest) => command(platform, system(name), ...rest);
}

const memberPrefix = "member: ";

/** The author of a version that the business's team can read. For team members, their name. */
export function authorOf(signatory: Signatory & Actor): string {
  return isMember(signatory) ? memberPrefix + signatory.name : signatureOf(signatory).actorEmail;
}

/** The author as shown to this actor. A business doesn't see staff email addresses. */
export function displayAuthor(author: string, actor: Actor): string {
  if (contractorScopeOf(actor) === null) return author;
  return author.startsWith(memberPrefix) ? author.slice(memberPrefix.length) : "Hearthline";
}
