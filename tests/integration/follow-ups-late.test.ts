import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { handleStatusWebhook } from "~/domains/inbox/replies/receive-text.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { findOptOut, optIn } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import type { OutgoingText, SmsProvider, TextStatus } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = followUps(platform);

/** Accepts every text and every report in its name. */
const provider: Partial<SmsProvider> = {
  send: async ({ reference }: OutgoingText) => ({
    outcome: "sent",
    providerId: `SM${reference.replaceAll("-", "")}`,
    status: "queued",
    segments: 1,
  }),
  hasValidSignature: () => true,
};
const withProvider = () => ({ ...platform(), sms: provider as SmsProvider });
const sendAll = () => sendDue(withProvider());

beforeEach(() => sendAll());

/** A person whose first text was sent, and a function that delivers reports about it. */
async function texted(person: object = {}) {
  const lead = await businessWithLead({ person });
  await sendAll();
  const [text] = await followUpMessages(lead.leadId);
  const enrollment = await enrollmentOf(lead.leadId);
  const report = (status: TextStatus, code?: number) => {
    const params = new URLSearchParams({
      MessageSid: text?.providerId ?? "",
      MessageStatus: status,
      ...(code ? { ErrorCode: String(code) } : {}),
    });
    const url = new URL("https://hearth.example/webhooks/sms/status");
    return handleStatusWebhook(withProvider(), { url, params, signature: "theirs" });
  };
  const unusable = async () => {
    const [conversation] = await query()
      .select({ phones: conversations.unusablePhones })
      .from(conversations)
      .where(eq(conversations.id, enrollment?.conversationId ?? ""));
    return conversation?.phones;
  };
  const phone = text?.toAddress ?? "";
  const recipient = { contractorId: lead.contractorId, channel: "sms", address: phone } as const;
  const optedOut = async () => (await findOptOut(query(), platform(), recipient)) !== null;
  return { ...lead, report, unusable, phone, recipient, optedOut };
}

const channelsOf = async (leadId: string) =>
  (await followUpMessages(leadId)).map(({ channel, state }) => `${channel} ${state}`);

test("a landline report marks the number once and emails the text once", async () => {
  const { leadId, report, unusable, phone } = await texted();
  await report("sent");
  await report("undelivered", 30003);
  expect(await unusable()).toEqual([]);
  await report("failed", 30006);
  await report("sent");
  expect(await unusable()).toEqual([phone]);
  platform().passTime(1_000);
  await sendAll();
  expect(await channelsOf(leadId)).toEqual(["sms failed", "email kept"]);
  await report("failed", 30006);
  await sendAll();
  expect(await unusable()).toEqual([phone]);
  expect(await channelsOf(leadId)).toEqual(["sms failed", "email kept"]);
});

test("sends nothing twice without an email address, and the follow-up continues", async () => {
  const { leadId, report } = await texted({ email: "" });
  await report("undelivered", 30006);
  await sendAll();
  await report("undelivered", 30006);
  await sendAll();
  expect(await channelsOf(leadId)).toEqual(["sms failed"]);
  expect((await enrollmentOf(leadId))?.endedAt).toBeNull();
});

test("a failure reported after delivery changes nothing", async () => {
  const { report, unusable } = await texted();
  await report("delivered");
  await report("failed", 30006);
  expect(await unusable()).toEqual([]);
});

test("a provider-reported stop ends the follow-up, but not again after START", async () => {
  const { leadId, report, recipient, optedOut } = await texted();
  await report("undelivered", 30008);
  await report("failed", 21610);
  expect(await optedOut()).toBe(true);
  expect((await enrollmentOf(leadId))?.endReason).toBe("opted_out");
  platform().passTime(60_000);
  await inTransaction(platform(), (work) => optIn(work, platform(), recipient, { way: "text" }));
  await report("failed", 21610);
  expect(await optedOut()).toBe(false);
});
