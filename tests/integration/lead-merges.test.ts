import { and, eq, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { stopFollowUp } from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { readFacts } from "~/domains/follow-ups/sending/read-facts.server.ts";
import { handleReply } from "~/domains/inbox/replies/handle-reply.server.ts";
import {
  findOwnCanonicalLead,
  listDuplicates,
  mergeLeads,
  undoMerge,
} from "~/domains/intake/lead-merges/lead-merges.server.ts";
import { addLeadTask, listLeadTasks } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { findOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import { listOwnLeads, readBoard } from "~/domains/leads/own/own-leads.server.ts";
import { readToday } from "~/domains/office/today/today.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { member } from "./full-contractor.ts";

const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, enrollmentOf, sendDue, followUpMessages } =
  followUps(platform);
const noTexts = { informational_sms: "", marketing_sms: "" };

const filter = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};

let people = 0;

/**
 * A business with two pages and one person's three requests: on the first page with phone and email,
 * on the second with the phone alone, then with the email alone.
 */
async function requestedTwice() {
  people += 1;
  const phone = `(737) 555-${String(people).padStart(4, "0")}`;
  const email = `twice${people}@home.example`;
  const first = await businessWithLead({ person: { phone, email } });
  const secondPage = newId();
  await query()
    .insert(seoPages)
    .values({
      id: secondPage,
      contractorId: first.contractorId,
      status: "live",
      businessName: "Bluebonnet Plumbing",
      service: "hvac",
      city: "Waco",
      citySlug: `waco-${people}`,
      state: "TX",
      zipCode: "76701",
    });
  const byPhone = await requestEstimate(secondPage, { phone, email: "", need: "No cold air" });
  const byEmail = await requestEstimate(secondPage, {
    phone: "",
    email,
    need: "A noise",
    ...noTexts,
  });
  const owner = await addBusinessMember(platform(), first.contractorId, "owner", { name: "Olive" });
  const merge = (duplicateId: string, targetId: string, actor = owner) =>
    mergeLeads(platform(), actor, { targetId, duplicateId });
  const undo = (leadId: string) => undoMerge(platform(), owner, leadId);
  const listed = async () =>
    (await listOwnLeads(platform(), owner, filter, null)).rows.map(({ id }) => id);
  const targetId = first.leadId;
  const [phoneLead, emailLead] = [byPhone.leadId, byEmail.leadId];
  return {
    ...first,
    secondPage,
    owner,
    targetId,
    phoneLead,
    emailLead,
    merge,
    undo,
    listed,
    email,
  };
}

/** Every list a member sees, and the row itself. */
async function lists(business: Awaited<ReturnType<typeof requestedTwice>>) {
  const { owner, targetId, phoneLead, emailLead } = business;
  const ids = [targetId, phoneLead, emailLead];
  const today = await readToday(platform(), owner);
  return {
    rows: await listOwnLeads(platform(), owner, filter, null),
    board: await readBoard(platform(), owner, filter),
    asked: today.newRequests,
    found: await Promise.all(ids.map((id) => findOwnLead(platform(), owner, id))),
    stored: await query().select().from(leads).where(inArray(leads.id, ids)).orderBy(leads.id),
  };
}

test("leads.merge: a duplicate disappears from lists and redirects to the canonical lead", async () => {
  const { owner, targetId, phoneLead, emailLead, merge, listed } = await requestedTwice();
  const { others } = await listDuplicates(platform(), owner, targetId);
  expect(others.map(({ id }) => id).toSorted()).toEqual([phoneLead, emailLead].toSorted());
  const note = { leadId: phoneLead, text: "Has a dog", requestKey: null };
  await addLeadNote(platform(), owner, note);
  const task = { task: "Call", due_on: "2020-01-01", member_id: null };
  await addLeadTask(platform(), owner, { leadId: phoneLead, task, requestKey: null });
  await moveOwnLead(platform(), owner, { leadId: phoneLead, stage: "lost", lostReason: "price" });
  expect(await merge(phoneLead, targetId)).toEqual({ ok: true });
  expect(await listed()).toEqual([emailLead, targetId]);
  const board = await readBoard(platform(), owner, filter);
  expect(board.map(({ total }) => total).reduce((sum, count) => sum + count)).toBe(2);
  const today = await readToday(platform(), owner);
  expect(today.newRequests.map(({ leadId }) => leadId)).toEqual([emailLead, targetId]);
  // Open tasks are listed on the canonical lead.
  expect(today.tasks).toMatchObject([{ text: "Call", leadId: targetId }]);
  expect(await findOwnLead(platform(), owner, phoneLead)).toBeNull();
  expect(await findOwnCanonicalLead(platform(), owner, phoneLead)).toBe(targetId);
  const lead = await findOwnLead(platform(), owner, targetId);
  expect(lead?.lead.stage).toBe("new");
  expect(lead?.enquiries.map(({ need }) => need)).toEqual(["No cold air", "The sink leaks"]);
  expect(lead?.notes).toMatchObject([{ text: "Has a dog" }]);
  expect(await listLeadTasks(platform(), owner, targetId)).toMatchObject([{ text: "Call" }]);
  const { merged } = await listDuplicates(platform(), owner, targetId);
  expect(merged).toMatchObject([{ id: phoneLead, mergedBy: "Olive" }]);
  const events = await query().select().from(leadEvents).where(eq(leadEvents.kind, "merged"));
  expect(events.filter(({ leadId }) => [targetId, phoneLead].includes(leadId))).toHaveLength(2);
});

test("leads.merge: notes and tasks added during a merge join the canonical lead", async () => {
  const { owner, targetId, phoneLead, merge } = await requestedTwice();
  await merge(phoneLead, targetId);
  const note = { leadId: phoneLead, text: "Has a dog", requestKey: null };
  expect(await addLeadNote(platform(), owner, note)).toEqual({ ok: true });
  const task = { task: "Call", due_on: "2036-03-10", member_id: null };
  await addLeadTask(platform(), owner, { leadId: phoneLead, task, requestKey: null });
  const lost = { leadId: phoneLead, stage: "lost", lostReason: "price" } as const;
  expect(await moveOwnLead(platform(), owner, lost)).toMatchObject({ code: "already_done" });
  const lead = await findOwnLead(platform(), owner, targetId);
  expect(lead?.notes).toMatchObject([{ text: "Has a dog" }]);
  expect(await listLeadTasks(platform(), owner, targetId)).toMatchObject([{ text: "Call" }]);
  expect(lead?.lead.stage).toBe("new");
});

test("leads.merge, follow-ups.ends: merging ends the duplicate's follow-up, and undoing doesn't revive it", async () => {
  const { owner, targetId, phoneLead, emailLead, merge, undo, secondPage, email } =
    await requestedTwice();
  const running = async () => {
    const ofPerson = inArray(enrollments.leadId, [targetId, phoneLead, emailLead]);
    const rows = await query()
      .select()
      .from(enrollments)
      .where(and(ofPerson, isNull(enrollments.endedAt)));
    return rows.map(({ leadId }) => leadId);
  };
  expect(await running()).toHaveLength(3);
  expect(await merge(targetId, phoneLead)).toEqual({ ok: true });
  // It shares no contact details with the canonical lead, only with a lead merged into it.
  expect(await merge(emailLead, phoneLead)).toEqual({ ok: true });
  expect(await enrollmentOf(emailLead)).toMatchObject({ endReason: "merged", checkAt: null });
  expect(await running()).toEqual([phoneLead]);
  await requestEstimate(secondPage, { phone: "", email, need: "Louder now", ...noTexts });
  expect(await running()).toEqual([phoneLead]);
  await stopFollowUp(platform(), owner, phoneLead);
  await requestEstimate(secondPage, { phone: "", email, need: "Still there", ...noTexts });
  expect(await running()).toEqual([phoneLead]);
  await undo(emailLead);
  expect(await enrollmentOf(emailLead)).toMatchObject({ endReason: "merged" });
  expect(await running()).toEqual([phoneLead]);
});

test("leads.merge, leads.consent: both conversations pause the canonical follow-up and share consent", async () => {
  const { owner, contractorId, secondPage, pageId, merge, undo } = await requestedTwice();
  people += 1;
  const phone = `(737) 555-${String(people).padStart(4, "0")}`;
  const email = `twice${people}@home.example`;
  const byPhone = (await requestEstimate(secondPage, { phone, email: "" })).leadId;
  const byEmail = (await requestEstimate(secondPage, { phone: "", email, ...noTexts })).leadId;
  const targetId = (await requestEstimate(pageId, { phone, email, ...noTexts })).leadId;
  const ofStored = await enrollmentOf(targetId);
  const conversationId = (await enrollmentOf(byEmail))?.conversationId ?? "";
  expect(ofStored?.conversationId).not.toBe(conversationId);
  const mayText = async () => {
    const id = ofStored?.id ?? "";
    return (await readFacts(query(), [id])).get(id)?.informationalConsent !== null;
  };
  expect(await mayText()).toBe(false);
  await merge(byPhone, targetId);
  await merge(byEmail, targetId);
  expect(await mayText()).toBe(true);
  const request = { channel: "email", subject: "Hello", words: "We come at ten" } as const;
  const written = { leadId: byEmail, request, requestKey: null };
  expect(await queueManualMessage(platform(), owner, written)).toMatchObject({
    ok: true,
    paused: true,
  });
  expect((await enrollmentOf(targetId))?.pausedAt).not.toBeNull();
  const shown = await findFollowUp(platform(), owner, targetId);
  expect(shown?.conversation.messages.map(({ text }) => text)).toContain("We come at ten");
  await inTransaction(platform(), (work) =>
    handleReply(work, { messageId: newId(), contractorId, conversationId }, { isReady: true }),
  );
  expect(await enrollmentOf(targetId)).toMatchObject({ endReason: "person_replied" });
  await undo(byPhone);
  expect(await mayText()).toBe(false);
});

test("follow-ups.ends: a follow-up started during a merge ends before it sends", async () => {
  const { targetId, phoneLead, merge } = await requestedTwice();
  await merge(phoneLead, targetId);
  await query()
    .update(enrollments)
    .set({ endedAt: null, endReason: null, checkAt: platform().clock.now() })
    .where(eq(enrollments.leadId, phoneLead));
  await sendDue();
  expect(await enrollmentOf(phoneLead)).toMatchObject({ endReason: "merged" });
  expect(await followUpMessages(phoneLead)).toEqual([]);
});

test("leads.merge: no chains, cycles or foreign leads; one concurrent merge wins", async () => {
  const { targetId, phoneLead, emailLead, merge, undo, pageId, listed } = await requestedTwice();
  const stranger = await requestEstimate(pageId, {
    phone: "(737) 555-9999",
    email: "other@home.example",
  });
  expect(await merge(stranger.leadId, targetId)).toMatchObject({ code: "not_possible" });
  expect(await merge(targetId, targetId)).toMatchObject({ code: "not_possible" });
  // Merging each into the other concurrently keeps one.
  const both = await Promise.all([merge(phoneLead, targetId), merge(targetId, phoneLead)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const [head, inside] = both[0]?.ok ? [targetId, phoneLead] : [phoneLead, targetId];
  expect(await merge(inside, head)).toMatchObject({ code: "already_done" });
  // Merging into a merged lead targets its canonical lead; a lead with duplicates can't be merged.
  expect(await merge(head, emailLead)).toMatchObject({ code: "not_possible" });
  expect(await merge(emailLead, inside)).toEqual({ ok: true });
  expect(await listed()).toEqual([stranger.leadId, head]);
  const undone = await Promise.all([undo(inside), undo(inside)]);
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
  expect(undone.find(({ ok }) => !ok)).toMatchObject({ code: "already_done" });
});

test("leads.merge: undoing every merge restores all lists and rows", async () => {
  const business = await requestedTwice();
  const ids = [business.targetId, business.phoneLead, business.emailLead];
  const before = await lists(business);
  const pick = fc.constantFrom(...ids);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(pick, pick), { maxLength: 4 }), async (pairs) => {
      const merged: string[] = [];
      for (const [duplicateId, targetId] of pairs) {
        if ((await business.merge(duplicateId, targetId)).ok) merged.push(duplicateId);
      }
      const between = await business.listed();
      expect(between.toSorted()).toEqual(ids.filter((id) => !merged.includes(id)).toSorted());
      for (const leadId of merged) expect(await business.undo(leadId)).toMatchObject({ ok: true });
      expect(await lists(business)).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test("leads.merge, privacy.export-and-erasure: merged leads are exported and erased with the person", async () => {
  const { targetId, phoneLead, emailLead, merge } = await requestedTwice();
  await merge(targetId, phoneLead);
  await merge(emailLead, phoneLead);
  // The email-only lead shares no contact details with the canonical one, but is merged into it.
  const document = JSON.stringify(await exportHomeowner(platform(), member, phoneLead));
  expect(document).toContain("A noise");
  await eraseHomeowner(platform(), member, phoneLead);
  const remaining = await query()
    .select()
    .from(leads)
    .where(inArray(leads.id, [targetId, phoneLead, emailLead]));
  expect(remaining).toEqual([]);
});
