import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { contractorAccounts, members } from "../../src/domains/identity/identity.tables.server.ts";
import { identifyMember } from "../../src/domains/identity/members/identify-member.server.ts";
import type { MemberInSession } from "../../src/domains/shared/access/actor.ts";
import type { MemberRole } from "../../src/domains/shared/access/member-roles.ts";
import { memberUsers } from "../../src/platform/accounts/accounts.tables.server.ts";
import { memberActor } from "./actors.ts";
import { requestWith } from "./staff-people.ts";

/** Adds a business without members. @returns its ID */
export async function addBusiness(platform: Platform, confirmed = true): Promise<string> {
  const [row] = await platform.database.query
    .insert(contractorAccounts)
    .values({
      businessName: "Acme",
      name: "Olga",
      email: `${crypto.randomUUID()}@business.example`,
      emailVerifiedAt: confirmed ? platform.clock.now() : null,
    })
    .returning({ id: contractorAccounts.id });
  return row?.id ?? "";
}

type Person = { email?: string; name?: string; moneyAllowed?: boolean };

/** Adds a member to a business. @returns an actor for them */
export async function addBusinessMember(
  platform: Platform,
  contractorId: string,
  role: MemberRole,
  person: Person = {},
): Promise<MemberInSession> {
  const userId = newId();
  const email = person.email ?? `${role}-${userId}@business.example`;
  const actor = { ...memberActor(role, contractorId), ...person, id: newId(), userId, email };
  await platform.database.query.insert(memberUsers).values({ id: userId, name: actor.name, email });
  await platform.database.query.insert(members).values({
    id: actor.id,
    contractorId,
    userId,
    role,
    moneyAllowed: actor.moneyAllowed,
    joinedAt: platform.clock.now(),
  });
  return actor;
}

/** Starts a CRM session for a person. @returns a request with its cookie, and the actor */
export async function crmSessionOf(platform: Platform, { userId }: { userId: string }) {
  const anonymous = new Request("http://localhost:3000/crm/sign-in", { method: "POST" });
  const headers = await platform.accounts.member.begin(anonymous, userId);
  if (!headers) throw new Error("this person can’t sign in");
  const request = requestWith(headers);
  const visitor = await identifyMember(platform, request);
  if (visitor.kind !== "member") throw new Error(`this person is ${visitor.kind}`);
  return { request, member: visitor.member };
}
