import { inArray, sql } from "drizzle-orm";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { affiliateProgramMembers } from "./affiliates.tables.server.ts";

/**
 * Deletes the referral partner of an address, within the caller's transaction. The code was made of
 * the name, so it is also taken out of where others came from.
 * @returns how many partners are gone
 */
export async function eraseAffiliate(
  { tx }: Pick<UnitOfWork, "tx">,
  email: string,
): Promise<number> {
  const gone = await tx
    .delete(affiliateProgramMembers)
    .where(sql`lower(${affiliateProgramMembers.email}) = ${email.toLowerCase()}`)
    .returning({ code: affiliateProgramMembers.referralCode });
  const codes = gone.map(({ code }) => code.toUpperCase());
  await tx
    .update(attributions)
    .set({ ref: null })
    .where(inArray(sql`upper(${attributions.ref})`, codes));
  return gone.length;
}
