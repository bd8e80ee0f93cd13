import { createHash } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, businessPath } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { type Fingerprint, isSameSecret } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { processingJobOf } from "./lead-sources.jobs.server.ts";
import { canSendDelivery } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import type { UnmatchedReason } from "./lead-sources.ts";
import { type ReadDelivery, readDelivery } from "./read-delivery.ts";

/** A request to a source's address. */
export type SentDelivery = {
  /** Of the address. */
  token: string;
  /** The remote address, to limit guesses. */
  from: string;
  contentType: string;
  text: string;
  /** The `Origin` or `Referer` of a website's form; null if it sent none. */
  origin: string | null;
  /** The header `x-api-key`. */
  apiKey: string | null;
  /** Whether a person waits for a page. */
  isPerson: boolean;
};

export type DeliveryReceived = Result<
  { thankYouUrl: string | null },
  Refused<"not_found" | "permission_denied"> | TooMany
>;

/** What is stored of a body that can't be read. */
const maxUnread = 16_000;

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
  if (!source) {
    const { waitSeconds } = await platform.limits.use("lead_source_wrong", sent.from);
    return waitSeconds > 0 ? tooMany(waitSeconds) : { ok: false, code: "not_found" };
  }
  const { waitSeconds } = await platform.limits.use("lead_source", source.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const read = readDelivery(source.kind, sent);
  const reason = source.isOn ? refusalOf(platform, source, sent, read) : "off";
  const isFlood = reason === null && (await isSentOften(platform, source, sent));
  // What strangers send to a public address must not keep real leads out: a day's first are saved.
  const isRefused = reason !== null && refusals.includes(reason);
  const limit = isRefused ? "lead_source_refused" : "lead_source_day";
  const day = await platform.limits.use(limit, source.id);
  if (day.waitSeconds > 0 && !isRefused) return tooMany(day.waitSeconds);
  const bodyHash = createHash("sha256").update(sent.text).digest("hex");
  const arrived = { read, reason, isFlood, bodyHash, text: sent.text };
  if (day.waitSeconds === 0) {
    await inTransaction(platform, (work) => saveDelivery(work, source, arrived));
  }
  if (reason === "wrong_key") return { ok: false, code: "permission_denied" };
  return { ok: true, thankYouUrl: sent.isPerson ? await thankYouUrl(query, source) : null };
}

/** What anyone can cause who knows a source's address. */
const refusals: readonly UnmatchedReason[] = ["wrong_key", "wrong_site", "bot"];

type Arrived = {
  /** Null if it can't be read. */
  read: ReadDelivery | null;
  reason: UnmatchedReason | null;
  isFlood: boolean;
  bodyHash: string;
  text: string;
  /** Whether its text is stored although it can be read: it is read again with another template. */
  keepsText?: boolean;
  /** The provider's id, if nothing else of it is read yet. */
  providerLeadId?: string;
};

/** Saves a delivery and queues its processing, or counts that it arrived again. */
export async function saveDelivery(
  { tx, now, enqueue }: UnitOfWork,
  source: Source,
  { read, reason, isFlood, bodyHash, text, keepsText = false, ...announced }: Arrived,
): Promise<void> {
  const withoutId = `${now.toISOString().slice(0, 10)} ${bodyHash}`;
  // A forged copy must not keep the real one out.
  const isForged = reason === "wrong_key" || reason === "wrong_site";
  const providerLeadId = isForged
    ? `refused ${withoutId}`
    : (read?.providerLeadId?.replaceAll("\0", "") ?? announced.providerLeadId ?? withoutId);
  const [saved] = await tx
    .insert(leadDeliveries)
    .values({
      contractorId: source.contractorId,
      sourceId: source.id,
      providerLeadId,
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
  if (saved) return;
  await tx
    .update(leadDeliveries)
    .set({ repeats: sql`${leadDeliveries.repeats} + 1` })
    .where(
      and(
        eq(leadDeliveries.sourceId, source.id),
        eq(leadDeliveries.providerLeadId, providerLeadId),
        eq(leadDeliveries.bodyHash, bodyHash),
      ),
    );
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
  { origin, apiKey }: SentDelivery,
  read: ReadDelivery | null,
): UnmatchedReason | null {
  if (!read) return "unreadable";
  if (read.trap !== "") return "bot";
  const given = kind === "google_ads" ? read.key : kind === "angi" ? apiKey : undefined;
  if (given !== undefined && !isSameSecret(given ?? "", sourceKey(fingerprint, id))) {
    return "wrong_key";
  }
  if (kind === "website_form" && siteHost && !isFromSite(origin, siteHost)) return "wrong_site";
  return null;
}

/** Whether a form was on this website, with or without "www.". */
function isFromSite(origin: string | null, siteHost: string): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const normalizeHost = (host: string) => host.toLowerCase().replace(/^www\./, "");
  return normalizeHost(new URL(origin).hostname) === normalizeHost(siteHost);
}
