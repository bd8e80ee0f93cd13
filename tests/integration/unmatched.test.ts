import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matchText } from "~/domains/inbox/replies/unmatched/match-text.server.ts";
import {
  countUnmatched,
  listUnmatched,
  markSeen,
} from "~/domains/inbox/replies/unmatched/unmatched.server.ts";
import { messageKinds } from "~/domains/messaging/messages/messages.server.ts";
import { inboundMails, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { type StaffMember, system } from "~/domains/shared/access/actor.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, texted, enrollmentOf } = texting(platform);
const member: StaffMember = {
  kind: "staff",
  id: crypto.randomUUID(),
  email: "staff@example.com",
  name: "Staff",
  role: "reviewer",
};
const unseen = async () => (await listUnmatched(platform(), member, { seen: "unseen" }, null)).rows;
const count = () => countUnmatched(platform(), member);
const match = (messageId: string, person: string) =>
  matchText(platform(), member, { messageId, person });
const day = 24 * 60 * 60_000;

test("texts and emails share one list until seen, newest first", async () => {
  const { contractorId, receive } = await texted();
  await receive("Who is this?", { from: "+15125559998" });
  platform().passTime(60_000);
  const [mail] = await query()
    .insert(inboundMails)
    .values({
      ...{
        tokenKind: "reply",
        tokenId: crypto.randomUUID(),
        cause: "reply:1",
        sender: "a@b.example",
      },
      ...{
        outcome: "unmatched",
        fromAddress: "pat@home.example",
        subject: "Hello",
        text: "Old one",
      },
      createdAt: platform().clock.now(),
    })
    .returning();
  const rows = await unseen();
  expect(rows).toMatchObject([
    { source: "mail", from: "pat@home.example", subject: "Hello", text: "Old one" },
    { source: "text", from: "+15125559998", contractorId, text: "Who is this?" },
  ]);
  expect(await count()).toBe(2);
  const before = await listUnmatched(platform(), member, { seen: null }, mail?.id ?? "");
  expect(before.rows).toMatchObject([{ source: "text" }]);
  for (const { id, source } of rows) {
    expect(await markSeen(platform(), member, { id, source })).toEqual({ ok: true, changed: true });
    expect(await markSeen(platform(), member, { id, source })).toEqual({
      ok: true,
      changed: false,
    });
  }
  expect(await unseen()).toEqual([]);
  expect(await count()).toBe(0);
  const seen = await listUnmatched(platform(), member, { seen: "seen" }, null);
  expect(seen.rows).toMatchObject([{ seenBy: member.email }, { seenBy: member.email }]);
  expect(messageKinds(platform(), member)).toEqual(
    expect.arrayContaining(["follow-up", "reply", "stop-confirmation", "written-by-hand"]),
  );
});

test("a text from another number can be attached as a reply, once", async () => {
  const { leadId, number, receive, all } = await texted();
  await receive("Tomorrow at nine is fine", { from: "+15125559997" });
  const [text] = await unseen();
  const id = text?.id ?? "";
  expect(await match(id, "nobody@home.example")).toMatchObject({ code: "invalid" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  expect(await match(id, number ?? "")).toEqual({ ok: true, leadId });
  expect(await match(id, number ?? "")).toEqual({ ok: false, code: "already_done" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  expect((await all()).map(({ text }) => text)).toContain("Tomorrow at nine is fine");
  expect(await unseen()).toEqual([]);
  await processEvents(platform());
  const alerts = await query().select().from(messages).where(eq(messages.kind, "reply-received"));
  expect(alerts.length).toBeGreaterThan(0);
});

test("a STOP from another number stops texts to the known one too", async () => {
  const { contractorId, leadId, number, receive } = await texted();
  await receive("STOP", { from: "+15125559996" });
  const [text] = await unseen();
  await match(text?.id ?? "", number ?? "");
  const recipient = { contractorId, channel: "sms", address: number ?? "" } as const;
  expect(await findOptOut(query(), platform(), recipient)).not.toBeNull();
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
});

test("lists texts to a released number, even if reassigned", async () => {
  const { contractorId, leadId, number, receive, all } = await texted();
  const heir = await businessWithLead({ sender: false });
  await assignNumber(platform(), member, contractorId, "+15125550981");
  await receive("At nine then", { from: "+15125559994" });
  const [nobodys] = await unseen();
  expect(nobodys).toMatchObject({ contractorId: null });
  expect(await match(nobodys?.id ?? "", heir.email)).toMatchObject({ code: "invalid" });
  expect(await match(nobodys?.id ?? "", number ?? "")).toEqual({ ok: true, leadId });
  expect((await all()).at(-1)).toMatchObject({ contractorId, text: "At nine then" });
  const [sent] = (await all()).filter(({ direction }) => direction === "outbound");
  await assignNumber(platform(), member, heir.contractorId, sent?.fromAddress ?? "");
  await receive("Or at ten", { from: "+15125559994" });
  const [foreign] = await unseen();
  expect(foreign).toMatchObject({ contractorId: heir.contractorId });
  expect(await match(foreign?.id ?? "", number ?? "")).toEqual({ ok: true, leadId });
});

test("unmatched messages are deleted after MESSAGE_DAYS, matched ones stay", async () => {
  const { receive, all } = await texted();
  await receive("Who is this?", { from: "+15125559995" });
  await receive("Yes please");
  const remaining = (await all()).length;
  platform().passTime((platform().settings.messageDays + 1) * day);
  await endRetentionPeriods(platform(), system("test"));
  expect((await listUnmatched(platform(), member, { seen: null }, null)).rows).toEqual([]);
  expect(await all()).toHaveLength(remaining);
});
