import { and, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { acceptCall, endLeg, endReportedCall } from "~/domains/inbox/calls/taking/call.server.ts";
import { receiveCall } from "~/domains/inbox/calls/taking/receive-call.server.ts";
import { canSimulateCalls, canSimulateReplies } from "~/domains/inbox/inbox.policy.ts";
import { callLegs, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import {
  filesOfMessages,
  messages,
  photoPath,
  voicemailDrops,
} from "~/domains/messaging/index.server.ts";
import {
  findNumberOwner,
  selectTrackedNumbers,
  senders,
} from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { SimulatedCall } from "./phone.schema.ts";

const phonesShown = 50;
const textsShown = 200;

/**
 * The homeowners whose phones can be simulated, latest first, and one of their screens; null if a
 * provider sends real texts.
 * @param conversationId whose screen; the first one's by default
 */
export async function readPhones(platform: Platform, actor: Actor, conversationId: string | null) {
  authorize(canSimulateReplies(actor));
  if (platform.sms) return null;
  const { query } = platform.database;
  const listed = await listPhones(query, undefined);
  const isListed = listed.some((phone) => phone.conversationId === conversationId);
  const older =
    conversationId && !isListed
      ? await listPhones(query, eq(conversations.id, conversationId))
      : [];
  const phones = [...older, ...listed];
  const shown =
    phones.find((phone) => phone.conversationId === conversationId) ?? phones[0] ?? null;
  if (!shown) return { phones, shown: null };
  const texts = await query
    .select({
      id: messages.id,
      direction: messages.direction,
      text: messages.text,
      createdAt: messages.createdAt,
      isVoicemail: sql<boolean>`${messages.channel} = 'voicemail'`,
    })
    .from(messages)
    .leftJoin(voicemailDrops, eq(voicemailDrops.messageId, messages.id))
    .where(
      and(
        eq(messages.conversationId, shown.conversationId),
        or(eq(messages.channel, "sms"), isNotNull(voicemailDrops.playedAt)),
        notInArray(messages.state, ["failed", "suppressed", "withheld"]),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(textsShown);
  const files = await filesOfMessages(
    query,
    texts.map(({ id }) => id),
  );
  const withPhotos = texts.map((text) => {
    const photos = (files.get(text.id) ?? []).filter(({ isStored }) => isStored);
    return { ...text, photos: photos.map(({ id }) => photoPath(platform, id)) };
  });
  return { phones, shown: { ...shown, texts: withPhotos.toReversed() } };
}

function listPhones(query: Reader, where: SQL | undefined) {
  return query
    .select({
      conversationId: conversations.id,
      name: conversations.name,
      phone: conversations.phone,
      businessName: contractorAccounts.businessName,
    })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(and(isNotNull(conversations.phone), isNotNull(senders.phone), where))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(phonesShown);
}

/**
 * Texts a business as a homeowner, with an unused id in the provider's format; from there it is
 * processed like any other text. The same submission gets the same id.
 */
export async function textAsHomeowner(
  platform: Platform,
  actor: Actor,
  { conversationId, text, key }: { conversationId: string; text: string; key?: string | null },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateReplies(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  const [numbers] = await platform.database.query
    .select({ from: conversations.phone, to: senders.phone })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .where(eq(conversations.id, conversationId));
  if (!numbers?.from || !numbers.to) return { ok: false, code: "not_found" };
  const { from, to } = numbers;
  const press = key ? JSON.stringify([key, text]) : randomToken();
  const providerId = `SM${hashToken(press).slice(0, 32)}`;
  await inTransaction(platform, (work) =>
    receiveText(work, platform, { providerId, from, to, body: text, media: [], optOut: null }),
  );
  return { ok: true };
}

/**
 * The simulated phone's call in progress and the phone that rings for it; null if there is none.
 */
export async function findSimulatedCall(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canSimulateCalls(actor));
  const [call] = await platform.database.query
    .select({
      id: calls.id,
      providerId: calls.providerId,
      state: calls.state,
      place: callLegs.place,
      ringing: callLegs.phone,
    })
    .from(calls)
    .leftJoin(callLegs, and(eq(callLegs.callId, calls.id), isNull(callLegs.endedAt)))
    .where(and(eq(calls.conversationId, conversationId), isNull(calls.endedAt)))
    .orderBy(desc(calls.createdAt), desc(callLegs.place))
    .limit(1);
  return call ?? null;
}

/**
 * Simulates a homeowner's call, or an action on either end of one, with the same commands as a real
 * call. Idempotent per submission.
 */
export async function simulateCall(
  platform: Platform,
  actor: Actor,
  { conversationId, act, to, key }: SimulatedCall & { key?: string | null },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canSimulateCalls(actor));
  if (platform.sms) return { ok: false, code: "not_found" };
  if (act === "call") return call(platform, { conversationId, to }, key ?? randomToken());
  const tried = await findSimulatedCall(platform, actor, conversationId);
  if (!tried) return { ok: true };
  const { id: callId, providerId, place } = tried;
  await inTransaction(platform, async (work) => {
    if (act === "hang_up") await endReportedCall(work, platform, { providerId, seconds: null });
    else if (place !== null && act === "pick_up") await acceptCall(work, { callId, place }, "1");
    else if (place !== null) {
      const dialed = { status: "no-answer", providerId: null, seconds: null } as const;
      await endLeg(work, platform, { callId, place }, dialed);
    }
  });
  return { ok: true };
}

/** The numbers that a conversation's business can be called at, main number first. */
export async function listCalledNumbers(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canSimulateCalls(actor));
  const { query } = platform.database;
  const numbers = await findNumbers(query, conversationId);
  if (!numbers?.usual) return [];
  const tracked = await selectTrackedNumbers(query, numbers.contractorId);
  return [
    { phone: numbers.usual, label: "Main number" },
    ...tracked.map(({ phone, source, page }) => ({ phone, label: source ?? page ?? "" })),
  ];
}

/** The homeowner's number and the business's main number. */
async function findNumbers(database: Reader, conversationId: string) {
  const [conversation] = await database
    .select({
      from: conversations.phone,
      usual: senders.phone,
      contractorId: conversations.contractorId,
    })
    .from(conversations)
    .innerJoin(senders, eq(senders.contractorId, conversations.contractorId))
    .where(eq(conversations.id, conversationId));
  return conversation;
}

async function call(
  platform: Platform,
  { conversationId, to: chosen }: Pick<SimulatedCall, "conversationId" | "to">,
  press: string,
) {
  const { query } = platform.database;
  const numbers = await findNumbers(query, conversationId);
  const to = chosen ?? numbers?.usual;
  if (!numbers?.from || !to) return { ok: false as const, code: "not_found" as const };
  const owner = await findNumberOwner(query, to);
  if (owner?.contractorId !== numbers.contractorId) {
    return { ok: false as const, code: "not_found" as const };
  }
  const { from } = numbers;
  const providerId = `CA${hashToken(press).slice(0, 32)}`;
  await inTransaction(platform, (work) =>
    receiveCall(work, platform, { providerId, from, to, attestation: "A", zipCode: null }),
  );
  return { ok: true as const };
}
