import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/features/access/actor.ts";
import { eraseAffiliate } from "~/features/affiliates/erase-affiliate.server.ts";
import { eraseSpend } from "~/features/analytics/spend/erase-spend.server.ts";
import { eraseApiKeys } from "~/features/api-keys/erase-api-keys.server.ts";
import { eraseAttributions } from "~/features/attribution/record-attribution.server.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import { eraseExports } from "~/features/business-exports/end-exports.server.ts";
import { eraseImport } from "~/features/business-imports/held-businesses.server.ts";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { erasePages } from "~/features/business-pages/erase-pages.server.ts";
import { eraseCalls } from "~/features/calls/erase-calls.server.ts";
import { eraseCardPayments } from "~/features/card-payments/erase-card-payments.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { eraseAccount } from "~/features/contractors/erase-account.server.ts";
import { eraseConversations } from "~/features/conversations/erase-conversations.server.ts";
import { eraseWords } from "~/features/directory/erase-words.server.ts";
import { replaceEmbedHosts } from "~/features/embedded-forms/embed-hosts.server.ts";
import { eraseFollowUps } from "~/features/follow-ups/erase-follow-ups.server.ts";
import { eraseSnippets } from "~/features/inbox/erase-snippets.server.ts";
import { eraseInvoicesOfBusiness } from "~/features/invoices/erase-invoices.server.ts";
import { eraseJobEstimates } from "~/features/job-estimates/erase-job-estimates.server.ts";
import { eraseLeadImports } from "~/features/lead-entry/erase-lead-imports.server.ts";
import { eraseLeads } from "~/features/leads/erase-leads.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { eraseEstimates } from "~/features/market-estimates/erase-estimates.server.ts";
import { eraseMembers } from "~/features/members/erase-members.server.ts";
import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import type { MessageChannel } from "~/features/messages/messages.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { eraseSubmissions } from "~/features/onboarding/drafts/erase-submission.server.ts";
import { eraseOptOuts } from "~/features/opt-outs/erase-opt-outs.server.ts";
import { eraseAddresses } from "~/features/own-addresses/erase-addresses.server.ts";
import type { Contact } from "~/features/people/same-person.server.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import { erasePlan } from "~/features/plans/erase-plan.server.ts";
import { eraseApplicant } from "~/features/revenue-share/erase-applicant.server.ts";
import { eraseReviews } from "~/features/reviews/erase-reviews.server.ts";
import { eraseWebhooks } from "~/features/webhooks/erase-webhooks.server.ts";
import { eraseWorkOrders } from "~/features/work-orders/erase-work-orders.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { ownContact } from "./contractor-mail.server.ts";
import { submissionDeleted } from "./privacy.events.ts";
import { canErasePerson } from "./privacy.policy.ts";

/**
 * Deletes everything that is kept of a contractor, in one transaction (`privacy.export-and-erasure`,
 * docs/decisions/033-deleting-a-contractor.md): the account and its answers, the pages with their
 * leads, what was written, estimates, applications and the referral partner of the same address. What
 * stays is the keyed hash of the address and number, the money without a name, and ids and counts in
 * the audit. What is only known by an address or number that another account has stays with that one.
 */
export async function eraseContractor(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canErasePerson(actor));
  await normalizeStoredPhones(platform);
  return inTransaction(platform, (work) =>
    eraseContractorWithin(work, platform, actor, contractorId, { suppresses: true }),
  );
}

/**
 * The same as a part of the caller's transaction, who asked a policy of its own.
 * @param options.suppresses whether the address and number are kept as hashes that nothing is sent to
 * @param options.isTheirs whether what is known by the address or number alone is this contractor's too
 */
export async function eraseContractorWithin(
  work: UnitOfWork,
  platform: Platform,
  actor: Signatory,
  contractorId: string,
  { suppresses, isTheirs = () => true }: { suppresses: boolean; isTheirs?: IsTheirs },
): Promise<Result<object, Refused<"not_found">>> {
  const account = await lockAccount(work, contractorId);
  if (!account) return { ok: false, code: "not_found" };
  const own = only(await ownContact(work.tx, account), isTheirs);

  await eraseExports(work, eq(businessExports.contractorId, contractorId));
  await eraseImport(work, contractorId);
  await eraseCardPayments(work, contractorId);
  await eraseInvoicesOfBusiness(work, contractorId);
  await eraseJobEstimates(work, { contractorId });
  await eraseSpend(work, contractorId);
  await eraseReviews(work, { contractorId });
  await eraseWorkOrders(work, { contractorId });
  await eraseWebhooks(work, contractorId);
  await eraseApiKeys(work, contractorId);
  await eraseSnippets(work, contractorId);
  await eraseLeadImports(work, contractorId);
  const { enquiries, leadIds } = await eraseTheirLeads(work, contractorId);
  await eraseAddresses(work, contractorId);
  const pages = await erasePages(work, contractorId);
  await eraseWords(work, pages);
  const submissionIds = await eraseSubmissions(work, contractorId);
  const { applicationIds, participates } = await eraseApplicant(work, contractorId, own);
  await eraseAttributions(work, applicationIds);
  const people = await eraseMembers(work, contractorId);
  const messages = await eraseMessages(work, {
    subjectIds: [...submissionIds, ...applicationIds, ...people],
    contractorId,
    person: own,
  });
  const estimates = await eraseEstimates(work, [own]);
  const affiliates = await eraseAffiliate(work, own);
  if (suppresses) await suppress(work, platform, own);
  await replaceEmbedHosts(work, contractorId, []);
  await erasePlan(work, contractorId);
  await eraseOptOuts(work, contractorId);
  await eraseFollowUps(work, contractorId);
  await eraseCalls(work, { contractorId });
  await eraseConversations(work, { contractorId });
  await eraseAccount(work, contractorId, { keepBare: participates });

  await recordChange(work, actor, {
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
    after: { accountKeptBare: participates, suppressed: suppresses && own.email !== null },
  });
  work.record(submissionDeleted, { contractorId });
  return { ok: true };
}

type IsTheirs = (channel: MessageChannel, address: string) => boolean;

function only({ email, phone }: Contact, isTheirs: IsTheirs): Contact {
  const number = normalizePhone(phone);
  return {
    email: email && isTheirs("email", email) ? email : null,
    phone: number && isTheirs("sms", number) ? number : null,
  };
}

async function lockAccount({ tx }: UnitOfWork, contractorId: string) {
  const [account] = await tx
    .select()
    .from(contractorAccounts)
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)))
    .for("update");
  return account ?? null;
}

/** Homeowners who asked this contractor: their data was held for this business alone. */
async function eraseTheirLeads(work: UnitOfWork, contractorId: string) {
  const pages = work.tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  const theirs = await work.tx
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.contractorId, contractorId), inArray(leads.pageId, pages)));
  const leadIds = theirs.map(({ id }) => id);
  const { enquiries } = await eraseLeads(work, leadIds);
  return { enquiries, leadIds };
}

async function suppress(work: UnitOfWork, platform: Platform, { email, phone }: Contact) {
  const number = normalizePhone(phone);
  if (email) await suppressAddress(work, platform, "email", email, "deleted");
  if (number) await suppressAddress(work, platform, "sms", number, "deleted");
}
