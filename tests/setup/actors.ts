import type {
  ApiClient,
  MemberInSession,
  Observer,
  SignedInMember,
} from "~/domains/shared/access/actor.ts";
import type { ApiScope } from "~/domains/shared/access/api-scopes.ts";
import type { MemberRole } from "~/domains/shared/access/member-roles.ts";
import type { StaffRole } from "~/domains/shared/access/roles.ts";

/** A signed-in member of staff with this role, not in any database. */
export function staffActor(role: StaffRole): SignedInMember {
  return {
    kind: "staff",
    id: crypto.randomUUID(),
    email: `${role}@hearth.example`,
    name: role,
    role,
    sessionId: crypto.randomUUID(),
    twoFactor: false,
    withPasskey: false,
  };
}

/** A signed-in member of a business, not in any database. */
export function memberActor(role: MemberRole, contractorId: string): MemberInSession {
  return {
    kind: "member",
    id: crypto.randomUUID(),
    userId: crypto.randomUUID(),
    email: `${role}@business.example`,
    name: role,
    role,
    moneyAllowed: false,
    contractorId,
    businessName: "Acme Plumbing",
    sessionId: crypto.randomUUID(),
  };
}

/** A member of staff viewing a business, not in any database. */
export function observerActor(contractorId: string): Observer {
  const { id, email, name } = staffActor("reviewer");
  return { kind: "observer", staff: { id, email, name }, contractorId, businessName: "Acme" };
}

/** An API client of a business whose key has these scopes, not in any database. */
export function keyActor(contractorId: string, ...scopes: ApiScope[]): ApiClient {
  const id = crypto.randomUUID();
  const business = { contractorId, businessName: "Acme" };
  return { kind: "api_key", id, name: "Unknown app", scopes, version: null, ...business };
}
