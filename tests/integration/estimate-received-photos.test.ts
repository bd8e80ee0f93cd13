import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { openPhoto } from "~/domains/billing/job-estimates/estimate-photos.server.ts";
import { withdrawJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import {
  removeLeadPicture,
  saveReceivedPictures,
} from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import { listLeadPictures } from "~/domains/schedule/lead-pictures/read-lead-pictures.server.ts";
import { fullMessage, maxPictures } from "~/domains/schedule/schedule.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addDraftEstimate, editorOf, estimates, send, tokenOf } from "./estimate-fixtures.ts";
import { receivePicture } from "./receive-picture.ts";

const platform = sharedPlatform();
const { query, ownerWithLead, enrollmentOf } = estimates(platform);
const day = 24 * 60 * 60_000;

/** An estimate for a person who sent `count` pictures, the first by text and the rest by email. */
async function withReceived(count: number) {
  const lead = await ownerWithLead();
  const { leadId, owner } = lead;
  const conversationId = (await enrollmentOf(leadId))?.conversationId ?? "";
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const channel = at === 0 ? "sms" : "email";
    ids.push(await receivePicture(platform(), { leadId, conversationId }, { channel }));
    // Different timestamps give them a stable order.
    platform().passTime(1_000);
  }
  const estimateId = await addDraftEstimate(platform(), owner, { about: lead.about });
  const list = () => listLeadPictures(platform(), owner, leadId);
  const copies = (await list()).received.map(({ copyId }) => copyId).toReversed();
  const tick = async (photos: string[]) =>
    (await editorOf(platform(), owner, estimateId)).save((typed) => ({ ...typed, photos }));
  const open = (photoId: string, isSmall = false) =>
    openPhoto(platform(), tokenOf(platform(), estimateId), { photoId, isSmall });
  return { ...lead, conversationId, estimateId, ids, copies, list, tick, open };
}

test("pictures from the customer can be selected, sent and opened by link", async () => {
  const fixture = await withReceived(2);
  const { owner, leadId, estimateId, copies, list, tick, open } = fixture;
  const [texted = "", mailed = ""] = copies;
  expect(await tick([texted])).toMatchObject({ ok: true, revision: 3 });
  expect(await tick([texted])).toMatchObject({ ok: true, revision: 3 });
  // Each is listed once.
  const { added, received } = await list();
  expect(added).toMatchObject([{ id: texted, addedBy: "Sent by text", shows: null }]);
  expect(received).toMatchObject([{ copyId: mailed }]);
  expect(await send(platform(), owner, estimateId)).toMatchObject({ ok: true });
  const estimate = await findEstimateByLink(platform(), tokenOf(platform(), estimateId));
  expect(estimate?.shown.content.photos).toMatchObject([{ id: texted, width: 1200, height: 900 }]);
  for (const isSmall of [true, false]) {
    const opened = await open(texted, isSmall);
    const file = opened && (await platform().files.read(opened.key));
    expect((file && (await buffer(file.stream)).length) ?? 0).toBeGreaterThan(100);
  }
  expect(await open(mailed)).toBeNull();
  const removed = { leadId, pictureId: texted };
  expect(await removeLeadPicture(platform(), owner, removed)).toMatchObject({
    code: "not_possible",
  });
  await withdrawJobEstimate(platform(), owner, estimateId);
  expect(await open(texted)).toBeNull();
});

test("a selected picture is stored again if the process ended before its file", async () => {
  const { copies, tick } = await withReceived(1);
  const [texted = ""] = copies;
  await tick([texted]);
  const [row] = await query().select().from(leadPictures).where(eq(leadPictures.id, texted));
  const keys = [row?.key ?? "", smallKey(row?.key ?? "")];
  for (const key of keys) await platform().files.remove(key);
  expect(await tick([texted])).toMatchObject({ ok: true });
  for (const key of keys) expect(await platform().files.has(key)).toBe(true);
});

test("a picture sent with an estimate outlives its message's retention", async () => {
  const { owner, estimateId, ids, copies, tick, open, list } = await withReceived(2);
  const [texted = "", mailed = ""] = copies;
  await tick([texted]);
  await send(platform(), owner, estimateId);
  platform().passTime(400 * day);
  await endRetentionPeriods(platform(), system("test"));
  const [received] = ids;
  const attachments = query().select().from(messageAttachments);
  expect(await attachments.where(eq(messageAttachments.id, received ?? ""))).toEqual([]);
  expect(await open(texted)).not.toBeNull();
  expect(await list()).toMatchObject({ added: [{ id: texted }], received: [] });
  expect(await tick([texted, mailed])).toMatchObject({
    errors: { photos: expect.stringContaining("was deleted") },
  });
});

test("a picture deleted before sending is offered again and can be reselected", async () => {
  const { owner, leadId, copies, tick, list } = await withReceived(1);
  const [texted = ""] = copies;
  await tick([texted]);
  await removeLeadPicture(platform(), owner, { leadId, pictureId: texted });
  expect(await list()).toMatchObject({ added: [], received: [{ copyId: texted }] });
  expect(await tick([texted])).toMatchObject({ ok: true });
  expect(await list()).toMatchObject({ added: [{ id: texted }], received: [] });
});

test("a lead at its picture limit rejects another and says why", async () => {
  const { leadId, copies, tick, list } = await withReceived(2);
  const [texted = "", mailed = ""] = copies;
  await tick([texted]);
  const [{ id: _id, ...picture }] = (await query()
    .select()
    .from(leadPictures)
    .where(eq(leadPictures.id, texted))) as [typeof leadPictures.$inferSelect];
  await query()
    .insert(leadPictures)
    .values(Array.from({ length: maxPictures - 1 }, () => ({ ...picture, leadId })));
  // An already saved picture doesn't count again.
  expect(await tick([texted])).toMatchObject({ ok: true });
  expect(await tick([texted, mailed])).toMatchObject({ errors: { photos: fullMessage } });
  expect((await list()).added).toHaveLength(maxPictures);
});

test("rejects foreign and non-picture files; concurrent selections save a picture once", async () => {
  const fixture = await withReceived(1);
  const { owner, leadId, conversationId, copies, tick, list } = fixture;
  const otherFixture = await withReceived(1);
  const goneError = { errors: { photos: expect.stringContaining("was deleted") } };
  expect(await tick(otherFixture.copies)).toMatchObject(goneError);
  // Pictures of another business aren't saved either.
  const foreign = { leadId: otherFixture.leadId, copyIds: otherFixture.copies };
  expect(await saveReceivedPictures(platform(), owner, foreign)).toEqual({ ok: true });
  expect((await otherFixture.list()).added).toEqual([]);
  await receivePicture(platform(), { leadId, conversationId }, { contentType: "application/pdf" });
  const [document] = (await list()).received;
  expect(await tick([document?.copyId ?? ""])).toMatchObject(goneError);
  const both = await Promise.all([tick(copies), tick(copies)]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect((await list()).added).toHaveLength(1);
});

test("saved pictures are exported and deleted with the person, including files", async () => {
  const { leadId, owner, estimateId, copies, tick, open } = await withReceived(1);
  const [texted = ""] = copies;
  await tick([texted]);
  await send(platform(), owner, estimateId);
  expect(await open(texted)).not.toBeNull();
  const staff = staffActor("super_admin");
  const exported = JSON.stringify(await exportHomeowner(platform(), staff, leadId));
  expect(exported.split(texted).length).toBeGreaterThan(2);
  await eraseHomeowner(platform(), staff, leadId);
  expect(await open(texted)).toBeNull();
});
