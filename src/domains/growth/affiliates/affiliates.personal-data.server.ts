import { inArray, type SQL, sql } from "drizzle-orm";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { attributions } from "~/domains/shared/attribution/attribution.tables.server.ts";
import { isSamePerson, typedContact } from "~/domains/shared/people/same-person.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

const contact = typedContact(affiliateProgramMembers);

export const affiliateData: PersonalData = {
  business: {
    tables: ({ own }) => [
      { table: affiliateProgramMembers, rows: isSamePerson(contact, [own]), takeout: "stays" },
    ],
    async erase({ work, own, counts }) {
      counts.affiliates = await eraseAffiliates(work.tx, isSamePerson(contact, [own]));
    },
  },
  samples: {
    affiliate: async (tx, ids) => {
      const partners = await tx
        .select({ email: affiliateProgramMembers.email })
        .from(affiliateProgramMembers)
        .where(inArray(affiliateProgramMembers.id, [...ids]));
      const people = partners.map(({ email }) => ({ email, phone: null }));
      await eraseAffiliates(tx, isSamePerson(contact, people));
    },
  },
};

/**
 * Deletes referral partners. Codes are based on partners' names, so they are also removed from
 * other people's attributions, whose source is then determined again.
 * @returns how many partners were deleted
 */
export async function eraseAffiliates(tx: Transaction, which: SQL): Promise<number> {
  const gone = await tx
    .delete(affiliateProgramMembers)
    .where(which)
    .returning({ code: affiliateProgramMembers.referralCode });
  const codes = gone.map(({ code }) => code.toUpperCase());
  const came = await tx
    .update(attributions)
    .set({ ref: null })
    .where(inArray(sql`upper(${attributions.ref})`, codes))
    .returning({ subjectId: attributions.subjectId });
  const requested = tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(
      inArray(
        leadEnquiries.id,
        came.map(({ subjectId }) => subjectId),
      ),
    );
  await tx.update(leads).set({ cameBy: null }).where(inArray(leads.id, requested));
  return gone.length;
}
