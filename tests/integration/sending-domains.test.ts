import { createPublicKey } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import {
  bounceAddress,
  readTokenAddress,
} from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { messages, sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import { checkDueSendingDomains } from "~/domains/messaging/sending-domains/check-sending-domains.server.ts";
import { findSendingDomain } from "~/domains/messaging/sending-domains/find-sending-domain.server.ts";
import {
  checkSendingDomain,
  enterSendingDomain,
  removeSendingDomain,
} from "~/domains/messaging/sending-domains/manage-sending-domain.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { createMailer } from "~/platform/mail/mail.server.ts";
import { startNameServer } from "../fakes/name-server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { signatureOf } from "../setup/dkim-signature.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const dns = await startNameServer();
afterAll(() => dns.stop());
const platform = sharedPlatform({
  SITE_URL: "https://www.hearthline-leads.com",
  INBOUND_MAIL_DOMAIN: "in.hearthline-leads.com",
  MAIL_FROM: "Hearth <hello@hearthline-leads.com>",
  DNS_SERVERS: dns.address,
});
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
const hour = 60 * 60_000;

async function newBusiness() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const enter = (domain: string, mailbox = "office") =>
    enterSendingDomain(platform(), owner, { domain, mailbox });
  const found = async () => {
    const domain = await findSendingDomain(platform(), owner);
    if (!domain) throw new Error("no domain");
    return domain;
  };
  /** Adds the records that the owner is shown to DNS. */
  const addRecords = async (except: readonly string[] = []) => {
    for (const { name, type, host, value } of (await found()).records) {
      if (!except.includes(name)) dns.records.set(host, { [type]: [value] });
    }
  };
  const check = () => checkSendingDomain(platform(), owner);
  return { contractorId, owner, enter, found, addRecords, check };
}

/** Sends an email in the business's name through a real SMTP conversation. @returns what arrives */
async function send(contractorId: string) {
  const email = defineEmail({
    kind: "sample",
    params: z.object({}),
    addressFrom: "settings",
    compose: async () => ({
      subject: "Your request",
      body: createElement("p", {}, "We have it."),
      senderName: "Acme Pipes",
    }),
  });
  const sending = {
    ...platform(),
    emails: new Map([["sample", email]]),
    mailer: createMailer(mailServer.url),
  };
  const id = newId();
  const toAddress = `pat-${id}@homeowners.net`;
  await platform()
    .database.query.insert(messages)
    .values({ id, cause: id, kind: "sample", params: {}, toAddress, contractorId });
  const attempt = { number: 1, last: true, signal: new AbortController().signal };
  await deliver(sending, system("test"), { messageId: id }, attempt);
  const [row] = await platform().database.query.select().from(messages).where(eq(messages.id, id));
  expect(row).toMatchObject({ state: "sent", lastError: null });
  const mail = await mailServer.waitForMail(({ to }) => to.includes(toAddress));
  return { id, mail, from: mail.headers.get("from")?.[0] };
}

const emailsAbout = async (contractorId: string) =>
  (
    await platform()
      .database.query.select({ params: messages.params })
      .from(messages)
      .where(eq(messages.subjectId, contractorId))
  ).map(({ params }) => (params as { what?: string }).what);

test("mail.own-sender: a domain is used only while its records are correct", async () => {
  const business = await newBusiness();
  const { contractorId, enter, found, addRecords, check } = business;
  expect(await enter("acmepipes.com")).toEqual({ ok: true });
  expect(await found()).toMatchObject({ state: "waiting", address: "office@acmepipes.com" });
  expect((await send(contractorId)).from).toBe("Acme Pipes <hello@hearthline-leads.com>");

  await addRecords(["dmarc"]);
  await check();
  const { records, state } = await found();
  expect(state).toBe("waiting");
  expect(records.map(({ name, isFound }) => [name, isFound])).toEqual([
    ["dkim", true],
    ["dmarc", false],
    ["returnPath", true],
  ]);
  expect(records[1]?.problem).toContain("There’s no record at _dmarc.acmepipes.com");

  await addRecords();
  await check();
  expect((await found()).state).toBe("active");
  const { id, mail, from } = await send(contractorId);
  expect(from).toBe("Acme Pipes <office@acmepipes.com>");
  // A bounce comes to us through the business's host, and finds its message.
  expect(mail.from).toBe(bounceAddress(platform(), id, "bounces.acmepipes.com"));
  expect(readTokenAddress(platform(), mail.from ?? "")).toEqual({ kind: "bounce", id });
  const [dkim] = records;
  const publicKey = createPublicKey({
    key: Buffer.from(dkim?.value.split("p=")[1] ?? "", "base64"),
    format: "der",
    type: "spki",
  });
  expect(signatureOf(mail.raw, publicKey)).toMatchObject({
    ...{ domain: "acmepipes.com", genuine: true },
    selector: dkim?.host.split(".")[0],
  });

  dns.records.set(dkim?.host ?? "", { TXT: ["v=DKIM1; k=rsa; p="] });
  platform().passTime(7 * hour);
  await checkDueSendingDomains(platform(), system("test"));
  expect((await found()).state).toBe("broken");
  expect((await send(contractorId)).from).toBe("Acme Pipes <hello@hearthline-leads.com>");
  await addRecords();
  platform().passTime(2 * hour);
  await checkDueSendingDomains(platform(), system("test"));
  expect((await send(contractorId)).from).toBe("Acme Pipes <office@acmepipes.com>");
  await processEvents(platform());
  const changes = (await emailsAbout(contractorId)).filter(Boolean);
  expect(changes).toEqual(["works", "broken", "works"]);
});

test("a DNS server that doesn't respond changes nothing", async () => {
  const { contractorId, enter, found, addRecords, check } = await newBusiness();
  await enter("quietpipes.com");
  await addRecords();
  await check();
  const { records } = await found();
  for (const { host } of records) dns.silent.add(host);
  await check();
  expect((await found()).state).toBe("active");
  expect((await send(contractorId)).from).toContain("office@quietpipes.com");
}, 120_000);

test("without its return path record, bounces are sent to our own domain", async () => {
  const { contractorId, enter, addRecords, check } = await newBusiness();
  await enter("plainpipes.com");
  await addRecords(["returnPath"]);
  await check();
  const { id, mail, from } = await send(contractorId);
  expect(from).toContain("office@plainpipes.com");
  expect(mail.from).toBe(bounceAddress(platform(), id));
});

test("refuses another business's domain, free mail, ours, and lookalikes", async () => {
  const first = await newBusiness();
  await first.enter("takenpipes.com");
  await first.addRecords();
  await first.check();
  const { enter } = await newBusiness();
  for (const domain of [
    "takenpipes.com",
    "gmail.com",
    "mail.yahoo.com",
    "hearthline-leads.com",
    "mail.hearthline-leads.com",
    "hearthl1ne-leads.com",
    "hearthline-1eads.net",
    "gmai1.com",
    "paypa1.com",
    "10.0.0.1",
    "pipes",
  ]) {
    expect(await enter(domain), domain).toMatchObject({
      ok: false,
      errors: { domain: expect.any(String) },
    });
  }
});

test("accepts only names before the @ that mail servers accept", async () => {
  const { enter, found } = await newBusiness();
  for (const mailbox of ["a@b", "a..b", "a.-b", ".a", "a.", "-a", "a b", "", "é", "a".repeat(65)]) {
    expect(await enter("mailboxpipes.com", mailbox), mailbox).toMatchObject({
      ok: false,
      errors: { mailbox: expect.any(String) },
    });
  }
  await enter("mailboxpipes.com");
  const { records } = await found();
  for (const mailbox of ["a", "front.office", "ann_b-c.d1", "a".repeat(64)]) {
    expect(await enter("mailboxpipes.com", mailbox), mailbox).toEqual({ ok: true });
    expect(await found()).toMatchObject({ records, address: `${mailbox}@mailboxpipes.com` });
  }
});

test("the first of two businesses with keys in DNS keeps the domain", async () => {
  const [first, second] = [await newBusiness(), await newBusiness()];
  await first.enter("sharedpipes.com");
  await second.enter("sharedpipes.com");
  await first.addRecords();
  await second.addRecords();
  await first.check();
  await second.check();
  expect((await first.found()).state).toBe("active");
  expect((await second.found()).state).toBe("waiting");
});

test("the key is encrypted, and removed with the domain", async () => {
  const { contractorId, owner, enter, found } = await newBusiness();
  await enter("keypipes.com");
  const ofBusiness = eq(sendingDomains.contractorId, contractorId);
  const [row] = await platform().database.query.select().from(sendingDomains).where(ofBusiness);
  expect(row?.sealedKey).toMatch(/^[0-9a-f]+$/);
  expect(await platform().vault.open(row?.sealedKey ?? "")).toContain("PRIVATE KEY");
  // Another name keeps the key, so the records stay right.
  await enter("keypipes.com", "service");
  expect(await found()).toMatchObject({ address: "service@keypipes.com" });
  const [renamed] = await platform().database.query.select().from(sendingDomains).where(ofBusiness);
  expect(renamed?.publicKey).toBe(row?.publicKey);
  expect(await removeSendingDomain(platform(), owner)).toEqual({ ok: true });
  expect(await findSendingDomain(platform(), owner)).toBeNull();
});
