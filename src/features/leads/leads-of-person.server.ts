import { eq, or } from "drizzle-orm";
import { isSamePerson } from "~/features/people/same-person.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { leadContact, leads } from "./leads.tables.server.ts";

/** All leads of the person behind one lead, at whichever business (`people.same-person`). */
export async function leadsOfPerson(db: Reader, leadId: string) {
  const [lead] = await db
    .select({ phone: leads.phone, email: leads.email })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead) return [];
  return db
    .select()
    .from(leads)
    .where(or(eq(leads.id, leadId), isSamePerson(leadContact, [lead])))
    .orderBy(leads.createdAt, leads.id);
}
