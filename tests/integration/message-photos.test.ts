import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { queueCustomerMessage } from "~/domains/follow-ups/by-hand/queue-customer-message.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { sendManualMessage } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import { openMessageFile } from "~/domains/inbox/read-conversations.server.ts";
import { readEvidenceFile } from "~/domains/messaging/evidence/evidence-file.server.ts";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import {
  filesOfMessages,
  photoPath,
  readPhotoOfToken,
} from "~/domains/messaging/messages/message-photos.server.ts";
import { messageAttachments } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { checkEvidence } from "../../src/web/shared/evidence/check-evidence.mjs";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { texting } from "./texting-fixtures.ts";

const fake = await startTwilioServer();
fake.reports = () => [];
const platform = sharedPlatform({
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});
const { query, untilMorning, texted } = texting(platform);
const hour = 60 * 60_000;
const attempt = { number: 1, last: false, signal: new AbortController().signal };

beforeEach(untilMorning);
afterAll(() => fake.stop());

const drawing = (red: number) =>
  sharp({
    create: { width: 2_000, height: 1_000, channels: 3, background: { r: red, g: 9, b: 9 } },
  }).withExif({ IFD3: { GPSLatitude: "29/1 25/1 0/1" } });
const photo = async (red = 1) => new File([await drawing(red).jpeg().toBuffer()], "IMG_1.jpg");

/** A lead whose business sends a text with these photos. */
async function businessWithPhotos(photos: readonly File[], key: string = crypto.randomUUID()) {
  const lead = await texted();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner", { name: "Olive" });
  const request = { channel: "sms", subject: null, words: "This is the part." } as const;
  const send = (files = photos) =>
    queueManualMessage(platform(), owner, {
      ...{ leadId: lead.leadId, request, requestKey: key, photos: files },
    });
  const deliver = (messageId: string) =>
    sendManualMessage(platform(), system("test"), { messageId }, attempt);
  return { ...lead, owner, send, deliver };
}

test("inbox.photos: a text's photos reach the provider small and without their location", async () => {
  const png = new File([await drawing(2).png().toBuffer()], "IMG_2.png");
  const { send, deliver, all } = await businessWithPhotos([await photo(), png]);
  const queued = await send();
  if (!queued.ok) throw new Error(queued.code);
  await deliver(queued.messageId);
  const sent = fake.texts.at(-1)?.mediaUrls ?? [];
  expect(sent).toHaveLength(2);
  for (const url of sent) {
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const bytes = await readPhotoOfToken(platform(), token);
    const { format, width, exif } = await sharp(bytes ?? new Uint8Array()).metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 1_280, exif: undefined });
    expect(url).not.toContain("5551");
  }
  expect((await all()).at(-1)).toMatchObject({ state: "sent", hasMedia: true });
});

test("a photo's URL works for three days, and only unaltered", async () => {
  const { send } = await businessWithPhotos([await photo()]);
  const queued = await send();
  if (!queued.ok) throw new Error(queued.code);
  const [file] = (await filesOfMessages(query(), [queued.messageId])).get(queued.messageId) ?? [];
  const token =
    photoPath(platform(), file?.id ?? "")
      .split("/")
      .at(-1) ?? "";
  expect(await readPhotoOfToken(platform(), token)).not.toBeNull();
  const other = token.replace(/^./, (letter) => (letter === "a" ? "b" : "a"));
  expect(await readPhotoOfToken(platform(), other)).toBeNull();
  expect(await readPhotoOfToken(platform(), "")).toBeNull();
  platform().passTime(73 * hour);
  expect(await readPhotoOfToken(platform(), token)).toBeNull();
});

test("a manual text counts its segments from the start", async () => {
  const { send, all } = await businessWithPhotos([await photo()]);
  await send();
  expect((await all()).at(-1)).toMatchObject({ segments: 1 });
});

test("the same form with different photos is a different message", async () => {
  const { send, all } = await businessWithPhotos([await photo(1)]);
  const [first, again, second] = [await send(), await send(), await send([await photo(200)])];
  expect(again).toMatchObject({ ok: true, messageId: first.ok && first.messageId });
  expect(second).toMatchObject({ ok: false, code: "key_reused" });
  expect((await all()).filter(({ hasMedia }) => hasMedia)).toHaveLength(1);
});

test("a file that isn't a photo sends nothing and says so", async () => {
  const { send, all } = await businessWithPhotos([await photo(), new File(["<svg/>"], "a.jpg")]);
  expect(await send()).toMatchObject({
    code: "invalid",
    errors: { photos: expect.stringContaining("We can’t read one of these photos") },
  });
  expect((await all()).filter(({ hasMedia }) => hasMedia)).toEqual([]);
});

test("a text whose photos are missing isn't sent", async () => {
  const { send, deliver, all } = await businessWithPhotos([await photo()]);
  const queued = await send();
  if (!queued.ok) throw new Error(queued.code);
  await query()
    .update(messageAttachments)
    .set({ content: null })
    .where(eq(messageAttachments.messageId, queued.messageId));
  const before = fake.texts.length;
  await deliver(queued.messageId);
  expect(fake.texts).toHaveLength(before);
  expect((await all()).at(-1)).toMatchObject({
    ...{ state: "failed", lastError: expect.stringContaining("no longer stored") },
  });
});

test("the proof of a text covers its photos", async () => {
  const { send, deliver } = await businessWithPhotos([await photo()]);
  const queued = await send();
  if (!queued.ok) throw new Error(queued.code);
  await deliver(queued.messageId);
  await sealEvidence(platform(), system("test"));
  const file = await readEvidenceFile(platform(), staffActor("reviewer"), queued.messageId);
  const own = file?.conversation.find(({ messageId }) => messageId === queued.messageId);
  const hashes = own?.rows.at(-1)?.content?.photos;
  expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(checkEvidence(file).problems).toEqual([]);
  const changed = JSON.parse(JSON.stringify(file).replaceAll(`${hashes?.[0]}`, "0".repeat(64)));
  expect(checkEvidence(changed).problems.join()).toContain("its text doesn't match its hash");
});

test("only members who may open the conversation see its photos", async () => {
  const { send, conversationId, owner } = await businessWithPhotos([await photo()]);
  const queued = await send();
  if (!queued.ok) throw new Error(queued.code);
  const [file] = (await filesOfMessages(query(), [queued.messageId])).get(queued.messageId) ?? [];
  const open = (actor: typeof owner) =>
    openMessageFile(platform(), actor, { conversationId, fileId: file?.id ?? "" });
  expect(await open(owner)).toMatchObject({ contentType: "image/jpeg" });
  const otherBusiness = await businessWithPhotos([]);
  expect(await open(otherBusiness.owner)).toBeNull();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician", {
    name: "Tess",
  });
  expect(await open(technician)).toBeNull();
});

test("a customer without a request gets photos, too", async () => {
  const lead = await businessWithPhotos([]);
  const request = { channel: "sms", subject: null, words: "Like this?" } as const;
  const queued = await queueCustomerMessage(platform(), lead.owner, {
    ...{ conversationId: lead.conversationId, request, requestKey: null },
    photos: [await photo()],
  });
  expect(queued).toMatchObject({ ok: true });
  expect((await lead.all()).at(-1)).toMatchObject({ hasMedia: true });
});
