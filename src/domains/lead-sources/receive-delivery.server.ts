import { createHash } from "node:crypto";
import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, businessPath } from "~/domains/shared/index.ts";
import { findBusinessZone, seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { type Fingerprint, isSameSecret } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { processingJobOf } from "./lead-sources.jobs.server.ts";
import { canSendDelivery } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { kindFacts, refusals, type UnmatchedReason } from "./lead-sources.ts";
import { type ReadDelivery, readDelivery } from "./read-delivery.ts";
import { readThumbtackEvent } from "./thumbtack/thumbtack-event.schema.ts";

/** A request to a source's address. */
export type SentDelivery = {
  /** The token in the source's address. */
  token: string;
  /** The remote address, to limit guesses. */
  from: string;
  contentType: string;
  text: string;
  /** The website of a form: the `Origin` or `Referer`; null if the browser hides both. */
  origin: string | null;
  /** The header `x-api-key`. */
  apiKey: string | null;
  /** The header `authorization`. */
  authorization?: string | null;
  /** Whether a person waits for a page. */
  isPerson: boolean;
};

export type DeliveryReceived = Result<
  { thankYouUrl: string | null },
  Refused<"not_found" | "permission_denied"> | TooMany
>;

/** What is stored of a body that can't be read. */
const maxUnread = 16_000;
/** Longer provider ids are stored as a hash. */
const maxId = 500;
/** Longer bodies take noticeable time to read, so they have their own limit. */
const longBody = 64_000;

export const sourceLink = "lead-source";

/** The address to which a source sends its leads. It is never stored. */
export async function sourceAddress(
  platform: Pick<Platform, "settings" | "fingerprint">,
  database: Reader,
  sourceId: string,
): Promise<string> {
  const token = await lastingLinkToken(platform, database, sourceLink, sourceId);
  return new URL(`/webhooks/leads/${token}`, platform.settings.siteUrl).href;
}

/** The key that a source sends with its leads, at most 50 characters as Google requires. */
export const sourceKey = (fingerprint: Fingerprint, sourceId: string): string =>
  fingerprint("lead source key", sourceId).slice(0, 32);

/**
 * Saves what a source sent and queues its processing, in one transaction: the sender may forget it
 * once this returns. The same delivery again is counted, not saved (`lead-sources.once`). A wrong key
 * is saved too, and rejected.
 */
export async function receiveDelivery(
  platform: Platform,
  actor: Actor,
  sent: SentDelivery,
): Promise<DeliveryReceived> {
  authorize(canSendDelivery(actor));
  const { query } = platform.database;
  const sourceId = await readCurrentLink(platform, query, sourceLink, sent.token);
  const [source] = sourceId
    ? await query.select().from(connectedSources).where(eq(connectedSources.id, sourceId))
    : [];
  // A polled source has no address to send to.
  if (!source || kindFacts[source.kind].isPolled) {
    const { waitSeconds } = await platform.limits.use("lead_source_wrong", sent.from);
    return waitSeconds > 0 ? tooMany(waitSeconds) : { ok: false, code: "not_found" };
  }
  if (sent.text.length > longBody) {
    const { waitSeconds } = await platform.limits.use("lead_source_long", source.id);
    if (waitSeconds > 0) return tooMany(waitSeconds);
  }
  const read =
    source.kind === "thumbtack"
      ? readThumbtackEvent(sent.text, await findZone(platform, source.contractorId))
      : readDelivery(source.kind, sent);
  const reason = source.isOn ? refusalOf(platform, source, sent, read) : "off";
  const bodyHash = createHash("sha256")
    .update(read?.identity ?? sent.text)
    .digest("hex");
  const arrived = { read, reason, bodyHash, text: sent.text };
  const room = await findRoom(platform, source, arrived, sent);
  if (room.waitSeconds > 0) return tooMany(room.waitSeconds);
  const { known } = room;
  if (room.isSaved && known) {
    await inTransaction(platform, async (work) => {
      await countRepeat(work, eq(leadDeliveries.id, known.id));
      if (known.reason === "off" && reason === null) await reopen(work, source, known.id);
    });
    announceSource(platform, source);
  } else if (room.isSaved) {
    const { isFlood } = room;
    await inTransaction(platform, (work) => saveDelivery(work, source, { ...arrived, isFlood }));
    announceSource(platform, source);
  }
  if (reason === "wrong_key") return { ok: false, code: "permission_denied" };
  return { ok: true, thankYouUrl: sent.isPerson ? await thankYouUrl(query, source) : null };
}

/** Refreshes open pages about a business's sources, so the light turns green as its owner watches. */
export const announceSource = (
  { liveUpdates }: Pick<Platform, "liveUpdates">,
  { contractorId }: { contractorId: string },
) => liveUpdates.publish([], [`lead-source@${contractorId}`]);

const findZone = ({ database, settings }: Platform, contractorId: string) =>
  findBusinessZone(database.query, contractorId, settings.timeZone);

type Room = {
  waitSeconds: number;
  isSaved: boolean;
  /** Whether its sender sends often, so it gets no automatic message. */
  isFlood: boolean;
  /** The saved delivery that this one repeats; null if there is none. */
  known: { id: string; reason: UnmatchedReason | null } | null;
};

/**
 * Checks a delivery against its source's limits. Strangers and looping programs must not keep real
 * leads out: of refused deliveries only a day's first ones are saved, of one delivery's repeats
 * only a minute's first ones are counted, and frequent senders have their own limit. The sender of
 * a new delivery over its limit has to wait.
 */
async function findRoom(
  platform: Platform,
  source: Source,
  arrived: Identified,
  sent: SentDelivery,
): Promise<Room> {
  const { limits, clock, database } = platform;
  if (arrived.reason !== null && refusals.includes(arrived.reason)) {
    const { waitSeconds } = await limits.use("lead_source_refused", source.id);
    return { waitSeconds: 0, isSaved: waitSeconds === 0, isFlood: false, known: null };
  }
  const [existing] = await database.query
    .select({ id: leadDeliveries.id, reason: leadDeliveries.reason })
    .from(leadDeliveries)
    .where(isRepeated(source, arrived, clock.now()))
    .limit(1);
  if (existing) {
    const { waitSeconds } = await limits.use("lead_source_repeat", existing.id);
    return { waitSeconds: 0, isSaved: waitSeconds === 0, isFlood: false, known: existing };
  }
  if (arrived.reason === null && (await isSentOften(platform, source, sent))) {
    const { waitSeconds } = await limits.use("lead_source_flood", source.id);
    return { waitSeconds, isSaved: waitSeconds === 0, isFlood: true, known: null };
  }
  // A delivery that can't be read becomes no lead, and any stranger can send one to a website's
  // form.
  const ofDay = arrived.read ? "lead_source_day" : "lead_source_refused";
  const minute = await limits.use("lead_source", source.id);
  const { waitSeconds } = minute.waitSeconds > 0 ? minute : await limits.use(ofDay, source.id);
  return { waitSeconds, isSaved: waitSeconds === 0, isFlood: false, known: null };
}

type Identified = {
  /** Null if it can't be read. */
  read: ReadDelivery | null;
  reason: UnmatchedReason | null;
  bodyHash: string;
  /** The provider's id, if only that is known yet. */
  providerLeadId?: string;
};

type Arrived = Identified & {
  isFlood: boolean;
  text: string;
  /**
   * Whether the text is stored even if it was parsed, so it can be parsed again with another
   * template.
   */
  keepsText?: boolean;
  /** Whether it comes from a polled provider, where repeats are normal. */
  isPolled?: boolean;
};

/** The provider's id of the lead, or a substitute made of its content. */
function idOf({ read, reason, bodyHash, providerLeadId }: Identified, now: Date): string {
  const withoutId = `${now.toISOString().slice(0, 10)} ${bodyHash}`;
  // A forged copy must not count as the real one.
  if (reason === "wrong_key" || reason === "wrong_site") return `refused ${withoutId}`;
  const id = (read?.providerLeadId ?? providerLeadId ?? withoutId).replaceAll("\0", "");
  // Hashed, not truncated, so different ids stay different and fit into the index.
  return id.length <= maxId ? id : createHash("sha256").update(id).digest("hex");
}

/** The saved delivery that this one repeats. */
const isSame = ({ id }: Pick<Source, "id">, arrived: Identified, now: Date) =>
  and(
    eq(leadDeliveries.sourceId, id),
    eq(leadDeliveries.providerLeadId, idOf(arrived, now)),
    eq(leadDeliveries.bodyHash, arrived.bodyHash),
  );

/** How long after midnight a delivery without an id may repeat one of the day before. */
const repeatHours = 12;
const hour = 60 * 60 * 1000;

/** Matches a saved delivery with the same content, including one from just before midnight. */
function isRepeated(source: Source, arrived: Identified, now: Date) {
  const before = new Date(now.getTime() - repeatHours * hour);
  return or(
    isSame(source, arrived, now),
    and(isSame(source, arrived, before), gt(leadDeliveries.createdAt, before)),
  );
}

/**
 * Saves a delivery and queues its processing, or counts a repeat.
 * @returns whether it's new
 */
export async function saveDelivery(
  work: UnitOfWork,
  source: Source,
  arrived: Arrived,
): Promise<boolean> {
  const { tx, now, enqueue } = work;
  const { read, reason, isFlood, bodyHash, text, keepsText = false, isPolled } = arrived;
  const [saved] = await tx
    .insert(leadDeliveries)
    .values({
      contractorId: source.contractorId,
      sourceId: source.id,
      providerLeadId: idOf(arrived, now),
      bodyHash,
      fields: read?.fields ?? null,
      body:
        read && !keepsText ? null : text.slice(0, maxUnread).toWellFormed().replaceAll("\0", ""),
      clickId: read?.clickId ?? null,
      state: reason ? "unmatched" : read?.isTest ? "test" : "received",
      reason,
      costCents: source.costCents,
      isFlood,
      createdAt: now,
      processedAt: reason || read?.isTest ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: leadDeliveries.id, state: leadDeliveries.state });
  if (saved?.state === "received") {
    enqueue(processingJobOf(source.kind, read !== null), { deliveryId: saved.id });
  }
  if (saved || isPolled) return saved !== undefined;
  await countRepeat(work, isSame(source, arrived, now));
  return false;
}

const countRepeat = ({ tx }: UnitOfWork, where: SQL | undefined) =>
  tx
    .update(leadDeliveries)
    .set({ repeats: sql`${leadDeliveries.repeats} + 1` })
    .where(where);

/** Processes a delivery again that arrived while its source was off. */
async function reopen({ tx, enqueue }: UnitOfWork, { kind }: Source, deliveryId: string) {
  const [repeated] = await tx
    .update(leadDeliveries)
    .set({ state: "received", reason: null, processedAt: null })
    .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.reason, "off")))
    .returning({ fields: leadDeliveries.fields });
  if (repeated) enqueue(processingJobOf(kind, repeated.fields !== null), { deliveryId });
}

/** Where a website's visitor goes: if the business chose no page, the one after a request on its own. */
async function thankYouUrl(
  query: Reader,
  { contractorId, pageId, thankYouUrl: chosen }: Source,
): Promise<string> {
  if (chosen) return chosen;
  const [page] = await query
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "live")))
    .orderBy(desc(sql`${seoPages.id} is not distinct from ${pageId}`), asc(seoPages.id))
    .limit(1);
  return page ? `${businessPath(page)}/requested` : "/success";
}

export type Source = typeof connectedSources.$inferSelect;

/**
 * Whether a website's form was sent often from one address. A website's own server may do so, so these
 * are leads, but nothing is sent to them automatically.
 */
async function isSentOften({ limits }: Platform, { id, kind }: Source, { from }: SentDelivery) {
  if (kind !== "website_form") return false;
  return (await limits.use("lead_source_sender", `${id} ${from}`)).waitSeconds > 0;
}

/** Why it becomes no lead, as far as can be seen before it is processed. */
function refusalOf(
  { fingerprint }: Platform,
  { id, kind, siteHost }: Source,
  { origin, apiKey, authorization = null }: SentDelivery,
  read: ReadDelivery | null,
): UnmatchedReason | null {
  if (!read) return "unreadable";
  if (read.trap !== "") return "bot";
  const presentedKey = keyOf(kind, { key: read.key, apiKey, authorization });
  if (presentedKey !== undefined && !isSameSecret(presentedKey ?? "", sourceKey(fingerprint, id))) {
    return "wrong_key";
  }
  if (kind === "website_form" && siteHost && isFromOtherSite(origin, siteHost)) return "wrong_site";
  return read.isOther ? "other_event" : null;
}

type Keys = { key: string | null; apiKey: string | null; authorization: string | null };

/** The key that the delivery contains; undefined if this kind needs none. */
function keyOf(kind: Source["kind"], { key, apiKey, authorization }: Keys) {
  switch (kind) {
    case "google_ads":
      return key;
    case "angi":
      return apiKey;
    // Thumbtack's webhook has Basic authentication only if the business set it up.
    case "thumbtack":
      return authorization === null ? undefined : passwordOf(authorization);
    default:
      return undefined;
  }
}

/** The password of Basic authentication; null for anything else. */
function passwordOf(authorization: string): string | null {
  const [, encoded] = /^basic ([a-z0-9+/=]{1,400})$/i.exec(authorization.trim()) ?? [];
  if (!encoded) return null;
  const [, ...password] = Buffer.from(encoded, "base64").toString().split(":");
  return password.length > 0 ? password.join(":") : null;
}

/**
 * Whether a form was on another website than this one, with or without "www.". A page whose
 * `Referrer-Policy` is "no-referrer" or "same-origin" doesn't say where it is, nor does a website's
 * own server. A stranger gains nothing from that: outside a browser, any origin can be forged.
 */
function isFromOtherSite(origin: string | null, siteHost: string): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const normalizeHost = (host: string) => host.toLowerCase().replace(/^www\./, "");
  return normalizeHost(new URL(origin).hostname) !== normalizeHost(siteHost);
}
