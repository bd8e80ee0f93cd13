import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { afterEach, expect, test } from "vitest";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import {
  bounceAddress,
  readTokenAddress,
  replyAddress,
} from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { eraseMessages } from "~/domains/messaging/messages/messages.server.ts";
import { findSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import {
  inboundMails,
  messageAttachments,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { startSmtpReceiver } from "~/platform/inbound-mail/smtp-receiver.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";
import { readWaitingMails } from "./process-inbound-emails.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "In.Example" });
const query = () => platform().database.query;
const sample = (name: string) => readFileSync(`tests/samples/mail/${name}.eml`);
const person = "pat@home.example";

afterEach(async () => {
  await query().delete(inboundMails);
});

/** Adds an email that a business sent to a customer. */
async function written(values: Partial<typeof messages.$inferInsert> = {}) {
  const id = newId();
  const contractorId = crypto.randomUUID();
  const conversationId = crypto.randomUUID();
  const row = {
    ...{ id, cause: id, kind: "hello", params: {}, toAddress: person, state: "sent" as const },
    ...{ contractorId, conversationId, subjectId: crypto.randomUUID(), ...values },
  };
  await query().insert(messages).values(row);
  const reply = replyAddress(platform(), row.conversationId ?? "") ?? "";
  return { ...row, reply, bounce: bounceAddress(platform(), id) ?? "" };
}

/** Receives an email and processes waiting ones. */
async function comesIn(recipients: string[], raw: Buffer, sender = person) {
  await storeMail(platform(), { sender, recipients, raw });
  await readWaitingMails(platform());
}

const outcomes = async () =>
  (await query().select().from(inboundMails)).map(({ outcome }) => outcome).toSorted();
const answersIn = (conversationId: string) =>
  query()
    .select()
    .from(messages)
    .where(eq(messages.kind, "reply"))
    .then((all) => all.filter((message) => message.conversationId === conversationId));

test("only addresses this installation created count as ours", async () => {
  const { reply, conversationId } = await written();
  expect(reply).toMatch(/^reply\+[a-z2-7]{45}@in\.example$/);
  expect(readTokenAddress(platform(), reply.toUpperCase())).toEqual({
    kind: "reply",
    id: conversationId,
  });
  const token = reply.slice(6, 51);
  for (const wrong of [
    `bounce+${token}@in.example`,
    `reply+${token}@other.example`,
    `reply+${token}+x@in.example`,
    `reply+${token.slice(1)}@in.example`,
    `${token}@in.example`,
    "reply@in.example",
    "reply+@in.example",
    "@in.example",
    "in.example",
  ]) {
    expect(readTokenAddress(platform(), wrong), wrong).toBeNull();
  }
});

test("a reply appears in its conversation with its pictures and alerts once", async () => {
  const { reply, conversationId, contractorId, subjectId } = await written();
  await comesIn([reply], sample("gmail-reply"));
  const [response, ...others] = await answersIn(conversationId ?? "");
  expect(others).toEqual([]);
  expect(response).toMatchObject({
    channel: "email",
    direction: "inbound",
    state: "received",
    contractorId,
    subjectId,
    toAddress: reply,
    fromAddress: "pat@gmail.example",
    subject: "Re: Your request",
    text: "Tomorrow at 9 works – please come.\n\nPat",
    params: { quoted: expect.stringContaining("> We have your request.") },
  });
  const files = await query()
    .select()
    .from(messageAttachments)
    .where(eq(messageAttachments.messageId, response?.id ?? ""));
  expect(files.map(({ name, content }) => [name, content !== null])).toEqual([
    ["leak.png", true],
    ["notes.zip", false],
  ]);
  expect(Buffer.from(files[0]?.content ?? []).toString("latin1", 1, 4)).toBe("PNG");
  const recorded = await query().select().from(events).where(eq(events.name, "message.received"));
  expect(
    recorded.filter(({ payload }) => "messageId" in payload && payload.messageId === response?.id),
  ).toMatchObject([{ payload: { conversationId, contractorId, channel: "email" } }]);
  const [stored] = await query().select().from(inboundMails);
  expect(stored).toMatchObject({ outcome: "reply", raw: null });
});

test("the same email again changes nothing, concurrently or later", async () => {
  const { reply, conversationId } = await written();
  const raw = sample("apple-reply");
  const mail = { sender: person, recipients: [reply], raw };
  await Promise.all([storeMail(platform(), mail), storeMail(platform(), mail)]);
  await comesIn([reply.toUpperCase()], raw);
  await comesIn([reply], raw);
  expect(await answersIn(conversationId ?? "")).toHaveLength(1);
});

test("a permanent bounce suppresses the address, a full mailbox doesn't", async () => {
  const suppressed = (address: string) => findSuppression(query(), platform(), "email", address);
  const full = await written({ toAddress: "full@home.example" });
  await comesIn([full.bounce], sample("gmail-full"), "");
  expect(await suppressed("full@home.example")).toBeNull();
  const goneMail = await written({ toAddress: "Gone@home.example" });
  await comesIn([goneMail.bounce], sample("exchange-unknown"), "");
  expect(await suppressed("gone@home.example")).toMatchObject({ reason: "bounced" });
  const [message] = await query().select().from(messages).where(eq(messages.id, goneMail.id));
  expect(message).toMatchObject({
    state: "failed",
    lastError: "Bounced: address takes no email (5.1.10)",
  });
  const annoyed = await written({ toAddress: "annoyed@home.example" });
  await comesIn([annoyed.bounce], sample("complaint"), "");
  expect(await suppressed("annoyed@home.example")).toMatchObject({ reason: "complained" });
  expect(await outcomes()).toEqual(["bounce", "bounce", "complaint"]);
});

test("a bounce to a reply address matches only that conversation's email", async () => {
  const id = "01935d2e-7a1b-7c3d-8e4f-5a6b7c8d9e0f";
  const named = await written({ id, cause: id, toAddress: "named@home.example" });
  const other = await written();
  await comesIn([other.reply], sample("exim-unknown"), "");
  expect(await findSuppression(query(), platform(), "email", "named@home.example")).toBeNull();
  await comesIn([named.reply], sample("exim-unknown"), "");
  expect(await findSuppression(query(), platform(), "email", "named@home.example")).not.toBeNull();
  expect(await outcomes()).toEqual(["bounce", "unmatched"]);
});

test("a vacation notice isn't a reply and alerts no one", async () => {
  const { reply, conversationId } = await written();
  const before = await query().select().from(events);
  await comesIn([reply], sample("outlook-away"));
  expect(await answersIn(conversationId ?? "")).toEqual([]);
  expect(await query().select().from(events)).toHaveLength(before.length);
  expect(await outcomes()).toEqual(["automatic"]);
});

test("unmatched and unreadable mail waits for staff", async () => {
  const unknownAddress = replyAddress(platform(), crypto.randomUUID()) ?? "";
  await comesIn([unknownAddress], sample("apple-reply"));
  expect(await query().select().from(inboundMails)).toMatchObject([
    {
      outcome: "unmatched",
      fromAddress: "pat@icloud.example",
      subject: "Re: Your request",
      text: expect.stringContaining("Yes, Tuesday."),
      raw: null,
    },
  ]);
  const deep = Array.from(
    { length: 200 },
    (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\r\n\r\n--b${index}\r\n`,
  ).join("");
  await comesIn([unknownAddress], Buffer.from(deep));
  expect(await outcomes()).toEqual(["unmatched", "unreadable"]);
});

test("zero bytes in subject or name lose no mail", async () => {
  const unknownAddress = replyAddress(platform(), crypto.randomUUID()) ?? "";
  const raw = [
    "From: =?utf-8?Q?Pat=00?= <pat@home.example>",
    "Subject: =?utf-8?Q?Leak=00y_sink?=",
    "",
    "Yes, Tuesday.",
  ].join("\r\n");
  await comesIn([unknownAddress], Buffer.from(raw));
  expect(await query().select().from(inboundMails)).toMatchObject([
    { outcome: "unmatched", fromAddress: "pat@home.example", subject: "Leaky sink" },
  ]);
});

test("an email truncated within a character loses no reply", async () => {
  const { reply, conversationId } = await written();
  const quoted = `> ${"x".repeat(49_997)}\u{1F525}`;
  const mail = `From: ${person}\r\nMessage-ID: <long@home.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nYes\r\n${quoted}\r\n`;
  await comesIn([reply], Buffer.from(mail));
  const [response] = await answersIn(conversationId ?? "");
  expect(response?.text).toBe("Yes");
});

test("a bounce quoting an unknown message id waits for staff", async () => {
  const { reply } = await written();
  const report = sample("exim-unknown")
    .toString("latin1")
    .replace(/^Message-ID: <.*@/gim, `Message-ID: <${"-".repeat(36)}@`);
  await comesIn([reply], Buffer.from(report, "latin1"), "");
  expect(await query().select({ outcome: inboundMails.outcome }).from(inboundMails)).toEqual([
    { outcome: "unmatched" },
  ]);
});

test("a reply to a return path reaches its message's conversation", async () => {
  const { bounce, conversationId } = await written();
  await comesIn([bounce], sample("gmail-reply"));
  expect(await answersIn(conversationId ?? "")).toHaveLength(1);
});

test("incoming mail is deleted with its messages, and after its period", async () => {
  const { reply, subjectId, conversationId } = await written();
  await comesIn([reply], sample("gmail-reply"));
  const [response] = await answersIn(conversationId ?? "");
  await inTransaction(platform(), (work) => eraseMessages(work, { subjectIds: [subjectId ?? ""] }));
  expect(await outcomes()).toEqual([]);
  const remaining = await query()
    .select()
    .from(messageAttachments)
    .where(eq(messageAttachments.messageId, response?.id ?? ""));
  expect(remaining).toEqual([]);

  const later = await written();
  await comesIn([later.reply], sample("gmail-reply"));
  // Its task failed long ago.
  const raw = sample("apple-reply");
  await storeMail(platform(), { sender: person, recipients: [later.reply], raw });
  platform().passTime(366 * 24 * 60 * 60 * 1000);
  await endRetentionPeriods(platform(), system("test"));
  expect(await outcomes()).toEqual([]);
  const [old] = await answersIn(later.conversationId ?? "");
  expect(old).toMatchObject({ subject: null, text: null, params: {} });
  const files = await query().select().from(messageAttachments);
  expect(files.filter(({ messageId }) => messageId === old?.id)).toEqual([]);
});

test("by SMTP: rejects unknown addresses, and stores mail before accepting it", async () => {
  const { reply } = await written();
  const settings = { domain: "in.example", host: "127.0.0.1", port: 0, tls: null };
  const receiver = startSmtpReceiver(settings, silentLog, {
    accepts: (address) => readTokenAddress(platform(), address) !== null,
    keep: (mail) => storeMail(platform(), mail),
  });
  const transport = createTransport({
    host: "127.0.0.1",
    port: await receiver.listening,
    ignoreTLS: true,
  });
  const send = (to: string) =>
    transport.sendMail({ envelope: { from: person, to }, raw: sample("apple-reply") }).then(
      () => "accepted",
      (error: { responseCode?: number }) => error.responseCode,
    );
  expect(await send(`x${reply}`)).toBe(550);
  expect(await send(reply)).toBe("accepted");
  expect(await outcomes()).toEqual(["waiting"]);
  transport.close();
  await receiver.stop();
});
