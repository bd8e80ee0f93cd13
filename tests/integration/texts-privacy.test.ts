import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, newBusiness } from "./appointment-fixtures.ts";
import { member } from "./full-contractor.ts";
import { exportedPerson } from "./person-export-rows.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const phone = "+12545550110";

async function addLead(): Promise<string> {
  const [pageId, leadId] = [newId(), newId()];
  const page = { id: pageId, status: "live", businessName: "Waco Plumbing", city: "Waco" } as const;
  await query()
    .insert(seoPages)
    .values({ ...page, service: "plumbing", citySlug: `waco-${pageId}`, state: "TX" });
  await query().insert(leads).values({ id: leadId, pageId, name: "Emily", phone });
  return leadId;
}

async function addMessage(values: Partial<typeof messages.$inferInsert>): Promise<string> {
  const id = newId();
  const text = { id, cause: id, kind: "text", channel: "sms", params: {}, state: "sent" } as const;
  await query()
    .insert(messages)
    .values({ ...text, toAddress: "+15125550100", text: "Tomorrow at 3?", ...values });
  return id;
}

// privacy.export-and-erasure
test("a homeowner's texts are exported and erased, even without a lead", async () => {
  const leadId = await addLead();
  const inbound = { direction: "inbound", fromAddress: phone } as const;
  const about = await addMessage({ subjectId: leadId, toAddress: phone, providerId: "SM1" });
  const unmatched = await addMessage({ ...inbound, providerId: "SM2" });
  const byMail = await addMessage({
    ...inbound,
    channel: "email",
    fromAddress: "pat@home.example",
  });
  const ofOther = await addMessage({ ...inbound, fromAddress: "+12545550111" });
  // The homeowner's own business sends from that number too; its outbound message stays.
  const outbound = await addMessage({ fromAddress: phone });
  const all = [about, unmatched, byMail, ofOther, outbound];

  const exported = await exportedPerson(platform(), leadId);
  const exportedMessages = (exported.messages ?? []) as { id: string; provider_id: string }[];
  expect(exportedMessages.map(({ id }) => id).toSorted()).toEqual([about, unmatched].toSorted());
  expect(exportedMessages.map(({ provider_id }) => provider_id).toSorted()).toEqual(["SM1", "SM2"]);

  await eraseHomeowner(platform(), member, leadId);
  const remaining = await query().select().from(messages).where(inArray(messages.id, all));
  expect(remaining.map(({ id }) => id).toSorted()).toEqual([byMail, ofOther, outbound].toSorted());
});

// privacy.export-and-erasure
test("appointment messages and digests are exported and erased, also for non-leads", async () => {
  const leadId = await addLead();
  const elsewhere = await newBusiness(platform());
  const { contractorId } = elsewhere;
  const visitId = await addVisit(platform(), elsewhere, { phone });
  const otherVisitId = await addVisit(platform(), elsewhere, {
    phone: "(254) 555-0199",
    time: "15:00",
  });
  const jobOf = async (id: string) =>
    (await query().select().from(visits).where(eq(visits.id, id)))[0]?.workOrderId ?? "";
  const about = (subjectId: string) => addMessage({ contractorId, subjectId });
  const notice = await about(await jobOf(visitId));
  const alert = await about(visitId);
  const digest = await addMessage({
    contractorId,
    subjectId: elsewhere.id,
    kind: "morning-digest",
  });
  const stored = [await about(await jobOf(otherVisitId)), await about(otherVisitId)];
  const foreign = await addMessage({ kind: "morning-digest" });

  const exported = await exportedPerson(platform(), leadId);
  const exportedMessages = (exported.messages ?? []) as { id: string }[];
  expect(exportedMessages.map(({ id }) => id).toSorted()).toEqual([notice, alert].toSorted());

  await eraseHomeowner(platform(), member, leadId);
  const remaining = await query()
    .select()
    .from(messages)
    .where(inArray(messages.id, [notice, alert, digest, foreign, ...stored]));
  expect(remaining.map(({ id }) => id).toSorted()).toEqual([foreign, ...stored].toSorted());
});
