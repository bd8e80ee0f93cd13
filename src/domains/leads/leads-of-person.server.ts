import { eq, inArray, or } from "drizzle-orm";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { leadContact, leads } from "./leads.tables.server.ts";
import { canonicalLeadId } from "./own/own-leads.server.ts";

/**
 * All leads of the person behind one lead, at any business (`people.same-person`), including leads that a
 * business merged with one of them (`leads.merge`).
 */
export async function leadsOfPerson(db: Reader, leadId: string) {
  const [lead] = await db.select(leadContact).from(leads).where(eq(leads.id, leadId));
  if (!lead) return [];
  const same = await db
    .select({ kept: canonicalLeadId })
    .from(leads)
    .where(or(eq(leads.id, leadId), isSamePerson(leadContact, [lead])));
  const kept = [...new Set(same.map((one) => one.kept))];
  return db
    .select()
    .from(leads)
    .where(or(inArray(leads.id, kept), inArray(leads.mergedInto, kept)))
    .orderBy(leads.createdAt, leads.id);
}
