import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeLeadStatus } from "~/domains/leads/move-lead.server.ts";
import { sendDueDigests } from "~/domains/office/notifications/digest/digest.server.ts";
import { morningDigest } from "~/domains/office/notifications/notifications.emails.server.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { saveNotificationSettings } from "../../src/domains/office/notifications/choices/own-settings.server.ts";
import { notificationSettings } from "../../src/domains/office/notifications/notifications.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { notified } from "./notification-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and advances from test to test. */
const platform = sharedPlatform();
const { query, ask, job, passTimeUntil, business, choose, notifyMembers, emailsTo } =
  notified(platform);
const hour = 60 * 60_000;

test("sends one daily email covering the night and day, none if empty", async () => {
  const { pageId, owner } = await business();
  const digest = {
    digest: "on",
    digest_at: "07:30",
    quiet: "on",
    quiet_from: "20:00",
    quiet_until: "06:00",
  };
  await choose(owner, { ...digest, by_lead: ["email"] });
  passTimeUntil(23);
  await ask(pageId, { name: "Nora Night", phone: "(512) 555-0180", email: "" });
  await notifyMembers(owner);
  passTimeUntil(6);
  await notifyMembers(owner);
  expect(await emailsTo(owner.email)).toEqual([]);
  await sendDueDigests(platform(), job);
  expect(await emailsTo(owner.email)).toEqual([]);
  platform().passTime(1.5 * hour);
  await Promise.all([sendDueDigests(platform(), job), sendDueDigests(platform(), job)]);
  await sendDueDigests(platform(), job);
  const mails = await emailsTo(owner.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["morning-digest"]);
  const params = morningDigest.params.parse(mails[0]?.params);
  const mail = await renderEmail(
    await morningDigest.compose(platform(), params, { conversationId: null }),
  );
  expect(mail.subject).toBe("Today: 2 leads to call, 1 overnight alert");
  expect(mail.text).toContain("Nora Night");
});

test("a digest that fails doesn't block the others", async () => {
  const [broken, working] = [await business(), await business()];
  for (const { owner } of [broken, working]) {
    await choose(owner, { digest: "on", digest_at: "07:30" });
  }
  await query()
    .update(notificationSettings)
    .set({ zone: "Mars/Base" })
    .where(eq(notificationSettings.memberId, broken.owner.id));
  passTimeUntil(8);
  await sendDueDigests(platform(), job);
  expect(await emailsTo(broken.owner.email)).toEqual([]);
  expect(await emailsTo(working.owner.email)).toMatchObject([{ kind: "morning-digest" }]);
  await choose(broken.owner, { digest: "" });
});

test("sends none on a day without anything to report", async () => {
  const { owner, leadId } = await business();
  await choose(owner, { digest: "on", digest_at: "07:30" });
  await changeLeadStatus(platform(), staffActor("reviewer"), leadId, "contacted");
  passTimeUntil(8);
  await sendDueDigests(platform(), job);
  expect(await emailsTo(owner.email)).toEqual([]);
});

test("rejects a digest in quiet hours or at an invalid time", async () => {
  const { owner } = await business();
  const refused = (values: object) => saveNotificationSettings(platform(), owner, values);
  const night = { quiet: "on", quiet_from: "21:00", quiet_until: "07:00", digest: "on" };
  expect(await refused({ ...night, digest_at: "06:59" })).toMatchObject({
    errors: { digest_at: "Choose a time outside of your quiet hours" },
  });
  expect(await refused({ ...night, digest_at: "" })).toMatchObject({
    errors: { digest_at: "Choose a time" },
  });
  expect(await refused({ ...night, quiet_from: "25:00" })).toMatchObject({
    errors: { quiet_from: "Choose a time" },
  });
  expect(await refused({ zone: "Mars/Base" })).toMatchObject({ ok: false });
  expect(await refused({ by_lead: ["pigeon"] })).toMatchObject({ ok: false });
  await choose(owner, { ...night, digest_at: "07:00" });
});
