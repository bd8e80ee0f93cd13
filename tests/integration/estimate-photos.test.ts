import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { findEstimateByLink } from "~/domains/billing/job-estimates/customer-estimate.server.ts";
import { openPhoto } from "~/domains/billing/job-estimates/estimate-photos.server.ts";
import { maxPhotos } from "~/domains/billing/job-estimates/job-estimates.ts";
import { withdrawJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import {
  addLeadPicture,
  removeLeadPicture,
} from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import { listLeadPictures } from "~/domains/schedule/lead-pictures/read-lead-pictures.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addDraftEstimate, editorOf, estimates, send, tokenOf } from "./estimate-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";

const platform = sharedPlatform();
const { ownerWithLead } = estimates(platform);

/** An estimate for a lead with `count` pictures. */
async function withPictures(count: number) {
  const lead = await ownerWithLead();
  const { leadId, owner } = lead;
  for (let at = 1; at <= count; at += 1) {
    const picture = { leadId, file: await samplePhoto(), shows: `Leak ${at}`, requestKey: null };
    await addLeadPicture(platform(), owner, picture);
    // Different timestamps give them a stable order.
    platform().passTime(1_000);
  }
  const { added } = await listLeadPictures(platform(), owner, leadId);
  const estimateId = await addDraftEstimate(platform(), owner, { about: lead.about });
  const tick = async (photos: string[]) =>
    (await editorOf(platform(), owner, estimateId)).save((typed) => ({ ...typed, photos }));
  const open = (photoId: string, isSmall = false) =>
    openPhoto(platform(), tokenOf(platform(), estimateId), { photoId, isSmall });
  return { ...lead, estimateId, ids: added.map(({ id }) => id), tick, open };
}

const remove = (
  { owner, leadId }: Pick<Awaited<ReturnType<typeof withPictures>>, "owner" | "leadId">,
  pictureId: string,
) => removeLeadPicture(platform(), owner, { leadId, pictureId });

test("selected pictures are sent with the estimate and open by its link", async () => {
  const fixture = await withPictures(3);
  const { owner, estimateId, ids, tick, open } = fixture;
  const [first = "", second = "", third = ""] = ids;
  expect(await tick([second, first])).toMatchObject({ ok: true, revision: 3 });
  expect(await tick([first, second])).toMatchObject({ ok: true, revision: 3 });
  expect(await open(first)).toBeNull();
  expect(await send(platform(), owner, estimateId)).toMatchObject({ ok: true });
  const token = tokenOf(platform(), estimateId);
  const estimate = await findEstimateByLink(platform(), token);
  expect(estimate?.shown.content.photos).toMatchObject([
    { id: first, shows: "Leak 1" },
    { id: second, shows: "Leak 2" },
  ]);
  for (const isSmall of [true, false]) {
    const opened = await open(first, isSmall);
    const file = opened && (await platform().files.read(opened.key));
    expect((file && (await buffer(file.stream)).length) ?? 0).toBeGreaterThan(100);
  }
  // Neither another picture of the lead nor one of another person's estimate.
  const otherFixture = await withPictures(1);
  expect(await open(third)).toBeNull();
  expect(await open(otherFixture.ids[0] ?? "")).toBeNull();
  expect(await remove(fixture, first)).toEqual({ ok: false, code: "not_possible" });
  expect(await remove(fixture, third)).toEqual({ ok: true });
  // The customer still sees deselected pictures.
  expect(await tick([])).toMatchObject({ ok: true });
  expect(await open(first)).not.toBeNull();
  await withdrawJobEstimate(platform(), owner, estimateId);
  expect(await open(first)).toBeNull();
});

test("rejects too many, deleted and foreign pictures with a field error", async () => {
  const fixture = await withPictures(2);
  const { owner, estimateId, ids, tick } = fixture;
  const otherFixture = await withPictures(1);
  const [first = "", second = ""] = ids;
  const goneError = { errors: { photos: expect.stringContaining("was deleted") } };
  expect(await tick([first, otherFixture.ids[0] ?? ""])).toMatchObject(goneError);
  expect(await tick(["no id"])).toMatchObject(goneError);
  const many = Array.from({ length: maxPhotos + 1 }, () => crypto.randomUUID());
  expect(await tick(many)).toMatchObject({
    errors: { photos: expect.stringContaining("up to") },
  });
  await tick([second]);
  await remove(fixture, second);
  expect(await send(platform(), owner, estimateId)).toEqual({
    ok: false,
    code: "changed_elsewhere",
  });
});

test("they are exported and erased with the person", async () => {
  const { leadId, owner, estimateId, ids, tick, open } = await withPictures(1);
  const [first = ""] = ids;
  await tick([first]);
  await send(platform(), owner, estimateId);
  const opened = await open(first);
  const staff = staffActor("super_admin");
  const exported = JSON.stringify(await exportHomeowner(platform(), staff, leadId));
  expect(exported.split(first).length).toBeGreaterThan(2);
  await eraseHomeowner(platform(), staff, leadId);
  expect(await open(first)).toBeNull();
  expect(opened).not.toBeNull();
});
