import { Forbidden } from "~/platform/forbidden.ts";
import type { ApiScope } from "./api-scopes.ts";
import { type MemberPermission, type MemberRole, memberMay } from "./member-roles.ts";
import { may, type Permission, type StaffRole } from "./roles.ts";

/** A member of staff, as a command and the audit log know them. */
export type StaffMember = {
  kind: "staff";
  id: string;
  email: string;
  name: string;
  role: StaffRole;
};

/** The member of staff whose session a request carries. */
export type SignedInMember = StaffMember & {
  twoFactor: boolean;
  sessionId: string;
  withPasskey: boolean;
};

/** The product itself: a job, a reaction, a script. `name` says which. */
export type SystemActor = { kind: "system"; name: string };

/** A person of a business, as a command knows them. */
export type BusinessMember = {
  kind: "member";
  /** Of the membership: whoever belongs to two businesses has two. */
  id: string;
  /** Of the person. */
  userId: string;
  email: string;
  name: string;
  role: MemberRole;
  /** Whether a technician may see what things cost; the others always do. */
  moneyAllowed: boolean;
  /** The one business that this actor reads and changes; every query is bound to it. */
  contractorId: string;
  businessName: string;
};

/** The member whose session of the CRM a request carries. */
export type MemberInSession = BusinessMember & { sessionId: string };

/** A member of staff who looks at the CRM as a business sees it: reads, and changes nothing. */
export type Observer = {
  kind: "observer";
  staff: Pick<StaffMember, "id" | "email" | "name">;
  contractorId: string;
  businessName: string;
};

/** A program of a business, by one of its API keys (`api-keys.bound`). */
export type ApiClient = {
  kind: "api_key";
  /** Of the key. */
  id: string;
  /** As its owner calls it. */
  name: string;
  scopes: readonly ApiScope[];
  contractorId: string;
  businessName: string;
};

/** Who sees what is of one business. */
export type BusinessReader = BusinessMember | Observer | ApiClient;

/** Who asks for something. What a policy does not name, it refuses, so that a new kind may nothing at first. */
export type Actor =
  | { kind: "visitor" }
  | StaffMember
  | SignedInMember
  | BusinessMember
  | MemberInSession
  | Observer
  | ApiClient
  | SystemActor;

/** Whoever the public site serves. That somebody is signed in makes no difference there. */
export const visitor: Actor = { kind: "visitor" };

/** The product itself, under the name of what runs. Never made for a request. */
export function system(name: string): SystemActor {
  return { kind: "system", name };
}

export function isStaff(actor: Actor): actor is StaffMember {
  return actor.kind === "staff";
}

export function isSystem(actor: Actor): actor is SystemActor {
  return actor.kind === "system";
}

/** Whether the public site's forms are for this one; staff fill them in for somebody who calls. */
export function usesSite(actor: Actor): boolean {
  return actor.kind === "visitor" || isPermitted(actor, "change");
}

/** Whether this is a member of staff in a session of their own. */
export function isSignedIn(actor: Actor): actor is SignedInMember {
  return isStaff(actor) && "sessionId" in actor;
}

/** Whether this is somebody of a business. */
export function isMember(actor: Actor): actor is BusinessMember {
  return actor.kind === "member";
}

/** Whether this is a member of a business in a session of their own. */
export function isMemberInSession(actor: Actor): actor is MemberInSession {
  return isMember(actor) && "sessionId" in actor;
}

/** Whether this is a member of this business. */
export function worksFor(actor: Actor, contractorId: string): actor is BusinessMember {
  return isMember(actor) && actor.contractorId === contractorId;
}

/**
 * Whether this is a member whose role has the permission in their business. What they change is bound
 * to `actor.contractorId` (`members.bound-to-business`).
 */
export function memberActs(actor: Actor, permission: MemberPermission): actor is BusinessMember {
  return isMember(actor) && memberMay(actor, permission);
}

/** The same for what only reads, which staff may look at as well; they see what an owner sees. */
export function memberReads(actor: Actor, permission: MemberPermission): actor is BusinessReader {
  return actor.kind === "observer" || memberActs(actor, permission);
}

/** Whether this is a program whose key has the scope. What it does is bound to `actor.contractorId`. */
export function holdsScope(actor: Actor, scope: ApiScope): actor is ApiClient {
  return actor.kind === "api_key" && actor.scopes.includes(scope);
}

/**
 * The one business that this actor reads and changes (`members.bound-to-business`); null for staff and
 * for the product itself, who are bound to none.
 */
export function boundTo(actor: Actor): string | null {
  return "contractorId" in actor ? actor.contractorId : null;
}

/** Whether rows of this business are within the actor's reach (`members.bound-to-business`). */
export function reaches(actor: Actor, contractorId: string): boolean {
  const own = boundTo(actor);
  return own === null || own === contractorId;
}

/** What the product may do by itself. It takes no personal data out and gives nobody a role. */
const permittedToSystem: readonly Permission[] = ["read", "change"];

/** Whether this is a member of staff whose role has the permission, or the product itself. */
export function isPermitted(
  actor: Actor,
  permission: Permission,
): actor is StaffMember | SystemActor {
  if (isSystem(actor)) return permittedToSystem.includes(permission);
  return isStaff(actor) && may(actor, permission);
}

/**
 * Goes on only where a policy said yes (`access.commands-refuse`).
 * @param reason what a refusal says, where that helps
 * @throws Forbidden, which a request answers with 403
 */
export function authorize(allowed: boolean, reason?: string): asserts allowed {
  if (!allowed) throw new Forbidden(reason);
}

/** The product has no account, and entries name one: this one is nobody's. */
const systemId = "00000000-0000-0000-0000-000000000000";

/** Whose name stands under an entry: a person, who need not have a role yet, or the product itself. */
export type Signatory =
  | Pick<StaffMember, "id" | "email">
  | BusinessMember
  | ApiClient
  | SystemActor;

/** Who acted, as the audit log and the ledger keep it: of a member of a business the membership, and no address. */
export function signatureOf(by: Signatory) {
  if ("scopes" in by) return { actorId: by.id, actorEmail: "api key" };
  if ("contractorId" in by) return { actorId: by.id, actorEmail: `member: ${by.role}` };
  return "id" in by
    ? { actorId: by.id, actorEmail: by.email }
    : { actorId: systemId, actorEmail: `system: ${by.name}` };
}
