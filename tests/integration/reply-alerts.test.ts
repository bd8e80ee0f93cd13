import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { handleReply } from "~/domains/inbox/replies/handle-reply.server.ts";
import { replyReceived } from "~/domains/inbox/replies/replies.emails.server.ts";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import { findOrCreateConversations } from "~/domains/leads/conversations/conversations.server.ts";
import { eraseConversations } from "~/domains/leads/erase-leads.server.ts";
import { replyAddress } from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { inboundMails, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { describeNotification } from "~/domains/office/notifications/alerts/describe-notification.server.ts";
import { notifications } from "~/domains/office/notifications/notifications.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { readWaitingMails } from "./process-inbound-emails.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example" });
const { query, untilMorning, texted, alertsOf } = texting(platform);
const minute = 60_000;
const person = "pat@home.example";

beforeEach(untilMorning);

function mailTo(conversationId: string, text: string) {
  const raw = [`From: ${person}`, `Message-ID: <${newId()}@home.example>`, "", text].join("\r\n");
  const to = replyAddress(platform(), conversationId) ?? "";
  return { sender: person, recipients: [to], raw: Buffer.from(raw) };
}

/** A customer who was never a lead and whom the business messaged. */
async function customer() {
  const contractorId = await addBusiness(platform());
  const [conversationId = ""] = await inTransaction(platform(), (work) =>
    findOrCreateConversations(work, [
      { contractorId, name: "Pat Doe", phone: null, email: person },
    ]),
  );
  const id = newId();
  await query()
    .insert(messages)
    .values({
      ...{ id, cause: id, kind: "review-request", params: {}, toAddress: person, state: "sent" },
      ...{ contractorId, conversationId },
    });
  return { contractorId, conversationId };
}

const composed = async (params: object) =>
  renderEmail(
    await replyReceived.compose(platform(), replyReceived.params.parse(params), {
      conversationId: null,
    }),
  );

test("a reply from a customer without a lead notifies business and staff", async () => {
  const { contractorId, conversationId } = await customer();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  await storeMail(platform(), mailTo(conversationId, "The garage looks great. How much was it?"));
  await readWaitingMails(platform());
  await processEvents(platform());
  const alerts = await alertsOf(conversationId);
  expect(alerts.map(({ params }) => "reader" in params && params.reader).toSorted()).toEqual([
    "contractor",
    "staff",
  ]);
  for (const { params } of alerts) {
    const { subject, text, html } = await composed(params);
    expect(subject).toBe("Pat Doe replied");
    expect(text).toContain("The garage looks great. How much was it?");
    expect(html).toMatch(
      "reader" in params && params.reader === "staff"
        ? `/admin/contractors/${contractorId}`
        : `/crm/conversations/${conversationId}`,
    );
  }
  const [alert] = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, owner.id));
  if (!alert) throw new Error("The owner is told nothing");
  expect(await describeNotification(query(), alert, "America/Chicago")).toMatchObject({
    title: "Pat Doe replied",
    path: `/crm/conversations/${conversationId}`,
  });
  await inTransaction(platform(), (work) =>
    eraseConversations(work, { person: [{ email: person, phone: null }] }),
  );
  expect(await alertsOf(conversationId)).toEqual([]);
});

test("a message from a page without a lead sends no reply alert", async () => {
  const { contractorId, conversationId } = await customer();
  const messageId = newId();
  await query()
    .insert(messages)
    .values({
      ...{ id: messageId, cause: `review-word:${messageId}`, kind: "reply", params: {} },
      ...{ direction: "inbound", state: "received", toAddress: "b@b.example", text: "Thanks" },
      ...{ contractorId, conversationId },
    });
  await inTransaction(platform(), (work) =>
    handleReply(work, { messageId, contractorId, conversationId }, { isReady: false }),
  );
  await processEvents(platform());
  expect(await alertsOf(conversationId)).toEqual([]);
});

test("batches reply alerts for frequent senders", async () => {
  const { leadId, contractorId, receive } = await texted();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  // Each 15 minutes the first alert is sent immediately.
  for (let at = 0; at < 29; at += 1) {
    await receive(`Is it far? ${at}.`);
    platform().passTime(minute);
  }
  await processEvents(platform());
  const toContractor = async () =>
    (await alertsOf(leadId))
      .filter(({ params }) => "reader" in params && params.reader === "contractor")
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first, second, third, ...more] = await toContractor();
  expect(more).toEqual([]);
  expect((await composed(first?.params ?? {})).subject).toBe("Emily Carter replied");
  const { text } = await composed(second?.params ?? {});
  expect(text).not.toContain("Is it far? 0.");
  for (const at of [1, 14, 20]) expect(text).toContain(`Is it far? ${at}.`);
  expect(third).toBeDefined();
  const notices = await query()
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, owner.id));
  expect(notices).toHaveLength(3);
  await receive("Yes, tomorrow at 9 works");
  await receive("Yes, tomorrow at 9 works!");
  await processEvents(platform());
  const ready = (await toContractor()).filter(
    ({ params }) => "readyToBook" in params && params.readyToBook,
  );
  expect(ready).toHaveLength(1);
});

test("defers mail when one address receives too much, and accepts it later", async () => {
  const { conversationId } = await customer();
  const other = await customer();
  const strict = { ...platform(), limits: createLimits(platform().database, 1) };
  const countStored = async () =>
    (
      await query()
        .select({ id: inboundMails.id })
        .from(inboundMails)
        .where(inArray(inboundMails.tokenId, [conversationId, other.conversationId]))
    ).length;
  for (let at = 0; at < 60; at += 1) await storeMail(strict, mailTo(conversationId, `Mail ${at}`));
  const late = mailTo(conversationId, "One more");
  await expect(storeMail(strict, late)).rejects.toThrow("Too many emails");
  expect(await countStored()).toBe(60);
  await storeMail(strict, mailTo(other.conversationId, "Somebody else"));
  expect(await countStored()).toBe(61);
  await storeMail({ ...platform(), limits: createLimits(platform().database, 2) }, late);
  expect(await countStored()).toBe(62);
});
