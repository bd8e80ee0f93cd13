import { eq } from "drizzle-orm";
import { messageAttachments } from "~/domains/messaging/index.server.ts";
import { channelNames } from "~/domains/messaging/index.ts";
import {
  pathOf,
  readSpooledLines,
  type SpooledTable,
} from "~/domains/operations/takeout/exported-rows.server.ts";
import { smallKey } from "~/domains/shared/index.ts";
import { sheetMoment } from "~/platform/http/responses/csv.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Conversation = { name: string; phone: string | null; email: string | null };
type Message = {
  id: string;
  conversation_id: string | null;
  channel: "email" | "sms";
  direction: "inbound" | "outbound";
  state: string;
  subject: string | null;
  text: string | null;
  created_at: string;
};

/** Each conversation as readable text, oldest message first. Only one at a time is in memory. */
export async function* conversationFiles(
  tables: readonly SpooledTable[],
  timeZone: string,
): AsyncGenerator<{ name: string; lines: string }> {
  const people = await readPeople(pathOf(tables, "conversations"));
  const attached = await readAttached(pathOf(tables, "message_attachments"));
  for await (const [id, messages] of byConversation(pathOf(tables, "messages"))) {
    const person = people.get(id);
    const texts = messages.map((message) =>
      formatMessage(message, person, attached.get(message.id) ?? [], timeZone),
    );
    yield { name: fileName(id, person), lines: heading(person) + texts.join("") };
  }
}

/** Groups adjacent messages by conversation. */
async function* byConversation(path: string): AsyncGenerator<[id: string, messages: Message[]]> {
  let messages: Message[] = [];
  const id = () => messages[0]?.conversation_id;
  for await (const line of readSpooledLines(path)) {
    const message: Message = JSON.parse(line);
    const before = id();
    if (before && before !== message.conversation_id) yield [before, messages];
    if (before !== message.conversation_id) messages = [];
    if (message.conversation_id) messages.push(message);
  }
  const last = id();
  if (last) yield [last, messages];
}

async function readPeople(path: string): Promise<Map<string, Conversation>> {
  const people = new Map<string, Conversation>();
  for await (const line of readSpooledLines(path)) {
    const { id, name, phone, email } = JSON.parse(line);
    people.set(id, { name, phone, email });
  }
  return people;
}

async function readAttached(path: string): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for await (const line of readSpooledLines(path)) {
    const { id, message_id, name } = JSON.parse(line);
    names.set(message_id, [...(names.get(message_id) ?? []), attachmentName(id, name)]);
  }
  return names;
}

function fileName(id: string, person: Conversation | undefined): string {
  const words =
    (person?.name ?? "")
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join("-").slice(0, 60) || "unknown";
  return `conversations/${name}-${id.slice(-12)}.txt`;
}

function heading(person: Conversation | undefined): string {
  const contacts = [person?.phone, person?.email].filter(Boolean).join(", ");
  return `${person?.name ?? "Someone"}\n${contacts}\n`;
}

/** Labels for outgoing messages that weren't sent. */
const unsent: Record<string, string> = {
  queued: " (scheduled)",
  withheld: " (on hold)",
  suppressed: " (blocked)",
  uncertain: " (delivery unknown)",
  failed: " (failed)",
};

function formatMessage(
  { channel, direction, state, subject, text, created_at }: Message,
  person: Conversation | undefined,
  attached: readonly string[],
  timeZone: string,
): string {
  const channelName = channelNames[channel];
  const name = person?.name ?? "the customer";
  const route = direction === "inbound" ? `from ${name}` : `to ${name}`;
  const unsentNote = direction === "inbound" ? "" : (unsent[state] ?? "");
  const lines = [
    `${sheetMoment(new Date(created_at), timeZone)}  ${channelName} ${route}${unsentNote}`,
    ...(subject ? [`Subject: ${subject}`] : []),
    text?.trim() || "(The text is no longer stored.)",
    ...attached.map((fileName) => `Attached: ${fileName}`),
  ];
  return `\n${lines.join("\n")}\n`;
}

/** The tables whose rows reference a stored file, and whether it has a thumbnail next to it. */
export const tablesOfFiles: Readonly<Record<string, { hasSmall: boolean }>> = {
  uploads: { hasSmall: false },
  page_photos: { hasSmall: true },
  lead_pictures: { hasSmall: true },
  job_photos: { hasSmall: true },
  attached_files: { hasSmall: false },
};

/** How many files there will be, except those deleted in the meantime. */
export function countFiles(tables: readonly SpooledTable[]): number {
  return tables.reduce((sum, { name, rows }) => {
    if (name === "message_attachments") return sum + rows;
    const fileKind = tablesOfFiles[name];
    return fileKind ? sum + rows * (fileKind.hasSmall ? 2 : 1) : sum;
  }, 0);
}

/** The stored files that the rows reference. */
export async function* listPictures(
  tables: readonly SpooledTable[],
): AsyncGenerator<{ key: string }> {
  for (const { name, path } of tables) {
    const fileKind = tablesOfFiles[name];
    if (!fileKind) continue;
    for await (const line of readSpooledLines(path)) {
      const { key } = JSON.parse(line);
      yield { key };
      if (fileKind.hasSmall) yield { key: smallKey(key) };
    }
  }
}

/** A document can have any name: only its plain letters are used. */
export const attachmentName = (id: string, name: string): string =>
  `attachments/${id}/${
    name
      .replace(/[^\w.-]+/g, "-")
      .replace(/^[.-]+/, "")
      .slice(-80) || "file"
  }`;

/** Null if it was deleted since its row was read. */
export async function readPicture({ files }: Platform, key: string) {
  return (await files.read(key))?.stream ?? null;
}

/** An attachment's content; null where only its name is known. */
export async function readAttachment({ database }: Platform, id: string) {
  const [row] = await database.query
    .select({ content: messageAttachments.content })
    .from(messageAttachments)
    .where(eq(messageAttachments.id, id));
  return row?.content ? once(Buffer.from(row.content)) : null;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
