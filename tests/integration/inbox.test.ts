import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import {
  changeMember,
  revokeMember,
} from "~/domains/identity/members/team/change-member.server.ts";
import { assignConversation } from "~/domains/inbox/assign-conversation.server.ts";
import { snippets } from "~/domains/inbox/inbox.tables.server.ts";
import type { InboxView } from "~/domains/inbox/inbox.ts";
import { findConversation, listConversations } from "~/domains/inbox/read-conversations.server.ts";
import {
  deleteSnippet,
  fillSnippets,
  listSnippets,
  saveSnippet,
} from "~/domains/inbox/snippets/snippets.server.ts";
import { countUnread, markRead } from "~/domains/inbox/unread-conversations.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import type { Actor, BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const { query, requestEstimate, sendDue, enrollmentOf, untilMorning, texted } = texting(platform);

beforeEach(untilMorning);

async function business() {
  const first = await texted();
  const join = (role: "owner" | "office" | "technician", name: string) =>
    addBusinessMember(platform(), first.contractorId, role, { name });
  const [olive, oscar] = [await join("owner", "Olive"), await join("office", "Oscar")];
  const reply = async (body: string) => {
    platform().passTime(60_000);
    await first.receive(body);
    await processEvents(platform());
  };
  return { ...first, olive, oscar, join, reply };
}

const list = async (actor: Actor, view: InboxView = "all", before: string | null = null) =>
  (await listConversations(platform(), actor, view, before)).rows;
const unread = (actor: Actor) => countUnread(platform(), actor);

const observerOf = ({ contractorId }: BusinessMember) =>
  ({
    kind: "observer",
    staff: { id: "staff", email: "staff@hearth.example", name: "Sue" },
    contractorId,
    businessName: "Bluebonnet",
  }) as const;

test("a reply is unread per member until opened; staff viewing marks nothing", async () => {
  const { olive, oscar, conversationId, reply } = await business();
  expect([await unread(olive), await unread(oscar)]).toEqual([0, 0]);
  await reply("Is Tuesday free?");
  await reply("Or Wednesday?");
  expect([await unread(olive), await unread(oscar)]).toEqual([1, 1]);
  expect(await list(olive, "unread")).toMatchObject([
    { id: conversationId, isUnread: true, latestText: "Or Wednesday?", direction: "inbound" },
  ]);
  await findConversation(platform(), observerOf(olive), conversationId);
  await expect(markRead(platform(), observerOf(olive), conversationId)).rejects.toThrow();
  expect(await unread(observerOf(olive))).toBe(0);
  await markRead(platform(), olive, conversationId);
  expect([await unread(olive), await unread(oscar)]).toEqual([0, 1]);
  expect(await list(olive, "unread")).toEqual([]);
  expect(await list(olive)).toMatchObject([{ isUnread: false }]);
  const later = await addBusinessMember(platform(), olive.contractorId, "office");
  expect(await unread(later)).toBe(0);
});

test("sorts by the latest message from anyone on any channel, with paging", async () => {
  const { olive, pageId, leadId, conversationId, reply } = await business();
  const otherLead = await requestEstimate(pageId, {
    name: "Sam Stone",
    phone: "(512) 555-7001",
    email: "s@h.example",
  });
  await sendDue();
  const otherTalk = (await enrollmentOf(otherLead.leadId))?.conversationId ?? "";
  expect((await list(olive)).map(({ id }) => id)).toEqual([otherTalk, conversationId]);
  await reply("Hello?");
  expect((await list(olive)).map(({ id }) => id)).toEqual([conversationId, otherTalk]);
  platform().passTime(60_000);
  const request = { channel: "sms" as const, subject: null, words: "On my way" };
  await queueManualMessage(platform(), olive, {
    leadId: otherLead.leadId,
    request,
    requestKey: null,
  });
  expect((await list(olive)).map(({ id }) => id)).toEqual([otherTalk, conversationId]);
  expect((await list(olive, "all", otherTalk)).map(({ id }) => id)).toEqual([conversationId]);
  expect(leadId).not.toBe(otherLead.leadId);
});

test("inbox.conversation: shows the request, messages, notes and opt-outs in one place", async () => {
  const { olive, leadId, conversationId, reply } = await business();
  await reply("STOP");
  await addLeadNote(platform(), olive, { leadId, text: "Dog in the yard", requestKey: null });
  const conversation = await findConversation(platform(), olive, conversationId);
  expect(conversation?.requests.map(({ need }) => need)).toEqual(["The sink leaks"]);
  expect(conversation?.notes.map(({ text }) => text)).toEqual(["Dog in the yard"]);
  expect(conversation?.conversation.messages.map(({ direction }) => direction)).toContain(
    "inbound",
  );
  expect(conversation).toMatchObject({ leadId, declined: ["sms"] });
});

test("only owners and office are assigned; losing access unassigns their conversations", async () => {
  const { olive, oscar, join, conversationId } = await business();
  const tess = await join("technician", "Tess");
  const stranger = await addBusinessMember(platform(), (await texted()).contractorId, "office");
  const give = (memberId: string | null) =>
    assignConversation(platform(), olive, { conversationId, memberId });
  expect(await give(tess.id)).toMatchObject({ code: "not_possible" });
  expect(await give(stranger.id)).toMatchObject({ code: "not_possible" });
  expect(await give(oscar.id)).toEqual({ ok: true, changed: true });
  expect(await give(oscar.id)).toEqual({ ok: true, changed: false });
  expect(await list(oscar, "mine")).toMatchObject([{ assignee: "Oscar" }]);
  expect([await list(olive, "mine"), await list(olive, "unassigned")]).toEqual([[], []]);
  const { contractorId } = olive;
  const become = async (role: string) => {
    await changeMember(platform(), olive, contractorId, oscar.id, { role });
    await processEvents(platform());
  };
  await become("owner");
  expect(await list(olive, "unassigned")).toEqual([]);
  await become("technician");
  expect(await list(olive, "unassigned")).toMatchObject([{ id: conversationId }]);
  await become("office");
  await give(oscar.id);
  await revokeMember(platform(), olive, contractorId, oscar.id);
  await processEvents(platform());
  expect(await list(olive, "unassigned")).toMatchObject([{ id: conversationId, assignee: null }]);
});

test("technicians can open, read-only, the conversations of their own appointments' customers", async () => {
  const { olive, join, conversationId, pageId, reply, leadId } = await business();
  const [tess, tim] = [await join("technician", "Tess"), await join("technician", "Tim")];
  const otherLead = await requestEstimate(pageId, {
    name: "Sam Stone",
    phone: "(512) 555-7002",
    email: "x@h.example",
  });
  const otherTalk = (await enrollmentOf(otherLead.leadId))?.conversationId ?? "";
  await reply("Hello?");
  const ids = async (actor: Actor) => (await list(actor)).map(({ id }) => id);
  expect([await ids(tess), await unread(tess)]).toEqual([[], 0]);
  const crewId = await crewOf(platform(), olive, "Truck 1", [tess.id]);
  // One appointment belongs to a lead, the other to someone with the same number.
  await addVisit(platform(), olive, { lead_id: leadId, crew_id: crewId });
  expect([await ids(tess), await ids(tim)]).toEqual([[conversationId], []]);
  await addVisit(platform(), olive, {
    ...{ crew_id: crewId, phone: "(512) 555-7002", email: "", date: "2027-01-04" },
  });
  expect((await ids(tess)).toSorted()).toEqual([conversationId, otherTalk].toSorted());
  await reply("Anybody?");
  expect([await unread(tess), await unread(tim)]).toEqual([1, 0]);
  expect(await findConversation(platform(), tim, conversationId)).toBeNull();
  expect(await findConversation(platform(), tess, conversationId)).not.toBeNull();
  await expect(
    assignConversation(platform(), tess, { conversationId, memberId: null }),
  ).rejects.toThrow();
});

test("a member with a thousand past visits sees the same conversations", async () => {
  const { olive, join, conversationId, pageId, leadId } = await business();
  const tess = await join("technician", "Tess");
  await requestEstimate(pageId, {
    name: "Sam Stone",
    phone: "(512) 555-7012",
    email: "y@h.example",
  });
  const crewId = await crewOf(platform(), olive, "Truck 1", [tess.id]);
  const visitId = await addVisit(platform(), olive, { lead_id: leadId, crew_id: crewId });
  const seen = async () => (await list(tess)).map(({ id }) => id);
  expect(await seen()).toEqual([conversationId]);
  await query().execute(sql`
    insert into visits (id, contractor_id, work_order_id, crew_id, state, leaves_at, starts_at, ends_at)
    select gen_random_uuid(), contractor_id, work_order_id, crew_id, 'done', at, at, at + interval '1 hour'
    from visits cross join generate_series(starts_at - interval '1000 days', starts_at - interval '1 day', '1 day') as at
    where id = ${visitId}`);
  expect(await seen()).toEqual([conversationId]);
});

test("a template's merge fields are validated, and filled for the person", async () => {
  const { olive, leadId } = await business();
  const save = (text: string, name = "Nearby", id: string | null = null) =>
    saveSnippet(platform(), olive, id, { name, words: text });
  expect(await save("Hi {frist_name}")).toMatchObject({
    errors: { words: "There’s no field {frist_name}. Choose one from the list." },
  });
  expect(await save("Hi {")).toMatchObject({
    errors: { words: "A { or } is missing its other half here" },
  });
  const saved = await save("Hi {first_name}, {business} is nearby.");
  expect(saved).toMatchObject({ ok: true });
  expect(await save("Hi {first_name}, {business} is nearby.", "nearby")).toEqual(saved);
  expect(await save("Other", "NEARBY")).toMatchObject({
    errors: { name: "Another template has this name" },
  });
  expect(await fillSnippets(platform(), olive, { leadId })).toMatchObject([
    { name: "Nearby", words: "Hi Emily, Bluebonnet Plumbing is nearby." },
  ]);
  const id = saved.ok ? saved.snippetId : "";
  await save("Hi {first_name}!", "Hello", id);
  expect(await listSnippets(platform(), olive)).toMatchObject([{ words: "Hi {first_name}!" }]);
  expect(await deleteSnippet(platform(), olive, id)).toEqual({ ok: true });
  expect(await deleteSnippet(platform(), olive, id)).toMatchObject({ code: "not_found" });
});

test("concurrent additions can't exceed a hundred templates", async () => {
  const { olive } = await business();
  const { contractorId } = olive;
  const many = Array.from({ length: 99 }, (_, index) => ({
    contractorId,
    name: `S${index}`,
    words: "Hi",
  }));
  await query().insert(snippets).values(many);
  const added = await Promise.all(
    ["A", "B", "C"].map((name) => saveSnippet(platform(), olive, null, { name, words: "Hi" })),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await listSnippets(platform(), olive)).toHaveLength(100);
});

test("a deleted conversation can't be read", async () => {
  const { olive, conversationId, reply } = await business();
  await reply("Hello?");
  await query().delete(conversations).where(eq(conversations.id, conversationId));
  expect(await unread(olive)).toBe(0);
});
