import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { conversationWords } from "~/domains/inbox/inbox.tables.server.ts";
import { searchInbox } from "~/domains/inbox/search/search-inbox.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, enrollmentOf } = followUps(platform);

async function business() {
  const lead = await businessWithLead({
    person: { name: "José Núñez-Smith", phone: "(512) 555-4321", email: "jose.n@home.example" },
  });
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
  const conversationId = (await enrollmentOf(lead.leadId))?.conversationId ?? "";
  const addMessage = async (text: string, into = conversationId, minutes = 0) => {
    const id = newId();
    await query()
      .insert(messages)
      .values({
        ...{ id, cause: id, kind: "reply", params: {}, toAddress: "x", state: "received" },
        ...{ contractorId: lead.contractorId, conversationId: into, direction: "inbound", text },
        createdAt: new Date(platform().clock.now().getTime() + minutes * 60_000),
      });
    return id;
  };
  const search = (text: string) => searchInbox(platform(), owner, text);
  const people = async (text: string) => (await search(text)).people.map(({ name }) => name);
  const found = async (text: string) =>
    (await search(text)).found.map(({ excerpt }) => excerpt.map((piece) => piece.text).join(""));
  return { ...lead, owner, conversationId, addMessage, search, people, found };
}

let own: Awaited<ReturnType<typeof business>>;
beforeAll(async () => {
  own = await business();
});

test.each([
  ...["jose", "José", "NUNEZ smith", "smith núñez", "jose.n@home.example", "home.exam"],
  ...["(512) 555-4321", "512-555-4321", "+1 512 555 4321", "15125554321", "512555", "555-4321"],
  ...["4321", "512.555.43"],
])("finds a person by %s", async (text) => {
  expect(await own.people(text)).toEqual(["José Núñez-Smith"]);
});

test.each([
  "osé",
  "unez",
  "9999",
  "512-555-9321",
  "jose carter",
  "",
  "  ",
  "%",
  "'",
  "\\",
  "{}",
  "🙂",
])("finds no one by %s", async (text) => {
  expect(await own.search(text)).toEqual({ people: [], found: [] });
});

test("finds a message by prefixes of all words, despite punctuation", async () => {
  const pattern = "The gate's code is “1209”; don't ring at 12 Ölmühle St.";
  await own.addMessage(pattern);
  for (const text of ["gate", "GAT", "code gate", "1209", "olmu", "don't", "12 st", "ring 120"]) {
    expect(await own.found(text), text).toEqual([pattern]);
  }
  for (const text of ["at 1", "ate", "gate zebra", "ringing"]) {
    expect(await own.found(text), text).toEqual([]);
  }
});

test("shows the latest match of each conversation, newest conversation first", async () => {
  const { addMessage, found, search, pageId, conversationId } = await business();
  const otherLead = await requestEstimate(pageId, {
    name: "Sam",
    phone: "(512) 555-7003",
    email: "o@h.example",
  });
  const otherTalk = (await enrollmentOf(otherLead.leadId))?.conversationId ?? "";
  await addMessage("termites in the porch", conversationId, 1);
  await addMessage("termites again", conversationId, 2);
  await addMessage("termites too", otherTalk, 3);
  expect(await found("termites")).toEqual(["termites too", "termites again"]);
  expect((await search("termites porch")).found).toMatchObject([
    { id: conversationId, kind: "message", excerpt: [{ isFound: true }, {}, { isFound: true }] },
  ]);
});

test("finds notes, and nothing of another business", async () => {
  const { owner, leadId, found } = await business();
  await addLeadNote(platform(), owner, { leadId, text: "Dog called Rex", requestKey: null });
  expect(await found("rex")).toEqual(["Dog called Rex"]);
  expect(await own.found("rex")).toEqual([]);
});

test("finds formerly common words and rare words among many", async () => {
  const { contractorId, conversationId, pageId, found, addMessage } = await business();
  const long = new Date("2020-01-01T00:00:00Z");
  await addMessage("winterfrost once", conversationId, -3_000_000);
  await query()
    .insert(messages)
    .values(
      Array.from({ length: 2_500 }, (_, index) => ({
        ...{ id: newId(), cause: `many:${index}:${conversationId}`, kind: "reply", params: {} },
        ...{ toAddress: "x", state: "received" as const, direction: "inbound" as const },
        ...{ contractorId, conversationId, text: `usual words ${index % 7}`, createdAt: long },
      })),
    );
  expect(long.getFullYear()).toBe(2020);
  expect(await found("winterfrost")).toEqual(["winterfrost once"]);
  // A conversation that repeats a word doesn't hide one that has it once, and earlier.
  const otherLead = await requestEstimate(pageId, {
    name: "Sam",
    phone: "(512) 555-7004",
    email: "z@h.example",
  });
  const otherTalk = (await enrollmentOf(otherLead.leadId))?.conversationId ?? "";
  await addMessage("as usual", otherTalk, -4_000_000);
  expect(await found("usual")).toEqual([expect.stringMatching(/^usual words \d$/), "as usual"]);
});

test("doesn't find erased or changed messages by their former text", async () => {
  const { addMessage, found, people, conversationId } = await business();
  const id = await addMessage("pineapple pizza");
  const change = (text: string | null) =>
    query().update(messages).set({ text }).where(eq(messages.id, id));
  await change("banana bread");
  expect([await found("pineapple"), await found("banana")]).toEqual([[], ["banana bread"]]);
  await change(null);
  expect(await found("banana")).toEqual([]);
  await change("cherry cake");
  await query().delete(messages).where(eq(messages.id, id));
  expect(await found("cherry")).toEqual([]);
  await query().delete(conversations).where(eq(conversations.id, conversationId));
  expect(await people("nunez")).toEqual([]);
  const remaining = await query()
    .select({ id: conversationWords.id })
    .from(conversationWords)
    .where(sql`${conversationWords.id} in (${id}, ${conversationId})`);
  expect(remaining).toEqual([]);
});

test("stores any text, even if only part of it is searchable", async () => {
  const { addMessage, found } = await business();
  const long = "x".repeat(5_000);
  await addMessage(`${long} ${"word ".repeat(10_000)} \u202e \ufffd 日本語 привет`);
  // PostgreSQL's text search rejects words that long.
  expect([await found("xxxxx"), (await found("word")).length]).toEqual([[], 1]);
  await addMessage("日本語 привет мир");
  expect(await found("привет")).toHaveLength(1);
});
