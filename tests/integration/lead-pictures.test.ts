import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import { messageAttachments, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { addSentPhotos } from "~/domains/schedule/lead-pictures/add-sent-photos.server.ts";
import {
  addLeadPicture,
  removeLeadPicture,
} from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import {
  listLeadPictures,
  mergedLeadIds,
  openLeadPicture,
} from "~/domains/schedule/lead-pictures/read-lead-pictures.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { maxPictures } from "~/domains/schedule/schedule.ts";
import { type Actor, system } from "~/domains/shared/access/actor.ts";
import { removePhotoFiles } from "~/domains/shared/photos/photo-files.server.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { member } from "./full-contractor.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const { businessWithLead, requestEstimate, enrollmentOf } = followUps(platform);
const staff = staffActor("reviewer");

/** A business with a lead, its owner, and picture helpers. */
async function business() {
  const lead = await businessWithLead();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner", { name: "Olive" });
  const add = async (actor: Actor = owner, shows = "The leak", requestKey: string | null = null) =>
    addLeadPicture(platform(), actor, {
      leadId: lead.leadId,
      file: await samplePhoto(),
      shows,
      requestKey,
    });
  const list = (actor: Actor = owner) => listLeadPictures(platform(), actor, lead.leadId);
  const open = (pictureId: string, isSmall = false, actor: Actor = owner) =>
    openLeadPicture(platform(), actor, { leadId: lead.leadId, pictureId, isSmall });
  return { ...lead, owner, add, list, open };
}

async function fileOf(opened: Awaited<ReturnType<typeof openLeadPicture>>) {
  if (!opened || !("key" in opened)) return null;
  const file = await platform().files.read(opened.key);
  return file && buffer(file.stream);
}

const mergeInto = (targetId: string, leadId: string) =>
  query()
    .update(leads)
    .set({ mergedInto: targetId, mergedAt: platform().clock.now(), mergedBy: "Olive" })
    .where(eq(leads.id, leadId));

/** Runs the waiting tasks. */
async function removeFiles(): Promise<void> {
  const { rows } = await query().execute<{ key: string }>(
    sql`select data->>'key' as key from pgboss.job where name = 'remove-photo'`,
  );
  for (const { key } of rows) await removePhotoFiles(platform(), system("test"), { key });
}

test("a photo sent again is stored if the first request ended before", async () => {
  const { leadId, add } = await business();
  const file = await samplePhoto();
  const sent = { leadId, files: [file], ipAddress: "192.0.2.1" };
  const sender = system("request-photos");
  const ways = [
    () => add(undefined, "Leak", "once"),
    () => addSentPhotos(platform(), sender, sent),
  ];
  for (const way of ways) {
    await way();
    const ofLead = eq(leadPictures.leadId, leadId);
    const [row] = await query().select().from(leadPictures).where(ofLead);
    const keys = [row?.key ?? "", smallKey(row?.key ?? "")];
    for (const key of keys) await platform().files.remove(key);
    await way();
    for (const key of keys) expect(await platform().files.has(key)).toBe(true);
    await query().delete(leadPictures).where(ofLead);
  }
});

test("accepts only pictures, stores two sizes, and deduplicates repeated uploads", async () => {
  const one = await business();
  const key = newRequestKey();
  const [first, second] = await Promise.all([
    one.add(one.owner, "The leak", key),
    one.add(one.owner, "The leak", key),
  ]);
  expect([first.ok, second.ok]).toEqual([true, true]);
  const { added } = await one.list();
  expect(added).toMatchObject([{ shows: "The leak", addedBy: "Olive", width: 640, height: 480 }]);
  const id = added[0]?.id ?? "";
  const sizes = await Promise.all([one.open(id), one.open(id, true)]);
  const [large, small] = await Promise.all(
    sizes.map(async (opened) => sharp((await fileOf(opened)) ?? undefined).metadata()),
  );
  expect([large?.format, large?.width, large?.exif, small?.width]).toEqual([
    "webp",
    1600,
    undefined,
    640,
  ]);
  const file = new File(["<svg onload='alert(1)'/>"], "photo.jpg");
  const upload = { leadId: one.leadId, file, shows: "", requestKey: null };
  expect(await addLeadPicture(platform(), one.owner, upload)).toEqual({
    ok: false,
    code: "unsupported",
  });
});

test("members.bound-to-business: only the business's members and staff see or delete a picture", async () => {
  const [first, second] = [await business(), await business()];
  await first.add(staff, "");
  const { added } = await first.list();
  expect(added).toMatchObject([{ shows: null, addedBy: "Hearthline" }]);
  const pictureId = added[0]?.id ?? "";
  expect((await first.list(staff)).added).toHaveLength(1);
  // Not through the picture's lead, and not through a lead of their own.
  for (const leadId of [first.leadId, second.leadId]) {
    const picture = { leadId, pictureId };
    const seen = { ...picture, isSmall: false };
    expect(await openLeadPicture(platform(), second.owner, seen)).toBeNull();
    expect(await removeLeadPicture(platform(), second.owner, picture)).toEqual({
      ok: false,
      code: "not_found",
    });
  }
  expect((await first.list(second.owner)).added).toEqual([]);
  expect(await first.add(second.owner)).toEqual({ ok: false, code: "not_found" });
  expect(await first.open(pictureId)).not.toBeNull();
});

test("technicians see and add pictures of their jobs, but can't delete any", async () => {
  const first = await business();
  await first.add();
  const pictureId = (await first.list()).added[0]?.id ?? "";
  const { contractorId, leadId } = first;
  const [tim, tom] = await Promise.all(
    ["Tim", "Tom"].map((name) =>
      addBusinessMember(platform(), contractorId, "technician", { name }),
    ),
  );
  if (!tim || !tom) throw new Error("There are two");
  const own = await crewOf(platform(), first.owner, "Truck 1", [tim.id]);
  const otherCrewId = await crewOf(platform(), first.owner, "Truck 2", [tom.id]);
  const nothing = { added: [], received: [] };
  expect(await first.list(tim)).toEqual(nothing);
  const duplicate = await requestEstimate(first.pageId, {
    phone: "(512) 555-8889",
    email: "duplicate@home.example",
  });
  const visitId = await addVisit(platform(), first.owner, {
    lead_id: duplicate.leadId,
    crew_id: own,
  });
  expect(await first.open(pictureId, false, tim)).toBeNull();
  await mergeInto(leadId, duplicate.leadId);

  expect((await first.list(tim)).added).toHaveLength(1);
  expect(await listLeadPictures(platform(), tim, duplicate.leadId)).toEqual(await first.list());
  expect(await first.open(pictureId, false, tim)).not.toBeNull();
  expect(await first.add(tim, "Mended")).toEqual({ ok: true });
  expect((await first.list()).added.map(({ addedBy }) => addedBy).toSorted()).toEqual([
    "Olive",
    "Tim",
  ]);
  await expect(removeLeadPicture(platform(), tim, { leadId, pictureId })).rejects.toThrow();

  expect(await first.list(tom)).toEqual(nothing);
  expect(await first.open(pictureId, false, tom)).toBeNull();
  expect(await first.add(tom)).toEqual({ ok: false, code: "not_found" });
  await query().update(visits).set({ crewId: otherCrewId }).where(eq(visits.id, visitId));
  expect(await first.list(tim)).toEqual(nothing);
  expect((await first.list(tom)).added).toHaveLength(2);
});

test("a lead has a picture limit, and deleting one removes its files", async () => {
  const first = await business();
  await first.add();
  const { added } = await first.list();
  const pictureId = added[0]?.id ?? "";
  const opened = await first.open(pictureId);
  const key = opened && "key" in opened ? opened.key : "";
  const row = { leadId: first.leadId, key: "lead-pictures/x.webp", width: 1, height: 1 };
  await query()
    .insert(leadPictures)
    .values(Array.from({ length: maxPictures - 1 }, () => ({ ...row, addedBy: "Olive" })));
  expect(await first.add()).toEqual({ ok: false, code: "not_possible" });
  const picture = { leadId: first.leadId, pictureId };
  expect(await removeLeadPicture(platform(), first.owner, picture)).toEqual({ ok: true });
  await removeFiles();
  expect(await first.open(pictureId)).toBeNull();
  expect(await platform().files.read(key)).toBeNull();
  expect(await platform().files.read(smallKey(key))).toBeNull();
});

test("leads.merge, privacy.export-and-erasure: pictures of merged leads are shown, exported and erased together", async () => {
  const first = await business();
  const later = await requestEstimate(first.pageId, {
    phone: "(512) 555-8888",
    email: "later@home.example",
  });
  const file = await samplePhoto(80, 60);
  const upload = { leadId: later.leadId, file, shows: "Behind the wall", requestKey: null };
  await addLeadPicture(platform(), first.owner, upload);
  await mergeInto(first.leadId, later.leadId);
  const { added } = await first.list();
  expect(added).toMatchObject([{ shows: "Behind the wall" }]);
  const opened = await first.open(added[0]?.id ?? "");
  const bytes = await fileOf(opened);
  const exported = await exportHomeowner(platform(), member, later.leadId);
  expect(exported?.lead_pictures).toMatchObject([
    { shows: "Behind the wall", content: bytes?.toString("base64") },
  ]);
  await eraseHomeowner(platform(), member, later.leadId);
  await removeFiles();
  expect((await first.list()).added).toEqual([]);
  expect(await fileOf(opened)).toBeNull();
});

test("merged leads are found by indexes, however many leads there are", async () => {
  const merged = mergedLeadIds(platform().database.query, newId());
  const plan = await platform().database.transaction(async (tx) => {
    // Small tables are scanned otherwise.
    await tx.execute(sql`set local enable_seqscan = off`);
    return (await tx.execute(sql`explain ${merged}`)).rows;
  });
  expect(JSON.stringify(plan)).not.toContain("Seq Scan");
});

test("pictures from messages appear with the lead and nowhere else", async () => {
  const [first, second] = [await business(), await business()];
  const conversationId = (await enrollmentOf(first.leadId))?.conversationId ?? "";
  const [message] = await query()
    .insert(messages)
    .values({
      channel: "email",
      direction: "inbound",
      contractorId: first.contractorId,
      conversationId,
      cause: `received:${conversationId}`,
      kind: "received",
      params: {},
      toAddress: "reply@hearthline.example",
      fromAddress: first.email,
      state: "received",
    })
    .returning({ id: messages.id });
  const content = new Uint8Array(
    await sharp(await (await samplePhoto(8, 8)).arrayBuffer())
      .png()
      .toBuffer(),
  );
  const file = { messageId: message?.id ?? "", contentType: "image/png" };
  const [picture] = await query()
    .insert(messageAttachments)
    .values([
      { ...file, name: "leak.png", content },
      { ...file, name: "film.mov (not kept)", contentType: "video/quicktime" },
    ])
    .returning({ id: messageAttachments.id });
  const { received } = await first.list();
  expect(
    received.map(({ name, isStored, channel }) => [name, isStored, channel]).toSorted(),
  ).toEqual([
    ["film.mov (not kept)", false, "email"],
    ["leak.png", true, "email"],
  ]);
  const opened = await first.open(picture?.id ?? "");
  expect(opened).toMatchObject({ contentType: "image/png" });
  const foreign = { leadId: second.leadId, pictureId: picture?.id ?? "", isSmall: false };
  expect(await openLeadPicture(platform(), second.owner, foreign)).toBeNull();
  expect((await second.list()).received).toEqual([]);
});
