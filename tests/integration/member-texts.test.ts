import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  confirmPhone,
  readOwnPhone,
  sendPhoneCode,
} from "~/domains/office/notifications/phone/own-phone.server.ts";
import { deliver } from "../../src/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import { optOut } from "../../src/domains/messaging/opt-outs/opt-out.server.ts";
import { saveNotificationSettings } from "../../src/domains/office/notifications/choices/own-settings.server.ts";
import { endRetentionPeriods } from "../../src/domains/operations/retention/end-retention.server.ts";
import { senders } from "../../src/domains/phone-numbers/senders/senders.tables.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { notified } from "./notification-fixtures.ts";

const platform = sharedPlatform();
const { query, ask, job, passTimeUntil, business, choose, notifyMembers, emailsTo } =
  notified(platform);
const hour = 60 * 60_000;

test("an unconfirmed number is deleted the next night, a confirmed one stays", async () => {
  const { contractorId, owner } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  await sendPhoneCode(platform(), owner, "(512) 555-0161");
  await sendPhoneCode(platform(), office, "(512) 555-0162");
  const [sent] = await emailsTo("+15125550162");
  await confirmPhone(platform(), office, sent?.text?.slice(0, 6) ?? "");
  await endRetentionPeriods(platform(), job);
  expect(await readOwnPhone(platform(), owner)).toMatchObject({ state: "waiting" });
  platform().passTime(hour);
  await endRetentionPeriods(platform(), job);
  expect(await readOwnPhone(platform(), owner)).toMatchObject({ phone: null });
  expect(await readOwnPhone(platform(), office)).toMatchObject({ state: "confirmed" });
});

test("a number accepts its code within five tries, and STOP ends texts", async () => {
  const { pageId, contractorId, owner } = await business();
  const phone = "+15125550188";
  const textsTo = () => emailsTo(phone);
  expect(await saveNotificationSettings(platform(), owner, { by_lead: ["text"] })).toMatchObject({
    errors: { by_lead: "Confirm your number for texts first, below" },
  });
  expect(await sendPhoneCode(platform(), owner, "(512) 555-0188")).toEqual({ ok: true });
  const codeOf = async () => /^\d{6}/.exec((await textsTo()).at(-1)?.text ?? "")?.[0] ?? "";
  const code = await codeOf();
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let time = 0; time < 5; time += 1) {
    expect(await confirmPhone(platform(), owner, wrong)).toMatchObject({ ok: false });
  }
  expect(await confirmPhone(platform(), owner, code)).toMatchObject({
    errors: { code: "This code no longer works. Get a new one" },
  });
  await sendPhoneCode(platform(), owner, "(512) 555-0188");
  expect(await confirmPhone(platform(), owner, await codeOf())).toEqual({ ok: true });
  expect(await readOwnPhone(platform(), owner)).toMatchObject({
    state: "confirmed",
    refusal: null,
  });
  await choose(owner, { by_lead: ["text"] });
  await ask(pageId, { name: "Tess Text", phone: "(512) 555-0181", email: "" });
  await notifyMembers(owner);
  const text = (await textsTo()).at(-1);
  expect(text).toMatchObject({ kind: "member-alert", contractorId, channel: "sms" });
  expect(text?.text).toMatch(/^New lead: Tess Text\. .*\/crm\/leads\//);
  expect(text?.text).not.toMatch(/555\W?0181/);

  // STOP between queueing and sending wins too.
  const recipient = { contractorId, channel: "sms", address: phone } as const;
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
  await deliver(
    platform(),
    job,
    { messageId: text?.id ?? "" },
    { number: 1, last: true, signal: new AbortController().signal },
  );
  const [stored] = await query()
    .select()
    .from(messages)
    .where(eq(messages.id, text?.id ?? ""));
  expect(stored?.state).toBe("suppressed");
  const before = (await textsTo()).length;
  await ask(pageId, { phone: "(512) 555-0182", email: "" });
  await notifyMembers(owner);
  expect(await textsTo()).toHaveLength(before);
  expect((await readOwnPhone(platform(), owner)).refusal).toContain("STOP");
  expect(await sendPhoneCode(platform(), owner, phone)).toMatchObject({
    ok: false,
    code: "invalid",
  });
});

test("without an approved number no text is sent, with a reason", async () => {
  const { contractorId, owner } = await business();
  await query()
    .update(senders)
    .set({ registration: "pending" })
    .where(eq(senders.contractorId, contractorId));
  expect(await sendPhoneCode(platform(), owner, "(512) 555-0189")).toMatchObject({
    errors: { phone: "The carriers haven’t approved your business’s number for texts yet." },
  });
  await query().delete(senders).where(eq(senders.contractorId, contractorId));
  expect((await readOwnPhone(platform(), owner)).refusal).toContain("doesn’t have one yet");
});

test("delayed alerts become one text without names", async () => {
  const { pageId, owner } = await business();
  await sendPhoneCode(platform(), owner, "(512) 555-0190");
  const [sent] = await emailsTo("+15125550190");
  await confirmPhone(platform(), owner, sent?.text?.slice(0, 6) ?? "");
  await choose(owner, {
    by_lead: ["text"],
    quiet: "on",
    quiet_from: "21:00",
    quiet_until: "07:00",
  });
  passTimeUntil(22);
  await ask(pageId, { name: "One Person", phone: "(512) 555-0183", email: "" });
  platform().passTime(hour);
  await ask(pageId, { name: "Other Person", phone: "(512) 555-0184", email: "" });
  passTimeUntil(7);
  await Promise.all([notifyMembers(owner), notifyMembers(owner)]);
  const texts = await query()
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.toAddress, "+15125550190"), inArray(messages.kind, ["member-alert"])));
  expect(texts).toHaveLength(1);
  expect(texts[0]?.text).toMatch(/^2 alerts during quiet hours\. 2 new leads\./);
});

test("a flood of leads sends five texts, then a summary", async () => {
  const { pageId, owner } = await business();
  const phone = "+15125550195";
  await sendPhoneCode(platform(), owner, phone);
  const [sent] = await emailsTo(phone);
  await confirmPhone(platform(), owner, sent?.text?.slice(0, 6) ?? "");
  await choose(owner, { by_lead: ["text", "email"] });
  const alerts = async () =>
    (await emailsTo(phone)).flatMap(({ kind, text }) => (kind === "member-alert" ? [text] : []));
  const mails = async () => (await emailsTo(owner.email)).length;
  for (let lead = 0; lead < 12; lead += 1) {
    await ask(pageId, { name: `Person ${lead}`, phone: `(512) 555-03${10 + lead}`, email: "" });
    await notifyMembers(owner);
    platform().passTime(hour / 60);
  }
  expect(await alerts()).toHaveLength(5);
  expect(await mails()).toBe(12);
  platform().passTime(hour / 2);
  await notifyMembers(owner);
  expect(await alerts()).toHaveLength(5);
  platform().passTime(hour / 2);
  await Promise.all([notifyMembers(owner), notifyMembers(owner)]);
  const all = await alerts();
  expect(all).toHaveLength(6);
  expect(all.at(-1)).toMatch(/^7 more alerts\. 7 new leads\. http/);
  await ask(pageId, { name: "Once More", phone: "(512) 555-0340", email: "" });
  await notifyMembers(owner);
  expect((await alerts()).at(-1)).toMatch(/^New lead: Once More/);
  expect(await mails()).toBe(13);
});
