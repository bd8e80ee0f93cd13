import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { MetaProblem } from "~/platform/meta/meta.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { retryUnmatched } from "../field-mapping.server.ts";
import { canChangeSources } from "../lead-sources.policy.ts";
import type { MetaConnection } from "../lead-sources.schema.ts";
import { connectedSources } from "../lead-sources.tables.server.ts";
import { lockSource, recordSourceChange } from "../manage-sources.server.ts";

type Connected = Result<object, Refused<"not_found"> | Invalid | TooMany>;

const messages: Record<MetaProblem, string> = {
  token_expired: "Meta says that this token expired or isn’t valid. Generate a new one",
  no_permission: "This token may not manage the page’s leads. Check the permissions in step 4",
  rate_limited: "Meta limits requests right now. Try again in a few minutes",
  unavailable: "Meta didn’t respond. Try again in a few minutes",
  lead_gone: "Meta finds no such page for this token. Check the ID, and that the page is assigned",
};

/**
 * Connects a source to a Facebook page: checks the token, subscribes to the page's leads, and
 * retries the leads that couldn't be fetched. The token is stored encrypted. Audited.
 */
export async function connectMetaPage(
  platform: Platform,
  actor: Actor,
  { sourceId, connection }: { sourceId: string; connection: MetaConnection },
): Promise<Connected> {
  authorize(canChangeSources(actor));
  const { meta, limits, vault } = platform;
  if (!meta) return { ok: false, code: "not_found" };
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const { account_id: pageId, access_token: token } = connection;
  const page = await meta.findPage(pageId, token);
  if (!page.ok) {
    const at = page.problem === "lead_gone" ? "account_id" : "access_token";
    return invalid({ [at]: messages[page.problem] });
  }
  const subscribed = await meta.subscribePage(pageId, page.pageToken);
  if (!subscribed.ok) return invalid({ access_token: messages[subscribed.problem] });
  const accessToken = await vault.seal(page.pageToken);
  const saved = await save(platform, actor, { sourceId, pageId, name: page.name, accessToken });
  if (saved.ok) await retryUnmatched(platform, actor, sourceId);
  return saved;
}

type Page = { sourceId: string; pageId: string; name: string; accessToken: string };

async function save(
  platform: Platform,
  actor: Actor,
  { sourceId, pageId, name, accessToken }: Page,
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  authorize(canChangeSources(actor));
  try {
    return await inTransaction<Result<object, Refused<"not_found"> | Invalid>>(
      platform,
      async (work) => {
        const source = await lockSource(work, actor, sourceId);
        if (source?.kind !== "meta") return { ok: false, code: "not_found" };
        await work.tx
          .update(connectedSources)
          .set({ accountId: pageId, accountName: name.slice(0, 200), accessToken, problem: null })
          .where(eq(connectedSources.id, sourceId));
        await recordSourceChange(work, actor, sourceId, "lead-source.connect", { page: pageId });
        return { ok: true };
      },
    );
  } catch (error) {
    if (violationOf(error)?.constraint !== "lead_sources_account") throw error;
    return invalid({ account_id: "This page is already connected to another lead source" });
  }
}
