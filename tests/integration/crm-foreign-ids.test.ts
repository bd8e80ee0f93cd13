import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { findJobEstimate } from "~/domains/billing/job-estimates/find-estimates.server.ts";
import { savePrice } from "~/domains/billing/price-book/price-book.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import {
  pauseFollowUp,
  resumeFollowUp,
  sendNextStepNow,
  stopFollowUp,
} from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { findSequenceToEdit } from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import {
  restoreSequence,
  saveSequence,
} from "~/domains/follow-ups/sequences/save-sequence.server.ts";
import { findLeadReport, reportLead } from "~/domains/growth/lead-reports/lead-reports.server.ts";
import { assignConversation } from "~/domains/inbox/assign-conversation.server.ts";
import {
  findConversation,
  findCustomerOfConversation,
  findLeadOfConversation,
  listConversations,
} from "~/domains/inbox/read-conversations.server.ts";
import { searchInbox } from "~/domains/inbox/search/search-inbox.server.ts";
import {
  deleteSnippet,
  fillSnippets,
  saveSnippet,
} from "~/domains/inbox/snippets/snippets.server.ts";
import {
  findOwnCanonicalLead,
  mergeLeads,
  undoMerge,
} from "~/domains/intake/lead-merges/lead-merges.server.ts";
import {
  addLeadTask,
  finishLeadTask,
  listLeadTasks,
} from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { deleteLeadView, saveLeadView } from "~/domains/leads/lead-views/lead-views.server.ts";
import { leadStages, lostReasons } from "~/domains/leads/leads.ts";
import { moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { findOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import { listOwnLeads, readBoard } from "~/domains/leads/own/own-leads.server.ts";
import { finishReply } from "~/domains/office/today/today.server.ts";
import {
  addLeadPicture,
  removeLeadPicture,
} from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import { openLeadPicture } from "~/domains/schedule/lead-pictures/read-lead-pictures.server.ts";
import { findCustomerOfJob } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import {
  findPageToEdit,
  restorePage,
  savePage,
} from "~/domains/storefront/business-pages/content/edit-page.server.ts";
import { contentOf } from "~/domains/storefront/business-pages/content/page-content.ts";
import { typedPage } from "~/domains/storefront/business-pages/content/typed-page.ts";
import { storePhoto } from "~/domains/storefront/business-pages/page-photos.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { book } from "./appointment-fixtures.ts";
import { type Ask, documentCommands } from "./document-commands.ts";
import { addSentEstimate } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice } from "./invoice-fixtures.ts";
import { samplePhoto } from "./sample-photo.ts";
import { fingerprintTables } from "./table-contents.ts";

const platform = sharedPlatform();
const { businessWithLead, enrollmentOf } = followUps(platform);

const documents = documentCommands(platform);
const requestKey = null;
const channel = "email" as const;
const edited = { service: "plumbing", expected: 1 };
const nothing = { headline: null, about: null, ctaButton: null, phone: null, details: null };
const photo = samplePhoto();
const none = { sms: false, email: false };

/** Every CRM command that takes a row's id; another business's id must return "not found". */
const commands: Record<string, Ask> = {
  moveOwnLead: (actor, leadId, text) =>
    moveOwnLead(platform(), actor, {
      leadId,
      stage: leadStages[text.length % leadStages.length] ?? "lost",
      lostReason: lostReasons[0],
    }),
  addLeadNote: (actor, leadId, text) =>
    addLeadNote(platform(), actor, { leadId, text, requestKey }),
  queueManualMessage: (actor, leadId, text) =>
    queueManualMessage(platform(), actor, {
      leadId,
      request: { channel, subject: "Hello", words: text },
      requestKey,
    }),
  pauseFollowUp: (actor, leadId) => pauseFollowUp(platform(), actor, leadId),
  resumeFollowUp: (actor, leadId) => resumeFollowUp(platform(), actor, leadId),
  stopFollowUp: (actor, leadId) => stopFollowUp(platform(), actor, leadId),
  saveSequence: (actor, contractorId) =>
    saveSequence(platform(), actor, { contractorId, ...edited }, { steps: [], channels: none }),
  restoreSequence: (actor, contractorId) =>
    restoreSequence(platform(), actor, { contractorId, ...edited }, 1),
  addLeadTask: (actor, leadId, text) =>
    addLeadTask(platform(), actor, {
      leadId,
      task: { task: text, due_on: "2026-11-20", member_id: null },
      requestKey,
    }),
  finishLeadTask: (actor, id) => finishLeadTask(platform(), actor, id),
  reportLead: (actor, id, text) =>
    reportLead(platform(), actor, id, { reason: "other", words: text }),
  mergeLeads: (actor, id) => mergeLeads(platform(), actor, { targetId: id, duplicateId: id }),
  undoMerge: (actor, id) => undoMerge(platform(), actor, id),
  finishReply: (actor, id) => finishReply(platform(), actor, id),
  assignConversation: (actor, conversationId) =>
    assignConversation(platform(), actor, { conversationId, memberId: actor.id }),
  saveSnippet: (actor, id, text) =>
    saveSnippet(platform(), actor, id, {
      name: "Snippet",
      words: `a${text.replace(/[{}]/g, "")}`,
    }),
  deleteSnippet: (actor, id) => deleteSnippet(platform(), actor, id),
  deleteLeadView: (actor, id) => deleteLeadView(platform(), actor, id),
  savePage: (actor, pageId, text) => {
    const typed = { ...typedPage(contentOf(nothing)), headline: text };
    return savePage(platform(), actor, { pageId, expected: 0 }, typed);
  },
  restorePage: (actor, pageId) => restorePage(platform(), actor, { pageId, expected: 0 }, 1),
  storePhoto: async (actor, pageId) => storePhoto(platform(), actor, pageId, await photo),
  addLeadPicture: async (actor, leadId, shows) =>
    addLeadPicture(platform(), actor, { leadId, file: await photo, shows, requestKey }),
  removeLeadPicture: (actor, id) =>
    removeLeadPicture(platform(), actor, { leadId: id, pictureId: id }),
  ...documents.commands,
  bookVisit: (actor, id) => book(platform(), actor, { work_order_id: id }, requestKey),
  sendNextStepNow: (actor, leadId, stepKey) =>
    sendNextStepNow(platform(), actor, { leadId, stepKey }),
};

/** Every read that takes one; for another business's id it must find nothing. */
const reads: Record<string, Ask> = {
  ...documents.reads,
  findCustomerOfJob: (actor, id) => findCustomerOfJob(platform(), actor, id),
  findLeadReport: (actor, id) => findLeadReport(platform(), actor, id),
  findOwnCanonicalLead: (actor, id) => findOwnCanonicalLead(platform(), actor, id),
  openLeadPicture: (actor, id) =>
    openLeadPicture(platform(), actor, { leadId: id, pictureId: id, isSmall: false }),
  findOwnLead: (actor, id) => findOwnLead(platform(), actor, id),
  findSequenceToEdit: (actor, id) => findSequenceToEdit(platform(), actor, id, edited.service),
  findPageToEdit: (actor, id) => findPageToEdit(platform(), actor, id),
  findFollowUp: (actor, id) => findFollowUp(platform(), actor, id),
  findCustomerOfConversation: (actor, id) => findCustomerOfConversation(platform(), actor, id),
  findLeadOfConversation: (actor, id) => findLeadOfConversation(platform(), actor, id),
  findConversation: (actor, id) => findConversation(platform(), actor, id),
  fillSnippets: async (actor, id) =>
    (await fillSnippets(platform(), actor, { leadId: id }))[0] ?? null,
};

/** A fingerprint of all tables except rate limits, which count failed lookups too. */
async function contents() {
  const marks = await fingerprintTables(platform());
  marks.delete("rate_limits");
  return marks;
}

test("members.bound-to-business: every command rejects ids of another business and changes nothing", async () => {
  const foreignRow = await businessWithLead();
  const own = await businessWithLead();
  const members = [
    await addBusinessMember(platform(), own.contractorId, "owner"),
    await addBusinessMember(platform(), own.contractorId, "office"),
  ];
  const neighbor = await addBusinessMember(platform(), foreignRow.contractorId, "owner");
  const task = { task: "Call them", due_on: "2026-11-20", member_id: neighbor.id };
  await addLeadTask(platform(), neighbor, { leadId: foreignRow.leadId, task, requestKey });
  const [{ id: taskId } = { id: "" }] = await listLeadTasks(
    platform(),
    neighbor,
    foreignRow.leadId,
  );
  const conversationId = (await enrollmentOf(foreignRow.leadId))?.conversationId ?? "";
  const saved = { name: "Theirs", words: "Hello" };
  const snippet = await saveSnippet(platform(), neighbor, null, saved);
  const view = await saveLeadView(
    platform(),
    neighbor,
    { stage: "new", lostReason: null, service: null, town: null, days: null, board: false },
    { name: "Theirs" },
  );
  const price = await savePrice(platform(), neighbor, null, { name: "Theirs", price: "5" });
  const { estimateId, token } = await addSentEstimate(platform(), neighbor);
  const response = { version: 1, option: 0, typedName: "Sam", ipAddress: "203.0.113.7" };
  await acceptJobEstimate(platform(), token, response);
  const accepted = await findJobEstimate(platform(), neighbor, estimateId);
  const foreign = [
    price.ok ? price.priceId : newId(),
    estimateId,
    await addIssuedInvoice(platform(), neighbor),
    (await addDraftInvoice(platform(), neighbor)).invoiceId,
    accepted?.estimate.workOrderId ?? newId(),
    foreignRow.leadId,
    foreignRow.contractorId,
    foreignRow.pageId,
    taskId,
    conversationId,
    snippet.ok ? snippet.snippetId : newId(),
    view.ok ? view.viewId : newId(),
    neighbor.id,
    newId(),
  ];
  const before = await contents();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...members),
      fc.constantFrom(...foreign),
      fc.constantFrom(...Object.entries({ ...commands, ...reads })),
      fc.string({ minLength: 1, maxLength: 40 }),
      async (actor, id, [name, run], text) => {
        const result = await run(actor, id, text);
        if (name in reads) expect(result, name).toBeNull();
        else expect(result, name).toMatchObject({ ok: false, code: "not_found" });
      },
    ),
    { numRuns: 160 },
  );
  expect(await contents()).toEqual(before);
});

test("members.bound-to-business: lists return only the business's own rows", async () => {
  const foreign = await businessWithLead({ person: { name: "Theirs alone" } });
  const own = await businessWithLead({ person: { name: "Own person" } });
  const owner = await addBusinessMember(platform(), own.contractorId, "owner");
  const ownTalk = (await enrollmentOf(own.leadId))?.conversationId;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("", "Theirs", "e", "%", foreign.email),
      fc.constantFrom(null, "plumbing"),
      fc.constantFrom(null, foreign.leadId, newId()),
      async (search, service, before) => {
        const filter = { stage: null, lostReason: null, service, town: null, days: null, search };
        const { rows } = await listOwnLeads(platform(), owner, filter, before);
        const columns = await readBoard(platform(), owner, filter);
        const ids = [...rows, ...columns.flatMap(({ leads }) => leads)].map(({ id }) => id);
        expect(ids.filter((id) => id !== own.leadId)).toEqual([]);
        const inbox = await listConversations(platform(), owner, "all", before);
        const { people, found: written } = await searchInbox(platform(), owner, search);
        const conversations = [...inbox.rows, ...people, ...written].map(({ id }) => id);
        expect(conversations.filter((id) => id !== ownTalk)).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
  // Control: the lead's own business finds it.
  const neighbor = await addBusinessMember(platform(), foreign.contractorId, "owner");
  expect(await findOwnLead(platform(), neighbor, foreign.leadId)).not.toBeNull();
});
