import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { followUpMail, manualMessageEmail } from "~/domains/follow-ups/follow-ups.emails.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { emailChannel } from "~/domains/messaging/messages/channels/channels.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import {
  bounceAddress,
  replyAddress,
} from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { preferenceLinks } from "~/domains/messaging/opt-outs/preference-links.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { type ComposedEmail, defineEmail } from "~/platform/mail/email.ts";
import { createMailer, renderEmail } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { addBusiness } from "../setup/business-people.ts";
import { signatureOf } from "../setup/dkim-signature.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const shared = sharedPlatform({
  INBOUND_MAIL_DOMAIN: "in.example",
  MAIL_FROM: "Hearth <hello@hearth.example>",
});
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

/** Sends an email with this content. @returns what arrives */
async function arrived(composed: Partial<ComposedEmail>, conversationId: string | null = null) {
  const email = defineEmail({
    kind: "sample",
    params: z.object({}),
    addressFrom: "settings",
    compose: async () => ({
      subject: "Your request",
      body: createElement("p", {}, "We have it."),
      ...composed,
    }),
  });
  const platform: Platform = {
    ...shared(),
    emails: new Map([["sample", email]]),
    mailer: createMailer(server.url, { domain: "hearth.example", selector: "m1", privateKey }),
  };
  const id = newId();
  const toAddress = `pat-${id}@home.example`;
  const contractorId = conversationId && crypto.randomUUID();
  await platform.database.query
    .insert(messages)
    .values({ id, cause: id, kind: "sample", params: {}, toAddress, conversationId, contractorId });
  const attempt = { number: 1, last: true, signal: new AbortController().signal };
  await deliver(platform, system("test"), { messageId: id }, attempt);
  const mail = await server.waitForMail(({ to }) => to.includes(toAddress));
  const header = (name: string) => mail.headers.get(name)?.[0];
  const [row] = await platform.database.query.select().from(messages).where(eq(messages.id, id));
  return { id, mail, header, row };
}

test("each email has its own return path, with the same sender", async () => {
  const { id, mail, header } = await arrived({ senderName: 'Acme "Pipes"\r\nBcc: x' });
  expect(mail.from).toBe(bounceAddress(shared(), id));
  expect(header("from")).toBe('"Acme PipesBcc: x" <hello@hearth.example>');
  expect(mail.headers.has("bcc")).toBe(false);
  expect(header("reply-to")).toBeUndefined();
});

test("replies to a conversation's email go to its address", async () => {
  const conversationId = crypto.randomUUID();
  const { header, row } = await arrived({ replyTo: "other@home.example" }, conversationId);
  expect(header("reply-to")).toBe(replyAddress(shared(), conversationId));
  expect(row?.replyTo).toBe(header("reply-to"));
  expect((await arrived({ replyTo: "other@home.example" })).header("reply-to")).toBe(
    "other@home.example",
  );
});

test("mail.one-click: marketing has one-click unsubscribe, other emails don't", async () => {
  const oneClickUrl = "https://hearth.example/preferences/abc/one-click";
  const { header } = await arrived({ oneClickUrl });
  expect(header("list-unsubscribe")).toBe(`<${oneClickUrl}>`);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header("auto-submitted")).toBe("auto-generated");
  const other = await arrived({ writtenByPerson: true });
  expect(other.header("list-unsubscribe")).toBeUndefined();
  expect(other.header("auto-submitted")).toBeUndefined();
});

test("DKIM covers the email and its unsubscribe headers; changes fail verification", async () => {
  const { mail } = await arrived({ oneClickUrl: "https://hearth.example/p/one-click" });
  expect(signatureOf(mail.raw, keys.publicKey)).toMatchObject({
    ...{ domain: "hearth.example", selector: "m1", genuine: true },
    names: expect.arrayContaining(["from", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  });
  const changed = mail.raw.replace("/p/one-click", "/q/one-click");
  expect(signatureOf(changed, keys.publicKey)?.genuine).toBe(false);
});

// mail.one-click; preferences.lasting-link
test("a follow-up links to preferences, marketing has one-click unsubscribe", async () => {
  const conversationId = crypto.randomUUID();
  const fields = { subject: "Hello", words: "Hello", businessName: "Acme" };
  const compose = (purpose: "informational" | "marketing") =>
    followUpMail.compose(
      shared(),
      { ...fields, purpose, contractorId: crypto.randomUUID() },
      { conversationId },
    );
  const { page, oneClick } = await preferenceLinks(
    shared(),
    shared().database.query,
    conversationId,
  );
  const marketing = await compose("marketing");
  expect([marketing.senderName, marketing.oneClickUrl]).toEqual(["Acme", oneClick]);
  expect((await renderEmail(marketing)).html).toContain(`href="${page}"`);
  const informational = await compose("informational");
  expect(informational.oneClickUrl).toBeUndefined();
  expect((await renderEmail(informational)).html).toContain(`href="${page}"`);
});

test("without incoming mail, replies to follow-ups go to the business", async () => {
  const { settings, database } = shared();
  const contractorId = await addBusiness(shared());
  const conversationId = newId();
  const toAddress = `pat-${conversationId}@home.example`;
  await database.query
    .insert(conversations)
    .values({ id: conversationId, contractorId, name: "Pat", email: toAddress });
  const [account] = await database.query
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  const mailer = createMailer(server.url);
  const platform = { ...shared(), mailer, settings: { ...settings, inboundMail: null } };
  const fields = { subject: "Hello", words: "Hello", businessName: "Acme", contractorId };
  for (const { kind } of [followUpMail, manualMessageEmail]) {
    const params = { ...fields, purpose: "informational" as const };
    const ids = { contractorId, conversationId, subject: kind };
    const [row] = await database.query
      .insert(messages)
      .values({ id: newId(), cause: newId(), kind, params, toAddress, ...ids })
      .returning();
    if (!row) throw new Error("No message");
    const { send } = await emailChannel.compose(platform, row);
    await send?.();
    const mail = await server.waitForMail(({ headers }) =>
      String(headers.get("message-id")).includes(row.id),
    );
    expect(mail.headers.get("from")).toEqual(["Acme <hello@hearth.example>"]);
    expect(mail.headers.get("reply-to")).toEqual([account?.email]);
  }
});

test("a public site sends nothing to sample addresses", async () => {
  const { row } = await sentTo(`pat-${newId()}@lone-star.example`, { isTrial: false });
  expect(row).toMatchObject({ state: "suppressed", lastError: "Sample data is never messaged" });
  const real = await sentTo(`pat-${newId()}@home.test`, { isTrial: false });
  expect(real.row?.state).toBe("sent");
  expect((await sentTo(`pat-${newId()}@lone-star.example`, { isTrial: true })).row?.state).toBe(
    "sent",
  );
});

/** Sends a message to an address on a public or trial site. @returns the outcome */
async function sentTo(toAddress: string, { isTrial }: { isTrial: boolean }) {
  const email = defineEmail({
    kind: "sample",
    params: z.object({}),
    addressFrom: "settings",
    compose: async () => ({ subject: "Hello", body: createElement("p", {}, "Hello") }),
  });
  const platform: Platform = {
    ...shared(),
    settings: { ...shared().settings, isTrial },
    emails: new Map([["sample", email]]),
    mailer: createMailer(server.url, null),
  };
  const id = newId();
  await platform.database.query
    .insert(messages)
    .values({ id, cause: id, kind: "sample", params: {}, toAddress });
  const attempt = { number: 1, last: true, signal: new AbortController().signal };
  await deliver(platform, system("test"), { messageId: id }, attempt);
  const [row] = await platform.database.query.select().from(messages).where(eq(messages.id, id));
  return { row };
}
