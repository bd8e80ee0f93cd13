import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canSendDelivery } from "../lead-sources.policy.ts";
import { connectedSources } from "../lead-sources.tables.server.ts";
import { parseWithWholeIds } from "../read-delivery.ts";
import { announceSource, saveDelivery } from "../receive-delivery.server.ts";

/** A request to Meta's webhook: its raw body, and its header `X-Hub-Signature-256`. */
export type MetaWebhook = {
  body: Uint8Array;
  signature: string | null;
  /** The remote address, to limit guessed signatures. */
  from: string;
};

type Received = Result<object, Refused<"not_found" | "permission_denied"> | TooMany>;

/**
 * Saves each lead that Meta announces with the source connected to its page, in one transaction;
 * jobs fetch the fields afterward. A repeated announcement is counted (`lead-sources.once`). One
 * with a wrong signature is saved as refused, and never blocks the real one.
 */
export async function receiveMetaLeads(
  platform: Platform,
  actor: Actor,
  { body, signature, from }: MetaWebhook,
): Promise<Received> {
  authorize(canSendDelivery(actor));
  if (!platform.meta) return { ok: false, code: "not_found" };
  const isForged = !platform.meta.isSigned(body, signature);
  if (isForged) {
    const { waitSeconds } = await platform.limits.use("lead_source_wrong", from);
    if (waitSeconds > 0) return tooMany(waitSeconds);
  }
  // In a fixed order, so two webhooks with the same leads don't deadlock.
  const announced = readAnnounced(Buffer.from(body).toString()).toSorted((a, b) =>
    a.leadId < b.leadId ? -1 : 1,
  );
  const pages = [...new Set(announced.map(({ pageId }) => pageId))];
  const sources =
    pages.length === 0
      ? []
      : await platform.database.query
          .select()
          .from(connectedSources)
          .where(
            and(eq(connectedSources.kind, "meta"), inArray(connectedSources.accountId, pages)),
          );
  const saved: (typeof announced)[number][] = [];
  for (const lead of announced) {
    const source = sources.find(({ accountId }) => accountId === lead.pageId);
    // What strangers send must not fill the table.
    const limit =
      isForged && source ? await platform.limits.use("lead_source_refused", source.id) : null;
    if (source && !limit?.waitSeconds) saved.push(lead);
  }
  const unknown = pages.filter((page) => !sources.some(({ accountId }) => accountId === page));
  // Such as Meta's own webhook test: without a page's token there is nothing to fetch.
  if (unknown.length > 0 && !isForged)
    platform.log.warn("lead of a page that isn't connected", { count: unknown.length });
  if (saved.length > 0) {
    await inTransaction(platform, async (work) => {
      for (const { pageId, leadId, value } of saved) {
        const source = sources.find(({ accountId }) => accountId === pageId);
        if (!source) continue;
        const refusal = isForged ? "wrong_key" : null;
        await saveDelivery(work, source, {
          read: null,
          reason: source.isOn ? refusal : "off",
          isFlood: false,
          // Meta announces the same lead again with another timestamp.
          bodyHash: createHash("sha256").update(leadId).digest("hex"),
          text: JSON.stringify(value),
          providerLeadId: leadId,
        });
      }
    });
    for (const source of sources) announceSource(platform, source);
  }
  return isForged ? { ok: false, code: "permission_denied" } : { ok: true };
}

const id = z.string().regex(/^\d{1,25}$/);
const change = z.object({
  field: z.literal("leadgen"),
  value: z.looseObject({ leadgen_id: id, page_id: id.optional() }),
});
const notification = z.object({
  object: z.literal("page"),
  entry: z
    .array(z.object({ id: id.optional(), changes: z.array(z.unknown()).default([]) }))
    .max(1_000),
});

/** Each lead in a notification; other kinds of changes and invalid ones are skipped. */
function readAnnounced(text: string) {
  const parsed = notification.safeParse(parseWithWholeIds(text));
  if (!parsed.success) return [];
  return parsed.data.entry.flatMap((entry) =>
    entry.changes.flatMap((item) => {
      const { data } = change.safeParse(item);
      const pageId = data?.value.page_id ?? entry.id;
      return data && pageId ? [{ pageId, leadId: data.value.leadgen_id, value: data.value }] : [];
    }),
  );
}

/** The challenge that confirms the webhook's address to Meta. */
export function checkMetaSubscription(
  platform: Platform,
  actor: Actor,
  query: URLSearchParams,
): Result<{ challenge: string }, Refused<"not_found" | "permission_denied">> {
  authorize(canSendDelivery(actor));
  if (!platform.meta) return { ok: false, code: "not_found" };
  const challenge = query.get("hub.challenge") ?? "";
  const isRight =
    platform.meta.isVerifyToken(query.get("hub.verify_token") ?? "") &&
    query.get("hub.mode") === "subscribe" &&
    /^[\w.-]{1,200}$/.test(challenge);
  return isRight ? { ok: true, challenge } : { ok: false, code: "permission_denied" };
}
