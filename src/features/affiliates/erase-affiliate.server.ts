import { inArray, sql } from "drizzle-orm";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import { type Contact, isSamePerson, typedContact } from "~/features/people/same-person.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

/**
 * Deletes a person's referral partnership (`people.same-person`), within the caller's transaction. The code was made of
 * the name, so it is also taken out of where others came from, and that is noted anew (`analytics.noted`).
 * @returns how many partners are gone
 */
export async function eraseAffiliate(
  { tx }: Pick<UnitOfWork, "tx">,
  person: Contact,
): Promise<number> {
  const gone = await tx
    .delete(affiliateProgramMembers)
    .where(isSamePerson(typedContact(affiliateProgramMembers), [person]))
    .returning({ code: affiliateProgramMembers.referralCode });
  const codes = gone.map(({ code }) => code.toUpperCase());
  const came = await tx
    .update(attributions)
    .set({ ref: null })
    .where(inArray(sql`upper(${attributions.ref})`, codes))
    .returning({ subjectId: attributions.subjectId });
  const asked = tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(
      inArray(
        leadEnquiries.id,
        came.map(({ subjectId }) => subjectId),
      ),
    );
  await tx.update(leads).set({ cameBy: null }).where(inArray(leads.id, asked));
  return gone.length;
}
