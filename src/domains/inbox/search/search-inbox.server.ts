import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import { canReadInbox } from "~/domains/inbox/inbox.policy.ts";
import { conversationWords } from "~/domains/inbox/inbox.tables.server.ts";
import { conversations, leadNotes } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import { type Actor, authorize, type BusinessReader, redactLinks } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isOwnConversation } from "../own-conversations.server.ts";
import { createExcerpt } from "./excerpt.ts";

const shownPeople = 10;
const shownConversations = 30;
/** A common word is found often enough within this many latest entries. */
const latest = 2_000;
/** This many latest matches usually cover enough conversations. */
const maxSorted = 600;
/** Beyond this many people of one name, the order is arbitrary. */
const maxPeople = 500;

/**
 * Finds people by name, number, or address, and conversations with all these words in a message or
 * a note, latest first. Words of three letters or more match as prefixes.
 */
export async function searchInbox(platform: Platform, actor: Actor, text: string) {
  authorize(canReadInbox(actor));
  const [people, conversations] = await Promise.all([
    findPeople(platform, actor, text),
    findMatchingEntries(platform, actor, text),
  ]);
  return { people, found: conversations };
}

export type InboxFound = Awaited<ReturnType<typeof searchInbox>>;

/** Matches a number as typed, with or without country code and punctuation. */
function normalizePersonQuery(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 4 || /[^\d\s()+.-]/.test(text)) return text;
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const isFound = ({ contractorId }: BusinessReader, ofPerson: boolean, text: string) =>
  sql`${conversationWords.words} @@ business_query(${contractorId}::uuid, ${ofPerson}::boolean, ${text})`;

async function findPeople({ database: { query } }: Platform, reader: BusinessReader, text: string) {
  // Filters by words only: with the business in the condition, the planner might read its whole
  // list instead.
  const matches = sql`(with found as materialized (
      select ${conversationWords.id} from ${conversationWords}
      where ${isFound(reader, true, normalizePersonQuery(text))} limit ${maxPeople})
    select id from found)`;
  return query
    .select({
      id: conversations.id,
      name: conversations.name,
      phone: conversations.phone,
      email: conversations.email,
    })
    .from(conversations)
    .where(and(sql`${conversations.id} in ${matches}`, isOwnConversation(reader)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(shownPeople);
}

async function findMatchingEntries(platform: Platform, reader: BusinessReader, text: string) {
  const rows = await findEntries(platform, reader, text);
  const texts = await readTexts(
    platform,
    rows.map(({ entryId }) => entryId),
  );
  return rows.map(({ entryId, ...row }) => ({
    ...row,
    // Redact before cutting: a cut token wouldn't be recognized.
    excerpt: createExcerpt(redactLinks(texts.get(entryId) ?? ""), text),
  }));
}

/** Tries queries from cheapest to most expensive, and stops once one finds enough. */
async function findEntries(platform: Platform, reader: BusinessReader, text: string) {
  const isEnough = ({ rows }: FoundEntries) => rows.length === shownConversations;
  const common = await selectPage(platform, reader, matchesInLatest(reader, text), maxSorted);
  if (isEnough(common)) return common.rows;
  const rare = await selectPage(platform, reader, matchesInAll(reader, text), maxSorted);
  if (isEnough(rare) || rare.sorted < maxSorted) return rare.rows;
  return (await selectPage(platform, reader, matchesInAll(reader, text), null)).rows;
}

/** The matches among the latest entries of the business. */
function matchesInLatest(reader: BusinessReader, text: string): SQL {
  return sql`select id, contractor_id, conversation_id, kind, at from (
      select * from ${conversationWords}
      where ${conversationWords.contractorId} = ${reader.contractorId} and ${conversationWords.kind} <> 'person'
      order by ${conversationWords.at} desc, ${conversationWords.id} desc limit ${latest}
    ) as ${conversationWords} where ${isFound(reader, false, text)}`;
}

/** The matches among all entries, by the word index. */
function matchesInAll(reader: BusinessReader, text: string): SQL {
  return sql`select id, contractor_id, conversation_id, kind, at from ${conversationWords}
    where ${isFound(reader, false, text)}`;
}

type FoundEntry = {
  entryId: string;
  id: string;
  name: string;
  kind: "message" | "note";
  at: Date;
};

/** What one query found, and how many entries it sorted. */
type FoundEntries = { rows: FoundEntry[]; sorted: number };

/**
 * The latest entry of each conversation, latest first.
 * @param limit how many of the latest entries to read; null reads all
 */
async function selectPage(
  { database: { query } }: Platform,
  reader: BusinessReader,
  entries: SQL,
  limit: number | null,
): Promise<FoundEntries> {
  type Read = Omit<FoundEntry, "at"> & { at: string | Date; sorted: number };
  // Rows are filtered out afterwards only for a technician.
  const maxJoined = seesOwnCrewsOnly(reader) ? null : shownConversations;
  // OFFSET isolates the word filter: with the business in the same condition, the planner might
  // read its whole list.
  const { rows } = await query.execute<Read>(sql`
    with entries as materialized (
      select id, conversation_id, kind, at from (${entries} offset 0) as found
      where contractor_id = ${reader.contractorId} order by at desc, id desc limit ${limit}::integer),
    latest as (
      select * from (
        select distinct on (conversation_id) id, conversation_id, kind, at from entries
        order by conversation_id, at desc, id desc) as each
      order by at desc, id desc limit ${maxJoined}::integer)
    select (select count(*)::integer from entries) as sorted, latest.id as "entryId", ${conversations.id} as id, ${conversations.name} as name, latest.kind, latest.at
    from latest join ${conversations} on ${conversations.id} = latest.conversation_id
    where ${isOwnConversation(reader)} order by latest.at desc, latest.id desc limit ${shownConversations}`);
  return {
    rows: rows.map(({ sorted: _sorted, ...row }) => ({ ...row, at: new Date(row.at) })),
    // If the reader may open none of them, assume the limit was reached.
    sorted: rows[0]?.sorted ?? maxSorted,
  };
}

async function readTexts({ database: { query } }: Platform, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const [messageTexts, notes] = await Promise.all([
    query
      .select({ id: messages.id, subject: messages.subject, text: messages.text })
      .from(messages)
      .where(inArray(messages.id, [...ids])),
    query
      .select({ id: leadNotes.id, text: leadNotes.text })
      .from(leadNotes)
      .where(inArray(leadNotes.id, [...ids])),
  ]);
  return new Map([
    ...messageTexts.map(
      ({ id, subject, text }) => [id, [subject, text].filter(Boolean).join(" · ")] as const,
    ),
    ...notes.map(({ id, text }) => [id, text] as const),
  ]);
}
