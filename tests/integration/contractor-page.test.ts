import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  addNote,
  listNotes,
} from "../../src/domains/identity/contractors/contractor-notes.server.ts";
import { messages } from "../../src/domains/messaging/messaging.tables.server.ts";
import { findContractor } from "../../src/domains/operations/contractor-list/find-contractor.server.ts";
import { transferTerritory } from "../../src/domains/publishing/territories/territories.server.ts";
import { listChangesAmong } from "../../src/domains/shared/audit/audit.server.ts";
import { formSubmissions } from "../../src/domains/signup/onboarding/onboarding.tables.server.ts";
import { sendResumeLinkAsStaff } from "../../src/domains/signup/onboarding/resume.server.ts";
import {
  pauseAsStaff,
  publishAsStaff,
} from "../../src/domains/storefront/business-pages/manage-pages.server.ts";
import { seoPages, territoryWaits } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");

/** A contractor with this many saved steps and the drafted pages. */
async function contractor(change: Record<string, unknown>, upTo: 2 | 7 = 7) {
  const { submission } = await saveSteps(platform(), answersOf(change), upTo);
  const [row] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const id = row?.id ?? "";
  const pages = await query().select().from(seoPages).where(eq(seoPages.contractorId, id));
  const page = pages.find(({ service }) => service === "plumbing");
  return { id, submissionId: submission.id, pageId: page?.id ?? "" };
}

const changesTo = async (entity: string, entityId: string) =>
  (await listChangesAmong(platform(), member, [{ entity, entityId }])).toReversed();

test("reassigning a territory pauses one page, publishes the other, and audits both", async () => {
  const city = "Handover";
  const [holder, first, second] = [
    await contractor({ city }),
    await contractor({ city }),
    await contractor({ city }),
  ];
  await publishAsStaff(platform(), member, holder.pageId);
  await publishAsStaff(platform(), member, first.pageId);
  platform().passTime(60_000);
  await publishAsStaff(platform(), member, second.pageId);
  const seen = await findContractor(platform(), member, holder.id);
  const territory = seen?.pages.find(({ id }) => id === holder.pageId);
  expect(territory?.holder?.pageId).toBe(holder.pageId);
  expect(territory?.waiting.map(({ pageId }) => pageId)).toEqual([first.pageId, second.pageId]);

  const hand = async (pageId: string, holderId: string | null) =>
    outcomeOf(await transferTerritory(platform(), member, { pageId, holderId }));
  expect(await hand(second.pageId, null)).toBe("changed_elsewhere");
  expect(await hand(holder.pageId, holder.pageId)).toBe("changed_elsewhere");
  expect(await hand(crypto.randomUUID(), null)).toBe("changed_elsewhere");
  // Two staff members decide concurrently for different contractors.
  const outcomes = await Promise.all([
    hand(first.pageId, holder.pageId),
    hand(second.pageId, holder.pageId),
  ]);
  expect(outcomes.toSorted()).toEqual(["changed_elsewhere", "done"]);
  const [won, lost] = outcomes[0] === "done" ? [first, second] : [second, first];
  const after = await findContractor(platform(), member, holder.id);
  const now = after?.pages.find(({ id }) => id === holder.pageId);
  expect(now).toMatchObject({ status: "paused", waitingSince: null });
  expect(now?.holder?.pageId).toBe(won.pageId);
  expect(now?.waiting.map(({ pageId }) => pageId)).toEqual([lost.pageId]);
  expect(await changesTo("seo_page", won.pageId)).toMatchObject([
    { action: "page.publish" },
    {
      action: "territory.hand_over",
      before: { status: "draft", waiting: true },
      after: { status: "live", waiting: false, handedFrom: holder.pageId },
    },
  ]);
  expect((await changesTo("seo_page", holder.pageId)).at(-1)).toMatchObject({
    action: "territory.give_up",
    before: { status: "live" },
    after: { status: "paused", handedTo: won.pageId },
  });

  await pauseAsStaff(platform(), member, won.pageId);
  expect(await hand(lost.pageId, null)).toBe("done");
  expect(await query().select().from(territoryWaits)).toEqual([]);
});

test("a note has an author and time, and its text isn't logged", async () => {
  const { id } = await contractor({}, 2);
  const note = { contractorId: id, text: "Call after five.", requestKey: "a form's key" };
  expect(await addNote(platform(), member, note)).toEqual({ ok: true });
  expect(await addNote(platform(), member, note)).toEqual({ ok: true });
  const changed = { ...note, text: "Call before five." };
  expect(await addNote(platform(), member, changed)).toEqual({ ok: false, code: "key_reused" });
  await addNote(platform(), member, { ...note, requestKey: "another form" });
  const notes = await listNotes(platform(), member, id);
  expect(notes).toMatchObject([
    { text: "Call after five.", authorEmail: member.email, createdAt: platform().clock.now() },
    { text: "Call after five." },
  ]);
  const changes = await changesTo("contractor", id);
  expect(changes.map(({ action }) => action)).toEqual(["note.add", "note.add"]);
  expect(JSON.stringify(changes)).not.toContain("five");
  const unknown = { ...note, contractorId: crypto.randomUUID(), requestKey: null };
  expect(await addNote(platform(), member, unknown)).toEqual({ ok: false, code: "not_found" });
});

test("emails a resume link for unfinished onboarding once a minute at most", async () => {
  const started = await contractor({}, 2);
  const send = async (id: string) => outcomeOf(await sendResumeLinkAsStaff(platform(), member, id));
  expect(await Promise.all([send(started.id), send(started.id)])).toEqual(["done", "done"]);
  const written = () =>
    query().select().from(messages).where(eq(messages.subjectId, started.submissionId));
  expect(await written()).toMatchObject([{ kind: "resume-onboarding", state: "queued" }]);
  expect(await changesTo("contractor", started.id)).toHaveLength(1);
  platform().passTime(61_000);
  await send(started.id);
  expect(await written()).toHaveLength(2);
  const done = await contractor({});
  expect(await send(done.id)).toBe("not_possible");
  expect(await send(crypto.randomUUID())).toBe("not_possible");
});
