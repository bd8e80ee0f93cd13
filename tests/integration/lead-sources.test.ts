import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { receiveDelivery, sourceAddress } from "~/domains/lead-sources/receive-delivery.server.ts";
import {
  isSourceMailbox,
  receiveLeadMail,
  sourceMailbox,
} from "~/domains/lead-sources/receive-mail.server.ts";
import { consentRecords, leads } from "~/domains/leads/leads.tables.server.ts";
import { createEnteredLeads, type EnteredLead } from "~/domains/leads/own/entered-leads.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example", RATE_LIMIT_FACTOR: "1" });
const { query, businessWithLead } = followUps(platform);

async function mailSource() {
  const { contractorId } = await businessWithLead();
  const id = newId();
  const source = { id, contractorId, kind: "email" as const, name: "Quotes", createdBy: "Bo" };
  await query().insert(connectedSources).values(source);
  return { id, mailbox: (await sourceMailbox(platform(), query(), id)) ?? "" };
}

const mail = (text: string) =>
  Buffer.from(
    `From: Quotes <no-reply@quotes.example>\r\nSubject: New lead\r\nMessage-ID: <${crypto.randomUUID()}@quotes.example>\r\n\r\n${text}`,
  );

async function deliveriesOf(sourceId: string) {
  const rows = await query()
    .select()
    .from(leadDeliveries)
    .where(eq(leadDeliveries.sourceId, sourceId));
  for (const { id } of rows) await processDelivery(platform(), system("test"), { deliveryId: id });
  return query().select().from(leadDeliveries).where(eq(leadDeliveries.sourceId, sourceId));
}

test("an emailed lead becomes one lead, however often it arrives", async () => {
  const { id, mailbox } = await mailSource();
  expect(mailbox).toMatch(/^leads\+[a-z2-7]{45}@in\.example$/);
  const raw = mail("Name: Ana Ruiz\r\nPhone: (512) 555-7134\r\nMessage: The sink leaks");
  const recipients = [mailbox.toUpperCase(), "other@in.example"];
  await receiveLeadMail(platform(), visitor, { recipients, raw });
  await receiveLeadMail(platform(), visitor, { recipients, raw });
  const [delivery, ...others] = await deliveriesOf(id);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ state: "lead", repeats: 1 });
  const [lead] = await query()
    .select()
    .from(leads)
    .where(eq(leads.id, delivery?.leadId ?? ""));
  expect(lead).toMatchObject({ name: "Ana Ruiz", phone: "+15125557134", source: "elsewhere" });
});

// people.same-person: two sources may deliver one person within a millisecond.
test("a lead that another source created concurrently isn't duplicated", async () => {
  const { contractorId, pageId, leadId } = await businessWithLead();
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const requestedAt = platform().clock.now();
  const entered: EnteredLead = {
    ...{ contractorId, pageId, name: "Emily Carter", phoneExtension: null, address: null },
    ...{ phone: lead?.phone ?? null, email: lead?.email ?? null, estimateSent: false, requestedAt },
    source: "elsewhere",
    status: "new",
    cameBy: "Angi",
  };
  const open = (change: Partial<EnteredLead>) =>
    inTransaction(platform(), (work) => createEnteredLeads(work, [{ ...entered, ...change }]));
  expect(await open({})).toEqual([null]);
  expect(await open({ email: null })).toEqual([null]);
  // Another person with the same number is another lead.
  expect(await open({ name: "Bob Lee", email: "bob@home.example" })).toEqual([expect.any(String)]);
});

test("a mailbox's confirmation code is saved for the owner to read", async () => {
  const { id, mailbox } = await mailSource();
  const raw = mail("Confirmation code: 123456789\r\nSomeone wants to forward mail to you.");
  await receiveLeadMail(platform(), visitor, { recipients: [mailbox], raw });
  const [delivery] = await deliveriesOf(id);
  expect(delivery).toMatchObject({ state: "unmatched", reason: "no_contact" });
  expect(JSON.stringify(delivery?.fields)).toContain("123456789");
});

test("many forms from one IP address become leads without texts or follow-up", async () => {
  const { contractorId } = await businessWithLead();
  const id = newId();
  const source = { id, contractorId, kind: "website_form" as const, name: "Site", createdBy: "Bo" };
  const textsAllowedAt = platform().clock.now();
  await query()
    .insert(connectedSources)
    .values({ ...source, textsAllowedAt });
  const address = await sourceAddress(platform(), query(), id);
  const sent = {
    from: "192.0.2.7",
    contentType: "application/json",
    origin: null,
    apiKey: null,
    isPerson: false,
  };
  for (let at = 0; at < 10; at += 1) {
    const text = JSON.stringify({ name: `Many ${at}`, phone: `512555${7920 + at}` });
    const token = address.split("/").at(-1) ?? "";
    expect(await receiveDelivery(platform(), visitor, { ...sent, token, text })).toMatchObject({
      ok: true,
    });
  }
  const deliveries = await deliveriesOf(id);
  expect(deliveries.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => "lead"));
  const consents = await query()
    .select()
    .from(consentRecords)
    .where(like(consentRecords.name, "Many %"));
  expect(consents).toHaveLength(8);
});

test("a source accepts mail only at its own address", async () => {
  const { mailbox } = await mailSource();
  expect(await isSourceMailbox(platform(), mailbox)).toBe(true);
  const [local = "", domain = ""] = mailbox.split("@");
  const guessed = local.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
  for (const wrong of [`${guessed}@${domain}`, `${local}@other.example`, `leads@${domain}`, ""]) {
    expect(await isSourceMailbox(platform(), wrong), wrong).toBe(false);
  }
});
