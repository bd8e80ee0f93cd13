import { and, count, eq, sql } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { countLinkRenewals, recordChange, replaceLink } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { processingJobOf } from "./lead-sources.jobs.server.ts";
import { canChangeSources } from "./lead-sources.policy.ts";
import type { NewSource, SourceSettings } from "./lead-sources.schema.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { maxSources, type SourceKind } from "./lead-sources.ts";

export type SourceAdded = Result<{ sourceId: string }, Invalid | TooMany | KeyReused>;

/** Connects a source to the actor's business: no texts until a member turns them on. Audited. */
export async function addSource(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewSource; requestKey: string | null },
): Promise<SourceAdded> {
  authorize(canChangeSources(actor));
  const { contractorId, name: createdBy } = actor;
  if (!isOffered(platform, request.kind)) {
    return invalid({ kind: "This source isn’t available here yet" });
  }
  const { waitSeconds } = await platform.limits.use("lead_source_change", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `add-lead-source:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, sourceId: string) => ({ ok: true, sourceId }) as const,
  };
  return inTransactionOnce<SourceAdded>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    await lockBusinessRow(work, contractorId);
    const [existing] = await tx
      .select({ count: count() })
      .from(connectedSources)
      .where(eq(connectedSources.contractorId, contractorId));
    if ((existing?.count ?? 0) >= maxSources) {
      return invalid({ name: `A business can have up to ${maxSources} lead sources` });
    }
    const sourceId = newId(now.getTime());
    await tx
      .insert(connectedSources)
      .values({ id: sourceId, contractorId, ...request, createdBy, createdAt: now });
    await recordSourceChange(work, actor, sourceId, "lead-source.add", { kind: request.kind });
    remember(sourceId);
    return { ok: true, sourceId };
  });
}

/** Whether the operator has set up what this kind of source needs, such as an approved app. */
export function isOffered(
  { settings, meta, google }: Pick<Platform, "settings" | "meta" | "google">,
  kind: SourceKind,
): boolean {
  switch (kind) {
    case "email":
      return settings.inboundMail !== null;
    case "meta":
      return meta !== null;
    case "google_local":
      return google !== null;
    default:
      return true;
  }
}

type SourceChanged = Result<object, Refused<"not_found"> | Invalid>;

/** Saves what a business chose for a source. Turning texts on records who did, and when. Audited. */
export async function saveSource(
  platform: Platform,
  actor: Actor,
  { sourceId, settings }: { sourceId: string; settings: SourceSettings },
): Promise<SourceChanged> {
  authorize(canChangeSources(actor));
  return inTransaction<SourceChanged>(platform, async (work) => {
    const { tx, now } = work;
    const source = await lockSource(work, actor, sourceId);
    if (!source) return { ok: false, code: "not_found" };
    const { name, page_id: pageId, texts_allowed: textsAllowed } = settings;
    if (pageId) {
      const [page] = await tx
        .select({ id: seoPages.id })
        .from(seoPages)
        .where(and(eq(seoPages.id, pageId), eq(seoPages.contractorId, actor.contractorId)));
      if (!page) return invalid({ page_id: "Choose one of your pages" });
    }
    const isForm = source.kind === "website_form";
    const allowed = textsAllowed
      ? {
          textsAllowedAt: source.textsAllowedAt ?? now,
          textsAllowedBy: source.textsAllowedBy ?? actor.name,
        }
      : { textsAllowedAt: null, textsAllowedBy: null };
    const siteHost = isForm ? settings.site_host : null;
    const isOtherSite = siteHost !== null && siteHost !== source.siteHost;
    await tx
      .update(connectedSources)
      .set({
        name,
        pageId,
        isOn: settings.is_on,
        followsUp: settings.follows_up,
        costCents: settings.cost,
        siteHost,
        ...(isOtherSite ? { setupChangedAt: now } : {}),
        thankYouUrl: isForm ? settings.thank_you_url : null,
        ...allowed,
      })
      .where(eq(connectedSources.id, sourceId));
    await recordSourceChange(work, actor, sourceId, "lead-source.change", {
      isOn: settings.is_on,
      followsUp: settings.follows_up,
      textsAllowed,
    });
    return { ok: true };
  });
}

/**
 * Gives a source a new address; the old one stops working. Audited.
 * @param times how often it had been replaced when the button was shown, so a second click changes
 * nothing
 */
export async function renewSourceAddress(
  platform: Platform,
  actor: Actor,
  { sourceId, times }: { sourceId: string; times: number },
): Promise<SourceChanged> {
  authorize(canChangeSources(actor));
  return inTransaction<SourceChanged>(platform, async (work) => {
    if (!(await lockSource(work, actor, sourceId))) return { ok: false, code: "not_found" };
    if (await replaceLink(work, { kind: "lead-source", subjectId: sourceId, times })) {
      await work.tx
        .update(connectedSources)
        .set({ setupChangedAt: work.now })
        .where(eq(connectedSources.id, sourceId));
      await recordSourceChange(work, actor, sourceId, "lead-source.renew", null);
    }
    return { ok: true };
  });
}

/** Deletes a source and its deliveries; the leads stay. Audited. */
export async function deleteSource(
  platform: Platform,
  actor: Actor,
  sourceId: string,
): Promise<SourceChanged> {
  authorize(canChangeSources(actor));
  return inTransaction<SourceChanged>(platform, async (work) => {
    if (!(await lockSource(work, actor, sourceId))) return { ok: false, code: "not_found" };
    await work.tx.delete(connectedSources).where(eq(connectedSources.id, sourceId));
    await recordSourceChange(work, actor, sourceId, "lead-source.delete", null);
    return { ok: true };
  });
}

/** Processes a delivery that became no lead again, such as after a page was added. */
export async function replayDelivery(
  platform: Platform,
  actor: Actor,
  { sourceId, deliveryId }: { sourceId: string; deliveryId: string },
): Promise<SourceChanged> {
  authorize(canChangeSources(actor));
  return inTransaction<SourceChanged>(platform, async (work) => {
    const source = await lockSource(work, actor, sourceId);
    if (!source) return { ok: false, code: "not_found" };
    const [repeated] = await work.tx
      .update(leadDeliveries)
      .set({
        state: "received",
        reason: null,
        processedAt: null,
        // They may not have seen this business's consent wording, so they get no automatic message.
        isFlood: sql`${leadDeliveries.isFlood} or ${leadDeliveries.reason} is not distinct from 'wrong_site'`,
      })
      .where(
        and(
          eq(leadDeliveries.id, deliveryId),
          eq(leadDeliveries.sourceId, sourceId),
          eq(leadDeliveries.state, "unmatched"),
        ),
      )
      .returning({ fields: leadDeliveries.fields });
    // Clicked twice, it is being processed already.
    if (repeated) {
      work.enqueue(processingJobOf(source.kind, repeated.fields !== null), { deliveryId });
    }
    return { ok: true };
  });
}

/** The actor's source, locked; null if it has none with this id. */
export async function lockSource(
  { tx }: UnitOfWork,
  { contractorId }: BusinessMember,
  sourceId: string,
) {
  const [source] = await tx
    .select()
    .from(connectedSources)
    .where(and(eq(connectedSources.id, sourceId), eq(connectedSources.contractorId, contractorId)))
    .for(...lockRows(connectedSources, "no key update"));
  return source ?? null;
}

/** How often a source's address was replaced. */
export const countAddressRenewals = (platform: Platform, sourceId: string) =>
  countLinkRenewals(platform.database.query, "lead-source", sourceId);

/** Records a change to a source in the business's audit log. */
export const recordSourceChange = (
  work: UnitOfWork,
  actor: BusinessMember,
  sourceId: string,
  action: `lead-source.${string}`,
  after: object | null,
) =>
  recordChange(work, actor, {
    action,
    entity: "contractor",
    entityId: actor.contractorId,
    before: null,
    after: { source: sourceId, ...after },
  });
