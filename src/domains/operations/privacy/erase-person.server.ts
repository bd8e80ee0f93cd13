import { and, eq, inArray, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leadsOfPerson } from "~/domains/leads/index.server.ts";
import { suppressAddress } from "~/domains/messaging/index.server.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import { submissionDeleted } from "~/domains/operations/operations.events.ts";
import { canErasePerson } from "~/domains/operations/operations.policy.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { type Contact, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { BusinessErasure, PersonErasure } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { ownContact } from "./contractor-mail.server.ts";
import { eraseCustomersOfLeads, inErasure } from "./erase-customer.server.ts";
import { businessesWith, rowsOfPerson, subjectIdsOfPerson } from "./personal-data-rows.server.ts";

/**
 * Deletes a contractor's data in one transaction (`privacy.export-and-erasure`,
 * docs/decisions/033-deleting-a-contractor.md): the account and its answers, the pages with their
 * leads, messages, estimates, applications, and the referral partner of the same address. What
 * remains: the keyed hash of the address and number, the money without a name, and IDs and counts
 * in the audit log. Data found only by an address or number that another account has stays with
 * that account.
 */
export async function eraseContractor(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canErasePerson(actor));
  await normalizeStoredPhones(platform);
  return inErasure(platform, (work) =>
    eraseContractorWithin(work, platform, actor, contractorId, { suppresses: true }),
  );
}

/**
 * The same within the transaction of a caller that checked its own policy.
 * @param options.suppresses whether hashes of the address and number are saved, so nothing is sent
 * to them
 * @param options.isTheirs whether rows found only by this address or number are this contractor's
 * too
 */
export async function eraseContractorWithin(
  work: UnitOfWork,
  platform: Platform,
  actor: Signatory,
  contractorId: string,
  { suppresses, ownsAddress = () => true }: { suppresses: boolean; ownsAddress?: OwnsAddress },
): Promise<Result<object, Refused<"not_found">>> {
  const account = await lockAccount(work, contractorId);
  if (!account) return { ok: false, code: "not_found" };
  const own = only(await ownContact(work.tx, account), ownsAddress);
  const erasure: BusinessErasure = {
    work,
    contractorId,
    own,
    subjectIds: [],
    counts: {},
    keepsAccount: false,
  };
  for (const { business } of platform.personalData) await business?.erase?.(erasure);
  if (suppresses) await suppress(work, platform, own);
  await recordChange(work, actor, {
    action: "contractor.delete",
    entity: "contractor",
    entityId: contractorId,
    before: erasure.counts,
    after: {
      accountKeptBare: erasure.keepsAccount,
      suppressed: suppresses && own.email !== null,
    },
  });
  work.record(submissionDeleted, { contractorId });
  return { ok: true };
}

type OwnsAddress = (channel: MessageChannel, address: string) => boolean;

function only({ email, phone }: Contact, ownsAddress: OwnsAddress): Contact {
  const number = normalizePhone(phone);
  return {
    email: email && ownsAddress("email", email) ? email : null,
    phone: number && ownsAddress("sms", number) ? number : null,
  };
}

async function lockAccount({ tx }: UnitOfWork, contractorId: string) {
  const [account] = await tx
    .select()
    .from(contractorAccounts)
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)))
    .for(...lockRows(contractorAccounts));
  return account ?? null;
}

async function suppress(work: UnitOfWork, platform: Platform, { email, phone }: Contact) {
  const number = normalizePhone(phone);
  if (email) await suppressAddress(work, platform, "email", email, "deleted");
  if (number) await suppressAddress(work, platform, "sms", number, "deleted");
}

/**
 * Deletes the data of the homeowner behind a lead, at every business that got a request from them
 * (`privacy.export-and-erasure`): leads, requests, consents, appointments, estimates, and messages about them,
 * and at each business what it has about them as a customer, whichever contacts that has.
 * What stays is the hash of their address and number, so nothing is sent there, IDs and
 * counts in the audit log, and of issued invoices what names no one.
 * @returns how many leads are gone
 */
export async function eraseHomeowner(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<number> {
  authorize(canErasePerson(actor));
  await normalizeStoredPhones(platform);
  return inErasure(platform, async (work) => {
    const { tx } = work;
    const leads = await leadsOfPerson(tx, leadId);
    const leadIds = leads.map(({ id }) => id);
    if (leadIds.length === 0) return 0;
    for (const { email, phone } of leads) {
      if (email) await suppressAddress(work, platform, "email", email, "deleted");
      if (phone) await suppressAddress(work, platform, "sms", phone, "deleted");
    }
    const person = { contacts: leads, leadIds, fingerprint: platform.fingerprint };
    // A page may belong to another business by now.
    const pageIds = leads.map(({ pageId }) => pageId);
    const pages = { table: seoPages, rows: inArray(seoPages.id, pageIds) };
    const erasure: PersonErasure = {
      ...person,
      work,
      subjectIds: await subjectIdsOfPerson(tx, platform, person),
      contractorIds: await businessesWith(tx, [pages, ...rowsOfPerson(platform, person)]),
      counts: {},
    };
    await eraseCustomersOfLeads(work, platform, leadIds);
    for (const { person: data } of platform.personalData) await data?.erase?.(erasure);
    await recordChange(work, actor, {
      action: "lead.forget",
      entity: "lead",
      entityId: leadId,
      before: { leads: leadIds, ...erasure.counts },
      after: null,
    });
    return leadIds.length;
  });
}
