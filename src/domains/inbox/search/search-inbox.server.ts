import { and, desc, inArray, type SQL, sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadNotes } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/visits/visits.policy.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/access/actor.ts";
import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInbox } from "../inbox.policy.ts";
import { conversationWords } from "../inbox.tables.server.ts";
import { isOwnConversation } from "../own-conversations.server.ts";
import { excerptOf } from "./excerpt.ts";

const shownPeople = 10;
const shownConversations = 30;
/** Among so many of the latest entries a word that is common is found often enough. */
const latest = 2_000;
/** So many of the latest that were found are usually of enough conversations. */
const maxSorted = 600;
/** More people than these of one name are shown in no particular order. */
const maxPeople = 500;

/**
 * People by their name, number or address, and conversations in which all these words were written, in
 * a message or a note, the latest first. Words of three letters or more are found by
 * how they begin.
 */
export async function searchInbox(platform: Platform, actor: Actor, text: string) {
  authorize(canReadInbox(actor));
  const [people, found] = await Promise.all([
    findPeople(platform, actor, text),
    findWritten(platform, actor, text),
  ]);
  return { people, found };
}

export type InboxFound = Awaited<ReturnType<typeof searchInbox>>;

/** A number is found as it is typed, with or without country code and punctuation. */
function personWords(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 4 || /[^\d\s()+.-]/.test(text)) return text;
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const isFound = ({ contractorId }: BusinessReader, ofPerson: boolean, text: string) =>
  sql`${conversationWords.words} @@ business_query(${contractorId}::uuid, ${ofPerson}::boolean, ${text})`;

async function findPeople({ database: { query } }: Platform, reader: BusinessReader, text: string) {
  // Its words alone are looked for: with the business beside them its whole list might be read instead.
  const found = sql`(with found as materialized (
      select ${conversationWords.id} from ${conversationWords}
      where ${isFound(reader, true, personWords(text))} limit ${maxPeople})
    select id from found)`;
  return query
    .select({
      id: conversations.id,
      name: conversations.name,
      phone: conversations.phone,
      email: conversations.email,
    })
    .from(conversations)
    .where(and(sql`${conversations.id} in ${found}`, isOwnConversation(reader)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(shownPeople);
}

async function findWritten(platform: Platform, reader: BusinessReader, text: string) {
  const rows = await findEntries(platform, reader, text);
  const words = await readWords(
    platform,
    rows.map(({ entryId }) => entryId),
  );
  return rows.map(({ entryId, ...row }) => ({
    ...row,
    // Before it is cut: what is left of a token would not be known as one.
    excerpt: excerptOf(redactLinks(words.get(entryId) ?? ""), text),
  }));
}

/** Each question costs more than the one before, and is asked only where that one found too little. */
async function findEntries(platform: Platform, reader: BusinessReader, text: string) {
  const isEnough = ({ rows }: FoundEntries) => rows.length === shownConversations;
  const common = await read(platform, reader, newestOf(reader, text), maxSorted);
  if (isEnough(common)) return common.rows;
  const rare = await read(platform, reader, everyOf(reader, text), maxSorted);
  if (isEnough(rare) || rare.sorted < maxSorted) return rare.rows;
  return (await read(platform, reader, everyOf(reader, text), null)).rows;
}

/** Of the latest entries of the business those that have the words. */
function newestOf(reader: BusinessReader, text: string): SQL {
  return sql`select id, contractor_id, conversation_id, kind, at from (
      select * from ${conversationWords}
      where ${conversationWords.contractorId} = ${reader.contractorId} and ${conversationWords.kind} <> 'person'
      order by ${conversationWords.at} desc, ${conversationWords.id} desc limit ${latest}
    ) as ${conversationWords} where ${isFound(reader, false, text)}`;
}

/** Of all entries those that have the words, by the index of words. */
function everyOf(reader: BusinessReader, text: string): SQL {
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

/** What one question found, and how many entries it sorted. */
type FoundEntries = { rows: FoundEntry[]; sorted: number };

/**
 * The latest entry of each conversation, the latest first.
 * @param most entries that are looked at, the latest of them; null looks at all
 */
async function read(
  { database: { query } }: Platform,
  reader: BusinessReader,
  entries: SQL,
  most: number | null,
): Promise<FoundEntries> {
  type Read = Omit<FoundEntry, "at"> & { at: string | Date; sorted: number };
  // Only of a technician some are left out afterwards.
  const maxJoined = seesOwnCrewsOnly(reader) ? null : shownConversations;
  // The offset keeps the words apart: with the business beside them its whole list might be read instead.
  const { rows } = await query.execute<Read>(sql`
    with entries as materialized (
      select id, conversation_id, kind, at from (${entries} offset 0) as found
      where contractor_id = ${reader.contractorId} order by at desc, id desc limit ${most}::integer),
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
    // Where none is of a conversation that the reader may open, there may have been that many.
    sorted: rows[0]?.sorted ?? maxSorted,
  };
}

async function readWords({ database: { query } }: Platform, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const [written, notes] = await Promise.all([
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
    ...written.map(
      ({ id, subject, text }) => [id, [subject, text].filter(Boolean).join(" · ")] as const,
    ),
    ...notes.map(({ id, text }) => [id, text] as const),
  ]);
}
