import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { forgetAffiliate } from "~/features/affiliates/forget-affiliate.server.ts";
import { forgetAttributions } from "~/features/attribution/record-attribution.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { forgetAccount } from "~/features/contractors/forget-account.server.ts";
import { seoPages } from "~/features/directory/directory.tables.server.ts";
import { forgetPages } from "~/features/directory/forget-pages.server.ts";
import { forgetEstimates } from "~/features/estimates/forget-estimates.server.ts";
import { replaceEmbedHosts } from "~/features/leads/embed-hosts.server.ts";
import { forgetLeads } from "~/features/leads/forget-leads.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { forgetWords } from "~/features/locations/forget-words.server.ts";
import { forgetMessages } from "~/features/messages/forget-messages.server.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { forgetSubmissions } from "~/features/onboarding/forget-submission.server.ts";
import { forgetApplicant } from "~/features/revenue-share/forget-applicant.server.ts";
import { recordChange } from "~/features/staff/audit.server.ts";
import type { StaffMember } from "~/features/staff/staff.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type Work } from "~/platform/transaction.server.ts";
import { parsePhone } from "~/platform/validation/phone.server.ts";
import { ownContact } from "./contractor-mail.server.ts";

/**
 * Deletes everything that is kept of a contractor, in one transaction (`privacy.export-and-erasure`,
 * docs/decisions/033-deleting-a-contractor.md): the account and its answers, the pages with their
 * leads, what was written, estimates, applications and the referral partner of the same address. What
 * stays is the keyed hash of the address and number, the money without a name, and ids and counts in
 * the audit. What is only known by an address or number that another account has stays with that one.
 */
export async function forgetContractor(
  platform: Platform,
  member: StaffMember,
  contractorId: string,
): Promise<"deleted" | "not_found"> {
  return inTransaction(platform, async (work) => {
    const account = await lockAccount(work, contractorId);
    if (!account) return "not_found";
    const { email, phone } = await ownContact(work.tx, account);

    const { enquiries, leadIds } = await forgetTheirLeads(work, contractorId);
    const pages = await forgetPages(work, contractorId);
    await forgetWords(work, pages);
    const submissionIds = await forgetSubmissions(work, contractorId);
    const { applicationIds, participates } = await forgetApplicant(work, contractorId, email);
    await forgetAttributions(work, applicationIds);
    const messages = await forgetMessages(work, {
      subjectIds: [...submissionIds, ...applicationIds],
      address: email,
    });
    const estimates = await forgetEstimates(work, { emails: [email], phones: [phone] });
    const affiliates = email ? await forgetAffiliate(work, email) : 0;
    if (email) await suppress(work, platform, email, phone);
    await replaceEmbedHosts(work, contractorId, []);
    await forgetAccount(work, contractorId, { keepBare: participates });

    await recordChange(work, member, {
      action: "contractor.delete",
      entity: "contractor",
      entityId: contractorId,
      before: {
        pages: pages.length,
        leads: leadIds.length,
        enquiries,
        messages,
        estimates,
        applications: applicationIds.length,
        affiliates,
      },
      after: { accountKeptBare: participates, suppressed: email !== null },
    });
    work.announce("submission");
    return "deleted";
  });
}

async function lockAccount({ tx }: Work, contractorId: string) {
  const [account] = await tx
    .select()
    .from(contractorAccounts)
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)))
    .for("update");
  return account ?? null;
}

/** Homeowners who asked this contractor: their data was held for this business alone. */
async function forgetTheirLeads(work: Work, contractorId: string) {
  const pages = work.tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  const theirs = await work.tx
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.contractorId, contractorId), inArray(leads.pageId, pages)));
  const leadIds = theirs.map(({ id }) => id);
  const { enquiries } = await forgetLeads(work, leadIds);
  return { enquiries, leadIds };
}

async function suppress(work: Work, platform: Platform, email: string, phone: string | null) {
  await suppressAddress(work, platform, "email", email, "deleted");
  const number = phone && parsePhone(phone);
  if (number) await suppressAddress(work, platform, "sms", number, "deleted");
}
