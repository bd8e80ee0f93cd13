import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { type Contact, mentionsContact } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import {
  daysAgo,
  deleteOwn,
  eraseOldest,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { textOfRule } from "./emails/email-template.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { deliveryDays, kindFacts, sourceKinds } from "./lead-sources.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";

/** Deliveries that became no lead, or whose lead was deleted, matched by their content. */
const isFrom = (contacts: readonly Contact[]) =>
  and(
    isNull(leadDeliveries.leadId),
    or(
      mentionsContact(sql`${leadDeliveries.fields}::text`, contacts),
      mentionsContact(leadDeliveries.body, contacts),
    ),
  );

/**
 * Removes rules and labels that contain personal data of these people: a source may have sent it in
 * place of a label.
 */
async function eraseFromChoices(
  tx: Transaction,
  contractorIds: readonly string[],
  contacts: readonly Contact[],
): Promise<void> {
  const sources = await tx
    .select({
      id: connectedSources.id,
      templates: connectedSources.emailTemplates,
      mapping: connectedSources.fieldMapping,
    })
    .from(connectedSources)
    .where(
      and(
        inArray(connectedSources.contractorId, [...contractorIds]),
        or(isNotNull(connectedSources.emailTemplates), isNotNull(connectedSources.fieldMapping)),
      ),
    );
  const isTheirs = (text: string) => contacts.some((contact) => repeatsContact(text, contact));
  for (const { id, templates, mapping } of sources) {
    const emailTemplates =
      templates?.map((template) => ({
        ...template,
        rules: template.rules.filter((rule) => !isTheirs(textOfRule(rule))),
      })) ?? null;
    const fieldMapping =
      mapping && Object.fromEntries(Object.entries(mapping).filter(([label]) => !isTheirs(label)));
    const before = JSON.stringify([templates, mapping]);
    if (JSON.stringify([emailTemplates, fieldMapping]) === before) continue;
    await tx
      .update(connectedSources)
      .set({ emailTemplates, fieldMapping })
      .where(eq(connectedSources.id, id));
  }
}

/** Whether a text contains a person's name, number, or address. */
function repeatsContact(text: string, { name = "", phone, email }: Contact): boolean {
  const digits = (phone ?? "").replaceAll(/\D/g, "").slice(-10);
  const hasNumber = digits.length === 10 && text.replaceAll(/\D/g, "").includes(digits);
  return hasNumber || hasWhole(text, name) || hasWhole(text, email ?? "");
}

/** Whether a text contains another, but not within a longer word or address. */
function hasWhole(text: string, part: string): boolean {
  const searchText = part.trim().toLowerCase();
  if (searchText.length < 3) return false;
  const lower = text.toLowerCase();
  const isInside = (character: string | undefined) => /[\p{L}\p{N}._%+@-]/u.test(character ?? " ");
  for (let at = lower.indexOf(searchText); at >= 0; at = lower.indexOf(searchText, at + 1)) {
    if (!isInside(lower[at - 1]) && !isInside(lower[at + searchText.length])) return true;
  }
  return false;
}

/**
 * Empties the deliveries of polled sources, so their leads aren't added again: only each one's
 * provider id stays, until retention ends.
 */
async function emptyPolled(tx: Transaction, where: SQL | undefined): Promise<void> {
  const polled = tx
    .select({ id: connectedSources.id })
    .from(connectedSources)
    .where(inArray(connectedSources.kind, polledKinds));
  await tx
    .update(leadDeliveries)
    .set({
      ...{ fields: null, body: null, clickId: null, leadId: null, costCents: null },
      ...{ state: "unmatched" as const, reason: "erased" as const },
      bodyHash: sql`${leadDeliveries.id}::text`,
    })
    .where(and(where, inArray(leadDeliveries.sourceId, polled)));
}

const polledKinds = sourceKinds.filter((kind) => kindFacts[kind].isPolled);

/** Connected sources, and what they sent. */
export const leadSourceData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "stays", [connectedSources]).map((table) => ({
        ...table,
        leftOut: ["access_token"],
      })),
      ...ownTables(contractorId, "shown", [leadDeliveries]).map((table) => ({
        ...table,
        leftOut: ["body_hash"],
      })),
      ...ownTables(contractorId, "shown", [sourceLeads]),
    ],
    // What they sent is deleted with them.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [connectedSources]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: leadDeliveries, rows: inArray(leadDeliveries.leadId, [...leadIds]) },
      { table: sourceLeads, rows: inArray(sourceLeads.leadId, [...leadIds]) },
    ],
    async erase({ work: { tx }, leadIds, contacts, contractorIds }) {
      await eraseFromChoices(tx, contractorIds, contacts);
      const areOfLeads = inArray(leadDeliveries.leadId, [...leadIds]);
      await tx.delete(sourceLeads).where(inArray(sourceLeads.leadId, [...leadIds]));
      await emptyPolled(tx, or(areOfLeads, isFrom(contacts)));
      await tx.delete(leadDeliveries).where(areOfLeads);
      await tx.delete(leadDeliveries).where(isFrom(contacts));
    },
  },
  customer: {
    async erase({ work: { tx }, contractorId, customerIds, contacts }) {
      const ofCustomers = and(
        eq(leads.contractorId, contractorId),
        inArray(leads.customerId, [...customerIds]),
      );
      await eraseFromChoices(tx, [contractorId], contacts);
      const leadIds = idsOf(leads.id, ofCustomers);
      await tx.delete(sourceLeads).where(isAmong(sourceLeads.leadId, leadIds));
      const areOfLeads = isAmong(leadDeliveries.leadId, leadIds);
      const areFrom = and(eq(leadDeliveries.contractorId, contractorId), isFrom(contacts));
      await emptyPolled(tx, or(areOfLeads, areFrom));
      await tx.delete(leadDeliveries).where(areOfLeads);
      await tx.delete(leadDeliveries).where(areFrom);
    },
  },
  retention: [
    {
      name: "lead deliveries",
      erase: (platform) =>
        eraseOldest(
          platform,
          leadDeliveries,
          lt(leadDeliveries.createdAt, daysAgo(platform, deliveryDays)),
        ),
    },
  ],
};
