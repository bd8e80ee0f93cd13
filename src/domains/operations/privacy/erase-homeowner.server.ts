import { inArray } from "drizzle-orm";
import { leadsOfPerson } from "~/domains/leads/leads-of-person.server.ts";
import { suppressAddress } from "~/domains/messaging/messages/suppress-address.server.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { PersonErasure } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { businessesWith, rowsOfPerson, subjectIdsOfPerson } from "./personal-data-rows.server.ts";
import { canErasePerson } from "./privacy.policy.ts";

/**
 * Deletes the data of the homeowner behind a lead, at every business that got a request from them
 * (`privacy.export-and-erasure`): leads, requests, consents, appointments, estimates, and messages about them.
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
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const found = await leadsOfPerson(tx, leadId);
    const leadIds = found.map(({ id }) => id);
    if (leadIds.length === 0) return 0;
    for (const { email, phone } of found) {
      if (email) await suppressAddress(work, platform, "email", email, "deleted");
      if (phone) await suppressAddress(work, platform, "sms", phone, "deleted");
    }
    const person = { contacts: found, leadIds, fingerprint: platform.fingerprint };
    // A page may belong to another business by now.
    const pageIds = found.map(({ pageId }) => pageId);
    const pages = { table: seoPages, rows: inArray(seoPages.id, pageIds) };
    const erasure: PersonErasure = {
      ...person,
      work,
      subjectIds: await subjectIdsOfPerson(tx, platform, person),
      contractorIds: await businessesWith(tx, [pages, ...rowsOfPerson(platform, person)]),
      counts: {},
    };
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
