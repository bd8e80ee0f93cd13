import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql } from "drizzle-orm";
import { type Actor, authorize, redactLinks } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadEvidence, canReadOwnEvidence } from "../messages/messages.policy.ts";
import { type MessageRow, messages } from "../messaging.tables.server.ts";
import { type EvidenceRow, evidenceDays, messageEvidence } from "./evidence.tables.server.ts";
import type { EvidenceContent, EvidenceFacts } from "./evidence.ts";
import { type ChainRecord, canonicalJson, chainStart, digestOf } from "./hash-chain.server.ts";
import { contentOf, recordOf } from "./seal-evidence.server.ts";

/** How many messages of the conversation before and after it are in the file. */
const maxAround = 25;
/** Rows of other messages in a chain, each of which is two hashes. */
const maxLinks = 50_000;

/** A sealed row with everything that its hash covers. */
type FullRow = {
  day: string;
  position: number;
  previous: string;
  hash: string;
  record: ChainRecord;
  /** Null once the person is erased, as is the rest. */
  salt: string | null;
  facts: EvidenceFacts | null;
  /**
   * Also null once texts are erased, if a later attempt replaced it, or if it contains a link that
   * gives access.
   */
  content: EvidenceContent | null;
};

type ConversationEntry = {
  messageId: string;
  direction: "outbound" | "inbound";
  channel: string;
  kind: string;
  createdAt: string;
  state: string;
  deliveryStatus: string | null;
  /** Its rows; empty if it was sent before evidence was recorded, or isn't sealed yet. */
  rows: FullRow[];
  /** Set only if it has no row, so nothing proves it. */
  unsealed: EvidenceContent | null;
  /**
   * The text without links that give access; set only if it has such a link, so its content is left
   * out.
   */
  redacted: EvidenceContent | null;
};

/** Another message of the business on that day: without anything personal. */
type Link = { position: number; digest: string; hash: string };

type Chain = {
  contractorId: string;
  day: string;
  start: string;
  head: string;
  rows: number;
  /** The backup that has the day's final head, and when it was made. */
  backup: string | null;
  backedUpAt: string | null;
  links: Link[];
};

export type EvidenceFile = {
  format: "hearthline-message-evidence/1";
  madeAt: string;
  messageId: string;
  /** Oldest first. */
  conversation: ConversationEntry[];
  /** The whole chain of each day on which the message was sealed. */
  chains: Chain[];
  /** Hash of everything else in the file. */
  checksum: string;
};

/**
 * The evidence of a message, with what came before and after it in the conversation, and the chain from its row to
 * the day's head.
 * @returns null if there is no such message to a customer, or it has the key to an account
 */
export async function readEvidenceFile(
  platform: Platform,
  actor: Actor,
  messageId: string,
): Promise<EvidenceFile | null> {
  authorize(canReadEvidence(actor));
  return makeFile(platform, messageId, null);
}

/** The same for a member, of the business's own messages, within an hourly limit. */
export async function readOwnEvidenceFile(
  platform: Platform,
  actor: Actor,
  messageId: string,
): Promise<EvidenceFile | { waitSeconds: number } | null> {
  authorize(canReadOwnEvidence(actor));
  // A file can hold a whole day's chain, and its PDF takes work.
  const { waitSeconds } = await platform.limits.use("message_proof", actor.contractorId);
  if (waitSeconds > 0) return { waitSeconds };
  return makeFile(platform, messageId, actor.contractorId);
}

async function makeFile(
  platform: Platform,
  messageId: string,
  business: string | null,
): Promise<EvidenceFile | null> {
  const [message] = await platform.database.query
    .select()
    .from(messages)
    .where(
      and(eq(messages.id, messageId), business ? eq(messages.contractorId, business) : undefined),
    );
  const hasKey = ({ kind }: MessageRow) => Boolean(platform.emails.get(kind)?.grantsAccess);
  if (!(message?.contractorId && message.conversationId) || hasKey(message)) return null;
  const neighbors = (await readNeighbors(platform, message)).filter(
    (neighbor) => !hasKey(neighbor),
  );
  const rows = await readRows(
    platform,
    neighbors.map(({ id }) => id),
  );
  const conversation = neighbors.map((neighbor) => entryOf(neighbor, rows.get(neighbor.id) ?? []));
  const days = new Set((rows.get(message.id) ?? []).map(({ row }) => row.day));
  const chains: Chain[] = [];
  for (const day of days) {
    if (day) chains.push(await readChain(platform, message.contractorId, day));
  }
  const file = {
    format: "hearthline-message-evidence/1" as const,
    madeAt: platform.clock.now().toISOString(),
    messageId,
    conversation,
    chains,
  };
  return { ...file, checksum: createHash("sha256").update(canonicalJson(file)).digest("hex") };
}

async function readNeighbors({ database: { query } }: Platform, message: MessageRow) {
  const { conversationId, createdAt, id } = message;
  if (!conversationId) return [message];
  const inConversation = eq(messages.conversationId, conversationId);
  const before = await query
    .select()
    .from(messages)
    .where(
      and(
        inConversation,
        or(
          lt(messages.createdAt, createdAt),
          and(eq(messages.createdAt, createdAt), lt(messages.id, id)),
        ),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(maxAround);
  const from = await query
    .select()
    .from(messages)
    .where(
      and(
        inConversation,
        gte(messages.createdAt, createdAt),
        sql`(${messages.createdAt}, ${messages.id}) >= (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(maxAround + 1);
  return [...before.toReversed(), ...from];
}

type FoundRow = { row: EvidenceRow; previous: string };

/** The sealed rows of messages, with the hash before each, oldest first. */
async function readRows({ database: { query } }: Platform, messageIds: readonly string[]) {
  const storedRows = await query
    .select({ row: messageEvidence, start: evidenceDays.start, previous: previousHash })
    .from(messageEvidence)
    .innerJoin(
      evidenceDays,
      and(
        eq(evidenceDays.contractorId, messageEvidence.contractorId),
        eq(evidenceDays.day, messageEvidence.day),
      ),
    )
    .where(and(isAnyOf(messageEvidence.messageId, messageIds), isNotNull(messageEvidence.hash)))
    .orderBy(asc(messageEvidence.attempt));
  const rows = storedRows.map(
    ({ row, start, previous }): FoundRow => ({ row, previous: previous ?? start }),
  );
  return Map.groupBy(rows, ({ row }) => row.messageId);
}

const previousHash = sql<string | null>`(
  select earlier.hash from ${messageEvidence} earlier
  where earlier.contractor_id = ${messageEvidence.contractorId} and earlier.day = ${messageEvidence.day}
    and earlier.position = ${messageEvidence.position} - 1)`;

function entryOf(message: MessageRow, rows: readonly FoundRow[]): ConversationEntry {
  const stored = message.text === null && message.html === null ? null : contentOf(message);
  const shown = stored && withoutLinks(stored);
  const hasLink = canonicalJson(shown) !== canonicalJson(stored);
  const content = hasLink ? null : stored;
  return {
    messageId: message.id,
    direction: message.direction,
    channel: message.channel,
    kind: message.kind,
    createdAt: message.createdAt.toISOString(),
    state: message.state,
    deliveryStatus: message.providerStatus,
    rows: rows.map((stored, index) => fullRow(stored, index === rows.length - 1 ? content : null)),
    unsealed: rows.length === 0 ? content : null,
    redacted: hasLink ? shown : null,
  };
}

const withoutLinks = (content: EvidenceContent): EvidenceContent => ({
  ...content,
  to: redactLinks(content.to),
  from: redactLinks(content.from),
  subject: redactLinks(content.subject),
  text: redactLinks(content.text),
  html: redactLinks(content.html),
});

function fullRow({ row, previous }: FoundRow, content: EvidenceContent | null): FullRow {
  const { day, position, hash, factsHash, contentHash } = row;
  if (!(day && position && hash && factsHash && contentHash))
    throw new Error("The row isn't sealed");
  return {
    ...{ day, position, previous, hash },
    record: recordOf({ ...row, factsHash, contentHash }),
    salt: row.salt,
    facts: row.facts,
    content: row.salt ? content : null,
  };
}

async function readChain(
  { database: { query } }: Platform,
  contractorId: string,
  day: string,
): Promise<Chain> {
  const ofDay = and(eq(evidenceDays.contractorId, contractorId), eq(evidenceDays.day, day));
  const [evidenceDay] = await query.select().from(evidenceDays).where(ofDay);
  const rows = await query
    .select({
      messageId: messageEvidence.messageId,
      attempt: messageEvidence.attempt,
      contractorId: messageEvidence.contractorId,
      channel: messageEvidence.channel,
      kind: messageEvidence.kind,
      createdAt: messageEvidence.createdAt,
      rules: messageEvidence.rules,
      position: messageEvidence.position,
      factsHash: messageEvidence.factsHash,
      contentHash: messageEvidence.contentHash,
      hash: messageEvidence.hash,
    })
    .from(messageEvidence)
    .where(and(eq(messageEvidence.contractorId, contractorId), eq(messageEvidence.day, day)))
    .orderBy(asc(messageEvidence.position))
    .limit(maxLinks);
  return {
    contractorId,
    day,
    start: evidenceDay?.start ?? chainStart,
    head: evidenceDay?.head ?? chainStart,
    rows: evidenceDay?.rows ?? 0,
    backup: evidenceDay?.backup ?? null,
    backedUpAt: evidenceDay?.backedUpAt?.toISOString() ?? null,
    links: rows.map(({ position, factsHash, contentHash, hash, ...row }) => ({
      position: position ?? 0,
      digest: digestOf(
        recordOf({ ...row, factsHash: factsHash ?? "", contentHash: contentHash ?? "" }),
      ),
      hash: hash ?? "",
    })),
  };
}
