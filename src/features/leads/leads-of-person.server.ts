import { eq, or } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { leads } from "./leads.tables.server.ts";

/** All leads of the person behind one lead, at whichever business: the same number or address. */
export async function leadsOfPerson(db: Reader, leadId: string) {
  const [lead] = await db
    .select({ phone: leads.phone, email: leads.email })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead) return [];
  return db
    .select()
    .from(leads)
    .where(
      or(
        eq(leads.id, leadId),
        lead.phone ? eq(leads.phone, lead.phone) : undefined,
        lead.email ? eq(leads.email, lead.email) : undefined,
      ),
    )
    .orderBy(leads.createdAt, leads.id);
}
